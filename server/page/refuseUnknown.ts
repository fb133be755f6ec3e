import { RefusalError } from '../errors.ts'
import type { ClubMiddleware } from '../http/types.ts'

/**
 * Pages and files are read: else 405, and 404 where nothing is. Whether a page
 * says so or JSON depends on what the reader takes; a file alone does not.
 */
export const refuseUnknown: ClubMiddleware = (ctx, next) => {
  if (ctx.method !== 'GET' && ctx.method !== 'HEAD') {
    ctx.vary('Accept')
    throw new RefusalError('method_not_allowed', {
      headers: { Allow: 'GET, HEAD' },
    })
  }
  return next().then(() => {
    if (ctx.headerSent || ctx.status !== 404 || ctx.body != null) return
    ctx.vary('Accept')
    throw new RefusalError('not_found')
  })
}
