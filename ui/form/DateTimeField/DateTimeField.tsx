import { forms } from '@narwhal-club/core/messages/pages/forms'
import { control } from '../Field/Field.css.ts'
import { Field } from '../Field/Field.tsx'
import type { FieldProps } from '../Field/Field.types.ts'
import * as styles from './DateTimeField.css.ts'
import { inUtc, toFieldTime, toInstant } from './instant.ts'
import { useZone } from './useZone.ts'

const words = forms.field

export interface DateTimeFieldProps extends FieldProps {
  /** An instant, ISO 8601 in UTC; '': none. */
  value: string
  onChange: (value: string) => void
  /** Instants that bound it. */
  earliest?: string
  latest?: string
}

/**
 * A day and a time, in the viewer's zone; the value is an instant in UTC.
 *
 * @use for a moment that a person chooses: when a vote opens, until when work
 * may be handed in.
 * @avoid for a length of time, where a NumberField with its unit or a Select is
 * plainer.
 */
export function DateTimeField(props: DateTimeFieldProps) {
  const { value, onChange, earliest = '', latest = '', readOnly } = props
  const zone = useZone()
  const isUtc = zone === null
  const name = (zone ?? words.utc).replaceAll('_', ' ')
  // Said twice where the viewer lives by it anyway.
  const shown = name === words.utc ? '' : inUtc(value)
  return (
    <Field {...props}>
      {(field) => (
        <span className={styles.root}>
          <input
            {...field}
            className={`${control} ${styles.input}`}
            type="datetime-local"
            value={toFieldTime(value, isUtc)}
            min={toFieldTime(earliest, isUtc)}
            max={toFieldTime(latest, isUtc)}
            readOnly={readOnly}
            onChange={(event) =>
              onChange(toInstant(event.currentTarget.value, isUtc))
            }
          />
          <span className={styles.zone}>
            {shown ? words.time(shown, name) : words.timeEmpty(name)}
          </span>
        </span>
      )}
    </Field>
  )
}
