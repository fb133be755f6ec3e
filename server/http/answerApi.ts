import { pass } from './gates.ts'
import { createPaths, type PathRow } from './paths.ts'
import type { Route } from './route.ts'
import { isApi } from './secure.ts'
import type { ClubContext, ClubMiddleware, Gate } from './types.ts'

/**
 * Answers every path below the API's root: what no row names is 404, or 405 for
 * another method; the gates stand before every route.
 */
export function answerApi(
  gates: readonly Gate[],
  rows: readonly PathRow<Route>[],
): ClubMiddleware {
  const paths = createPaths(rows)

  function answer(ctx: ClubContext) {
    const { at: route, params } = paths.find(ctx.path, ctx.method)
    const pending = pass(gates, ctx)
    return pending ? pending.then(() => route(ctx, params)) : route(ctx, params)
  }
  return (ctx, next) => (isApi(ctx.path) ? answer(ctx) : next())
}
