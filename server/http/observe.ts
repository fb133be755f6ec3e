import { randomUUID } from 'node:crypto'
import type { AppContext } from '../context.ts'
import type { ClubMiddleware } from './types.ts'

/** Names the request, tells the time by our clock, and logs how it went. */
export const observe =
  (app: AppContext): ClubMiddleware =>
  async (ctx, next) => {
    const began = performance.now()
    ctx.state.requestId = randomUUID()
    ctx.state.source = app.sources.hashOf(ctx.req)
    ctx.state.session = null
    ctx.set('X-Request-Id', ctx.state.requestId)
    // Clients stamp Issued At from this header, so that theirs may be wrong.
    ctx.set('Date', new Date(app.clock.now()).toUTCString())
    if (app.isStopping()) ctx.set('Connection', 'close')
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
