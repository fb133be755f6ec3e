import type { AppContext } from '../context.ts'
import { securityHeaders } from './secure.ts'
import type { ClubContext, ClubMiddleware } from './types.ts'

/** Header fields, each name followed by its value, as `writeHead` takes them. */
export type Head = readonly string[]

/**
 * Seconds that we promise an idle connection, less than it gets: a client that
 * sends at the last moment must not meet our goodbye on the way (RFC 9112, 9.5).
 */
const promised = 3
const kept = ['Connection', 'keep-alive', 'Keep-Alive', `timeout=${promised}`]
const closed = ['Connection', 'close']

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

/**
 * Makes what no answer leaves without. Nothing may be kept unless it says so
 * itself: a refusal that a cache keeps for as long as it likes (RFC 9111, 4.2.2)
 * would reach readers who asked for something else.
 */
export function createHeads(app: AppContext) {
  const lasting = [
    ...Object.entries(securityHeaders(app)).flat(),
    'Cache-Control',
    'no-store',
  ]
  const dateAt = createDates()
  /** With what answers say themselves; many say the same. */
  const joined = new WeakMap<Head, Head>()

  function lastingWith(own: Head): Head {
    const known = joined.get(own)
    if (known) return known
    const names = new Set(own.filter((_, at) => at % 2 === 0))
    const others = lasting.filter(
      (_, at) => !names.has(lasting[at - (at % 2)] ?? ''),
    )
    const head = [...others, ...own]
    joined.set(own, head)
    return head
  }

  // Said when it is sent: a stop may have begun since the request came.
  return (requestId: string, keepsAlive: boolean) =>
    (own?: Head): string[] => [
      ...(own ? lastingWith(own) : lasting),
      'X-Request-Id',
      requestId,
      // Clients stamp Issued At from this header, so that theirs may be wrong.
      'Date',
      dateAt(app.clock.now()),
      ...(app.isStopping() ? closed : keepsAlive ? kept : []),
    ]
}

/** Adds what an answer has not said of itself, before it is sent. */
export function completeHead({ res, state }: ClubContext): void {
  if (res.headersSent) return
  const head = state.head()
  for (let at = 0; at < head.length; at += 2) {
    const name = head[at] ?? ''
    if (!res.hasHeader(name)) res.setHeader(name, head[at + 1] ?? '')
  }
}

/** The same for every answer that comes back from below. */
export const completeHeads: ClubMiddleware = (ctx, next) =>
  next().then(() => completeHead(ctx))

/**
 * Has an answer say up to when it knows everything, where a replica may have
 * been read for it. Said of the moment before that: it can only be newer.
 */
export function asOfReplica(app: AppContext, { state }: ClubContext): void {
  const age = app.db.replica?.age() ?? null
  if (age === null) return
  const { head } = state
  const asOf = new Date(app.clock.now() - age).toISOString()
  state.head = (own) => [...head(own), 'Data-As-Of', asOf]
}
