import type { BountyRecord } from '@narwhal-club/core/contract'
import { formatCount } from '@narwhal-club/core/format'
import { bounties } from '@narwhal-club/core/messages/pages/bounties'
import { rewardOf } from '@narwhal-club/core/messages/rewardText'
import type { Answer } from '../../../kit/answer/answer.ts'
import { Card } from '../../../kit/Card/Card.tsx'
import { ErrorState } from '../../../kit/ErrorState/ErrorState.tsx'
import type { LinkAs } from '../../../kit/Link/Link.ts'
import { hidden } from '../../../theme/text.css.ts'
import { link } from '../../proposals/Facts/Facts.css.ts'
import * as styles from './RecordCard.css.ts'

const words = bounties.record

export interface RecordCardProps {
  answer: Answer<BountyRecord>
  /** Which of the two sides is shown. */
  as: 'author' | 'hunter'
  /** Whose it is, in a few signs. */
  who: string
  /** Back to the bounties of everybody. */
  allHref: string
  /** @default 'a' */
  linkAs?: LinkAs | undefined
}

const sumsOf = ({ TOKEN, CRO }: { TOKEN: string; CRO: string }) =>
  [
    ...(BigInt(CRO) > 0n ? [rewardOf('CRO', CRO)] : []),
    ...(BigInt(TOKEN) > 0n ? [rewardOf('TOKEN', TOKEN)] : []),
  ].join(', ') || rewardOf('CRO', '0')

const authored = [
  'opened',
  'paid',
  'overdue',
  'expired',
  'cancelled',
  'disputed',
] as const
const hunted = ['submitted', 'won', 'rejected'] as const

function factsOf({ author, hunter }: BountyRecord, as: RecordCardProps['as']) {
  const facts: [string, string][] =
    as === 'author'
      ? authored.map((field) => [words[field], formatCount(author[field])])
      : hunted.map((field) => [words[field], formatCount(hunter[field])])
  return as === 'author'
    ? [...facts, [words.paidOut, sumsOf(author.paidOut)] as const]
    : [...facts, [words.earned, sumsOf(hunter.earned)] as const]
}

/** What an address has done before: promises kept, work won. */
export function RecordCard(props: RecordCardProps) {
  const { answer, as, who, allHref, linkAs: As = 'a' } = props
  return (
    <Card
      title={words[as](who)}
      aside={
        <As href={allHref} className={link}>
          {words.all}
        </As>
      }
    >
      {answer.status === 'failed' ? (
        <ErrorState onAction={answer.onRetry}>{answer.advice}</ErrorState>
      ) : answer.status === 'loading' ? (
        <div className={styles.bone} aria-busy="true">
          <span className={hidden}>{words.reading}</span>
        </div>
      ) : (
        <dl className={styles.facts} aria-busy={answer.isEarlier || undefined}>
          {factsOf(answer.data, as).map(([term, value]) => (
            <div key={term}>
              <dt className={styles.term}>{term}</dt>
              <dd className={styles.value}>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </Card>
  )
}
