import type { Actor } from '@narwhal-club/core/policies'
import { withRights } from '../api/administration/withRights.ts'
import type { AppContext } from '../context.ts'
import { actorOf } from './actor.ts'
import { requireFresh } from './requireFresh.ts'
import type { ClubContext } from './types.ts'

/** Acts for who asks; as an administrator only with a fresh signature. */
export const asOneWithRights = <T>(
  app: AppContext,
  ctx: ClubContext,
  act: (actor: Actor) => Promise<T>,
): Promise<T> =>
  withRights(actorOf(app, ctx.state), () => requireFresh(app)(ctx), act)
