import { RefusalError } from '../errors.ts'

/** For whom something dear is done. */
export interface Asker {
  /** Where the request came from, by its hash. */
  source: string
  /** Tells that the client has gone. */
  signal?: AbortSignal | undefined
}

/** What is under way and what waits: of all, and of one source. */
interface TurnBounds {
  open: number
  waiting: number
  each: { open: number; waiting: number }
  /** What the refusal says, to the log and to the client. */
  reason: string
}

interface Line {
  inside: number
  waiting: (() => void)[]
}

/**
 * Lets so many at a time do something dear, of one source fewer, and sources in
 * turn: however many connections one has, another waits for one of its
 * questions at most. Who is too much for the line is told to come back.
 */
export function createTurns({ open, waiting, each, reason }: TurnBounds) {
  // In the order in which they have their turn.
  const lines = new Map<string, Line>()
  let inside = 0
  let standing = 0

  function lineOf(source: string): Line {
    const line = lines.get(source) ?? { inside: 0, waiting: [] }
    lines.set(source, line)
    return line
  }

  function admit(source: string, line: Line): () => void {
    let isInside = true
    inside += 1
    line.inside += 1
    return () => {
      if (!isInside) return
      isInside = false
      inside -= 1
      line.inside -= 1
      // Behind all that wait: also those that came while it had its turn.
      lines.delete(source)
      if (line.inside + line.waiting.length > 0) lines.set(source, line)
      advance()
    }
  }

  function forget(source: string, line: Line) {
    if (line.inside + line.waiting.length === 0) lines.delete(source)
  }

  function advance() {
    for (const line of lines.values()) {
      if (inside >= open) return
      const begin = line.inside < each.open && line.waiting.shift()
      if (begin) begin()
    }
  }

  /**
   * Sends an asker away before it costs anything, if its share is under way.
   * While others have their turn, its own first question waits as well.
   *
   * @throws RefusalError
   */
  function check({ source }: Asker) {
    const line = lines.get(source)
    const own = line ? line.inside + line.waiting.length : 0
    if (own >= each.open + each.waiting) throw tooMany(reason)
  }

  /** Waits for a turn; what is returned ends it. */
  async function enter({ source, signal }: Asker): Promise<() => void> {
    signal?.throwIfAborted()
    const line = lineOf(source)
    if (inside < open && line.inside < each.open) return admit(source, line)
    check({ source })
    if (standing >= waiting) {
      forget(source, line)
      throw busy(reason)
    }
    standing += 1
    return await new Promise((resolve, reject) => {
      const settle = () => {
        standing -= 1
        signal?.removeEventListener('abort', leave)
      }
      const begin = () => {
        settle()
        resolve(admit(source, line))
      }
      const leave = () => {
        settle()
        line.waiting.splice(line.waiting.indexOf(begin), 1)
        forget(source, line)
        reject(signal?.reason)
      }
      line.waiting.push(begin)
      signal?.addEventListener('abort', leave, { once: true })
    })
  }

  return {
    check,
    waiting: () => standing,
    /**
     * Does something when it is the asker's turn.
     *
     * @throws RefusalError where the line is full, or the reason of the signal.
     */
    async take<T>(asker: Asker, work: () => Promise<T>): Promise<T> {
      const leave = await enter(asker)
      try {
        return await work()
      } finally {
        leave()
      }
    },
  }
}

/** The source has its share under way. */
export const tooMany = (reason: string) =>
  new RefusalError('rate_limited', {
    reason,
    retryAfter: 1,
    details: { reason: 'busy' },
  })

/** All sources together have. */
export const busy = (reason: string) =>
  new RefusalError('unavailable', {
    reason,
    retryAfter: 1,
    details: { reason: 'busy' },
  })

/** Tells whether it is its line that an asker was too much for. */
export const isBusy = (error: unknown) =>
  error instanceof RefusalError && error.details?.reason === 'busy'
