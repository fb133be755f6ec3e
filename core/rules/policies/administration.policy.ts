import type { Actor } from './actor.ts'
import { all, isSignedIn, no, type Verdict, yes } from './verdict.ts'

type Refused = 'not_signed_in' | 'not_admin'

/** Sees and does what is for administrators (R6.2). */
export const canAdminister = (actor: Actor): Verdict<Refused> =>
  all<Refused>(isSignedIn(actor), actor.isAdmin ? yes : no('not_admin'))

/** Ends the sessions of an address: one's own, or as an administrator. */
export const canEndSessions = (
  actor: Actor,
  address: string,
): Verdict<Refused> =>
  actor.address === address ? isSignedIn(actor) : canAdminister(actor)
