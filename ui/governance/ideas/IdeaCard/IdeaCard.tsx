import { checksumAddress } from '@narwhal-club/core/checksum'
import type { IdeaCard as Idea } from '@narwhal-club/core/contract'
import { formatCount, shortAddress } from '@narwhal-club/core/format'
import { ideas as words } from '@narwhal-club/core/messages/pages/ideas'
import { Clock, HandHelping } from 'lucide-react'
import { Avatar } from '../../../kit/Avatar/Avatar.tsx'
import type { LinkAs } from '../../../kit/Link/Link.ts'
import { mono } from '../../../theme/text.css.ts'
import { Moment } from '../../proposals/Moment/Moment.tsx'
import * as styles from '../../rows.css.ts'

export interface IdeaCardProps {
  idea: Idea
  href: string
  /** @default 'a' */
  linkAs?: LinkAs | undefined
  /** The server's time in milliseconds, once it is known. */
  now?: number | undefined
}

/** One idea of a list: all of it leads there. */
export function IdeaCard(props: IdeaCardProps) {
  const { idea, href, linkAs: As = 'a', now } = props
  const { author, title, excerpt, createdAt, adoptions } = idea
  return (
    <article className={styles.row}>
      <h3 className={styles.title} dir="auto">
        <As href={href} className={styles.link}>
          {title}
        </As>
      </h3>
      {excerpt ? (
        <p className={styles.words} dir="auto">
          {excerpt}
        </p>
      ) : null}
      <div className={styles.meta}>
        <span className={styles.item}>
          <Avatar address={author} size={20} />
          <span className={mono}>{shortAddress(checksumAddress(author))}</span>
        </span>
        <span className={styles.item}>
          <Clock size={15} className={styles.icon} aria-hidden />
          <span>
            {words.written} <Moment at={createdAt} now={now} isPast />
          </span>
        </span>
        {adoptions > 0 ? (
          <span className={styles.item}>
            <HandHelping size={15} className={styles.icon} aria-hidden />
            {words.adopted(adoptions, formatCount(adoptions))}
          </span>
        ) : null}
      </div>
    </article>
  )
}
