import { control } from '../Field/Field.css.ts'
import { Field } from '../Field/Field.tsx'
import type { FieldProps } from '../Field/Field.types.ts'
import * as styles from './TextField.css.ts'

export interface TextFieldProps extends FieldProps {
  value: string
  onChange: (value: string) => void
  /** @default 'text' */
  kind?: 'text' | 'url' | 'email' | 'search'
  /** Shows how long it is; more may be typed, so that nothing pasted is lost. */
  most?: number
  /** More than one line. */
  rows?: number
  /** @default 'off' */
  autoComplete?: string
  placeholder?: string
}

/**
 * A line of text, or with `rows` a few.
 *
 * @use for a line of words, or a few plain ones with `rows`.
 * @avoid for numbers (NumberField), moments (DateTimeField), or text with
 * headings and links (MarkdownEditor).
 */
export function TextField(props: TextFieldProps) {
  const { value, onChange, kind = 'text', most, rows, readOnly } = props
  const { autoComplete = 'off', placeholder } = props
  const count = most === undefined ? undefined : { is: [...value].length, most }
  return (
    <Field {...props} count={count}>
      {(field) =>
        rows ? (
          <textarea
            {...field}
            className={`${control} ${styles.area}`}
            dir="auto"
            data-brief={rows < 3 || undefined}
            rows={rows}
            value={value}
            readOnly={readOnly}
            placeholder={placeholder}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        ) : (
          <input
            {...field}
            className={control}
            dir={kind === 'text' ? 'auto' : 'ltr'}
            type={kind}
            value={value}
            readOnly={readOnly}
            placeholder={placeholder}
            autoComplete={autoComplete}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        )
      }
    </Field>
  )
}
