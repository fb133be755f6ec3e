import type { ComponentProps, ReactNode } from 'react'
import * as styles from './IconButton.css.ts'

export interface IconButtonProps
  extends Omit<ComponentProps<'button'>, 'className' | 'children'> {
  /** What a press does, for those who cannot see the icon. */
  label: string
  children: ReactNode
}

/** Renders a square button that holds one icon. */
export function IconButton({ label, children, ...rest }: IconButtonProps) {
  return (
    <button type="button" {...rest} className={styles.root} aria-label={label}>
      {children}
    </button>
  )
}
