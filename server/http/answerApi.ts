import { type ApiName, api } from '@narwhal-club/core/contract'
import { RefusalError } from '../errors.ts'
import type { Route } from './route.ts'
import { isApi } from './secure.ts'
import { take } from './steps.ts'
import type { ClubContext, ClubMiddleware, Step } from './types.ts'

/**
 * Answers every path below the API's root: what the contract does not name is
 * 404, or 405 for another method; the gates stand before every route.
 */
export function answerApi(
  gates: readonly Step[],
  routes: Record<ApiName, Route>,
): ClubMiddleware {
  const paths = new Map<string, Map<string, Route>>()
  for (const [name, { path, method }] of Object.entries(api)) {
    const methods = paths.get(path) ?? new Map<string, Route>()
    const route = routes[name as ApiName]
    methods.set(method, route)
    if (method === 'GET') methods.set('HEAD', route)
    paths.set(path, methods)
  }
  async function answer(ctx: ClubContext) {
    const methods = paths.get(ctx.path)
    if (!methods) throw new RefusalError('not_found')
    const route = methods.get(ctx.method)
    if (!route)
      throw new RefusalError('method_not_allowed', {
        headers: { Allow: [...methods.keys()].join(', ') },
      })
    const pending = take(gates, ctx)
    if (pending) await pending
    return route(ctx)
  }
  return (ctx, next) => (isApi(ctx.path) ? answer(ctx) : next())
}
