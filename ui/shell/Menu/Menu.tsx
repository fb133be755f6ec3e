import { ui } from '@narwhal-club/core/messages'
import type { LinkAs } from '../../kit/Link/Link.ts'
import * as styles from './Menu.css.ts'

/** One link of the menu (R2.14), in the order it is given. */
export interface MenuItem {
  href: string
  label: string
  /** Highlighted: the reader is in this part of the site. */
  current: boolean
}

export interface MenuProps {
  items: MenuItem[]
  /** @default 'a' */
  linkAs?: LinkAs
}

/** Renders the header's links; on narrow screens `MobileMenu` has them. */
export function Menu({ items, linkAs: As = 'a' }: MenuProps) {
  return (
    <nav className={styles.root} aria-label={ui.menu.label}>
      {items.map(({ href, label, current }) => (
        <As
          key={href}
          href={href}
          className={styles.item}
          aria-current={current ? 'page' : undefined}
        >
          {label}
        </As>
      ))}
    </nav>
  )
}
