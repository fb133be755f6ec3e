import { randomUUID } from 'node:crypto'
import type { AppContext } from '../context.ts'
import type { ClubMiddleware, Gate } from './types.ts'

/** The header of a moment; many requests share its second. */
function createDates() {
  let second = Number.NaN
  let text = ''
  return (now: number): string => {
    const next = Math.floor(now / 1_000)
    if (next !== second) {
      second = next
      text = new Date(now).toUTCString()
    }
    return text
  }
}

/** Names the request, and tells the time by our clock. */
export function nameRequest(app: AppContext): Gate {
  const dateAt = createDates()
  return (ctx) => {
    ctx.state.requestId = randomUUID()
    ctx.state.source = app.sources.hashOf(ctx.req)
    ctx.state.session = null
    ctx.res.setHeader('X-Request-Id', ctx.state.requestId)
    // Clients stamp Issued At from this header, so that theirs may be wrong.
    ctx.res.setHeader('Date', dateAt(app.clock.now()))
    if (app.isStopping()) {
      ctx.set('Connection', 'close')
      ctx.remove('Keep-Alive')
    }
  }
}

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
