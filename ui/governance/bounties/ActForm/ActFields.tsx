import type { Act } from '@narwhal-club/core/acting'
import { bountyLimits, reviewStatuses } from '@narwhal-club/core/bounties'
import { reasonLimits } from '@narwhal-club/core/governance'
import { bounties } from '@narwhal-club/core/messages/pages/bounties'
import { bountyActs } from '@narwhal-club/core/messages/pages/bountyActs'
import { DateTimeField } from '../../../form/DateTimeField/DateTimeField.tsx'
import { MarkdownEditor } from '../../../form/MarkdownEditor/MarkdownEditor.tsx'
import { RadioGroup } from '../../../form/RadioGroup/RadioGroup.tsx'
import { TextField } from '../../../form/TextField/TextField.tsx'
import { AwardFields, type AwardFieldsProps } from './AwardFields.tsx'

const words = bountyActs.field
const dates = bounties.dates

export interface ActFieldsProps extends Omit<AwardFieldsProps, 'act'> {
  act: Act
}

/** The fields of an act, by its kind. */
export function ActFields(props: ActFieldsProps) {
  const { act, errors, readOnly, onChange } = props
  switch (act.kind) {
    case 'submit':
    case 'edit':
      return (
        <>
          <MarkdownEditor
            name="work-text"
            label={words.text}
            hint={words.textHint}
            error={errors.text}
            required
            most={bountyLimits.submission.most}
            readOnly={readOnly}
            value={act.text}
            onChange={(text) => onChange({ text })}
          />
          <TextField
            name="work-links"
            label={words.links}
            hint={words.linksHint}
            error={errors.links}
            rows={3}
            readOnly={readOnly}
            value={act.links.join('\n')}
            onChange={(text) =>
              onChange({ links: text === '' ? [] : text.split('\n') })
            }
          />
        </>
      )
    case 'dispute':
      return (
        <TextField
          name="dispute-text"
          label={words.disputeText}
          error={errors.text}
          required
          rows={4}
          most={reasonLimits.most}
          readOnly={readOnly}
          value={act.text}
          onChange={(text) => onChange({ text })}
        />
      )
    case 'review':
      return (
        <>
          <RadioGroup
            name={`status-${act.submission}`}
            label={words.status}
            required
            options={reviewStatuses.map((status) => ({
              value: status,
              label: bounties.work.status[status],
            }))}
            readOnly={readOnly}
            value={act.status}
            onChange={(status) => onChange({ status })}
          />
          <TextField
            name={`reason-${act.submission}`}
            label={words.publicReason}
            hint={words.publicReasonHint}
            error={errors.publicReason}
            rows={3}
            most={reasonLimits.most}
            readOnly={readOnly}
            value={act.publicReason}
            onChange={(publicReason) => onChange({ publicReason })}
          />
          <TextField
            name={`note-${act.submission}`}
            label={words.note}
            rows={2}
            readOnly={readOnly}
            value={act.note}
            onChange={(note) => onChange({ note })}
          />
        </>
      )
    case 'award':
      return <AwardFields {...props} act={act} />
    case 'extend':
      return (
        <>
          {(['submitBy', 'decideBy', 'payBy'] as const).map((field) => (
            <DateTimeField
              key={field}
              name={`extend-${field}`}
              label={dates[field]}
              error={errors[field]}
              required
              readOnly={readOnly}
              value={act[field]}
              onChange={(at) => onChange({ [field]: at })}
            />
          ))}
        </>
      )
    case 'cancel':
      return (
        <TextField
          name="cancel-reason"
          label={words.reason}
          error={errors.reason}
          required
          rows={3}
          most={reasonLimits.most}
          readOnly={readOnly}
          value={act.reason}
          onChange={(reason) => onChange({ reason })}
        />
      )
    case 'report':
      return (
        <TextField
          name={`hash-${act.submission}`}
          label={words.hash}
          hint={words.hashHint}
          error={errors.hash}
          required
          readOnly={readOnly}
          value={act.hash}
          onChange={(hash) => onChange({ hash })}
        />
      )
    default:
      return null
  }
}
