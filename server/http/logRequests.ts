import type { AppContext } from '../context.ts'
import type { ClubMiddleware } from './types.ts'

/** Logs how each request went. */
export const logRequests =
  (app: AppContext): ClubMiddleware =>
  async (ctx, next) => {
    const began = performance.now()
    await next()
    app.log.debug({
      event: 'request',
      requestId: ctx.state.requestId,
      source: ctx.state.source,
      method: ctx.method,
      path: ctx.path,
      status: ctx.status,
      milliseconds: Math.round(performance.now() - began),
    })
  }
