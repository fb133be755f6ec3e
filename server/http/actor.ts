import {
  type Actor,
  type Verdict,
  visitor,
  votingPowerOf,
} from '@narwhal-club/core/policies'
import type { AppContext } from '../context.ts'
import type { Gate, RequestState } from './types.ts'
import { holdTo } from './verdicts.ts'

type Parts = Pick<AppContext, 'env' | 'index'>

/**
 * Tells who asks: by the session alone, with rights that are looked up anew for
 * each request, and holdings as the index has them. Which clubs they look after
 * is asked where it matters, with the club: see `actIn`.
 */
export const actorOf = (
  app: Parts,
  { session }: Pick<RequestState, 'session'>,
): Actor => (session ? actorAt(app, session.address) : visitor)

/** Tells what is known of an address, as of one who asks. */
export function actorAt(
  { env, index }: Parts,
  address: NonNullable<Actor['address']>,
): Actor {
  const standing = index.book.standing()
  return {
    address,
    isAdmin: env.ADMINS?.includes(address) ?? false,
    moderates: [],
    holdings: standing
      ? {
          votingPower: votingPowerOf(index.book.nftCount(address)),
          block: standing.block,
          isStale: standing.status !== 'fresh',
        }
      : null,
  }
}

/** Lets those through whom a policy allows it. */
export const allow =
  (app: AppContext, policy: (actor: Actor) => Verdict): Gate =>
  ({ state }) =>
    holdTo(policy(actorOf(app, state)))
