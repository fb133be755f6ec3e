import { ui } from '@narwhal-club/core/messages'
import { ArrowUpRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { hidden } from '../../theme/text.css.ts'

export interface ExternalLinkProps {
  href: string
  className?: string
  /** A stranger wrote it: search engines are not to count it for us. */
  isUntrusted?: boolean
  children: ReactNode
}

/**
 * Renders a link that leaves the club: its arrow and its name say so.
 *
 * @use for every link that leaves the club: explorer, marketplace, another
 * site.
 * @avoid for pages of the club, which a plain link or a HolderLink leads to.
 */
export function ExternalLink(props: ExternalLinkProps) {
  const { href, className, isUntrusted, children } = props
  const rel = isUntrusted ? 'noopener noreferrer nofollow ugc' : 'noreferrer'
  return (
    <a href={href} className={className} target="_blank" rel={rel}>
      {children}
      <ArrowUpRight size={16} aria-hidden />
      <span className={hidden}> ({ui.newTab})</span>
    </a>
  )
}
