import type { BountyDetail } from '@narwhal-club/core/contract'
import { formatCount } from '@narwhal-club/core/format'
import { bounties } from '@narwhal-club/core/messages/pages/bounties'
import { Clock } from 'lucide-react'
import type { ReactNode } from 'react'
import { Crumb } from '../../../kit/Crumb/Crumb.tsx'
import { HolderLink } from '../../../kit/HolderLink/HolderLink.tsx'
import type { HolderPlace } from '../../../kit/HolderLink/place.ts'
import { PageTitle } from '../../../kit/PageTitle/PageTitle.tsx'
import { eyebrow } from '../../../theme/text.css.ts'
import { Moment } from '../../proposals/Moment/Moment.tsx'
import * as styles from '../../proposals/ProposalHeader/ProposalHeader.css.ts'
import { BountyStatusChip } from '../BountyStatusChip/BountyStatusChip.tsx'
import { nextDate } from '../nextDate.ts'

export interface BountyHeaderProps extends HolderPlace {
  bounty: BountyDetail
  /** The bounties of its club. */
  backHref: string
  /** What its author did before. */
  recordHref: string
  /** What its newest version changed; missing where there is one version. */
  changedHref?: string | undefined
  /** What can be done with it by everyone, such as to share it. */
  acts?: ReactNode
  /** The server's time in milliseconds, once it is known. */
  now?: number | undefined
}

/** What a bounty is called, where it stands and by whom it is. */
export function BountyHeader(props: BountyHeaderProps) {
  const { bounty, backHref, recordHref, changedHref } = props
  const { holderHref, acts, now } = props
  const { linkAs: As = 'a' } = props
  const { author, club, number, status, title, version } = bounty
  return (
    <header className={styles.root}>
      <Crumb href={backHref} linkAs={As}>
        {bounties.back(club.name)}
      </Crumb>
      <div className={styles.row}>
        <span className={eyebrow}>{bounties.number(formatCount(number))}</span>
        <BountyStatusChip {...bounty} />
        <span className={styles.when}>
          <Clock size={15} aria-hidden />
          <span>
            {bounties.when[status]}{' '}
            <Moment
              at={nextDate(bounty)}
              now={now}
              isPast={status === 'paid'}
              isBrief
            />
          </span>
        </span>
      </div>
      <PageTitle className={styles.title} dir="auto">
        {title}
      </PageTitle>
      <div className={styles.row}>
        {bounties.head.by}{' '}
        <HolderLink address={author} href={holderHref(author)} linkAs={As} />
        <As href={recordHref} className={styles.link}>
          {bounties.record.seeAuthor}
        </As>
        {changedHref ? (
          <As href={changedHref} className={styles.link}>
            {bounties.head.version(formatCount(version))}
          </As>
        ) : null}
      </div>
      {acts ? <div className={styles.row}>{acts}</div> : null}
    </header>
  )
}
