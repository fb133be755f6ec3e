import type { Actor } from '@narwhal-club/core/policies'
import { isFresh } from '../api/administration/freshness.ts'
import { withRights } from '../api/administration/withRights.ts'
import type { AppContext } from '../context.ts'
import { actorOf } from './actor.ts'
import { proofOf } from './requireFresh.ts'
import type { ClubContext } from './types.ts'

/** Acts for who asks; as an administrator only with a fresh signature. */
export const asOneWithRights = <T>(
  app: AppContext,
  { state }: ClubContext,
  act: (actor: Actor) => Promise<T>,
): Promise<T> =>
  withRights(
    actorOf(app, state),
    async () => isFresh(await proofOf(app, state), app.clock.now()),
    act,
  )
