import { randomUUID } from 'node:crypto'
import type { AppContext } from '../context.ts'
import { createHeads } from './head.ts'
import type { Gate } from './types.ts'

/** Names the request, and says what its answer will not leave without. */
export function beginRequest(app: AppContext): Gate {
  const headOf = createHeads(app)
  return ({ state, req, res }) => {
    state.requestId = randomUUID()
    state.source = app.sources.hashOf(req)
    state.session = null
    state.head = headOf(state.requestId, res.shouldKeepAlive)
  }
}
