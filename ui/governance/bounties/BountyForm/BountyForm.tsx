import {
  bountyCategories,
  bountyLimits,
  rewardAssets,
  visibilities,
} from '@narwhal-club/core/bounties'
import { tokenDecimals } from '@narwhal-club/core/constants'
import type { BountyDraftContent } from '@narwhal-club/core/contract'
import type { FieldErrors } from '@narwhal-club/core/draft'
import { bounties } from '@narwhal-club/core/messages/pages/bounties'
import { DateTimeField } from '../../../form/DateTimeField/DateTimeField.tsx'
import { FormErrors } from '../../../form/FormErrors/FormErrors.tsx'
import { MarkdownEditor } from '../../../form/MarkdownEditor/MarkdownEditor.tsx'
import { NumberField } from '../../../form/NumberField/NumberField.tsx'
import { RadioGroup } from '../../../form/RadioGroup/RadioGroup.tsx'
import { Select } from '../../../form/Select/Select.tsx'
import { TextField } from '../../../form/TextField/TextField.tsx'
import * as styles from '../../propose/ProposalForm/ProposalForm.css.ts'
import { unitOf } from '../reward.ts'
import { bountyLabels } from './labels.ts'

const words = bounties.editor.field

export interface BountyFormProps {
  value: BountyDraftContent
  errors: FieldErrors
  /** How often it was to be submitted: the errors have the focus then. */
  attempt?: number
  /** Nothing can be typed: what is looked at is what stands there. */
  isLocked?: boolean
  onChange: (change: Partial<BountyDraftContent>) => void
  onLeave: (field: string) => void
}

const wholeOf = (typed: string) => Number.parseInt(typed, 10) || 0
/** Typed with commas between; what is being typed keeps its blanks. */
const skillsOf = (text: string) =>
  text === '' ? [] : text.split(',').map((skill) => skill.trimStart())
const dates = ['submitBy', 'decideBy', 'payBy'] as const

/** The words of a bounty, its reward, and its dates. */
export function BountyForm(props: BountyFormProps) {
  const { value, errors, attempt, isLocked = false, onChange, onLeave } = props
  const { reward } = value
  const field = <Name extends keyof typeof bountyLabels>(name: Name) => ({
    name,
    label: bountyLabels[name],
    error: errors[name],
    readOnly: isLocked,
    onLeave,
  })
  return (
    <div className={styles.root}>
      <FormErrors
        errors={errors}
        labels={bountyLabels}
        {...(attempt && { attempt })}
      />
      <TextField
        {...field('title')}
        required
        hint={words.titleHint}
        most={bountyLimits.title.most}
        value={value.title}
        onChange={(title) => onChange({ title })}
      />
      <MarkdownEditor
        {...field('description')}
        required
        hint={words.descriptionHint}
        most={bountyLimits.description.most}
        value={value.description}
        onChange={(description) => onChange({ description })}
      />
      <div className={styles.pair}>
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
        <TextField
          {...field('skills')}
          hint={words.skillsHint}
          value={value.skills.join(', ')}
          onChange={(text) => onChange({ skills: skillsOf(text) })}
        />
      </div>
      <div className={styles.pair}>
        <RadioGroup
          name="asset"
          label={words.asset}
          readOnly={isLocked}
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
        <NumberField
          {...field('reward')}
          required
          hint={words.amountHint}
          decimals={tokenDecimals}
          unit={unitOf(reward.asset)}
          value={reward.amount}
          onChange={(amount) => onChange({ reward: { ...reward, amount } })}
        />
      </div>
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
          hint={words.minVpHint}
          value={String(value.minVp)}
          onChange={(typed) => onChange({ minVp: wholeOf(typed) })}
        />
      </div>
      <div className={styles.pair}>
        {dates.map((name) => (
          <DateTimeField
            key={name}
            {...field(name)}
            required
            hint={words[`${name}Hint`]}
            value={value[name] ?? ''}
            onChange={(at) => onChange({ [name]: at || null })}
          />
        ))}
      </div>
      <RadioGroup
        {...field('visibility')}
        options={visibilities.map((each) => ({
          value: each,
          label: bounties.reward[each],
        }))}
        value={value.visibility}
        onChange={(visibility) =>
          onChange({ visibility: visibility as typeof value.visibility })
        }
      />
    </div>
  )
}
