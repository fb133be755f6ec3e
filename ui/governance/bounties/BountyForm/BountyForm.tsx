import { bountyLimits } from '@narwhal-club/core/bounties'
import { tokenDecimals } from '@narwhal-club/core/constants'
import type { BountyDraftContent } from '@narwhal-club/core/contract'
import type { FieldErrors } from '@narwhal-club/core/draft'
import { bountyEditor } from '@narwhal-club/core/messages/pages/bountyEditor'
import { unitOf } from '@narwhal-club/core/messages/rewardText'
import { DateTimeField } from '../../../form/DateTimeField/DateTimeField.tsx'
import { FormErrors } from '../../../form/FormErrors/FormErrors.tsx'
import { MarkdownEditor } from '../../../form/MarkdownEditor/MarkdownEditor.tsx'
import { NumberField } from '../../../form/NumberField/NumberField.tsx'
import { TextField } from '../../../form/TextField/TextField.tsx'
import * as styles from '../../propose/ProposalForm/ProposalForm.css.ts'
import { bountyLabels } from './labels.ts'
import {
  AssetField,
  CategoryField,
  ReachFields,
  VisibilityField,
} from './Terms.tsx'
import { TermsKept } from './TermsKept.tsx'

const words = bountyEditor.field

export interface BountyFormProps {
  value: BountyDraftContent
  errors: FieldErrors
  /** How often it was to be submitted: the errors have the focus then. */
  attempt?: number
  /** What to write, where it is not what a first version takes. */
  hints?: Partial<Record<'reward' | 'submitBy' | 'decideBy' | 'payBy', string>>
  /** A new version: what hunters rely on is told, and not asked. */
  isVersion?: boolean
  /** Nothing can be typed: what is looked at is what stands there. */
  isLocked?: boolean
  onChange: (change: Partial<BountyDraftContent>) => void
  onLeave: (field: string) => void
}

/** Typed with commas between; what is being typed keeps its blanks. */
const skillsOf = (text: string) =>
  text === '' ? [] : text.split(',').map((skill) => skill.trimStart())
const dates = ['submitBy', 'decideBy', 'payBy'] as const

/** What a field is made of, by its name. */
const fieldsOf =
  ({ errors, isLocked = false, onLeave }: BountyFormProps) =>
  <Name extends keyof typeof bountyLabels>(name: Name) => ({
    name,
    label: bountyLabels[name],
    error: errors[name],
    readOnly: isLocked,
    onLeave,
  })

/** The words of a bounty, its reward, and its dates. */
export function BountyForm(props: BountyFormProps) {
  const { value, errors, attempt, hints, isVersion, onChange } = props
  const { reward } = value
  const field = fieldsOf(props)
  const part = { value, field, onChange }
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
        {isVersion ? null : <CategoryField {...part} />}
        <TextField
          {...field('skills')}
          hint={words.skillsHint}
          value={value.skills.join(', ')}
          onChange={(text) => onChange({ skills: skillsOf(text) })}
        />
      </div>
      <div className={styles.pair}>
        {isVersion ? null : <AssetField {...part} />}
        <NumberField
          {...field('reward')}
          required
          hint={hints?.reward ?? words.amountHint}
          decimals={tokenDecimals}
          unit={unitOf(reward.asset)}
          value={reward.amount}
          onChange={(amount) => onChange({ reward: { ...reward, amount } })}
        />
      </div>
      {isVersion ? null : <ReachFields {...part} />}
      <div className={styles.pair}>
        {dates.map((name) => (
          <DateTimeField
            key={name}
            {...field(name)}
            required
            hint={hints?.[name] ?? words[`${name}Hint`]}
            value={value[name] ?? ''}
            onChange={(at) => onChange({ [name]: at || null })}
          />
        ))}
      </div>
      {isVersion ? <TermsKept value={value} /> : <VisibilityField {...part} />}
    </div>
  )
}

export interface FormPart extends Pick<BountyFormProps, 'value' | 'onChange'> {
  field: ReturnType<typeof fieldsOf>
}
