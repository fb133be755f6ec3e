import { useState } from 'react'
import * as styles from '../Explorer.css.ts'

interface CopyProps {
  children: string
  text: () => string
}

/** Copies, and says so: a page that is not served securely may not. */
export function Copy({ children, text }: CopyProps) {
  const [told, setTold] = useState('')
  async function copy() {
    try {
      await navigator.clipboard.writeText(text())
      setTold('Copied')
    } catch {
      setTold('Not allowed here: serve it from localhost or over https')
    }
  }
  return (
    <>
      <button
        type="button"
        className={styles.tool}
        onClick={copy}
        onBlur={() => setTold('')}
      >
        {children}
      </button>
      <span aria-live="polite">{told}</span>
    </>
  )
}
