import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import type { LinkAs } from '../Link/Link.ts'
import * as styles from './Crumb.css.ts'

export interface CrumbProps {
  href: string
  /** @default 'a' */
  linkAs?: LinkAs | undefined
  /** What it leads back to. */
  children: ReactNode
}

/**
 * The way back to what a page is a part of, above its title.
 *
 * @use above the title of a page that is a part of one other thing.
 * @avoid for the parts of the same page: those are TabLinks. For more than one
 * step back.
 */
export const Crumb = ({ href, linkAs: As = 'a', children }: CrumbProps) => (
  <As href={href} className={styles.root}>
    <ArrowLeft size={16} className={styles.icon} aria-hidden />
    <span dir="auto">{children}</span>
  </As>
)
