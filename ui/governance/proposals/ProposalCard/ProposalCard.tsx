import { checksumAddress } from '@narwhal-club/core/checksum'
import type {
  ProposalCard as Proposal,
  VoteChoice,
} from '@narwhal-club/core/contract'
import { formatCount, shortAddress } from '@narwhal-club/core/format'
import { proposals } from '@narwhal-club/core/messages/pages/proposals'
import { voting } from '@narwhal-club/core/messages/pages/votes'
import { Clock, MessageSquare, Tag, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { Avatar } from '../../../kit/Avatar/Avatar.tsx'
import type { LinkAs } from '../../../kit/Link/Link.ts'
import { eyebrow, mono } from '../../../theme/text.css.ts'
import * as rows from '../../rows.css.ts'
import { ChoiceIcon } from '../../votes/Choice/Choice.tsx'
import { Secret } from '../../votes/Secret/Secret.tsx'
import { Moment } from '../Moment/Moment.tsx'
import { TallyBar } from '../TallyBar/TallyBar.tsx'
import * as styles from './ProposalCard.css.ts'
import { ProposalChips } from './ProposalChips.tsx'

export interface ProposalCardProps {
  proposal: Proposal
  href: string
  /** @default 'a' */
  linkAs?: LinkAs | undefined
  /** The server's time in milliseconds, once it is known. */
  now?: number | undefined
  /** It stands among those of other clubs. */
  namesClub?: boolean
  /** What its reader can do about it without going there. */
  act?: ReactNode
  /**
   * Its reader may not want to see how it stands before they vote.
   *
   * @default while it is voted on
   */
  isSecret?: boolean | undefined
  /** What its reader voted for. */
  voted?: VoteChoice | undefined
}

/** One proposal of a list: all of it leads there. */
export function ProposalCard(props: ProposalCardProps) {
  const { proposal, href, linkAs: As = 'a' } = props
  const { number, title, summary, status, flagReason, reported } = proposal
  // What is warned of is not spread further than its name.
  const isWarned = flagReason !== undefined || reported
  return (
    <article className={status === 'pending' ? rows.row : styles.counted}>
      <div className={rows.head}>
        <span className={eyebrow}>{proposals.number(formatCount(number))}</span>
        <ProposalChips {...proposal} />
      </div>
      <h3 className={rows.title} dir="auto">
        <As href={href} className={rows.link}>
          {title}
        </As>
      </h3>
      {isWarned ? <p className={rows.words}>{proposals.warned}</p> : null}
      {summary && !isWarned ? (
        <p className={rows.words} dir="auto">
          {summary}
        </p>
      ) : null}
      {status === 'pending' ? null : (
        <div className={styles.tally}>
          <Secret is={props.isSecret ?? status === 'active'}>
            <TallyBar {...proposal} />
          </Secret>
        </div>
      )}
      <Meta {...props} />
      {props.act ? <div className={styles.act}>{props.act}</div> : null}
    </article>
  )
}

function Meta({ proposal, now, namesClub, voted }: ProposalCardProps) {
  const { club, author, labels, counts, status, start, end, closedAt } =
    proposal
  const at = status === 'pending' ? start : (closedAt ?? end)
  return (
    <div className={rows.meta}>
      {voted ? (
        <span className={styles.voted}>
          <ChoiceIcon of={voted} />
          {voting.row.voted(voting.choice[voted])}
        </span>
      ) : null}
      {namesClub ? (
        <span className={rows.item}>
          <Users size={15} className={rows.icon} aria-hidden />
          <span dir="auto">{club.name}</span>
        </span>
      ) : null}
      <span className={rows.item}>
        {author ? (
          <>
            <Avatar address={author} size={20} />
            <span className={mono}>
              {shortAddress(checksumAddress(author))}
            </span>
          </>
        ) : (
          proposals.byClub
        )}
      </span>
      <span className={rows.item}>
        <Clock size={15} className={rows.icon} aria-hidden />
        <span>
          {proposals.when[status]}{' '}
          {/* Of what is over the day counts, of the rest how long there is. */}
          <Moment at={at} now={status === 'closed' ? undefined : now} isBrief />
        </span>
      </span>
      <span className={rows.item}>
        <MessageSquare size={15} className={rows.icon} aria-hidden />
        {proposals.comments(formatCount(counts.comments))}
      </span>
      {labels.length > 0 ? (
        <span className={rows.item}>
          <Tag size={15} className={rows.icon} aria-hidden />
          <span dir="auto">{labels.join(', ')}</span>
        </span>
      ) : null}
    </div>
  )
}
