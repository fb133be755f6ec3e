import type { BountyDetail, Submission } from '@narwhal-club/core/contract'
import { formatCount } from '@narwhal-club/core/format'
import { bounties } from '@narwhal-club/core/messages/pages/bounties'
import { rewardOf } from '@narwhal-club/core/messages/rewardText'
import {
  CircleCheck,
  CircleX,
  Hammer,
  type LucideIcon,
  Star,
  Trophy,
  Undo2,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { ExternalLink } from '../../../kit/ExternalLink/ExternalLink.tsx'
import { HolderLink } from '../../../kit/HolderLink/HolderLink.tsx'
import type { HolderPlace } from '../../../kit/HolderLink/place.ts'
import { StillMarkdown } from '../../../kit/Markdown/LazyMarkdown.tsx'
import { safeLink } from '../../../kit/Markdown/links.ts'
import {
  StatusChip,
  type StatusTone,
} from '../../../kit/StatusChip/StatusChip.tsx'
import { ModeratedNotice } from '../../ModeratedNotice/ModeratedNotice.tsx'
import { link } from '../../proposals/Facts/Facts.css.ts'
import { Moment } from '../../proposals/Moment/Moment.tsx'
import * as styles from './SubmissionsCard.css.ts'

const words = bounties.work

const looks: Record<Submission['status'], [StatusTone, LucideIcon]> = {
  submitted: ['neutral', Hammer],
  shortlisted: ['info', Star],
  rejected: ['danger', CircleX],
  winner: ['success', Trophy],
  withdrawn: ['neutral', Undo2],
  spam: ['danger', CircleX],
}

export interface SubmissionRowProps extends HolderPlace {
  work: Submission
  asset: BountyDetail['reward']['asset']
  /** The server's time in milliseconds, once it is known. */
  now?: number | undefined
  /** What its reader can do about it. */
  acts?: ReactNode
  /** Where its versions are shown, or put away; missing where there is one. */
  versionsHref?: string | undefined
  /** Its versions, where they are shown. */
  versions?: ReactNode
  /** Where a transaction can be looked at; without it none is linked. */
  txHref?: ((hash: string) => string) | undefined
}

/** One piece of work, with what was made of it. */
export function SubmissionRow(props: SubmissionRowProps) {
  const { work, now, acts, versions, versionsHref } = props
  const { holderHref, linkAs, mine } = props
  const As = linkAs ?? 'a'
  const { author, at, status, version, editedAt, publicReason, note } = work
  const [tone, icon] = looks[status]
  return (
    <div className={styles.row}>
      <div className={styles.line}>
        <StatusChip tone={tone} icon={icon}>
          {words.status[status]}
        </StatusChip>
        <HolderLink
          address={author}
          href={holderHref(author)}
          linkAs={linkAs}
        />
        {mine === author ? <strong>{words.yours}</strong> : null}
        <span>
          <Moment at={editedAt ?? at} now={now} isPast />
        </span>
        {version > 1 && versionsHref ? (
          <As href={versionsHref} className={link} aria-expanded={!!versions}>
            {words.version(formatCount(version))}
          </As>
        ) : null}
      </div>
      {work.moderated ? <ModeratedNotice moderated={work.moderated} /> : null}
      {work.work ? (
        <>
          <StillMarkdown source={work.work.text} top={4} />
          <Links links={work.work.links} />
        </>
      ) : work.moderated ? null : (
        <p className={styles.said}>{words.hidden}</p>
      )}
      {versions}
      {publicReason ? (
        <p dir="auto">
          <strong>{words.reason}:</strong> {publicReason}
        </p>
      ) : null}
      {note ? (
        <p className={styles.said} dir="auto">
          <strong>{words.note}:</strong> {note}
        </p>
      ) : null}
      {status === 'winner' ? <Share {...props} /> : null}
      {acts}
    </div>
  )
}

function Links({ links }: { links: readonly string[] }) {
  if (links.length === 0) return null
  return (
    <ul className={styles.links} aria-label={words.links}>
      {links.map((given) => {
        const safe = safeLink(given)
        return (
          <li key={given} dir="ltr">
            {safe ? (
              <ExternalLink href={safe.href} className={link} isUntrusted>
                {given}
              </ExternalLink>
            ) : (
              given
            )}
          </li>
        )
      })}
    </ul>
  )
}

function Share({ work, asset, txHref }: SubmissionRowProps) {
  const { amount, payout } = work
  const state = payout?.state ?? 'due'
  const label = words.payout[state]
  return (
    <p className={styles.line}>
      <strong>
        {words.share} {amount ? rewardOf(asset, amount) : null}
      </strong>
      {state === 'verified' ? <CircleCheck size={16} aria-hidden /> : null}
      {payout && txHref ? (
        <ExternalLink href={txHref(payout.hash)} className={link}>
          {label}
        </ExternalLink>
      ) : (
        label
      )}
    </p>
  )
}
