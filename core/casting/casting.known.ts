import type { MyVote } from '../contract/index.ts'
import { isSameAddress } from '../rules/format/address.ts'
import { voteLimits } from '../rules/voting/limits.ts'
import { failed } from './casting.failure.ts'
import { toReason } from './casting.subject.ts'
import type {
  CastingContext,
  CastingFailure,
  CastingFailureCode,
  Counted,
  PostOutcome,
  SignedVote,
  VoteChoice,
  VotePrompt,
  VoteSubject,
} from './casting.types.ts'

const defect = () => new TypeError('Nothing is voted on')

/**
 * What is voted on: there in every state that reads it.
 *
 * @throws {TypeError} which would be a defect of the chart; as those below.
 */
export function subjectIn({ subject }: CastingContext): VoteSubject {
  if (!subject) throw defect()
  return subject
}
export function askedIn({ asked }: CastingContext) {
  if (!asked) throw defect()
  return asked
}
export function promptIn({ prompt }: CastingContext): VotePrompt {
  if (!prompt) throw defect()
  return prompt
}

/** Signed votes of the one account that may act now. */
export const isSendable = (
  { session, account }: CastingContext,
  { voter }: SignedVote,
) =>
  isSameAddress(voter, session) &&
  // While wallet and session disagree, nothing acts for either.
  (account === null || isSameAddress(voter, account))

/** The signed vote that is sent next. */
export const nextIn = (context: CastingContext): SignedVote | undefined =>
  context.queue.find((vote) => isSendable(context, vote))

/** The voter's signed vote on the proposal that is open. */
export const queuedIn = ({ queue, asked, session }: CastingContext) =>
  queue.find(
    ({ proposal, voter }) =>
      proposal === asked?.proposal && isSameAddress(voter, session),
  )

/** It is about the proposal that is open, and of the voter who is there. */
export const isOfDesk = (
  { asked, session }: CastingContext,
  of: { proposal: string; voter: string },
): boolean =>
  of.proposal === asked?.proposal && isSameAddress(of.voter, session)

export const placeOf = ({ subject, voter }: VotePrompt) => ({
  proposal: subject.id,
  voter,
})

/** What goes by without anything being done. */
const passing: readonly CastingFailureCode[] = [
  'casting.unreachable',
  'casting.serverFailed',
  'casting.rateLimited',
]
/** Who is signed in is another than the page thinks. */
const doubtful: readonly CastingFailureCode[] = [
  'casting.signedOut',
  'casting.accountMismatch',
]
export const isPassing = ({ code }: CastingFailure) => passing.includes(code)
export const isDoubtful = ({ code }: CastingFailure) => doubtful.includes(code)

/** The server has said nothing about the vote: the same signature is sent again. */
export const isUnjudged = (failure: CastingFailure): boolean =>
  isPassing(failure) ||
  isDoubtful(failure) ||
  failure.code === 'casting.cannotVerify'

/** What the voter did elsewhere, or has, is another than is known here. */
const outdated: readonly CastingFailureCode[] = [
  'casting.stale',
  'casting.superseded',
  'casting.noPower',
  'casting.expired',
]
export const isOutdated = ({ code }: CastingFailure) => outdated.includes(code)

/** Why a vote is not even asked for; `null`: nothing is in the way. */
export function hindranceOf(
  { mine, prompt }: CastingContext,
  { choice, reason }: { choice: VoteChoice; reason: string },
): CastingFailureCode | null {
  const said = toReason(reason)
  const { most } = voteLimits.reason
  const [last] = mine?.ballots ?? []
  if ([...said].length > most) return 'casting.reasonTooLong'
  if (last?.choice === choice && last.reason === said) return 'casting.same'
  if ((mine?.seq ?? 0) >= voteLimits.ballots) return 'casting.ballotLimit'
  return prompt ? 'casting.promptOpen' : null
}

/** How often a sending may be a defect before its vote is dropped. */
const defectsBorne = 5
export const isHopeless = ({ defects, sent }: CastingContext): boolean =>
  defects.filter((digest) => digest === sent?.digest).length >= defectsBorne

/** That the sending was a defect, of the vote that was sent. */
export function defectIn({ sent }: CastingContext): PostOutcome {
  if (!sent) throw defect()
  return { vote: sent, ...failed('casting.unexpected') }
}

/**
 * An answer as it stands to what is known by now: it may come late, and the
 * voter's newer vote was read meanwhile.
 */
export function judged(
  context: CastingContext,
  answer: PostOutcome,
): PostOutcome {
  const { vote } = answer
  if (answer.kind !== 'counted' || !isOfDesk(context, vote)) return answer
  const [newest] = context.mine?.ballots ?? []
  return isSameAddress(newest?.voter ?? null, vote.voter) &&
    (newest?.seq ?? 0) > answer.counted.ballot.seq
    ? { vote, ...failed('casting.superseded') }
    : answer
}

/** What the voter has with a vote that counts now: the newest first. */
export function mineWith(mine: MyVote, { counted, mine: read }: Counted) {
  if (read) return read
  const { ballot, receipt } = counted
  const older = mine.ballots.filter(({ seq }) => seq < ballot.seq)
  const ballots = [{ ...ballot, receipt }, ...older]
  return { ...mine, seq: ballot.seq + 1, ballots }
}

/** The same vote for the same voter is there once. */
export const queueWith = (
  queue: readonly SignedVote[],
  votes: readonly SignedVote[],
): SignedVote[] => [
  ...votes.filter(({ digest }) => !queue.some((of) => of.digest === digest)),
  ...queue,
]
export const queueWithout = (
  queue: readonly SignedVote[],
  { digest }: SignedVote,
): SignedVote[] => queue.filter((vote) => vote.digest !== digest)
