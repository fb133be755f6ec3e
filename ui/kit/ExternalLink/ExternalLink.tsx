import { ui } from '@narwhal-club/core/messages'
import { ArrowUpRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { hidden } from '../../theme/text.css.ts'

export interface ExternalLinkProps {
  href: string
  className?: string
  children: ReactNode
}

/** Renders a link that leaves the club: its arrow and its name say so. */
export function ExternalLink({ href, className, children }: ExternalLinkProps) {
  return (
    <a href={href} className={className} target="_blank" rel="noreferrer">
      {children}
      <ArrowUpRight size={16} aria-hidden />
      <span className={hidden}> ({ui.newTab})</span>
    </a>
  )
}
