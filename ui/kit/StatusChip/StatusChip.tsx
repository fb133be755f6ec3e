import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import * as styles from './StatusChip.css.ts'

/** `active` is lilac and lives; `turn` is lime, "your turn" and nothing else. */
export type StatusTone =
  | 'neutral'
  | 'active'
  | 'turn'
  | 'success'
  | 'warning'
  | 'danger'
  | 'info'

export interface StatusChipProps {
  /** @default 'neutral' */
  tone?: StatusTone
  /** Colour is never alone: an icon, or for `active` the living dot. */
  icon?: LucideIcon
  children: ReactNode
}

/**
 * Says a status in one word.
 *
 * @use to say in one word where a thing stands; the word carries it, the colour
 * repeats it.
 * @avoid for acts, for filters, or for more than two words.
 */
export function StatusChip(props: StatusChipProps) {
  const { tone = 'neutral', icon: Icon, children } = props
  return (
    <span className={styles.root} data-tone={tone}>
      {Icon ? <Icon size={15} aria-hidden /> : null}
      {!Icon && tone === 'active' ? <span className={styles.dot} /> : null}
      {children}
    </span>
  )
}
