import { api } from '@narwhal-club/core/contract'
import { RefusalError } from '../errors.ts'
import { isApi } from './secure.ts'
import type { ClubMiddleware } from './types.ts'

const readMethods = ['GET', 'HEAD']

/** The contract's paths, each with its methods. */
const named = new Map<string, string[]>()
for (const { path, method } of Object.values(api)) {
  const methods = method === 'GET' ? readMethods : [method]
  named.set(path, [...(named.get(path) ?? []), ...methods])
}

const methodsOf = (path: string): readonly string[] =>
  isApi(path) ? (named.get(path) ?? []) : readMethods

/** Lets through what the contract names: else 404, or 405 for another method. */
export const refuseUnknown: ClubMiddleware = async (ctx, next) => {
  const methods = methodsOf(ctx.path)
  if (methods.length === 0) throw new RefusalError('not_found')
  if (!methods.includes(ctx.method))
    throw new RefusalError('method_not_allowed', {
      headers: { Allow: methods.join(', ') },
    })
  await next()
  if (!isApi(ctx.path) && ctx.status === 404 && ctx.body == null)
    throw new RefusalError('not_found')
}
