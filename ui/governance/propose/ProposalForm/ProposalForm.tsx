import type { DraftContent } from '@narwhal-club/core/contract'
import type { FieldErrors } from '@narwhal-club/core/draft'
import { proposalLimits } from '@narwhal-club/core/governance'
import { proposing } from '@narwhal-club/core/messages/pages/proposing'
import { DateTimeField } from '../../../form/DateTimeField/DateTimeField.tsx'
import { FormErrors } from '../../../form/FormErrors/FormErrors.tsx'
import { MarkdownEditor } from '../../../form/MarkdownEditor/MarkdownEditor.tsx'
import { Select } from '../../../form/Select/Select.tsx'
import { TextField } from '../../../form/TextField/TextField.tsx'
import { LabelChoice } from './LabelChoice.tsx'
import * as styles from './ProposalForm.css.ts'

const { field: words, days, otherDuration } = proposing.editor
const day = 86_400

/** What the fields are called, in the order of the form. */
export const fieldLabels = {
  title: words.title,
  summary: words.summary,
  body: words.body,
  discussionUrl: words.discussionUrl,
  labels: words.labels,
  earliestStart: words.earliestStart,
  duration: words.duration,
} as const satisfies Record<keyof DraftContent, string>

/** Whole days that voting is usually open. */
const presets = [3, 5, 7, 14, 30]

const { title, summary, body, duration } = proposalLimits

function durations(seconds: number, minPeriod: number) {
  const least = Math.max(duration.least, minPeriod)
  const usual = presets
    .map((count) => ({ length: count * day, label: days(count) }))
    .filter(({ length }) => length >= least && length <= duration.most)
    .map(({ length, label }) => ({ value: String(length), label }))
  return usual.some(({ value }) => value === String(seconds))
    ? usual
    : [...usual, { value: String(seconds), label: otherDuration(seconds) }]
}

export interface ProposalFormProps {
  value: DraftContent
  errors: FieldErrors
  /** How often it was to be submitted: the errors have the focus then. */
  attempt?: number
  /** The labels that the club has; without any there is nothing to choose. */
  labels: readonly string[]
  /** Seconds that the club has a vote open at least. */
  minPeriod: number
  /** What to write, where it is not what a first version takes. */
  hints?: Partial<Record<'earliestStart' | 'duration', string>>
  /** Nothing can be typed: what is looked at is what stands there. */
  isLocked?: boolean
  onChange: (change: Partial<DraftContent>) => void
  onLeave: (field: string) => void
}

/** The words of a proposal, and when it is voted on. */
export function ProposalForm(props: ProposalFormProps) {
  const { value, errors, attempt, labels, minPeriod, isLocked } = props
  const { onChange, onLeave, hints } = props
  const field = <Name extends keyof DraftContent>(name: Name) => ({
    name,
    label: fieldLabels[name],
    error: errors[name],
    readOnly: isLocked ?? false,
    onLeave,
  })
  return (
    <div className={styles.root}>
      <FormErrors
        errors={errors}
        labels={fieldLabels}
        {...(attempt && { attempt })}
      />
      <TextField
        {...field('title')}
        required
        hint={words.titleHint}
        most={title.most}
        value={value.title}
        onChange={(title) => onChange({ title })}
      />
      <TextField
        {...field('summary')}
        hint={words.summaryHint}
        rows={2}
        most={summary.most}
        value={value.summary}
        onChange={(summary) => onChange({ summary })}
      />
      <MarkdownEditor
        {...field('body')}
        required
        hint={words.bodyHint}
        most={body.most}
        value={value.body}
        onChange={(body) => onChange({ body })}
      />
      <TextField
        {...field('discussionUrl')}
        hint={words.discussionHint}
        kind="url"
        value={value.discussionUrl}
        onChange={(discussionUrl) => onChange({ discussionUrl })}
      />
      {labels.length + value.labels.length > 0 ? (
        <LabelChoice
          {...field('labels')}
          options={labels}
          value={value.labels}
          onChange={(chosen) => onChange({ labels: chosen })}
        />
      ) : null}
      <div className={styles.pair}>
        <DateTimeField
          {...field('earliestStart')}
          hint={hints?.earliestStart ?? words.earliestHint}
          value={value.earliestStart ?? ''}
          onChange={(at) => onChange({ earliestStart: at || null })}
        />
        <Select
          {...field('duration')}
          required
          hint={hints?.duration ?? words.durationHint}
          options={durations(value.duration, minPeriod)}
          value={String(value.duration)}
          onChange={(seconds) => onChange({ duration: Number(seconds) })}
        />
      </div>
    </div>
  )
}
