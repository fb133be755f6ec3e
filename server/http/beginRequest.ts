import { randomUUID } from 'node:crypto'
import type { AppContext } from '../context.ts'
import { createHeads } from './head.ts'
import type { Gate } from './types.ts'

/** Names the request, and says what its answer will not leave without. */
export function beginRequest(app: AppContext): Gate {
  const headOf = createHeads(app)
  // Nobody who could read them: then they are not counted either.
  const isWatched = app.env.METRICS_TOKEN !== undefined
  return (ctx) => {
    const { state, req, res } = ctx
    if (isWatched) app.requestCounts.watch(ctx)
    state.requestId = randomUUID()
    state.source = app.sources.hashOf(req)
    state.session = null
    state.isAnyone = false
    state.head = headOf(state.requestId, res.shouldKeepAlive)
  }
}
