import { EventsQuery, eventsPath } from '@narwhal-club/core/contract'
import type { Session } from '../api/auth/sessions.ts'
import type { AppContext } from '../context.ts'
import { RefusalError } from '../errors.ts'
import { authenticate } from '../http/authenticate.ts'
import { pass } from '../http/gates.ts'
import { completeHead } from '../http/head.ts'
import { readAsked } from '../http/readAsked.ts'
import type { ClubContext, ClubMiddleware, Gate } from '../http/types.ts'
import type { ClubEvent } from './ring.ts'
import { createStream } from './stream.ts'

const asking = { method: 'GET', query: EventsQuery } as const

/** The form of our ids, so that nothing longer is looked for. */
const idForm = /^[\w-]{12}$/

/**
 * `GET /api/events?topics=…`: server-sent events (HTML, 9.2). The one answer of
 * ours without an end: so it is no route, and stands beside them.
 *
 * A stream ends with the session that it was opened with, and lasts ten minutes
 * at most.
 *
 * @param gates what stands before every route.
 */
export function serveEvents(
  app: AppContext,
  gates: readonly Gate[],
): ClubMiddleware {
  const lookUp = authenticate(app)

  async function serve(ctx: ClubContext) {
    if (ctx.method !== 'GET')
      throw new RefusalError('method_not_allowed', {
        headers: { Allow: 'GET' },
      })
    await pass(gates, ctx)
    const { topics } = readAsked(asking, { query: ctx.querystring })
    // Who is not signed in hears nothing of what is for members alone.
    if (topics.includes('inbox')) await lookUp(ctx)
    if (app.isStopping())
      throw new RefusalError('unavailable', { reason: 'stops', retryAfter: 1 })
    // Who left meanwhile would be listened for without an end.
    if (ctx.res.destroyed) {
      ctx.respond = false
      return
    }
    app.streams.check(ctx.state.source)
    open(app, ctx, topics)
  }
  return (ctx, next) => (ctx.path === eventsPath ? serve(ctx) : next())
}

function open(app: AppContext, ctx: ClubContext, topics: readonly string[]) {
  ctx.respond = false
  const { res } = ctx
  completeHead(ctx)
  res.writeHead(200, {
    'Content-Type': 'text/event-stream; charset=utf-8',
    // A proxy that waits for more would hold back what is new.
    'X-Accel-Buffering': 'no',
  })
  const stream = createStream(res)
  const given = ctx.get('Last-Event-ID')
  const lastId = given === '' ? undefined : idForm.test(given) ? given : ''
  const { session, source } = ctx.state
  const isExpired = () => !!session && app.clock.now() >= session.expiresAt
  const { end, leave } = app.streams.add(stream, source, isExpired)
  const hear = {
    topics,
    address: session?.address,
    tell: (...events: readonly ClubEvent[]) =>
      isExpired() ? end() : stream.tell(...events),
    ...(session && { wasDeaf: end }),
  }
  const hush = app.events.listen(hear, lastId)
  const forget = session ? endWith(app, session, end) : () => {}
  res.once('close', () => {
    forget()
    hush()
    leave()
  })
}

/** Does something when a session is over, or is by now. */
function endWith(app: AppContext, session: Session, end: () => void) {
  const forget = app.sessions.onEnd((isOver) => {
    if (isOver(session)) end()
  })
  // It may have been over between the look at it and this.
  Promise.resolve(app.sessions.find(session.tokenHash)).then(
    (found) => found ?? end(),
    end,
  )
  return forget
}
