import type { ElementType, MouseEventHandler, ReactNode } from 'react'

/** What a link of ours hands to the element that renders it. */
export interface LinkProps {
  href: string
  className?: string | undefined
  children?: ReactNode
  'aria-current'?: 'page' | undefined
  'aria-label'?: string | undefined
  'aria-describedby'?: string | undefined
  onClick?: MouseEventHandler<HTMLAnchorElement> | undefined
}

/**
 * The element or component of a link: `'a'`, or the router's own, so that
 * these components know no router.
 */
export type LinkAs = ElementType<LinkProps>
