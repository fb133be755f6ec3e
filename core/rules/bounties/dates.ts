import type { BountyFault } from './fields.ts'
import { bountyLimits } from './limits.ts'

/** Until when what may be done, UTC milliseconds. The fourth date, until when it may be disputed, follows from the decision. */
export interface BountyDates {
  submitBy: number
  decideBy: number
  payBy: number
}

const names = ['submitBy', 'decideBy', 'payBy'] as const

type Span = { least: number; most: number }

function faultOf(
  field: (typeof names)[number],
  at: number,
  from: number,
  { least, most }: Span,
): BountyFault[] {
  const { unit } = bountyLimits
  if (!Number.isSafeInteger(at) || at % unit !== 0)
    return [{ field, code: 'not_whole', limit: unit }]
  if (at < from + least)
    return [{ field, code: 'too_soon', limit: from + least }]
  if (at > from + most) return [{ field, code: 'too_late', limit: from + most }]
  return []
}

/**
 * Tells what is wrong with the dates of a bounty; nothing where the list is empty.
 *
 * @param at when it was signed.
 * @param isPaid it has waited for its fee meanwhile: less of the time may be left.
 */
export function checkDates(
  { submitBy, decideBy, payBy }: BountyDates,
  at: number,
  isPaid = false,
): BountyFault[] {
  const { submit, decide, pay } = bountyLimits
  const least = isPaid ? submit.leastPaid : submit.least
  return [
    ...faultOf('submitBy', submitBy, at, { ...submit, least }),
    ...faultOf('decideBy', decideBy, submitBy, decide),
    ...faultOf('payBy', payBy, decideBy, pay),
  ]
}

/**
 * Tells what is wrong with later dates: no date comes sooner, and the spans
 * between them stay within their bounds.
 *
 * @param publishedAt so far ahead of it work may be asked for.
 */
export function checkLater(
  before: BountyDates,
  after: BountyDates,
  { now, publishedAt }: { now: number; publishedAt: number },
): BountyFault[] {
  const sooner = names
    .filter((name) => after[name] < before[name])
    .map(
      (field): BountyFault => ({
        field,
        code: 'lowered',
        limit: before[field],
      }),
    )
  if (sooner.length > 0) return sooner
  const { decide, pay, submit } = bountyLimits
  return [
    ...faultOf('submitBy', after.submitBy, publishedAt, {
      least: Math.max(0, now - publishedAt),
      // Each extension may ask for as long as the first time did.
      most: now - publishedAt + submit.most,
    }),
    ...faultOf('decideBy', after.decideBy, after.submitBy, decide),
    ...faultOf('payBy', after.payBy, after.decideBy, pay),
  ]
}

/** Until when a decision has to be paid: what was decided late is paid as long after. */
export const payUntil = (
  { decideBy, payBy }: Pick<BountyDates, 'decideBy' | 'payBy'>,
  awardedAt: number,
): number => Math.max(payBy, awardedAt + (payBy - decideBy))
