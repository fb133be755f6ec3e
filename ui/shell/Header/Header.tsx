import { brand } from '@narwhal-club/core/brand'
import { ui } from '@narwhal-club/core/messages'
import { Gamepad2, Menu as MenuIcon, X } from 'lucide-react'
import {
  type KeyboardEvent,
  type ReactNode,
  useId,
  useRef,
  useState,
} from 'react'
import { ExternalLink } from '../../kit/ExternalLink/ExternalLink.tsx'
import { IconButton } from '../../kit/IconButton/IconButton.tsx'
import type { LinkAs } from '../../kit/Link/Link.ts'
import { Logo } from '../../kit/Narwhal/Logo.tsx'
import { wrap } from '../../theme/column.css.ts'
import type { DisplayProps } from '../DisplayOptions/DisplayOptions.tsx'
import { Menu } from '../Menu/Menu.tsx'
import type { MenuItem } from '../Menu/MenuLinks.tsx'
import { MobileMenu } from '../MobileMenu/MobileMenu.tsx'
import { ThemeToggle } from '../ThemeToggle/ThemeToggle.tsx'
import * as styles from './Header.css.ts'

export interface HeaderProps {
  /** The route: when it changes, the mobile menu closes (R2.17). */
  path: string
  items: MenuItem[]
  display: DisplayProps
  /** The `ConnectButton`. */
  account: ReactNode
  /** @default '/' */
  homeHref?: string
  /** @default 'a' */
  linkAs?: LinkAs
}

/** Links of everyone's menu; Admin's has one more (R2.14). */
const usualItems = 7

/**
 * Renders brand, menu, the game's link (R1.5), the theme toggle, the account.
 *
 * @use once a page, in the Layout.
 * @avoid for what concerns one page: that is its title and what stands under
 * it.
 */
export function Header(props: HeaderProps) {
  const { path, items, display, account, linkAs } = props
  const { homeHref = '/', linkAs: As = 'a' } = props
  // Open for the route it was opened on, so a new route closes it by itself.
  const [openOn, setOpenOn] = useState<string | null>(null)
  const open = openOn === path
  const menuId = useId()
  const toggle = useRef<HTMLDivElement>(null)
  const { game } = brand.links

  const dismiss = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return
    setOpenOn(null)
    toggle.current?.querySelector('button')?.focus()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape bubbles up from the open menu
    <header className={styles.root} onKeyDown={dismiss}>
      <div className={`${wrap} ${styles.row}`}>
        <As href={homeHref} className={styles.brand} aria-label={ui.home}>
          <Logo />
          <span className={styles.wordmark}>{brand.appName}</span>
        </As>
        <Menu items={items} {...(linkAs && { linkAs })} />
        <span className={styles.spacer} />
        <ExternalLink href={game.href} className={styles.game}>
          <Gamepad2 size={18} aria-hidden />
          <span
            className={
              items.length > usualItems
                ? styles.gameWordsOfAdmin
                : styles.gameWords
            }
          >
            {game.label}
          </span>
        </ExternalLink>
        <ThemeToggle {...display} />
        {account}
        <div ref={toggle} className={styles.menuButton}>
          <IconButton
            label={open ? ui.menu.close : ui.menu.open}
            aria-expanded={open}
            aria-controls={open ? menuId : undefined}
            onClick={() => setOpenOn(open ? null : path)}
          >
            {open ? (
              <X size={20} aria-hidden />
            ) : (
              <MenuIcon size={20} aria-hidden />
            )}
          </IconButton>
        </div>
      </div>
      {open ? (
        <MobileMenu
          id={menuId}
          items={items}
          display={display}
          onFollow={() => setOpenOn(null)}
          {...(linkAs && { linkAs })}
        />
      ) : null}
    </header>
  )
}
