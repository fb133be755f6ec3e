import { bountyLimits } from './limits.ts'
import type { Bound } from './splits.ts'
import { type BountyFacts, bountyStatus, disputeUntil } from './status.ts'
import type { SubmissionStatus } from './submission.ts'

/** The piece of work that a dispute is about. */
export interface DisputedWork {
  status: SubmissionStatus
  /** When it was rejected; null where it is not. */
  rejectedAt: number | null
  isPaid: boolean
}

export type DisputeFault =
  /** Nothing was decided yet. */
  | 'dispute_too_early'
  | 'dispute_over'
  /** It was disputed before: once is all. */
  | 'dispute_before'
  | 'share_paid'
  | 'bounty_disputed'

/** From when on a no counts: while a bounty is open nobody can dispute it. */
export const turnedDownAt = (
  { closedAt, submitBy }: Pick<BountyFacts, 'closedAt' | 'submitBy'>,
  rejectedAt: number,
): number => Math.max(rejectedAt, closedAt ?? submitBy)

/** Tells why a decision cannot be disputed; null where it can. */
export function faultOfDispute(
  facts: BountyFacts,
  work: DisputedWork,
  { wasDisputed, now }: { wasDisputed: boolean; now: number },
): DisputeFault | null {
  const status = bountyStatus(facts, now)
  if (status === 'disputed') return 'bounty_disputed'
  if (wasDisputed) return 'dispute_before'
  if (status === 'open') return 'dispute_too_early'
  // What expired may have been turned down just before: three days are three days.
  if (status === 'paid' || status === 'cancelled') return 'dispute_over'
  if (work.status === 'withdrawn') return 'dispute_over'
  if (work.isPaid) return 'share_paid'
  const { rejectedAt } = work
  const decided = [
    facts.award?.at,
    rejectedAt === null ? undefined : turnedDownAt(facts, rejectedAt),
  ].filter((at) => at !== undefined)
  if (decided.length === 0) return 'dispute_too_early'
  return now < disputeUntil(Math.max(...decided)) ? null : 'dispute_over'
}

/** How the club's vote on a dispute ended. */
export type DisputeOutcome =
  | 'passed'
  | 'rejected'
  | 'tied'
  | 'no_quorum'
  | 'no_votes'
  | 'cancelled'

/**
 * Tells what a vote makes of a decision. Only a clear yes or no changes it: a tie,
 * too few votes or a vote taken back leave it as it was. What was paid meanwhile
 * nothing can undo.
 *
 * @param work whether it has a share of the award, and whether that, or all of the
 *   award, was paid by the end.
 * @returns what the next award is bound by; null: the decision stands.
 */
export function verdictOf(
  outcome: DisputeOutcome,
  submission: string,
  { isWinner, isPaid }: { isWinner: boolean; isPaid: boolean },
): Bound | null {
  if (isPaid) return null
  if (outcome === 'passed' && !isWinner) return { submission, isToBePaid: true }
  if (outcome === 'rejected' && isWinner)
    return { submission, isToBePaid: false }
  return null
}

/**
 * The dates of a bounty whose dispute is over: the time of the vote is given
 * back, and who has to decide anew has a week for it.
 */
export function datesAfterDispute(
  facts: Pick<BountyFacts, 'decideBy' | 'payBy' | 'award'>,
  dispute: { openedAt: number; resolvedAt: number; isUndone: boolean },
): { decideBy: number; payBy: number; payUntil: number | null } {
  const { openedAt, resolvedAt, isUndone } = dispute
  const { unit, decideAnew } = bountyLimits
  const whole = (at: number) => Math.ceil(at / unit) * unit
  const lost = resolvedAt - openedAt
  const decideBy = isUndone
    ? whole(resolvedAt + decideAnew)
    : whole(facts.decideBy + lost)
  const payBy = decideBy + (facts.payBy - facts.decideBy)
  const payUntil =
    facts.award && !isUndone ? whole(facts.award.payUntil + lost) : null
  return { decideBy, payBy, payUntil }
}

/** The first and last signs of an address, as it is shown. */
const short = (address: string) => `${address.slice(0, 6)}…${address.slice(-4)}`

/** Signs that Markdown would take for more than words. */
const plain = (words: string) => words.replace(/[\\`*_[\]<>~]/g, '\\$&')

/**
 * Writes what the club votes on. It is part of what ballots are about, and no
 * string of the interface.
 */
export function disputeWords(dispute: {
  /** Of the bounty, in its club. */
  number: number
  title: string
  /** Whose work it is. */
  worker: string
  isWinner: boolean
  /** Why the decision is wrong. */
  texts: readonly string[]
}): { title: string; body: string; summary: string } {
  const { number, worker, isWinner, texts } = dispute
  const most = 70
  const signs = [...dispute.title]
  const name =
    signs.length > most
      ? `${signs.slice(0, most).join('').trimEnd()}…`
      : dispute.title
  const decision = isWinner
    ? 'Its work has a share of the reward.'
    : 'Its work has no share of the reward.'
  const quotes = texts.map((text) =>
    text
      .split('\n')
      .map((line) => `> ${line}`)
      .join('\n'),
  )
  return {
    title: `Should ${short(worker)} be paid for “${name}”?`,
    summary: `A decision about bounty ${number} is disputed.`,
    body: [
      `The work of \`${worker}\` for bounty ${number}, “${plain(name)}”, was decided about, and the decision is disputed. ${decision}`,
      'Yes: the work is to be paid a share. No: it is not. A tie or no votes leave the decision as it is.',
      'Rewards are not held by the club: the vote binds who decides, and its author pays.',
      'What is said against the decision:',
      ...quotes,
    ].join('\n\n'),
  }
}
