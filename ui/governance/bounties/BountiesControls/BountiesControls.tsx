import { bountyCategories } from '@narwhal-club/core/bounties'
import { type BountySort, bountySorts } from '@narwhal-club/core/contract'
import { bounties } from '@narwhal-club/core/messages/pages/bounties'
import { Select } from '../../../form/Select/Select.tsx'
import type { LinkAs } from '../../../kit/Link/Link.ts'
import {
  ListControls,
  type ListControlsProps,
} from '../../../kit/ListControls/ListControls.tsx'
import { TabLinks } from '../../../kit/TabLinks/TabLinks.tsx'
import * as styles from './BountiesControls.css.ts'
import { type BountyShown, bountyShown } from './states.ts'

const words = bounties.list

export interface BountiesControlsProps
  extends Omit<ListControlsProps<BountySort>, 'words' | 'sorts'> {
  /** Which of them are shown, each with its address. */
  state: BountyShown
  stateHref: (state: BountyShown) => string
  /** Empty: any. */
  category: string
  onCategory: (category: string) => void
  /** Empty: any. */
  asset: string
  onAsset: (asset: string) => void
  /** @default 'a' */
  linkAs?: LinkAs | undefined
}

/** What a list of bounties is narrowed, searched and sorted by. */
export function BountiesControls(props: BountiesControlsProps) {
  const { state, stateHref, category, onCategory, asset, onAsset } = props
  const { linkAs, ...rest } = props
  return (
    <>
      <TabLinks
        label={words.state.label}
        linkAs={linkAs}
        links={bountyShown.map((each) => ({
          href: stateHref(each),
          label:
            each === 'all' || each === 'paid'
              ? words.state[each]
              : bounties.status[each],
          isCurrent: each === state,
        }))}
      />
      <ListControls words={words} sorts={bountySorts} {...rest} />
      <div className={styles.row}>
        <Select
          name="category"
          label={words.category}
          none={words.anyCategory}
          options={bountyCategories.map((each) => ({
            value: each,
            label: bounties.category[each],
          }))}
          value={category}
          onChange={onCategory}
        />
        <Select
          name="asset"
          label={words.asset}
          none={words.anyAsset}
          options={[
            { value: 'CRO', label: bounties.unit.CRO },
            { value: 'TOKEN', label: bounties.unit.TOKEN },
          ]}
          value={asset}
          onChange={onAsset}
        />
      </div>
    </>
  )
}
