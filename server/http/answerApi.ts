import { createPlaces, type PlaceRow } from './places.ts'
import type { Route } from './route.ts'
import { isApi } from './secure.ts'
import { take } from './steps.ts'
import type { ClubContext, ClubMiddleware, Step } from './types.ts'

/**
 * Answers every path below the API's root: what no row names is 404, or 405 for
 * another method; the gates stand before every route.
 */
export function answerApi(
  gates: readonly Step[],
  rows: readonly PlaceRow<Route>[],
): ClubMiddleware {
  const places = createPlaces(rows)

  async function answer(ctx: ClubContext) {
    const { at: route, params } = places.find(ctx.path, ctx.method)
    const pending = take(gates, ctx)
    if (pending) await pending
    return route(ctx, params)
  }
  return (ctx, next) => (isApi(ctx.path) ? answer(ctx) : next())
}
