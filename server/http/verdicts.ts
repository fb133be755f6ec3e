import type { HttpCode } from '@narwhal-club/core/contract'
import type { PolicyCode, Verdict } from '@narwhal-club/core/policies'
import { type RefusalDetails, RefusalError } from '../errors.ts'

/** The refusal of the contract that each "no" of a policy is. */
export const codeOfPolicy = {
  not_signed_in: 'not_signed_in',
  not_admin: 'not_admin',
  not_moderator: 'not_moderator',
  main_club: 'club_is_main',
  not_author: 'not_author',
  not_open: 'not_open',
  own_bounty: 'own_bounty',
  has_submissions: 'has_submissions',
  still_open: 'still_open',
  bounty_disputed: 'bounty_disputed',
  club_not_active: 'club_paused',
  voting_power_needed: 'insufficient_vp',
  holdings_unknown: 'vp_unavailable',
} as const satisfies Record<PolicyCode, HttpCode>

/**
 * Holds an act to a policy.
 *
 * @throws RefusalError where the answer is no, with what is missing.
 */
export function holdTo(verdict: Verdict, details: RefusalDetails = {}): void {
  if (verdict.ok) return
  const { code, missing } = verdict
  if (code === 'holdings_unknown')
    throw new RefusalError('vp_unavailable', { retryAfter: 1 })
  throw new RefusalError(
    codeOfPolicy[code],
    missing ? { details: { ...details, missing: missing.votingPower } } : {},
  )
}
