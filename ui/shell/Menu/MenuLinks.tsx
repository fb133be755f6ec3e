import type { LinkAs } from '../../kit/Link/Link.ts'

/** One link of the menu (R2.14), in the order it is given. */
export interface MenuItem {
  href: string
  label: string
  /** Highlighted: the reader is in this part of the site. */
  current: boolean
}

interface MenuLinksProps {
  items: MenuItem[]
  className: string
  linkAs: LinkAs
  onFollow?: () => void
}

/** Renders the links of the menu, as the header and narrow screens have them. */
export const MenuLinks = (props: MenuLinksProps) => {
  const { items, className, linkAs: As, onFollow } = props
  return items.map(({ href, label, current }) => (
    <As
      key={href}
      href={href}
      className={className}
      aria-current={current ? 'page' : undefined}
      onClick={onFollow}
    >
      {label}
    </As>
  ))
}
