import type { AppContext } from '../context.ts'
import { RefusalError } from '../errors.ts'
import type { ClubContext, Gate } from './types.ts'

/** Refuses what changes state unless a page of ours asks for it. */
export const checkOrigin =
  (app: AppContext): Gate =>
  (ctx) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') originOf(app, ctx)
  }

/** @throws RefusalError unless the request names one of the allowed origins. */
export function originOf(app: AppContext, ctx: ClubContext): string {
  const { origin } = ctx.req.headers
  if (!origin || !app.origins.includes(origin))
    throw new RefusalError('origin_refused', {
      reason: `${origin?.slice(0, 100) || 'no Origin'} is not of ${app.origins.join(', ')}`,
    })
  return origin
}
