import {
  bountyCategories,
  bountyLimits,
  rewardAssets,
  visibilities,
} from '@narwhal-club/core/bounties'
import { bounties } from '@narwhal-club/core/messages/pages/bounties'
import { bountyEditor } from '@narwhal-club/core/messages/pages/bountyEditor'
import { unitOf } from '@narwhal-club/core/messages/rewardText'
import { NumberField } from '../../../form/NumberField/NumberField.tsx'
import { RadioGroup } from '../../../form/RadioGroup/RadioGroup.tsx'
import { Select } from '../../../form/Select/Select.tsx'
import * as styles from '../../propose/ProposalForm/ProposalForm.css.ts'
import type { FormPart } from './BountyForm.tsx'

const words = bountyEditor.field
const wholeOf = (typed: string) => Number.parseInt(typed, 10) || 0

// What hunters rely on: of a new version none of it is asked.

export const CategoryField = ({ value, field, onChange }: FormPart) => (
  <Select
    {...field('category')}
    required
    options={bountyCategories.map((each) => ({
      value: each,
      label: bounties.category[each],
    }))}
    value={value.category}
    onChange={(category) => onChange({ category })}
  />
)

export function AssetField({ value: { reward }, field, onChange }: FormPart) {
  const { readOnly } = field('reward')
  return (
    <RadioGroup
      name="asset"
      label={words.asset}
      required
      readOnly={readOnly}
      options={rewardAssets.map((asset) => ({
        value: asset,
        label: unitOf(asset),
      }))}
      value={reward.asset}
      onChange={(asset) =>
        onChange({
          reward: { ...reward, asset: asset as typeof reward.asset },
        })
      }
    />
  )
}

/** How many may win, and who may hand in. */
export const ReachFields = ({ value, field, onChange }: FormPart) => (
  <div className={styles.pair}>
    <Select
      {...field('winnersMax')}
      required
      options={Array.from({ length: bountyLimits.winners }, (_, at) => ({
        value: String(at + 1),
        label: String(at + 1),
      }))}
      value={String(value.winnersMax)}
      onChange={(most) => onChange({ winnersMax: Number(most) })}
    />
    <NumberField
      {...field('minVp')}
      required
      hint={words.minVpHint}
      value={String(value.minVp)}
      onChange={(typed) => onChange({ minVp: wholeOf(typed) })}
    />
  </div>
)

export const VisibilityField = ({ value, field, onChange }: FormPart) => (
  <RadioGroup
    {...field('visibility')}
    required
    options={visibilities.map((each) => ({
      value: each,
      label: bounties.reward[each],
    }))}
    value={value.visibility}
    onChange={(visibility) =>
      onChange({ visibility: visibility as typeof value.visibility })
    }
  />
)
