import type { ProposalDetail } from '@narwhal-club/core/contract'
import { proposals } from '@narwhal-club/core/messages/pages/proposals'
import { Ban, Link2, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { HolderLink } from '../../../kit/HolderLink/HolderLink.tsx'
import type { HolderPlace } from '../../../kit/HolderLink/place.ts'
import { ModeratedNotice } from '../../ModeratedNotice/ModeratedNotice.tsx'
import { Moment } from '../Moment/Moment.tsx'
import { Notice } from './Notice.tsx'
import * as styles from './ProposalNotices.css.ts'

const { cancelled: taken, warning, newHosts: hosts } = proposals

export interface ProposalNoticesProps extends HolderPlace {
  proposal: Pick<
    ProposalDetail,
    'cancelled' | 'flagReason' | 'reported' | 'newHosts' | 'moderated'
  >
  /** The server's time in milliseconds, once it is known. */
  now?: number | undefined
}

/** That it was taken back, what a moderator says of it, and new places it leads to. */
export function ProposalNotices(props: ProposalNoticesProps) {
  const { proposal, holderHref, linkAs, now } = props
  const { cancelled, flagReason, reported, newHosts, moderated } = proposal
  return (
    <>
      {moderated ? <ModeratedNotice moderated={moderated} /> : null}
      {cancelled ? (
        <Notice icon={Ban} tone="neutral" title={taken.title}>
          <p dir="auto">{cancelled.reason}</p>
          <div className={styles.body}>
            {taken.by}{' '}
            <HolderLink
              address={cancelled.by}
              href={holderHref(cancelled.by)}
              linkAs={linkAs}
            />{' '}
            <Moment at={cancelled.at} now={now} isPast />
          </div>
          <p className={styles.body}>{taken.kept}</p>
        </Notice>
      ) : null}
      {flagReason !== undefined ? (
        <Notice icon={TriangleAlert} tone="warning" title={warning.flagged}>
          <p dir="auto">{flagReason}</p>
        </Notice>
      ) : reported ? (
        <Notice icon={TriangleAlert} tone="warning" title={warning.reported}>
          <p className={styles.body}>{warning.look}</p>
        </Notice>
      ) : null}
      {newHosts.length > 0 ? (
        <Notice icon={Link2} tone="neutral" title={hosts.title}>
          <p className={styles.body}>{hosts.body}</p>
          <ul className={styles.hosts}>
            {newHosts.map((host) => (
              <li key={host} dir="ltr">
                {host}
              </li>
            ))}
          </ul>
        </Notice>
      ) : null}
    </>
  )
}

/** What is warned of is there for who asks for it. */
export const Warned = ({
  is,
  children,
}: {
  is: boolean
  children: ReactNode
}) =>
  is ? (
    <details>
      <summary className={styles.fold}>{warning.show}</summary>
      {children}
    </details>
  ) : (
    children
  )
