import type { Moderated } from '@narwhal-club/core/contract'
import { moderated as words } from '@narwhal-club/core/messages/pages/moderated'
import { EyeOff, TriangleAlert } from 'lucide-react'
import { Notice } from '../proposals/ProposalNotices/Notice.tsx'
import { isGone } from './standing.ts'

export interface ModeratedNoticeProps {
  moderated: Moderated
}

/** Why readers are warned of words, or do not see them. */
export function ModeratedNotice({ moderated }: ModeratedNoticeProps) {
  const { as, reason } = moderated
  const isOff = isGone(moderated)
  return (
    <Notice
      icon={isOff ? EyeOff : TriangleAlert}
      tone={isOff ? 'neutral' : 'warning'}
      title={words[as].title}
    >
      <p dir="auto">{reason ?? words.reported.body}</p>
    </Notice>
  )
}
