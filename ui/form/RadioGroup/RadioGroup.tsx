import { Field } from '../Field/Field.tsx'
import type { FieldProps } from '../Field/Field.types.ts'
import type { Option } from '../Select/Select.tsx'
import * as styles from './RadioGroup.css.ts'

export interface RadioGroupProps extends FieldProps {
  value: string
  options: readonly Option[]
  onChange: (value: string) => void
}

/**
 * A few ways, all of them seen, one of them chosen.
 *
 * @use for two to five ways that a person should see side by side before
 * choosing.
 * @avoid for more than that: a Select. For yes or no: a Checkbox.
 */
export function RadioGroup(props: RadioGroupProps) {
  const { value, options, onChange, readOnly, onLeave, name } = props
  return (
    <Field {...props} isGroup>
      {({ id, disabled, required, ...field }) => (
        <div className={styles.root}>
          {options.map((option, index) => (
            <label key={option.value} className={styles.choice}>
              <input
                // The summary of errors leads to the first.
                id={index === 0 ? id : `${id}-${option.value}`}
                className={styles.input}
                type="radio"
                name={name}
                required={required}
                aria-invalid={field['aria-invalid']}
                disabled={disabled || option.disabled || readOnly}
                checked={option.value === value}
                onBlur={({ relatedTarget: to }) => {
                  const isWithin =
                    to instanceof HTMLInputElement && to.name === name
                  if (!isWithin) onLeave?.(name)
                }}
                onChange={() => onChange(option.value)}
              />
              <span className={styles.words}>
                <span>{option.label}</span>
                {option.hint ? (
                  <span className={styles.hint}>{option.hint}</span>
                ) : null}
              </span>
            </label>
          ))}
        </div>
      )}
    </Field>
  )
}
