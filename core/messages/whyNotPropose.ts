import type { Eligibility, ProposeEligibility } from '../contract/index.ts'
import { formatCount, formatMoment } from '../rules/format/index.ts'
import { club } from './pages/club.ts'

const { power } = club

export interface NotProposing {
  /** As the policies have it, or as the server refuses by it. */
  code:
    | NonNullable<ProposeEligibility['why']>
    | Eligibility['why'][number]['code']
  /** Votes that proposing takes. */
  need: number
  /** So many more; missing while it is not known. */
  missing?: number | undefined
  /** ISO 8601: when there is room again. */
  resetAt?: string | undefined
}

/** Says why an address may not propose, and what is missing where that is known. */
export function whyNotPropose(why: NotProposing): string {
  const { code, need, missing, resetAt } = why
  switch (code) {
    case 'not_signed_in':
      return power.signInFirst
    case 'voting_power_needed':
    case 'insufficient_vp':
      return missing === undefined
        ? power.needed(formatCount(need))
        : power.missing(missing, formatCount(missing))
    case 'holdings_unknown':
    case 'vp_unavailable':
      return power.holdingsUnknown
    case 'proposal_limit':
      return resetAt ? power.fullUntil(formatMoment(resetAt)) : power.full
    case 'author_blocked':
      return power.blocked
    case 'club_not_active':
    case 'club_paused':
      return missing === undefined
        ? power.notActive
        : `${power.notActive} ${power.wouldMiss(missing, formatCount(missing))}`
  }
}
