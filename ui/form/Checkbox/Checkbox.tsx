import { CircleAlert } from 'lucide-react'
import * as frame from '../Field/Field.css.ts'
import type { FieldProps } from '../Field/Field.types.ts'
import { fieldId } from '../Field/fieldId.ts'
import * as styles from '../RadioGroup/RadioGroup.css.ts'

export interface CheckboxProps extends FieldProps {
  checked: boolean
  onChange: (checked: boolean) => void
}

/**
 * One thing that is so or not, as part of a form. `Switch` acts at once.
 *
 * @use in a form that is sent later: agreeing, or taking part of something
 * along.
 * @avoid for what holds at once: that is a Switch. For one of several ways: a
 * RadioGroup.
 */
export function Checkbox(props: CheckboxProps) {
  const { name, label, hint, error, checked, onChange, onLeave } = props
  const id = fieldId(name)
  return (
    <div className={frame.root}>
      <label className={styles.choice}>
        <input
          id={id}
          className={styles.input}
          type="checkbox"
          name={name}
          required={props.required}
          disabled={props.disabled || props.readOnly}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          checked={checked}
          onBlur={() => onLeave?.(name)}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span className={styles.words}>
          <span>{label}</span>
          {hint ? <span className={styles.hint}>{hint}</span> : null}
        </span>
      </label>
      {error ? (
        <p id={`${id}-error`} className={frame.error}>
          <CircleAlert size={16} aria-hidden />
          {error}
        </p>
      ) : null}
    </div>
  )
}
