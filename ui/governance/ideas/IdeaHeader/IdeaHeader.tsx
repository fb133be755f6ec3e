import type { Draft } from '@narwhal-club/core/contract'
import { formatCount } from '@narwhal-club/core/format'
import { ideas as words } from '@narwhal-club/core/messages/pages/ideas'
import type { ReactNode } from 'react'
import { Crumb } from '../../../kit/Crumb/Crumb.tsx'
import { HolderLink } from '../../../kit/HolderLink/HolderLink.tsx'
import type { HolderPlace } from '../../../kit/HolderLink/place.ts'
import { PageTitle } from '../../../kit/PageTitle/PageTitle.tsx'
import { eyebrow } from '../../../theme/text.css.ts'
import { Moment } from '../../proposals/Moment/Moment.tsx'
import * as styles from '../../proposals/ProposalHeader/ProposalHeader.css.ts'

export interface IdeaHeaderProps extends HolderPlace {
  idea: Draft
  /** What its club is called. */
  club: string
  /** The ideas of its club. */
  backHref: string
  /** The server's time in milliseconds, once it is known. */
  now?: number | undefined
  /** What can be done with it by everyone, such as to share it. */
  acts?: ReactNode
}

/** What an idea is called, where it is and by whom. */
export function IdeaHeader(props: IdeaHeaderProps) {
  const { idea, club, backHref, holderHref, now, acts } = props
  const { linkAs: As = 'a' } = props
  const { author, title, adoptions, createdAt, updatedAt } = idea
  const linkTo = (address: string) => (
    <HolderLink address={address} href={holderHref(address)} linkAs={As} />
  )
  return (
    <header className={styles.root}>
      <Crumb href={backHref} linkAs={As}>
        {words.back(club)}
      </Crumb>
      <span className={eyebrow}>{words.eyebrow}</span>
      <PageTitle className={styles.title} dir="auto">
        {title}
      </PageTitle>
      <div className={styles.row}>
        {words.head.by} {linkTo(author)}
        {idea.idea ? (
          <>
            {words.head.idea} {linkTo(idea.idea.author)}
          </>
        ) : null}
        <span>
          {words.written} <Moment at={createdAt} now={now} isPast />
        </span>
        {updatedAt === createdAt ? null : (
          <span>
            {words.changed} <Moment at={updatedAt} now={now} isPast />
          </span>
        )}
        {adoptions > 0 ? (
          <span>{words.adopted(adoptions, formatCount(adoptions))}</span>
        ) : null}
      </div>
      {acts ? <div className={styles.row}>{acts}</div> : null}
    </header>
  )
}
