import type { AppContext } from '../context.ts'
import { RefusalError } from '../errors.ts'
import type { Job } from '../jobs/job.ts'
import type { Stream } from './stream.ts'

/** Milliseconds. */
const times = {
  /** Well within the silence after which a connection is cut. */
  heartbeat: 15_000,
  /** How long one lasts: who listens is asked anew now and then. */
  life: 600_000,
  /** When to come back: at the earliest, and how much later at the most. */
  retry: { first: 1_000, spread: 3_000 },
  /** How much later for each that is open: a restart lets none of them in at once. */
  apart: 4,
}

interface Open {
  stream: Stream
  source: string
  until: number
  /** Whether the session that it was opened with has expired. */
  isExpired: () => boolean
}

/** The streams of this process: so many in all, so many for each source. */
export function createStreams({
  LIMIT_STREAMS,
  LIMIT_STREAMS_PER_SOURCE,
}: AppContext['env']) {
  const open = new Set<Open>()
  const now = () => performance.now()
  /** Spread out, or all would come back at once, and ask anew for what they show. */
  const retry = () =>
    times.retry.first +
    Math.random() * Math.max(times.retry.spread, open.size * times.apart)

  const job: Job = {
    name: 'event-heartbeat',
    where: 'process',
    every: times.heartbeat,
    timeout: times.heartbeat,
    async run() {
      for (const { stream, until, isExpired } of open)
        if (now() > until || isExpired()) stream.end(retry())
        else stream.write(':\n\n')
    },
  }

  return {
    job,
    size: () => open.size,
    /** @throws RefusalError where there is no room for one more. */
    check(source: string) {
      const own = [...open].filter((each) => each.source === source).length
      if (own >= LIMIT_STREAMS_PER_SOURCE)
        throw new RefusalError('rate_limited', {
          reason: 'streams',
          retryAfter: 5,
        })
      if (open.size >= LIMIT_STREAMS)
        throw new RefusalError('unavailable', {
          reason: 'streams',
          retryAfter: 5,
        })
    },
    /** Takes one in, and returns what ends it, and what lets it go. */
    add(stream: Stream, source: string, isExpired: () => boolean) {
      // Not all that came together go together.
      const until = now() + times.life * (0.8 + 0.2 * Math.random())
      const one = { stream, source, until, isExpired }
      open.add(one)
      stream.write(`retry: ${Math.round(retry())}\n\n`)
      return {
        end: () => stream.end(retry()),
        leave: () => open.delete(one),
      }
    },
    /** Ends them all, in good order: the process stops. */
    end() {
      for (const { stream } of open) stream.end(retry())
    },
  }
}

export type Streams = ReturnType<typeof createStreams>
