import type {
  Ballot,
  CountedVote,
  VoteReceipt,
} from '@narwhal-club/core/contract'
import type { ReceiptFacts } from '@narwhal-club/core/voting'
import type { CountedRow, OwnBallot } from './votes.ports.ts'

const instant = (at: number) => new Date(at).toISOString()

/** What the server says about a ballot, before it is signed. */
export const receiptOf = (ballot: Omit<OwnBallot, 'seal'>): ReceiptFacts => ({
  format: 'narwhal-receipt-1',
  proposal: ballot.proposal,
  voter: ballot.voter,
  seq: ballot.seq,
  choice: ballot.choice,
  power: ballot.power,
  digest: ballot.digest,
  place: ballot.place,
  line: ballot.line,
  receivedAt: ballot.at,
})

export const presentReceipt = (ballot: OwnBallot): VoteReceipt => ({
  ...receiptOf(ballot),
  ...ballot.seal,
})

export const presentCounted = (row: CountedRow): CountedVote => ({
  ...row,
  at: instant(row.at),
})

export const presentBallot = (ballot: OwnBallot): Ballot => ({
  ...presentCounted({ ...ballot, line: ballot.line.index }),
  proposal: ballot.proposal,
  place: ballot.place,
  signer: ballot.signer,
})
