import type { Logger } from 'pino'
import { type Request, toError, tooDear } from './messages.ts'
import type { Prepared } from './question.ts'
import type { StartThread, Thread } from './startThread.ts'
import type { ThreadSettings } from './threadDatabase.ts'

type Unnumbered<R> = R extends { id: number } ? Omit<R, 'id'> : never

interface Waiting {
  resolve(prepared: Prepared | undefined): void
  reject(error: Error): void
}

/** Milliseconds after which a thread that says nothing is ended. */
const patience = 60_000

/**
 * Talks to the thread that works questions out; started with the first of them,
 * and anew after it has ended. What it was asked then is refused, nothing else.
 */
export function createThreadDesk(
  start: StartThread,
  settings: ThreadSettings,
  log: Logger,
) {
  const waiting = new Map<number, Waiting>()
  let thread: Thread | undefined
  let last = 0
  /** Grows with each thread: what one was told another does not know. */
  let generation = 0
  let isClosing = false

  function open(): Thread {
    if (thread) return thread
    const own = start(settings)
    thread = own
    generation += 1
    own.onReply((reply) => {
      const asker = waiting.get(reply.id)
      waiting.delete(reply.id)
      if (reply.kind === 'answer') asker?.resolve(reply.prepared)
      else asker?.reject(toError(reply.failure))
    })
    own.onEnd((error) => {
      if (thread === own) thread = undefined
      if (!isClosing)
        log.error({ event: 'desk_ended', err: error }, 'desk ended')
      for (const { reject } of waiting.values()) reject(tooDear('slow'))
      waiting.clear()
    })
    return own
  }

  function send(
    request: Unnumbered<Request>,
    signal?: AbortSignal,
  ): Promise<Prepared | undefined> {
    if (signal?.aborted) return Promise.reject(signal.reason)
    if (isClosing && !thread) return Promise.reject(tooDear('slow'))
    const own = open()
    last += 1
    const id = last
    const drop = () => own.post({ id, kind: 'drop' })
    const late = setTimeout(() => void own.stop(), patience)
    const reply = new Promise<Prepared | undefined>((resolve, reject) => {
      waiting.set(id, { resolve, reject })
    })
    signal?.addEventListener('abort', drop, { once: true })
    own.post({ ...request, id } as Request)
    return reply.finally(() => {
      clearTimeout(late)
      signal?.removeEventListener('abort', drop)
    })
  }

  return {
    send,
    /** Tells which thread it is that is spoken to. */
    generation: () => (thread ? generation : 0),
    async close() {
      isClosing = true
      if (!thread) return
      const own = thread
      await send({ kind: 'close' }).catch(() => {})
      await own.stop()
    },
  }
}

export type ThreadDesk = ReturnType<typeof createThreadDesk>
