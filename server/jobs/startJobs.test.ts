import { pino } from 'pino'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Leadership } from '../db/postgresLead.ts'
import { DatabaseUnavailableError } from '../errors.ts'
import type { Job, Turn } from './job.ts'
import { type Jobs, startJobs } from './startJobs.ts'

const second = 1_000
const lines: { event: string; job?: string }[] = []
const log = pino(
  { level: 'info' },
  { write: (line: string) => void lines.push(JSON.parse(line)) },
)
const events = (event: string) => lines.filter((line) => line.event === event)

let running: Jobs | undefined
beforeEach(() => {
  lines.length = 0
  vi.useFakeTimers()
})
afterEach(async () => {
  const stopped = running?.stop()
  await vi.advanceTimersByTimeAsync(5 * second)
  await stopped
  running = undefined
  vi.useRealTimers()
})

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

/** A lead that this process has for as long as the test wants. */
function leadOf(isFree = true) {
  const world = {
    isFree,
    released: 0,
    losing: new AbortController(),
    async lead(): Promise<Leadership | null> {
      if (!world.isFree) return null
      world.losing = new AbortController()
      const release = async () => {
        world.released += 1
      }
      return { lost: world.losing.signal, release }
    },
  }
  return world
}

function begin(jobs: Partial<Job>[], lead = leadOf()) {
  const whole = jobs.map((job, at) => ({
    name: `job-${at}`,
    where: 'leader' as const,
    every: second,
    timeout: 10 * second,
    run: async () => {},
    ...job,
  }))
  running = startJobs({ jobs: whole, lead: lead.lead, log })
  return running
}
const reportOf = (name: string) =>
  running?.report().find((each) => each.name === name)

test('default: after each pause, and not while one runs', async () => {
  let runs = 0
  let finish = () => {}
  begin([
    {
      run: () => {
        runs += 1
        return new Promise<void>((resolve) => {
          finish = resolve
        })
      },
    },
  ])
  await pass(second)
  expect(runs).toBe(1)
  await pass(5 * second)
  expect(runs).toBe(1)
  finish()
  await pass(second)
  expect(runs).toBe(2)
})

test('parameters: the first run at another time than the next', async () => {
  const runs = vi.fn(async () => {})
  begin([{ first: 0, every: 60 * second, run: runs }])
  await pass(0)
  expect(runs).toHaveBeenCalledTimes(1)
  await pass(59 * second)
  expect(runs).toHaveBeenCalledTimes(1)
  await pass(second)
  expect(runs).toHaveBeenCalledTimes(2)
})

test('parameters: a pause that each run decides', async () => {
  let runs = 0
  begin([
    {
      first: 0,
      run: async () => {
        runs += 1
      },
      every: () => (runs < 5 ? 0 : 60 * second),
    },
  ])
  await pass(second)
  expect(runs).toBe(5)
})

test('error: one that fails or hangs keeps no other from running', async () => {
  const well = vi.fn(async () => {})
  const wrong = vi.fn(async () => {
    throw new Error('wrong')
  })
  const hung = vi.fn(() => new Promise<void>(() => {}))
  begin([
    { name: 'well', run: well },
    { name: 'wrong', run: wrong },
    { name: 'hung', run: hung, timeout: 3 * second },
  ])
  await pass(10 * second)
  expect(well).toHaveBeenCalledTimes(10)
  expect(wrong).toHaveBeenCalledTimes(10)
  expect(hung).toHaveBeenCalledTimes(3)
  expect(events('job_failed').length).toBe(10)
  expect(events('job_cut').map(({ job }) => job)).toEqual(['hung', 'hung'])
  expect(reportOf('hung')?.runs).toMatchObject({ cut: 2, done: 0 })
  expect(reportOf('wrong')?.runs).toMatchObject({ failed: 10 })
})

test('behavior: one that is cut is told so', async () => {
  let reason: unknown
  begin([
    {
      timeout: 3 * second,
      run: (signal) =>
        new Promise((_, reject) =>
          signal.addEventListener('abort', () => {
            reason = 'told'
            reject(new Error('told'))
          }),
        ),
    },
  ])
  await pass(5 * second)
  expect(reason).toBe('told')
  expect(events('job_failed')).toEqual([])
  expect(events('job_cut').length).toBe(1)
})

test('behavior: a database that is away is no failure', async () => {
  begin([
    {
      run: async () => {
        throw new DatabaseUnavailableError('away')
      },
    },
  ])
  await pass(2 * second)
  expect(reportOf('job-0')?.runs).toMatchObject({ away: 2, failed: 0 })
  expect(events('job_failed')).toEqual([])
})

test('behavior: without the lead only what is of each process runs', async () => {
  const own = vi.fn(async () => {})
  const common = vi.fn(async () => {})
  const world = leadOf(false)
  const jobs = begin([{ where: 'process', run: own }, { run: common }], world)
  await pass(5 * second)
  expect(own).toHaveBeenCalledTimes(5)
  expect(common).not.toHaveBeenCalled()
  expect(jobs.leads()).toBe(false)
  world.isFree = true
  await pass(3 * second)
  expect(jobs.leads()).toBe(true)
  expect(common).toHaveBeenCalled()
})

test('behavior: what leads no more stops, and leads again when it may', async () => {
  const turns: Turn[] = []
  const world = leadOf()
  const jobs = begin([{ run: async (_, turn) => void turns.push(turn) }], world)
  await pass(3 * second)
  expect(turns.map(({ isFirst }) => isFirst)).toEqual([true, false, false])
  world.isFree = false
  world.losing.abort()
  await pass(10 * second)
  expect(jobs.leads()).toBe(false)
  expect(turns.length).toBe(3)
  expect(world.released).toBe(1)
  expect(events('lead_lost').length).toBe(1)
  world.isFree = true
  await pass(3 * second)
  expect(turns.at(3)?.isFirst).toBe(true)
})

test('behavior: a lead that is lost ends the run that is under way', async () => {
  const world = leadOf()
  const ended = vi.fn()
  begin(
    [
      {
        run: (signal) =>
          new Promise<void>((resolve) =>
            signal.addEventListener('abort', () => {
              ended()
              resolve()
            }),
          ),
      },
    ],
    world,
  )
  await pass(second)
  world.losing.abort()
  await pass(0)
  expect(ended).toHaveBeenCalledTimes(1)
})

test('behavior: woken, it runs at once, and once more if it was running', async () => {
  let runs = 0
  const jobs = begin([
    {
      every: 60 * second,
      run: async () => {
        runs += 1
        if (runs === 2) jobs.wake('job-0')
      },
    },
  ])
  await pass(0)
  jobs.wake('job-0')
  await pass(0)
  expect(runs).toBe(1)
  await pass(60 * second)
  expect(runs).toBe(3)
  jobs.wake('of-nothing')
})

test('behavior: a stop waits for a run that ends in good order', async () => {
  const order: string[] = []
  const world = leadOf()
  const jobs = begin(
    [
      {
        run: (signal) =>
          new Promise<void>((resolve) =>
            signal.addEventListener('abort', () =>
              setTimeout(() => {
                order.push('ended')
                resolve()
              }, second),
            ),
          ),
      },
    ],
    world,
  )
  await pass(second)
  const stopped = jobs.stop().then(() => order.push('stopped'))
  await pass(second)
  await stopped
  expect(order).toEqual(['ended', 'stopped'])
  expect(world.released).toBe(1)
})

test('error: a stop does not wait for one that does not', async () => {
  const jobs = begin([{ run: () => new Promise(() => {}) }])
  await pass(second)
  const began = Date.now()
  const stopped = jobs.stop().then(() => Date.now() - began)
  await pass(5 * second)
  expect(await stopped).toBe(2 * second)
})

test('behavior: many jobs are no leak', async () => {
  const warn = vi.spyOn(process, 'emitWarning').mockImplementation(() => {})
  begin([
    ...Array.from({ length: 15 }, () => ({ where: 'process' as const })),
    ...Array.from({ length: 15 }, () => ({})),
  ])
  await pass(3 * second)
  expect(running?.report().every(({ runs }) => runs.done > 0)).toBe(true)
  expect(warn.mock.calls).toEqual([])
  warn.mockRestore()
})
