import { type ProposalSort, proposalSorts } from '@narwhal-club/core/contract'
import { proposals } from '@narwhal-club/core/messages/pages/proposals'
import type { LinkAs } from '../../../kit/Link/Link.ts'
import { SearchField } from '../../../kit/SearchField/SearchField.tsx'
import { Segmented } from '../../../kit/Segmented/Segmented.tsx'
import { Switch } from '../../../kit/Switch/Switch.tsx'
import { TabLinks } from '../../../kit/TabLinks/TabLinks.tsx'
import * as styles from './ProposalsControls.css.ts'
import { type ProposalState, proposalStates } from './states.ts'

const words = proposals.list

export interface ProposalsControlsProps {
  /** Which of them are shown, each with its address. */
  status: ProposalState
  statusHref: (status: ProposalState) => string
  /** How many there are of each, where that is known. */
  counts?: Partial<Record<ProposalState, string>> | undefined
  /** @default 'a' */
  linkAs?: LinkAs | undefined
  search: string
  onSearch: (search: string) => void
  sort: ProposalSort
  onSort: (sort: ProposalSort) => void
  /** Only those that the reader wrote. */
  mine: boolean
  /** Missing for who has written none that could be told apart. */
  onMine?: ((mine: boolean) => void) | undefined
}

/** What a list of proposals is narrowed, searched and sorted by. */
export function ProposalsControls(props: ProposalsControlsProps) {
  const { status, statusHref, counts, linkAs, search, onSearch } = props
  const { label, hint, find, clear } = words.search
  return (
    <>
      <TabLinks
        label={words.status.label}
        linkAs={linkAs}
        links={proposalStates.map((each) => ({
          href: statusHref(each),
          label: words.status[each],
          count: counts?.[each],
          isCurrent: each === status,
        }))}
      />
      <div className={styles.root}>
        <div className={styles.search}>
          <SearchField
            label={label}
            name="q"
            maxLength={60}
            placeholder={hint}
            action={find}
            value={search}
            onSearch={onSearch}
            clear={{ label: clear, onClear: () => onSearch('') }}
          />
        </div>
        <Segmented
          legend={words.sort.label}
          options={proposalSorts}
          value={props.sort}
          names={words.sort}
          onChange={props.onSort}
        />
        {props.onMine ? (
          <Switch
            label={words.mine}
            checked={props.mine}
            onChange={props.onMine}
          />
        ) : null}
      </div>
    </>
  )
}
