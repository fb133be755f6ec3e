import type { api } from '@narwhal-club/core/contract'
import * as z from 'zod/mini'
import { RefusalError } from '../errors.ts'
import type { ClubMiddleware } from './types.ts'

type Route = (typeof api)[keyof typeof api]

/** A route that takes no body tolerates an empty object in its place. */
const nothing = z.strictObject({})

/**
 * Holds a route to the contract, at both ends: the body is what the request
 * schema says and nothing more, and of the answer only what the response schema
 * names gets out. An answer that breaks the contract is our error, not data.
 */
export function guard(route: Route): ClubMiddleware {
  const request = 'request' in route ? route.request : nothing
  return async (ctx, next) => {
    if (route.method !== 'GET') {
      const parsed = z.safeParse(request, ctx.state.body ?? {})
      if (!parsed.success)
        throw new RefusalError('invalid_body', {
          reason: String(parsed.error.issues[0]?.path.join('.') ?? ''),
        })
      ctx.state.body = parsed.data
    }
    await next()
    ctx.body = z.parse(route.response as z.ZodMiniType, ctx.body)
  }
}

/** Returns the body that `guard` has checked against the route's schema. */
export const bodyOf = <R extends Route & { request: z.ZodMiniType }>(
  _route: R,
  state: { body: unknown },
) => state.body as z.output<R['request']>
