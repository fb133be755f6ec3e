import type { AppContext } from '../context.ts'
import { createKeep } from '../keep/keep.ts'
import { holdToShare, limitWindow } from './rateLimit.ts'
import type { Gate } from './types.ts'

const most = 50_000

/** What a read counts for, by the beginning of its path: the dear ones more. */
const weights = { usual: 1, dear: 5, table: 20, page: 20 }
const dear =
  /^\/api\/(analytics|nfts|market|diagnostics|clubs|proposals|log)(\/|$)/
const table = /^\/api\/((analytics|proposals)\/.*(\.csv|\/bundle\.json)|log)$/

function weightOf(path: string): number {
  if (!dear.test(path)) return weights.usual
  return table.test(path) ? weights.table : weights.dear
}

/** A page that is drawn for one reader alone. */
export const limitDrawing = (app: AppContext) =>
  limitReads(app, () => weights.page)

/** Limits reads by source, in this process alone: they cost no statement. */
export function limitReads(app: AppContext, weigh = weightOf): Gate {
  const windows = createKeep<{ startedAt: number; hits: number }>({
    entries: most,
  })
  return (ctx) => {
    const { source } = ctx.state
    const now = app.clock.now()
    const known = windows.get(source)
    const age = known ? now - known.startedAt : limitWindow
    // A clock that was set back does not keep a window open.
    const isOpen = known && age >= 0 && age < limitWindow
    const window = isOpen ? known : { startedAt: now, hits: 0 }
    window.hits += weigh(ctx.path)
    if (!isOpen) windows.set(source, window)
    holdToShare(window, { limit: app.env.LIMIT_READ, now, kind: 'read' })
  }
}
