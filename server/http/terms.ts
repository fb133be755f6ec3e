import {
  flagsOf,
  type Line,
  type RateClass,
  rateOf,
  type Who,
} from '@narwhal-club/core/contract'
import { canAdminister } from '@narwhal-club/core/policies'
import type { AppContext } from '../context.ts'
import { allow } from './actor.ts'
import { authenticate, requireMember } from './authenticate.ts'
import { rateLimit } from './rateLimit.ts'
import { requireFresh } from './requireFresh.ts'
import { requireOpen } from './requireOpen.ts'
import type { Gate } from './types.ts'

/** How each word of the contract for who may call is held. */
const checks: Record<Who, (app: AppContext) => Gate[]> = {
  visitor: () => [],
  member: () => [requireMember],
  administrator: (app) => [allow(app, canAdminister)],
}

/** How each rate class counts. Requests by source are counted before any route. */
const counters: Record<RateClass, (app: AppContext) => Gate[]> = {
  read: () => [],
  nonce: (app) => [rateLimit(app, 'nonce')],
  verify: (app) => [rateLimit(app, 'verify')],
  write: (app) => [rateLimit(app, 'write')],
  draft: (app) => [rateLimit(app, 'draft')],
  comment: (app) => [rateLimit(app, 'comment')],
}

/** What stands before a call by its line: who it is, may they, how often,
 * whether it is open, and whether they signed for it just now. */
export function termsOf(app: AppContext, line: Line): Gate[] {
  const rate = rateOf(line)
  const closing = flagsOf(line)
  const isLookedUp =
    line.session === true || line.who !== 'visitor' || rate === 'write'
  return [
    ...(isLookedUp ? [authenticate(app)] : []),
    ...checks[line.who](app),
    ...counters[rate](app),
    ...(closing.length > 0 ? [requireOpen(app, closing)] : []),
    ...(line.fresh ? [requireFresh(app)] : []),
  ]
}
