import type { Awaiting } from '@narwhal-club/core/contract'
import { formatMoment } from '@narwhal-club/core/format'
import { inbox } from '@narwhal-club/core/messages/pages/inbox'
import type { Answer } from '../../../kit/answer/answer.ts'
import type { LinkAs } from '../../../kit/Link/Link.ts'
import { ListCard } from '../../../kit/ListCard/ListCard.tsx'
import { useReaderZone } from '../../../kit/readerZone/useReaderZone.ts'
import * as styles from './AwaitingCard.css.ts'

const { turn: words, ends } = inbox

type Vote = Awaiting['votes']['rows'][number]
type Draft = Awaiting['drafts']['rows'][number]
type Row = { vote: Vote; draft?: never } | { draft: Draft; vote?: never }

export interface AwaitingCardProps {
  answer: Answer<Awaiting>
  proposalHref: (vote: Vote) => string
  draftHref: (draft: Draft) => string
  /** @default 'a' */
  linkAs?: LinkAs | undefined
  /** It could not be asked anew. */
  isStale?: boolean
}

/** A fee that is due comes before a vote, and that before what is half written. */
const rowsOf = ({ votes, drafts }: Awaiting): Row[] => {
  const due = ({ state }: Draft) => state === 'awaiting_fee'
  return [
    ...drafts.rows.filter(due).map((draft) => ({ draft })),
    ...votes.rows.map((vote) => ({ vote })),
    ...drafts.rows.filter((each) => !due(each)).map((draft) => ({ draft })),
  ]
}

/** What waits for a member: each leads to where it is done. */
export function AwaitingCard(props: AwaitingCardProps) {
  const { answer, linkAs: As = 'a', isStale } = props
  const zone = useReaderZone()
  const noteOf = ({ vote, draft }: Row) => {
    if (vote) {
      const { club, end, votingPower } = vote
      const when = ends(formatMoment(end, zone))
      return `${club.name} · ${when} · ${words.votes(votingPower)}`
    }
    const { state, payBy } = draft
    if (state === 'writing') return words.writing
    return payBy ? words.feeUntil(formatMoment(payBy, zone)) : words.fee
  }
  return (
    <ListCard<Row>
      title={words.title}
      answer={
        answer.status === 'ready'
          ? { status: 'ready', data: { rows: rowsOf(answer.data) } }
          : answer
      }
      bones={2}
      stale={isStale ? inbox.stale : undefined}
      empty={{ title: words.title, children: words.empty }}
      keyOf={({ vote, draft }) => vote?.id ?? draft?.id ?? ''}
      draw={(row) => (
        <>
          <As
            className={styles.name}
            href={
              row.vote
                ? props.proposalHref(row.vote)
                : props.draftHref(row.draft)
            }
          >
            <span dir="auto">
              {row.vote ? row.vote.title : row.draft.title || words.untitled}
            </span>
          </As>
          <p className={styles.note}>{noteOf(row)}</p>
        </>
      )}
    />
  )
}
