import type { AppContext } from '../context.ts'
import { readCookie } from './cookies.ts'
import { pass } from './gates.ts'
import { asOfReplica } from './head.ts'
import { createPaths, type PathRow } from './paths.ts'
import type { Route } from './route.ts'
import { isApi } from './secure.ts'
import type { ClubContext, ClubMiddleware, Gate } from './types.ts'

/** Calls, and the same for who brings no session: see `overReplica`. */
export interface Calls {
  members: readonly PathRow<Route>[]
  visitors: readonly PathRow<Route>[]
}

/**
 * Answers every path below the API's root: what no row names is 404, or 405 for
 * another method; the gates stand before every route.
 */
export function answerApi(
  app: AppContext,
  gates: readonly Gate[],
  { members, visitors }: Calls,
): ClubMiddleware {
  const forMembers = createPaths(members)
  const forVisitors = createPaths(visitors)

  function answer(ctx: ClubContext) {
    const isRead = ctx.method === 'GET' || ctx.method === 'HEAD'
    const isAnyone = isRead && readCookie(app, ctx, 'session') === undefined
    if (isAnyone) {
      ctx.state.isAnyone = true
      asOfReplica(app, ctx)
    }
    const paths = isAnyone ? forVisitors : forMembers
    const { at: route, params } = paths.find(ctx.path, ctx.method)
    const pending = pass(gates, ctx)
    return pending ? pending.then(() => route(ctx, params)) : route(ctx, params)
  }
  return (ctx, next) => (isApi(ctx.path) ? answer(ctx) : next())
}
