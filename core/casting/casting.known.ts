import { isSameAddress } from '../rules/format/address.ts'
import { voteLimits } from '../rules/voting/limits.ts'
import { toReason } from './casting.subject.ts'
import type {
  CastingContext,
  CastingFailure,
  CastingFailureCode,
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
const isSendable = (
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
