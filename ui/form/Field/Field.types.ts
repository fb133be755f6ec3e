/** What every field of a form takes. */
export interface FieldProps {
  /** Names the field among those of its form. */
  name: string
  label: string
  /** What to write, said before anything is wrong. */
  hint?: string | undefined
  /** What is wrong and what to do: told when the field was left. */
  error?: string | undefined
  required?: boolean
  /** To choose nothing is a choice, too: it is not said to be optional. */
  isFilter?: boolean
  disabled?: boolean
  /** What stands there is kept and can be read, not changed. */
  readOnly?: boolean
  /** The person went on to something else. */
  onLeave?: ((name: string) => void) | undefined
}
