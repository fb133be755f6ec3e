import { canDiagnose } from '@narwhal-club/core/policies'
import type { AppContext } from '../context.ts'
import { actorOf } from '../http/actor.ts'
import type { RequestState } from '../http/types.ts'
import type { AppRoute } from './pageHeads.ts'

const ofDiagnosis: ReadonlySet<AppRoute | undefined> = new Set<AppRoute>([
  '/test/logs',
  '/test-schema',
  '/test-degen-api',
  '/ebisu-api-test',
])

/**
 * Tells whether a page is there for who reads (R2.12): to anyone else it is
 * answered as one that is not, drawn or not.
 */
export const isForReader = (
  app: Pick<AppContext, 'env' | 'index'>,
  route: AppRoute | undefined,
  reader: Pick<RequestState, 'session'>,
): boolean =>
  !ofDiagnosis.has(route) ||
  canDiagnose(actorOf(app, reader), { world: app.env.CLUB_CHAIN }).ok
