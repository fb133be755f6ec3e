import { control } from '../Field/Field.css.ts'
import { Field } from '../Field/Field.tsx'
import type { FieldProps } from '../Field/Field.types.ts'
import * as styles from './NumberField.css.ts'

export interface NumberFieldProps extends FieldProps {
  /** As it was typed: a decimal string, never a float. `parseUnits` reads it. */
  value: string
  onChange: (value: string) => void
  /** Digits after the point. @default 0, whole numbers */
  decimals?: number
  /** After the number: CRO, days, votes. */
  unit?: string
  placeholder?: string
}

/**
 * A number. Not `type="number"`: that one rounds what is long, changes it under
 * a turning wheel, and hides what it cannot read.
 *
 * @use for amounts and counts that are typed, however long they are.
 * @avoid for choosing among a few numbers: that is a Select or a RadioGroup.
 */
export function NumberField(props: NumberFieldProps) {
  const { value, onChange, decimals = 0, unit, placeholder, readOnly } = props
  return (
    <Field {...props}>
      {({ id, ...field }) => (
        <span className={styles.row}>
          <input
            {...field}
            id={id}
            aria-describedby={
              [field['aria-describedby'], unit && `${id}-unit`]
                .filter(Boolean)
                .join(' ') || undefined
            }
            className={`${control} ${styles.input}`}
            dir="ltr"
            type="text"
            inputMode={decimals > 0 ? 'decimal' : 'numeric'}
            autoComplete="off"
            value={value}
            readOnly={readOnly}
            placeholder={placeholder}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
          {unit ? (
            <span id={`${id}-unit`} className={styles.unit}>
              {unit}
            </span>
          ) : null}
        </span>
      )}
    </Field>
  )
}
