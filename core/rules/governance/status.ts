import type { ProposalStatus } from '../../contract/governance/schemas.ts'

/** When a proposal is voted on. UTC milliseconds. */
export interface Voting {
  start: number
  /** The first moment at which no vote counts. */
  end: number
  /** When it was taken back; null where it was not. */
  cancelledAt: number | null
}

/** Before, in and after the time of voting. */
export type VotingWindow = 'notOpen' | 'open' | 'closed'

/**
 * Tells where a moment stands to the time of voting, `[start, end)`: the one
 * place that says whether a bound belongs to it.
 */
export function windowAt(
  { start, end }: Pick<Voting, 'start' | 'end'>,
  at: number,
): VotingWindow {
  if (at >= end) return 'closed'
  return at < start ? 'notOpen' : 'open'
}

const statuses = {
  notOpen: 'pending',
  open: 'active',
  closed: 'closed',
} as const satisfies Record<VotingWindow, ProposalStatus>

/**
 * Tells where a proposal is (R4.8). Nobody stores it, so no job can be late
 * with it. What is cancelled is closed at once, by whichever clock: a server
 * whose clock is behind must not take votes for it.
 */
export function statusOf(voting: Voting, now: number): ProposalStatus {
  if (voting.cancelledAt !== null) return 'closed'
  return statuses[windowAt(voting, now)]
}

/** Tells when a proposal closed; undefined while it has not. */
export function closedAtOf(voting: Voting, now: number): number | undefined {
  if (statusOf(voting, now) !== 'closed') return undefined
  return Math.min(voting.end, voting.cancelledAt ?? voting.end)
}
