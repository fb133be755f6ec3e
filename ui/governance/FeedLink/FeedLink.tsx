import { club } from '@narwhal-club/core/messages/pages/club'
import { Rss } from 'lucide-react'
import { link } from '../proposals/Facts/Facts.css.ts'

/** Leads to what feed readers read of a club. */
export const FeedLink = ({ href }: { href: string }) => (
  <a href={href} className={link}>
    <Rss size={16} aria-hidden />
    {club.feed}
  </a>
)
