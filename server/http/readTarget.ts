import { apiRoot } from './secure.ts'
import type { ClubContext, ClubMiddleware } from './types.ts'

/**
 * Puts a path where nothing is in the place of a target that is no URL, such as
 * `http://[::1`: Koa parses lazily and would throw at each look at it, also in
 * the layers that log and answer errors.
 */
export const readTarget: ClubMiddleware = async (ctx, next) => {
  if (!isLegible(ctx)) ctx.url = apiRoot
  await next()
}

function isLegible(ctx: ClubContext): boolean {
  try {
    return ctx.path !== undefined
  } catch {
    return false
  }
}
