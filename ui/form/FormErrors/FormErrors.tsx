import { forms } from '@narwhal-club/core/messages/pages/forms'
import { TriangleAlert } from 'lucide-react'
import { fieldId } from '../Field/fieldId.ts'
import * as styles from './FormErrors.css.ts'

export interface FormErrorsProps {
  /** Field → what is wrong with it. */
  errors: Readonly<Record<string, string>>
  /** Field → what it is called; in the order of the form. */
  labels: Readonly<Record<string, string>>
  /**
   * How often the person wanted to submit: the focus comes here with each time.
   * @default 0, while the person writes
   */
  attempt?: number
}

const focus = (element: HTMLElement | null) => element?.focus()

/**
 * Sums up what is wrong; each line leads to its field.
 *
 * @use above a form that was refused, once it has more than one field.
 * @avoid while a person still types, or for what no field can mend: that is an
 * ErrorState.
 */
export function FormErrors({ errors, labels, attempt = 0 }: FormErrorsProps) {
  const order = Object.keys(labels)
  const fields = Object.keys(errors).sort(
    (a, b) => order.indexOf(a) - order.indexOf(b),
  )
  if (fields.length === 0) return null
  return (
    <section
      // Anew with each attempt, so that the focus comes again.
      key={attempt}
      ref={attempt > 0 ? focus : null}
      className={styles.root}
      tabIndex={-1}
      aria-labelledby="form-errors"
    >
      <h3 id="form-errors" className={styles.title}>
        <TriangleAlert size={20} aria-hidden />
        {forms.errors.title(fields.length)}
      </h3>
      <ul className={styles.list}>
        {fields.map((field) => (
          <li key={field}>
            <a
              className={styles.link}
              href={`#${fieldId(field)}`}
              onClick={(event) => {
                event.preventDefault()
                focus(document.getElementById(fieldId(field)))
              }}
            >
              {labels[field] ?? field}: {errors[field]}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
