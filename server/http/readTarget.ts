import { apiRoot } from './secure.ts'
import type { ClubContext, Gate } from './types.ts'

/**
 * Puts a path where nothing is in the place of a target that is no URL, such as
 * `http://[::1`: Koa parses lazily and would throw at each look at it, also in
 * the layers that log and answer errors.
 */
export const readTarget: Gate = (ctx) => {
  if (!isLegible(ctx)) ctx.url = apiRoot
}

function isLegible(ctx: ClubContext): boolean {
  try {
    return ctx.path !== undefined
  } catch {
    return false
  }
}
