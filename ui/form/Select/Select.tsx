import { forms } from '@narwhal-club/core/messages/pages/forms'
import { ChevronDown } from 'lucide-react'
import { control } from '../Field/Field.css.ts'
import { Field } from '../Field/Field.tsx'
import type { FieldProps } from '../Field/Field.types.ts'
import * as styles from './Select.css.ts'

export interface Option {
  value: string
  label: string
  /** Said under it, where there is room. */
  hint?: string
  disabled?: boolean
}

export interface SelectProps extends FieldProps {
  /** '': nothing is chosen. */
  value: string
  options: readonly Option[]
  /** What choosing nothing is called, where that is a choice: of a filter. */
  none?: string
  onChange: (value: string) => void
}

/**
 * One of many words, in the browser's own list.
 *
 * @use for one of more than five words, or where there is no room to show all
 * of them.
 * @avoid for two to five ways that matter: a RadioGroup. For what narrows a
 * list: ListControls.
 */
export function Select(props: SelectProps) {
  const { value, options, none, onChange, readOnly } = props
  return (
    <Field
      {...props}
      disabled={props.disabled || readOnly || false}
      isFilter={none !== undefined}
    >
      {(field) => (
        <span className={styles.root}>
          <select
            {...field}
            className={`${control} ${styles.select}`}
            value={value}
            onChange={(event) => onChange(event.currentTarget.value)}
          >
            <option value="" disabled={field.required}>
              {none ?? forms.field.choose}
            </option>
            {options.map((option) => (
              <option
                key={option.value}
                value={option.value}
                disabled={option.disabled}
              >
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown size={18} className={styles.mark} aria-hidden />
        </span>
      )}
    </Field>
  )
}
