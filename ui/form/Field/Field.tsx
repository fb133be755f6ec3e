import { forms } from '@narwhal-club/core/messages/pages/forms'
import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { hidden } from '../../theme/text.css.ts'
import * as styles from './Field.css.ts'
import type { FieldProps } from './Field.types.ts'
import { fieldId } from './fieldId.ts'

const words = forms.field

/** What a control carries to be told apart, described and left. */
export interface ControlProps {
  id: string
  name: string
  required: boolean
  disabled: boolean
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  onBlur: () => void
}

export interface FieldFrameProps extends FieldProps {
  /** How long it is, and may be, in characters. */
  count?: { is: number; most: number } | undefined
  /** Several controls in one: a legend has the label's place. */
  isGroup?: boolean
  children: (control: ControlProps) => ReactNode
}

/** What the field is called, and whether it may stay empty. */
const Name = ({ label, required, isFilter }: FieldProps) => (
  <>
    {label}
    {required || isFilter ? null : (
      <span className={styles.optional}> ({words.optional})</span>
    )}
  </>
)

/** Counts what is left; aloud only near the end and past it. */
function Count({ is, most }: { is: number; most: number }) {
  const left = most - is
  const text = left < 0 ? words.over(-left) : words.left(left)
  const isNear = left <= Math.min(20, most / 10)
  return (
    <span className={styles.count} data-over={left < 0 || undefined}>
      <span className={hidden} role="status">
        {isNear ? text : ''}
      </span>
      <span aria-hidden="true">
        {is.toLocaleString('en-US')} / {most.toLocaleString('en-US')}
      </span>
    </span>
  )
}

/** The frame of every field: its name, its hint, and what is wrong with it. */
export function Field(props: FieldFrameProps) {
  const { name, hint, error, count, isGroup, required, children } = props
  const id = fieldId(name)
  const told = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean)
  const control: ControlProps = {
    id,
    name,
    required: required ?? false,
    disabled: props.disabled ?? false,
    'aria-describedby': told.join(' ') || undefined,
    'aria-invalid': error ? true : undefined,
    onBlur: () => props.onLeave?.(name),
  }
  const below = (
    <>
      {hint ? (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      ) : null}
      {children(control)}
      <div className={styles.foot}>
        {error ? (
          <p id={`${id}-error`} className={styles.error}>
            <CircleAlert size={16} aria-hidden />
            {error}
          </p>
        ) : null}
        {count ? <Count {...count} /> : null}
      </div>
    </>
  )
  if (isGroup)
    return (
      <fieldset
        className={styles.root}
        aria-describedby={control['aria-describedby']}
      >
        <legend className={styles.label}>
          <Name {...props} />
        </legend>
        {below}
      </fieldset>
    )
  return (
    <div className={styles.root}>
      <label htmlFor={id} className={styles.label}>
        <Name {...props} />
      </label>
      {below}
    </div>
  )
}
