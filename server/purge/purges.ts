import type { ClubEvent } from '../events/ring.ts'
import type { Job } from '../jobs/job.ts'
import { rest } from '../jobs/rest.ts'
import type { Logger } from '../log.ts'
import { everything, keysOfEvent } from './contentKeys.ts'
import { type Purge, sendPurge } from './sendPurge.ts'

/** Milliseconds between rounds. */
const interval = 1_000
/** Milliseconds in which every process has forgotten, and the caches have been told. */
const head = { forget: 60, purge: 250 }
/**
 * Rounds in which a cache is told again: after them it has forgotten by itself. So
 * long a process keeps what another is to tell, too: it may come to lead.
 */
const attempts = 20
/** Keys in one request, and that wait for a cache: beyond them it forgets all. */
const most = { request: 64, waiting: 512 }

interface Options {
  urls: readonly string[]
  token: string | undefined
  log: Logger
  send?: Purge
}

function createRound() {
  let resolve = () => {}
  const promise = new Promise<void>((done) => {
    resolve = done
  })
  return { promise, resolve }
}

/**
 * Has shared caches forget what is another one by now, by content: news is taken
 * together for a second, this process forgets the pages that it keeps, and the one
 * that leads tells the caches. What they miss they go on with until its time is
 * up, as ever. Without a cache to tell nothing of it happens.
 */
export function createPurges({ urls, token, log, send = sendPurge }: Options) {
  const forgetters = new Set<(keys: ReadonlySet<string>) => void>()
  /** Of each cache its keys, and the round in which each was put last. */
  const waiting = new Map(
    urls.map((url) => [url, { keys: new Map<string, number>(), failures: 0 }]),
  )
  let rounds = 0
  let fresh = new Set<string>()
  let round = createRound()
  let wake = () => {}
  /** A round whose news is being passed on. */
  let underway: Promise<void> = Promise.resolve()
  let last = Number.NEGATIVE_INFINITY
  const counts = { sent: 0, failed: 0 }

  async function tell(url: string, signal: AbortSignal) {
    const state = waiting.get(url)
    if (!state || state.keys.size === 0) return
    const keys = [...state.keys.keys()]
    try {
      for (let at = 0; at < keys.length; at += most.request) {
        const some = keys.slice(at, at + most.request)
        await send(url, some, token, signal)
        for (const key of some) state.keys.delete(key)
        counts.sent += 1
      }
      state.failures = 0
    } catch (error) {
      counts.failed += 1
      state.failures += 1
      if (state.failures === 1)
        log.warn(
          { event: 'purge_failed', host: new URL(url).host, err: error },
          'a cache could not be told',
        )
    }
  }

  function put(keys: Iterable<string>) {
    for (const { keys: own } of waiting.values()) {
      for (const key of keys) own.set(key, rounds)
      if (own.size <= most.waiting) continue
      own.clear()
      own.set(everything, rounds)
    }
  }

  function forgetOld() {
    for (const { keys } of waiting.values())
      for (const [key, round] of keys)
        if (rounds - round >= attempts) keys.delete(key)
  }

  async function run(leads: boolean, signal: AbortSignal) {
    last = performance.now()
    rounds += 1
    forgetOld()
    const keys = fresh
    const mine = round
    underway = mine.promise
    fresh = new Set()
    round = createRound()
    if (keys.size > 0) {
      put(keys)
      for (const forget of forgetters) forget(keys)
    }
    if (keys.size > 0) await rest(head.forget, signal)
    if (leads) await Promise.all(urls.map((url) => tell(url, signal)))
    else if (keys.size > 0) await rest(head.purge, signal)
    mine.resolve()
  }

  return {
    isOn: urls.length > 0,
    counts: () => ({ ...counts }),
    /** Takes news; what follows from it is done by when `settled` says so. */
    hear(event: ClubEvent) {
      for (const key of keysOfEvent(event)) fresh.add(key)
      if (performance.now() - last >= interval) wake()
    },
    /** Resolves when what was heard so far has been passed on. */
    settled: () => (fresh.size > 0 ? round.promise : underway),
    /** Calls back with what is not to be kept any more. */
    onForget: (forget: (keys: ReadonlySet<string>) => void) =>
      void forgetters.add(forget),
    jobs(leads: () => boolean): Job[] {
      if (urls.length === 0) return []
      return [
        {
          name: 'purge',
          where: 'process',
          every: interval,
          timeout: 10_000,
          run: (signal) => run(leads(), signal),
        },
      ]
    },
    /** Has the job run at once, where it runs. */
    wakeBy(act: () => void) {
      wake = act
    },
  }
}

export type Purges = ReturnType<typeof createPurges>
