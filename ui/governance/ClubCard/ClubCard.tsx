import type { ClubCard as Club } from '@narwhal-club/core/contract'
import type { ReactNode } from 'react'
import type { LinkAs } from '../../kit/Link/Link.ts'
import { ClubAvatar } from '../ClubAvatar/ClubAvatar.tsx'
import * as rows from '../rows.css.ts'
import * as styles from './ClubCard.css.ts'
import { ClubCounts } from './ClubCounts.tsx'
import { ClubStatusChip } from './ClubStatusChip.tsx'

export interface ClubCardProps {
  club: Club
  href: string
  /** @default 'a' */
  linkAs?: LinkAs | undefined
  /** The way to follow it. */
  follow?: ReactNode
}

/** One club of a list: all of it leads there, but for its button. */
export function ClubCard(props: ClubCardProps) {
  const { club, href, linkAs: As = 'a', follow } = props
  const { id, name, tagline, avatar, status, counts } = club
  return (
    <article className={styles.root} data-status={status}>
      <ClubAvatar id={id} picture={avatar} />
      <div className={styles.body}>
        <div className={rows.head}>
          <h3 className={rows.title}>
            <As href={href} className={rows.link}>
              {name}
            </As>
          </h3>
          <ClubStatusChip status={status} />
        </div>
        {tagline ? <p className={rows.words}>{tagline}</p> : null}
        <ClubCounts counts={counts} />
      </div>
      {follow ? <div className={styles.follow}>{follow}</div> : null}
    </article>
  )
}
