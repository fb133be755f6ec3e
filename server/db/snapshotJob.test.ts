import type { PGlite } from '@electric-sql/pglite'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startJobs } from '../jobs/startJobs.ts'
import { snapshotJobs } from './snapshotJob.ts'
import type { Snapshots } from './snapshots.ts'

const client = {} as PGlite
const log = pino({ level: 'silent' })
const minute = 60_000
let taken: number
let version: number

/** Snapshots that only count; the real ones have tests of their own. */
const counting = {
  take: async () => `${++taken}`,
} as unknown as Snapshots

beforeEach(() => {
  taken = 0
  version = 0
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

const start = (minutes: number, snapshots = counting) =>
  startJobs({
    jobs: snapshotJobs({
      client: client as unknown as Parameters<typeof snapshotJobs>[0]['client'],
      snapshots,
      log,
      minutes,
      version: async () => version,
    }),
    lead: async () => null,
    log,
  })

test('default: the first after a minute, then at the interval', async () => {
  const { stop } = start(15)
  await vi.advanceTimersByTimeAsync(minute)
  expect(taken).toBe(1)
  version = 1
  await vi.advanceTimersByTimeAsync(15 * minute)
  expect(taken).toBe(2)
  await stop()
  version = 2
  await vi.advanceTimersByTimeAsync(60 * minute)
  expect(taken).toBe(2)
})

test('behavior: nothing new, no snapshot', async () => {
  const { stop } = start(15)
  await vi.advanceTimersByTimeAsync(60 * minute)
  expect(taken).toBe(1)
  await stop()
})

test('parameters: 0 takes none', async () => {
  const { stop } = start(0)
  await vi.advanceTimersByTimeAsync(60 * minute)
  expect(taken).toBe(0)
  await stop()
})

test('error: one that fails is tried again', async () => {
  let fails = true
  const take = async () => {
    if (fails) throw new Error('disk full')
    return `${++taken}`
  }
  const { stop } = start(15, { take } as unknown as Snapshots)
  await vi.advanceTimersByTimeAsync(minute)
  fails = false
  await vi.advanceTimersByTimeAsync(15 * minute)
  expect(taken).toBe(1)
  await stop()
})

test('behavior: a stop does not wait for a verification', async () => {
  const take = (_client: PGlite, _now: Date, signal?: AbortSignal) =>
    new Promise<string>((_, reject) =>
      signal?.addEventListener('abort', () => reject(new Error('aborted'))),
    )
  const { stop } = start(15, { take } as unknown as Snapshots)
  await vi.advanceTimersByTimeAsync(minute)
  await stop()
  await vi.advanceTimersByTimeAsync(60 * minute)
  expect(taken).toBe(0)
})
