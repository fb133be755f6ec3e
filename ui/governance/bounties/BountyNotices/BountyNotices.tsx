import type { BountyDetail } from '@narwhal-club/core/contract'
import { bounties } from '@narwhal-club/core/messages/pages/bounties'
import { Ban, Scale, Timer } from 'lucide-react'
import type { LinkAs } from '../../../kit/Link/Link.ts'
import { ModeratedNotice } from '../../ModeratedNotice/ModeratedNotice.tsx'
import { Notice } from '../../proposals/ProposalNotices/Notice.tsx'
import * as styles from '../../proposals/ProposalNotices/ProposalNotices.css.ts'

const words = bounties.notice

export interface BountyNoticesProps {
  bounty: Pick<
    BountyDetail,
    'badges' | 'cancelled' | 'dispute' | 'moderated' | 'status'
  >
  voteHref: (proposal: string) => string
  /** @default 'a' */
  linkAs?: LinkAs | undefined
}

/** What its readers have to know before all else: it is late, or disputed. */
export function BountyNotices(props: BountyNoticesProps) {
  const { bounty, voteHref, linkAs: As = 'a' } = props
  const { badges, cancelled, dispute, moderated, status } = bounty
  const isDisputed = status === 'disputed'
  const isUndone = dispute?.isUndone === true && !isDisputed
  return (
    <>
      {moderated ? <ModeratedNotice moderated={moderated} /> : null}
      {(['overdue', 'undecided'] as const)
        .filter((badge) => badges.includes(badge))
        .map((badge) => (
          <Notice
            key={badge}
            icon={Timer}
            tone="warning"
            title={bounties.badge[badge]}
          >
            <p className={styles.body}>{words[badge]}</p>
          </Notice>
        ))}
      {dispute && (isDisputed || isUndone) ? (
        <Notice
          icon={Scale}
          tone="warning"
          title={isUndone ? words.undoneTitle : bounties.status.disputed}
        >
          <p className={styles.body}>
            {isUndone ? words.undone : words.disputed}
          </p>
          <As href={voteHref(dispute.proposal)} className={styles.fold}>
            {words.vote}
          </As>
        </Notice>
      ) : null}
      {cancelled ? (
        <Notice icon={Ban} tone="neutral" title={bounties.status.cancelled}>
          <p dir="auto">{cancelled.reason}</p>
        </Notice>
      ) : null}
    </>
  )
}
