import type { MyVote } from '../contract/index.ts'
import type { Address } from '../hex.ts'
import { signingDomain } from '../rules/governance/message.ts'
import {
  choiceNumbers,
  proposalIdOf,
  type VoteMessage,
  voteDigest,
  voteSentence,
} from '../rules/voting/index.ts'
import { castingFailure } from './casting.failure.ts'
import type {
  CastingFailed,
  CastingFailureCode,
  CountedVote,
  PostOutcome,
  ReadCastingOutcome,
  SignedVote,
  VoteChoice,
  VoteSubject,
} from './casting.types.ts'

const bytes = (pair: string) => `0x${pair.repeat(32)}` as const
export const voter = `0x${'ab'.repeat(20)}` as const
export const stranger = `0x${'ef'.repeat(20)}` as const
export const nft = `0x${'2f'.repeat(20)}` as const
export const first = 'e0000000-0000-4000-8000-000000000001'
export const second = 'e0000000-0000-4000-8000-000000000002'
export const noon = Date.UTC(2026, 10, 22, 12)
const day = 86_400_000

export const subject: VoteSubject = {
  id: first,
  number: 12,
  version: 1,
  title: 'Fund the winter relay',
  club: { id: 'main', name: 'Narwhal Club', nft },
  contentHash: bytes('c0'),
  start: noon - day,
  end: noon + 2 * day,
  isCancelled: false,
}
export const otherSubject: VoteSubject = {
  ...subject,
  id: second,
  number: 13,
  title: 'Mend the harbour lamp',
}

const seal = `0x${'5e'.repeat(65)}`

/** A signed vote of the voter, for the proposal that it is about. */
export function voteOn(
  { id, number, title, club, contentHash, end }: VoteSubject,
  choice: VoteChoice = 'yes',
  seq = 0,
): SignedVote {
  const message: VoteMessage = {
    summary: voteSentence({ choice, seq, number, title, club: club.name }),
    voter,
    club: club.id,
    proposalId: proposalIdOf(id),
    contentHash,
    choice: choiceNumbers[choice],
    reason: '',
    seq,
    timestamp: noon / 1_000,
  }
  return {
    proposal: id,
    title,
    voter,
    message,
    signature: `0x${'11'.repeat(65)}`,
    domain: signingDomain(nft),
    digest: voteDigest(nft, message),
    until: Math.min(end, noon + 900_000),
  }
}

/** What the server says of it. */
export function countedOf({ proposal, message, digest }: SignedVote) {
  const { seq, reason } = message
  const choice = message.choice === 1 ? 'yes' : 'no'
  const said = { proposal, voter, seq, choice, power: 3, digest, place: seq }
  const counted: CountedVote = {
    ballot: {
      ...said,
      choice,
      reason,
      line: seq,
      at: new Date(noon).toISOString(),
      signer: 'key',
    },
    receipt: {
      ...said,
      choice,
      format: 'narwhal-receipt-1',
      line: { index: seq, hash: bytes('11') },
      receivedAt: noon,
      key: nft,
      signature: seal,
    },
    tally: { yesPower: 3, noPower: 0, yesVoters: 1, noVoters: 0 },
    head: {
      format: 'narwhal-head-1',
      ledger: 'votes',
      size: seq + 1,
      hash: bytes('11'),
      at: noon,
      key: nft,
      signature: seal,
    },
  }
  return counted
}

const last = countedOf(voteOn(subject, 'no'))
export const fresh: MyVote = { power: 3, seq: 0, ballots: [] }
export const voted: MyVote = {
  power: 3,
  seq: 1,
  ballots: [{ ...last.ballot, receipt: last.receipt }],
}
export const powerless: MyVote = {
  power: 0,
  why: 'not_in_list',
  seq: 0,
  ballots: [],
}

type Read = Extract<ReadCastingOutcome, { kind: 'read' }>
export const readOf = (over: Partial<Read> = {}): Read => ({
  kind: 'read',
  subject,
  mine: fresh,
  words: null,
  window: 'open',
  ...over,
})
export const countedAnswer = (vote: SignedVote): PostOutcome => ({
  kind: 'counted',
  vote,
  counted: countedOf(vote),
})
export const failing = (code: CastingFailureCode): CastingFailed => ({
  kind: 'failure',
  failure: castingFailure(code),
})
export const open = (proposal: string = first, version = 1) =>
  ({ type: 'casting.open', proposal, version }) as const
export const session = (address: Address | null) =>
  ({ type: 'session.changed', address }) as const
export const account = (address: Address | null) =>
  ({ type: 'account.changed', address }) as const
