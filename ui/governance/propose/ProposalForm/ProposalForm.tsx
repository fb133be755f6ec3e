import type { DraftContent } from '@narwhal-club/core/contract'
import type { FieldErrors } from '@narwhal-club/core/draft'
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

function durations(seconds: number) {
  const usual = presets.map((count) => ({
    value: String(count * day),
    label: days(count),
  }))
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
  /** Nothing can be typed: what is looked at is what stands there. */
  isLocked?: boolean
  onChange: (change: Partial<DraftContent>) => void
  onLeave: (field: string) => void
}

/** The words of a proposal, and when it is voted on. */
export function ProposalForm(props: ProposalFormProps) {
  const { value, errors, attempt, labels, isLocked, onChange, onLeave } = props
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
        most={120}
        value={value.title}
        onChange={(title) => onChange({ title })}
      />
      <TextField
        {...field('summary')}
        hint={words.summaryHint}
        rows={2}
        most={280}
        value={value.summary}
        onChange={(summary) => onChange({ summary })}
      />
      <MarkdownEditor
        {...field('body')}
        required
        hint={words.bodyHint}
        most={10_000}
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
          hint={words.earliestHint}
          value={value.earliestStart ?? ''}
          onChange={(at) => onChange({ earliestStart: at || null })}
        />
        <Select
          {...field('duration')}
          required
          hint={words.durationHint}
          options={durations(value.duration)}
          value={String(value.duration)}
          onChange={(seconds) => onChange({ duration: Number(seconds) })}
        />
      </div>
    </div>
  )
}
