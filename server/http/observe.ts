import { randomUUID } from 'node:crypto'
import type { AppContext } from '../context.ts'
import { createHeads } from './head.ts'
import type { ClubMiddleware, Gate } from './types.ts'

/** Names the request, and says what its answer will not leave without. */
export function nameRequest(app: AppContext): Gate {
  const headOf = createHeads(app)
  return ({ state, req, res }) => {
    state.requestId = randomUUID()
    state.source = app.sources.hashOf(req)
    state.session = null
    state.head = headOf(state.requestId, res.shouldKeepAlive)
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
