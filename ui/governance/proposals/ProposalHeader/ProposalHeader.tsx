import type { ProposalDetail } from '@narwhal-club/core/contract'
import { formatCount } from '@narwhal-club/core/format'
import { proposals } from '@narwhal-club/core/messages/pages/proposals'
import { Clock, Tag } from 'lucide-react'
import type { ReactNode } from 'react'
import { Crumb } from '../../../kit/Crumb/Crumb.tsx'
import { HolderLink } from '../../../kit/HolderLink/HolderLink.tsx'
import type { HolderPlace } from '../../../kit/HolderLink/place.ts'
import { PageTitle } from '../../../kit/PageTitle/PageTitle.tsx'
import { eyebrow } from '../../../theme/text.css.ts'
import { Moment } from '../Moment/Moment.tsx'
import { ProposalChips } from '../ProposalCard/ProposalChips.tsx'
import * as styles from './ProposalHeader.css.ts'

const words = proposals.head

export interface ProposalHeaderProps extends HolderPlace {
  proposal: ProposalDetail
  /** The proposals of its club. */
  backHref: string
  /** Those with a label. */
  labelHref: (label: string) => string
  /** What its newest version changed; of the first: nothing. */
  changedHref?: string | undefined
  /** What can be done with it by everyone, such as to share it. */
  acts?: ReactNode
  /** The server's time in milliseconds, once it is known. */
  now?: number | undefined
}

/** What a proposal is called, where it is and by whom. */
export function ProposalHeader(props: ProposalHeaderProps) {
  const { proposal, backHref, labelHref, linkAs: As = 'a', acts } = props
  const { club, number, title, labels } = proposal
  return (
    <header className={styles.root}>
      <Crumb href={backHref} linkAs={As}>
        {proposals.back(club.name)}
      </Crumb>
      <div className={styles.row}>
        <span className={eyebrow}>{proposals.number(formatCount(number))}</span>
        <ProposalChips {...proposal} />
        <When {...props} />
      </div>
      <PageTitle className={styles.title} dir="auto">
        {title}
      </PageTitle>
      <By {...props} />
      {labels.length > 0 ? (
        <ul className={styles.labels} aria-label={proposals.labels}>
          {labels.map((label) => (
            <li key={label}>
              <As href={labelHref(label)} className={styles.label}>
                <Tag size={15} aria-hidden />
                {label}
              </As>
            </li>
          ))}
        </ul>
      ) : null}
      {acts ? <div className={styles.row}>{acts}</div> : null}
    </header>
  )
}

/** What its reader has to know before all else: how long there is. */
function When({ proposal, now }: ProposalHeaderProps) {
  const { status, start, end, closedAt } = proposal
  const at = status === 'pending' ? start : (closedAt ?? end)
  return (
    <span className={styles.when}>
      <Clock size={15} aria-hidden />
      <span>
        {proposals.when[status]}{' '}
        {/* Of what is over the day counts, of the rest how long there is. */}
        <Moment at={at} now={status === 'closed' ? undefined : now} isBrief />
      </span>
    </span>
  )
}

function By(props: ProposalHeaderProps) {
  const { proposal, changedHref, holderHref, linkAs: As = 'a' } = props
  const { author, idea, version } = proposal
  const linkTo = (address: string) => (
    <HolderLink address={address} href={holderHref(address)} linkAs={As} />
  )
  return (
    <div className={styles.row}>
      {author ? (
        <>
          {words.by} {linkTo(author)}
        </>
      ) : (
        proposals.byClub
      )}
      {idea ? (
        <>
          {words.idea} {linkTo(idea.author)}
        </>
      ) : null}
      {version > 1 ? <span>{words.version(formatCount(version))}</span> : null}
      {changedHref ? (
        <As href={changedHref} className={styles.link}>
          {words.changed}
        </As>
      ) : null}
    </div>
  )
}
