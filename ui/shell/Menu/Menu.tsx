import { ui } from '@narwhal-club/core/messages'
import type { LinkAs } from '../../kit/Link/Link.ts'
import * as styles from './Menu.css.ts'
import { type MenuItem, MenuLinks } from './MenuLinks.tsx'

export interface MenuProps {
  items: MenuItem[]
  /** @default 'a' */
  linkAs?: LinkAs
}

/**
 * Renders the header's links; on narrow screens `MobileMenu` has them.
 *
 * @use in the Header, for the places of the club that everyone may go to.
 * @avoid for the parts of a page: TabLinks. On narrow screens MobileMenu takes
 * its place.
 */
export function Menu({ items, linkAs = 'a' }: MenuProps) {
  return (
    <nav className={styles.root} aria-label={ui.menu.label}>
      <MenuLinks items={items} className={styles.item} linkAs={linkAs} />
    </nav>
  )
}
