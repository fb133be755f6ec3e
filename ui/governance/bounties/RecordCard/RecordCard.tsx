import type { BountyRecord } from '@narwhal-club/core/contract'
import { formatCount } from '@narwhal-club/core/format'
import { bounties } from '@narwhal-club/core/messages/pages/bounties'
import { rewardOf } from '@narwhal-club/core/messages/rewardText'
import type { Answer } from '../../../kit/answer/answer.ts'
import { Card } from '../../../kit/Card/Card.tsx'
import { ErrorState } from '../../../kit/ErrorState/ErrorState.tsx'
import { Facts } from '../../proposals/Facts/Facts.tsx'

const words = bounties.record

export interface RecordCardProps {
  answer: Answer<BountyRecord>
  /** Which of the two sides is shown. */
  as: 'author' | 'hunter'
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
export function RecordCard({ answer, as }: RecordCardProps) {
  return (
    <Card title={words[as]}>
      {answer.status === 'failed' ? (
        <ErrorState onAction={answer.onRetry}>{answer.advice}</ErrorState>
      ) : answer.status === 'loading' ? (
        <p aria-busy="true">{words.title}</p>
      ) : (
        <Facts inLines facts={factsOf(answer.data, as)} />
      )}
    </Card>
  )
}
