import { once } from 'node:events'
import { withDeadline } from '../keep/deadline.ts'
import type { Logger } from '../log.ts'
import { askerOf } from './askerOf.ts'
import { isKnownTo, revalidated } from './etag.ts'
import type { ClubContext } from './types.ts'

const json = ['Content-Type', 'application/json; charset=utf-8']
/** Bytes that are handed on at once: who takes fewer in `idle` takes nothing. */
const slice = 65_536

/** The answer has been sent: nothing is left to do. */
export const sent = { isSent: true } as const
export type Sent = typeof sent

/** Milliseconds. */
export interface PartsTimes {
  /** For which a client may take nothing of what is ready. */
  idle: number
  /** For the whole. */
  longest: number
}

interface PartsOptions {
  log: Logger
  times: PartsTimes
  /** Of an answer that may be kept. */
  etag?: string | undefined
  /** What it is. @default JSON */
  head?: readonly string[]
  /** Hears of all bytes that the client has made room for. */
  onTaken?: (bytes: number) => void
}

/**
 * Sends a text as its parts are made, each when the client has taken those before
 * it: no more than one stands in memory. What goes wrong before the first is
 * refused as ever; after that the connection is cut, so that half an answer is
 * never taken for a whole one.
 */
export async function sendParts(
  ctx: ClubContext,
  parts: AsyncGenerator<string>,
  { log, times, etag, head = json, onTaken }: PartsOptions,
): Promise<Sent> {
  const { res, state } = ctx
  const { signal: gone } = askerOf(ctx)
  const tags = etag ? ['ETag', etag, 'Cache-Control', revalidated] : []
  const isKnown = etag && isKnownTo(ctx.get('If-None-Match'), etag.slice(2))
  const hand = async (part: Buffer, signal: AbortSignal) => {
    for (let from = 0; from < part.length; from += slice) {
      const some = part.subarray(from, from + slice)
      if (!res.write(some))
        await withDeadline(
          times.idle,
          (late) => once(res, 'drain', { signal: late }),
          signal,
        )
      onTaken?.(some.length)
    }
  }
  const send = async (signal: AbortSignal) => {
    for (let part = await parts.next(); !part.done; part = await parts.next()) {
      signal.throwIfAborted()
      if (!res.headersSent) res.writeHead(200, state.head([...head, ...tags]))
      await hand(Buffer.from(part.value), signal)
    }
  }
  try {
    ctx.respond = false
    if (isKnown) res.writeHead(304, state.head(tags))
    else if (ctx.method === 'HEAD')
      res.writeHead(200, state.head([...head, ...tags]))
    else await withDeadline(times.longest, send, gone)
    res.end()
  } catch (error) {
    if (!res.headersSent) {
      ctx.respond = true
      throw error
    }
    res.destroy()
    const event = 'answer_cut'
    if (!gone?.aborted)
      log.warn({ event, requestId: state.requestId, err: error }, event)
  } finally {
    parts.return(undefined).catch(() => {})
  }
  return sent
}
