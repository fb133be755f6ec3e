import type { ClubActivity, ClubHappening } from '@narwhal-club/core/contract'
import { formatMoment } from '@narwhal-club/core/format'
import { homeNews } from '@narwhal-club/core/messages/pages/homeNews'
import type { Answer } from '../../../kit/answer/answer.ts'
import { HolderLink } from '../../../kit/HolderLink/HolderLink.tsx'
import type { LinkAs } from '../../../kit/Link/Link.ts'
import { ListCard } from '../../../kit/ListCard/ListCard.tsx'
import { useReaderZone } from '../../../kit/readerZone/useReaderZone.ts'
import * as styles from '../../inbox/AwaitingCard/AwaitingCard.css.ts'

const words = homeNews.activity

export interface ActivityCardProps {
  answer: Answer<ClubActivity>
  holderHref: (address: string) => string
  proposalHref: (id: string) => string
  /** @default 'a' */
  linkAs?: LinkAs | undefined
}

const keyOf = (row: ClubHappening) =>
  [row.kind, row.at, row.address, 'to' in row && row.to].join(' ')

/** What holders did last: what moved, and who voted. */
export function ActivityCard(props: ActivityCardProps) {
  const { answer, holderHref, proposalHref, linkAs: As = 'a' } = props
  const zone = useReaderZone()
  const holder = (address: string) => (
    <HolderLink
      address={address}
      href={holderHref(address)}
      linkAs={As}
      isPlain
    />
  )
  const deedOf = (row: ClubHappening) => {
    if (row.kind === 'voted') {
      const { id, number, title } = row.proposal
      return (
        <>
          {words.voted(row.votingPower)}{' '}
          <As className={styles.name} href={proposalHref(id)}>
            <span dir="auto">{title ?? words.numbered(number)}</span>
          </As>
        </>
      )
    }
    return (
      <>
        {words[row.kind](row.nfts)}{' '}
        {row.kind === 'sent' ? holder(row.to) : null}
      </>
    )
  }
  const isStale =
    answer.status === 'ready' && answer.data.source.status !== 'fresh'
  return (
    <ListCard<ClubHappening>
      title={words.title}
      aside=""
      answer={answer}
      stale={isStale ? words.stale : undefined}
      empty={{ title: words.title, children: words.empty }}
      keyOf={keyOf}
      draw={(row) => (
        <>
          <p>
            {holder(row.address)} {deedOf(row)}
          </p>
          <p className={styles.note}>{formatMoment(row.at, zone)}</p>
        </>
      )}
    />
  )
}
