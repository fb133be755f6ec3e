import {
  type Surface,
  type SurfaceName,
  surface,
  type TwinName,
  twinPath,
  twinsOf,
} from '@narwhal-club/core/contract'
import { createPlaces } from './places.ts'
import type { Route } from './route.ts'
import { isApi } from './secure.ts'
import { take } from './steps.ts'
import type { ClubContext, ClubMiddleware, Step } from './types.ts'

/** A route for each call of the contract, and for each of its forms. */
export type Routes = Record<SurfaceName | TwinName<Surface>, Route>

/**
 * Answers every path below the API's root: what the contract does not name is
 * 404, or 405 for another method; the gates stand before every route.
 */
export function answerApi(
  gates: readonly Step[],
  routes: Routes,
): ClubMiddleware {
  const places = createPlaces([
    // Twins first: the end of their paths is no part of a named segment.
    ...twinsOf(surface).map((name) => ({
      path: twinPath(surface, name),
      method: 'GET',
      at: routes[name],
    })),
    ...Object.entries(surface).map(([name, { path, method }]) => ({
      path,
      method,
      at: routes[name as SurfaceName],
    })),
  ])

  async function answer(ctx: ClubContext) {
    const { at: route, params } = places.find(ctx.path, ctx.method)
    const pending = take(gates, ctx)
    if (pending) await pending
    return route(ctx, params)
  }
  return (ctx, next) => (isApi(ctx.path) ? answer(ctx) : next())
}
