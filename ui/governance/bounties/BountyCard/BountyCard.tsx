import { checksumAddress } from '@narwhal-club/core/checksum'
import type { BountyCard as Bounty } from '@narwhal-club/core/contract'
import { formatCount, shortAddress } from '@narwhal-club/core/format'
import { bounties } from '@narwhal-club/core/messages/pages/bounties'
import { rewardOf } from '@narwhal-club/core/messages/rewardText'
import { Clock, Hammer, MessageSquare, Tag, Users } from 'lucide-react'
import { Avatar } from '../../../kit/Avatar/Avatar.tsx'
import type { LinkAs } from '../../../kit/Link/Link.ts'
import { eyebrow, mono } from '../../../theme/text.css.ts'
import { Moment } from '../../proposals/Moment/Moment.tsx'
import * as rows from '../../rows.css.ts'
import { BountyStatusChip } from '../BountyStatusChip/BountyStatusChip.tsx'
import { nextDate } from '../nextDate.ts'
import * as styles from './BountyCard.css.ts'

export interface BountyCardProps {
  bounty: Bounty
  href: string
  /** @default 'a' */
  linkAs?: LinkAs | undefined
  /** The server's time in milliseconds, once it is known. */
  now?: number | undefined
  /** It stands among those of other clubs. */
  namesClub?: boolean
}

const categories: Readonly<Record<string, string>> = bounties.category

/** The category, and the skills that do not say the same once more. */
const said = (category: string, skills: readonly string[]) => [
  category,
  ...skills.filter((skill) => skill.toLowerCase() !== category.toLowerCase()),
]

/** One bounty of a list: all of it leads there. */
export function BountyCard(props: BountyCardProps) {
  const { bounty, href, linkAs: As = 'a' } = props
  const { number, title, reward, winnersMax } = bounty
  return (
    <article className={styles.root}>
      <div className={rows.head}>
        <span className={eyebrow}>{bounties.number(formatCount(number))}</span>
        <BountyStatusChip {...bounty} />
      </div>
      <h3 className={rows.title} dir="auto">
        <As href={href} className={rows.link}>
          {title}
        </As>
      </h3>
      <p className={styles.reward}>
        {rewardOf(reward.asset, reward.amount)}
        <span className={styles.winners}>
          {bounties.upTo(formatCount(winnersMax))}
        </span>
      </p>
      <Meta {...props} />
    </article>
  )
}

function Meta({ bounty, now, namesClub }: BountyCardProps) {
  const { author, category, club, counts, skills, status } = bounty
  const at = nextDate(bounty)
  return (
    <div className={rows.meta}>
      {namesClub ? (
        <span className={rows.item}>
          <Users size={15} className={rows.icon} aria-hidden />
          <span dir="auto">{club.name}</span>
        </span>
      ) : null}
      <span className={rows.item}>
        <Avatar address={author} size={20} />
        <span className={mono}>{shortAddress(checksumAddress(author))}</span>
      </span>
      <span className={rows.item}>
        <Clock size={15} className={rows.icon} aria-hidden />
        <span>
          {bounties.when[status]}{' '}
          <Moment at={at} now={now} isPast={status === 'paid'} isBrief />
        </span>
      </span>
      <span className={rows.item}>
        <Hammer size={15} className={rows.icon} aria-hidden />
        {bounties.submissions(formatCount(counts.submissions))}
      </span>
      <span className={rows.item}>
        <MessageSquare size={15} className={rows.icon} aria-hidden />
        {bounties.comments(formatCount(counts.comments))}
      </span>
      <span className={rows.item}>
        <Tag size={15} className={rows.icon} aria-hidden />
        <span dir="auto">
          {said(categories[category] ?? category, skills).join(', ')}
        </span>
      </span>
    </div>
  )
}
