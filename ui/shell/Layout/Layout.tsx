import { ui } from '@narwhal-club/core/messages'
import type { ReactNode } from 'react'
import { TooltipGroup } from '../../kit/Tooltip/Tooltip.tsx'
import { wrap } from '../../theme/column.css.ts'
import * as styles from './Layout.css.ts'

export interface LayoutProps {
  header: ReactNode
  /** Between header and page: what is wrong for the whole site. */
  banner?: ReactNode
  footer: ReactNode
  children: ReactNode
}

/**
 * Lays out every page. `data-layout` is what a dialog makes inert while it is
 * open: dialogs and toasts live outside it, at the end of the body.
 *
 * @use around every page of the app, once: it has the landmarks, the way past
 * the menu and the place of banners.
 * @avoid around a page that stands alone, such as the verifier, which has no
 * account and no menu.
 */
export function Layout({ header, banner, footer, children }: LayoutProps) {
  return (
    <TooltipGroup>
      <div className={styles.root} data-layout>
        <a className={styles.skip} href="#main">
          {ui.skip}
        </a>
        {header}
        {banner}
        <main className={styles.main} id="main" tabIndex={-1}>
          <div className={wrap}>{children}</div>
        </main>
        {footer}
      </div>
    </TooltipGroup>
  )
}
