import * as styles from './Switch.css.ts'

export interface SwitchProps {
  label: string
  checked: boolean
  onChange: (checked: boolean) => void
}

/**
 * Turns one thing on or off, at once.
 *
 * @use for what is turned on or off and holds at once.
 * @avoid in a form that is sent later: a Checkbox. For one of two named ways:
 * Segmented.
 */
export const Switch = ({ label, checked, onChange }: SwitchProps) => (
  <button
    type="button"
    role="switch"
    aria-checked={checked}
    className={styles.root}
    onClick={() => onChange(!checked)}
  >
    <span className={styles.track} aria-hidden="true" />
    {label}
  </button>
)
