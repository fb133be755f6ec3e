import { brand } from '@narwhal-club/core/brand'
import { ui } from '@narwhal-club/core/messages'
import { ExternalLink } from '../../kit/ExternalLink/ExternalLink.tsx'
import type { LinkAs } from '../../kit/Link/Link.ts'
import { wrap } from '../../theme/column.css.ts'
import type { DisplayProps } from '../DisplayOptions/DisplayOptions.tsx'
import { LazyDisplayOptions } from '../DisplayOptions/LazyDisplayOptions.tsx'
import { type MenuItem, MenuLinks } from '../Menu/MenuLinks.tsx'
import * as styles from './MobileMenu.css.ts'

export interface MobileMenuProps {
  id: string
  items: MenuItem[]
  display: DisplayProps
  /** @default 'a' */
  linkAs?: LinkAs
  /** A link was followed: a link to the page we are on changes no route. */
  onFollow: () => void
}

/**
 * Renders the menu of narrow screens: links, the game, the display options.
 *
 * @use in the Header of narrow screens, for all that Menu and ThemeToggle have
 * on wide ones.
 * @avoid on wide screens.
 */
export function MobileMenu(props: MobileMenuProps) {
  const { id, items, display, linkAs = 'a', onFollow } = props
  const { game } = brand.links
  return (
    <div id={id} className={styles.root}>
      <div className={`${wrap} ${styles.inner}`}>
        <nav className={styles.links} aria-label={ui.menu.label}>
          <MenuLinks
            items={items}
            className={styles.item}
            linkAs={linkAs}
            onFollow={onFollow}
          />
          <ExternalLink href={game.href} className={styles.item}>
            {game.label}
          </ExternalLink>
        </nav>
        <div className={styles.display}>
          <LazyDisplayOptions {...display} />
        </div>
      </div>
    </div>
  )
}
