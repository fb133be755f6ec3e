import type { Actor } from './actor.ts'
import { canAdminister } from './administration.policy.ts'
import { type Verdict, yes } from './verdict.ts'

/** Which world a deployment is in. */
export interface Deployment {
  world: 'local' | 'cronos'
}

/** Sees the pages of diagnosis (R2.12): anyone who has a world of their own. */
export const canDiagnose = (
  actor: Actor,
  { world }: Deployment,
): Verdict<'not_signed_in' | 'not_admin'> =>
  world === 'local' ? yes : canAdminister(actor)
