import type { Actor } from './actor.ts'
import { isSignedIn, type Verdict } from './verdict.ts'

/** Who may read the area: members. */
export const canRead__Area__ = (actor: Actor): Verdict<'not_signed_in'> =>
  isSignedIn(actor)
