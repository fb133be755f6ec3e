import { proposalLimits, second } from './limits.ts'

/** A count that may not grow any further. */
export interface FullCount {
  of: 'author' | 'club'
  is: number
  most: number
  /** When there is room again, if nothing else happens. UTC milliseconds. */
  resetAt: number
}

export type ProposalLimit =
  | { ok: true }
  | {
      ok: false
      code: 'proposal_limit'
      full: FullCount[]
      /** When none of them is full any more. */
      resetAt: number
    }

/** When the count falls below its limit: the moments at which one leaves it. */
function fullCount(
  of: FullCount['of'],
  leaving: readonly number[],
  most: number,
): FullCount[] {
  const is = leaving.length
  if (is < most) return []
  const resetAt = [...leaving].sort((a, b) => a - b)[is - most] as number
  return [{ of, is, most, resetAt }]
}

/**
 * Tells whether one more proposal may be published (P11): an author has few open
 * at a time, a club gets few within any 24 hours. A day by the calendar would
 * let twice as many in around midnight.
 *
 * @param ends of the author's proposals in the club, UTC milliseconds.
 * @param published when those of the club were, UTC milliseconds.
 * @param isExempt administrators and moderators are.
 */
export function checkLimits(
  ends: readonly number[],
  published: readonly number[],
  isExempt: boolean,
  now: number,
): ProposalLimit {
  const day = 86_400 * second
  const open = ends.filter((end) => end > now)
  const today = published.map((at) => at + day).filter((at) => at > now)
  const full = [
    ...fullCount('author', open, proposalLimits.openOfAuthor),
    ...fullCount('club', today, proposalLimits.dailyOfClub),
  ]
  if (isExempt || full.length === 0) return { ok: true }
  const resetAt = Math.max(...full.map((count) => count.resetAt))
  return { ok: false, code: 'proposal_limit', full, resetAt }
}
