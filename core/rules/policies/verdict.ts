import type { Actor, ClubRules } from './actor.ts'

/** Yes, or why not and what is missing. */
export type Verdict<Code extends string = PolicyCode> =
  | { ok: true }
  | { ok: false; code: Code; missing?: Missing }

export interface Missing {
  /** So much more voting power. */
  votingPower: number
}

export type PolicyCode =
  | 'not_signed_in'
  | 'not_admin'
  | 'not_moderator'
  /** It is the club of the deployment. */
  | 'main_club'
  | 'not_author'
  | 'own_bounty'
  /** Others have worked for it. */
  | 'has_submissions'
  /** Work still comes in. */
  | 'still_open'
  /** The club votes on it: nothing is decided meanwhile. */
  | 'bounty_disputed'
  | 'club_not_active'
  /** It is not in the state in which this can be done. */
  | 'not_open'
  | 'voting_power_needed'
  /** What they hold cannot be told just now. */
  | 'holdings_unknown'

export const yes: Verdict<never> = { ok: true }
export const no = <Code extends PolicyCode>(
  code: Code,
  missing?: Missing,
): Verdict<Code> => ({ ok: false, code, ...(missing && { missing }) })

/** The first no of several questions: they are asked in this order. */
export const all = <Code extends string>(
  ...verdicts: readonly Verdict<Code>[]
): Verdict<Code> => verdicts.find(({ ok }) => !ok) ?? yes

export const isSignedIn = ({ address }: Actor): Verdict<'not_signed_in'> =>
  address === null ? no('not_signed_in') : yes

export const isActive = ({ status }: ClubRules): Verdict<'club_not_active'> =>
  status === 'active' ? yes : no('club_not_active')

/** Tells whether so much voting power is there, and how much is not. */
export function hasPower(
  held: number | null,
  needed: number,
): Verdict<'voting_power_needed' | 'holdings_unknown'> {
  if (held === null) return no('holdings_unknown')
  if (held >= needed) return yes
  return no('voting_power_needed', { votingPower: needed - held })
}

/** The voting power that may be decided by; null while there is none. */
export const powerOf = ({ holdings }: Actor): number | null =>
  holdings && !holdings.isStale ? holdings.votingPower : null

/** Signed in, in an active club, with at least so much power. */
export const hasPowerIn = (
  actor: Actor,
  club: ClubRules,
  needed: number,
): Verdict =>
  all<PolicyCode>(
    isSignedIn(actor),
    isActive(club),
    hasPower(powerOf(actor), needed),
  )
