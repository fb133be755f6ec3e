import type { ComponentProps, ReactNode } from 'react'
import * as styles from './IconButton.css.ts'

export interface IconButtonProps
  extends Omit<ComponentProps<'button'>, 'className' | 'children'> {
  /** What a press does, for those who cannot see the icon. */
  label: string
  children: ReactNode
}

/**
 * Renders a square button that holds one icon.
 *
 * @use for an act whose icon everyone knows and that has no room for words:
 * close, back, copy.
 * @avoid for the next step of a page, or an icon that must be learned: a Button
 * with words.
 */
export function IconButton({ label, children, ...rest }: IconButtonProps) {
  return (
    <button type="button" {...rest} className={styles.root} aria-label={label}>
      {children}
    </button>
  )
}
