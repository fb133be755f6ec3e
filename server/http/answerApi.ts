import {
  type CsvName,
  csvPathOf,
  csvTwins,
  type SurfaceName,
  surface,
} from '@narwhal-club/core/contract'
import { RefusalError } from '../errors.ts'
import { matchPath, toPattern } from './pattern.ts'
import type { Route } from './route.ts'
import { isApi } from './secure.ts'
import { take } from './steps.ts'
import type { ClubContext, ClubMiddleware, Step } from './types.ts'

type Methods = Map<string, Route>

/**
 * Answers every path below the API's root: what the contract does not name is
 * 404, or 405 for another method; the gates stand before every route.
 *
 * @param twins the same as comma-separated values, at paths that end in `.csv`.
 */
export function answerApi(
  gates: readonly Step[],
  routes: Record<SurfaceName, Route>,
  twins: Record<CsvName, Route>,
): ClubMiddleware {
  const paths = new Map<string, Methods>()
  const add = (path: string, method: string, route: Route) => {
    const methods = paths.get(path) ?? new Map<string, Route>()
    methods.set(method, route)
    if (method === 'GET') methods.set('HEAD', route)
    paths.set(path, methods)
  }
  // Twins first: the end of their paths is no part of a named segment.
  for (const name of csvTwins) add(csvPathOf(name), 'GET', twins[name])
  for (const [name, { path, method }] of Object.entries(surface))
    add(path, method, routes[name as SurfaceName])
  // A path without names is found at once, whatever patterns there are.
  const fixed = new Map(
    [...paths].map(([path, methods]) => [path, { methods, params: undefined }]),
  )
  const patterns = [...paths]
    .filter(([path]) => path.includes(':'))
    .map(([path, methods]) => ({ ...toPattern(path), methods }))

  function search(path: string) {
    for (const pattern of patterns) {
      const params = matchPath(pattern, path)
      if (params) return { methods: pattern.methods, params }
    }
    throw new RefusalError('not_found')
  }

  async function answer(ctx: ClubContext) {
    const { methods, params } = fixed.get(ctx.path) ?? search(ctx.path)
    const route = methods.get(ctx.method)
    if (!route)
      throw new RefusalError('method_not_allowed', {
        headers: { Allow: [...methods.keys()].join(', ') },
      })
    const pending = take(gates, ctx)
    if (pending) await pending
    return route(ctx, params)
  }
  return (ctx, next) => (isApi(ctx.path) ? answer(ctx) : next())
}
