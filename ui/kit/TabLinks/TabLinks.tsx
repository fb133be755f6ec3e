import type { LinkAs } from '../Link/Link.ts'
import * as styles from './TabLinks.css.ts'

export interface TabLink {
  href: string
  label: string
  /** How many there are, where that is known. */
  count?: string | undefined
  isCurrent: boolean
}

export interface TabLinksProps {
  label: string
  links: readonly TabLink[]
  /** @default 'a' */
  linkAs?: LinkAs | undefined
}

/**
 * Leads to the parts of a page, each with an address of its own.
 *
 * @use for the parts of a page that each have an address: they can be linked to
 * and gone back from.
 * @avoid for one of a few settings: Segmented. For places outside of the page:
 * the menu.
 */
export const TabLinks = ({ label, links, linkAs: As = 'a' }: TabLinksProps) => (
  <nav className={styles.root} aria-label={label}>
    {links.map(({ href, label: name, count, isCurrent }) => (
      <As
        key={href}
        href={href}
        className={styles.link}
        aria-current={isCurrent ? 'page' : undefined}
      >
        {name}
        {count === undefined ? null : (
          <span className={styles.count}>{` ${count}`}</span>
        )}
      </As>
    ))}
  </nav>
)
