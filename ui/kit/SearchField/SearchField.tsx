import { type FormEvent, useId, useRef } from 'react'
import { Button } from '../Button/Button.tsx'
import * as styles from './SearchField.css.ts'

export interface SearchFieldProps {
  label: string
  placeholder?: string
  /** What may be searched for, where that is not anything; `placeholder` says it. */
  pattern?: string
  /** Its name in the address, for a page without scripts. @default 'search' */
  name?: string
  /** Letters at most. @default 80 */
  maxLength?: number
  /** What the button says. */
  action: string
  /** What is searched for now. */
  value: string
  onSearch: (value: string) => void
  /** Ends the search; offered while there is one. */
  clear?: { label: string; onClear: () => void }
}

/**
 * Asks for something by a part of its name: nothing is sent before it is whole.
 *
 * @use to find one of many by a part of its name or its whole address.
 * @avoid for narrowing by a few known words: Segmented or a Switch in
 * ListControls.
 */
export function SearchField(props: SearchFieldProps) {
  const { label, placeholder, pattern, action, value, onSearch, clear } = props
  const { name = 'search', maxLength = 80 } = props
  const id = useId()
  const isCleared = useRef(false)
  // Cleared, the next search is written into a field of its own, which is empty.
  const focusCleared = (field: HTMLInputElement | null) => {
    if (!isCleared.current || field?.value !== '') return
    isCleared.current = false
    field.focus()
  }
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const said = new FormData(event.currentTarget).get(name)
    onSearch(String(said ?? '').trim())
  }
  return (
    <search>
      <form className={styles.root} onSubmit={search}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        <div className={styles.row}>
          <input
            // Another search, from another address say, begins another text.
            key={value}
            ref={focusCleared}
            id={id}
            className={styles.input}
            type="search"
            name={name}
            defaultValue={value}
            placeholder={placeholder}
            pattern={pattern}
            title={pattern && placeholder}
            autoComplete="off"
            spellCheck={false}
            maxLength={maxLength}
          />
          <Button type="submit">{action}</Button>
          {clear && value ? (
            <Button
              variant="bare"
              onClick={() => {
                isCleared.current = true
                clear.onClear()
              }}
            >
              {clear.label}
            </Button>
          ) : null}
        </div>
      </form>
    </search>
  )
}
