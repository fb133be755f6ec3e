import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { stillClock } from '../testing/clock.ts'
import { openTestDatabase } from '../testing/openTestDatabase.ts'
import { createDueRepository, type DueTask } from './due.repository.ts'
import { createDueJob, type DueWork, pauseAfter } from './due.ts'

const second = 1_000
const clock = stillClock()
const lines: { event: string }[] = []
const log = pino(
  { level: 'info' },
  { write: (line: string) => void lines.push(JSON.parse(line)) },
)
let opened: Awaited<ReturnType<typeof openTestDatabase>>
beforeAll(async () => {
  opened = await openTestDatabase()
})
beforeEach(async () => {
  lines.length = 0
  await opened.db.run((orm) => orm.execute('delete from due_jobs'))
})
afterAll(() => opened.close())

const rows = () => createDueRepository(opened.db)
const inSeconds = (count: number) => new Date(clock.now() + count * second)

const put = (task: Partial<DueTask>, move = false) =>
  opened.db.transact((tx) =>
    rows().put(
      tx,
      { name: 'greet', key: 'a', payload: {}, dueAt: inSeconds(0), ...task },
      move,
    ),
  )

/** The job as the process that leads has it, one turn at a time. */
function open(run: DueWork['run'], options: Partial<DueWork> = {}) {
  const work = { name: 'greet', timeout: 5 * second, run, ...options }
  const due = createDueJob({ rows: rows(), works: [work], clock, log })
  const term = new AbortController()
  let isFirst = true
  return {
    ...due,
    stop: () => term.abort(),
    begin: async () => {
      await due.job.run(term.signal, { isFirst, term: term.signal })
      isFirst = false
    },
    async turn() {
      await this.begin()
      await due.job.settled?.()
    },
  }
}
const kept = async () => {
  const { rows } = await opened.db.run((orm) =>
    orm.execute('select * from due_jobs order by key'),
  )
  return rows
}

test('default: once it is due, with what was put down, and then it is gone', async () => {
  const tasks: unknown[] = []
  const due = open(async (task) => tasks.push(task))
  await put({ key: 'later', dueAt: inSeconds(10), payload: { to: 'you' } })
  await due.turn()
  expect(tasks).toEqual([])
  clock.move(10 * second)
  await due.turn()
  expect(tasks).toEqual([{ key: 'later', payload: { to: 'you' } }])
  await due.turn()
  expect(tasks.length).toBe(1)
  expect(await kept()).toEqual([])
})

test('behavior: it is put down with the rest of a transaction, or not at all', async () => {
  const refused = opened.db.transact(async (tx) => {
    const task = { name: 'greet', key: 'a', payload: {}, dueAt: inSeconds(0) }
    await rows().put(tx, task)
    throw new Error('no')
  })
  await expect(refused).rejects.toThrow('no')
  expect(await kept()).toEqual([])
})

test('behavior: the same key twice is one, the first; moved, the last', async () => {
  const tasks: unknown[] = []
  const due = open(async ({ payload }) => tasks.push(payload))
  await put({ payload: 1 })
  await put({ payload: 2, dueAt: inSeconds(5) })
  await due.turn()
  expect(tasks).toEqual([1])
  await put({ payload: 3 })
  await put({ payload: 4, dueAt: inSeconds(5) }, true)
  await due.turn()
  expect(tasks).toEqual([1])
  clock.move(5 * second)
  await due.turn()
  expect(tasks).toEqual([1, 4])
})

test('behavior: moved while it is being done, it is done again', async () => {
  const tasks: unknown[] = []
  const due = open(async ({ payload }) => {
    tasks.push(payload)
    if (payload === 1) await put({ payload: 2, dueAt: inSeconds(1) }, true)
  })
  await put({ payload: 1 })
  await due.turn()
  clock.move(second)
  await due.turn()
  expect(tasks).toEqual([1, 2])
  expect(await kept()).toEqual([])
})

test('behavior: what fails comes again, later each time, and is kept when it is given up', async () => {
  let attempts = 0
  const due = open(
    async () => {
      attempts += 1
      throw new Error('not yet')
    },
    { attempts: 3 },
  )
  await put({})
  await due.turn()
  await due.turn()
  expect(attempts).toBe(1)
  clock.move(pauseAfter(1))
  await due.turn()
  clock.move(pauseAfter(2) - 1)
  await due.turn()
  expect(attempts).toBe(2)
  clock.move(1)
  await due.turn()
  clock.move(86_400 * second)
  await due.turn()
  expect(attempts).toBe(3)
  expect(await kept()).toMatchObject([
    { attempts: 3, last_error: 'not yet', dead_at: expect.anything() },
  ])
  const counts = await rows().counts()
  expect(counts.get('greet')).toEqual({ waiting: 0, dead: 1, oldest: null })
  expect(lines.some(({ event }) => event === 'job_dead')).toBe(true)
  expect(due.ended()).toEqual({ done: 0, failed: 2, dead: 1 })
})

test('behavior: one that was given up comes back when it is put down anew', async () => {
  let isWell = false
  const due = open(
    async () => {
      if (!isWell) throw new Error('no')
    },
    { attempts: 1 },
  )
  await put({})
  await due.turn()
  isWell = true
  await put({ dueAt: inSeconds(1) }, true)
  clock.move(second)
  await due.turn()
  expect(await kept()).toEqual([])
})

test('error: one that hangs is cut and said, and the others are done', async () => {
  const done: string[] = []
  const due = open(
    async ({ key }) => {
      if (key === 'hangs') await new Promise(() => {})
      done.push(key)
    },
    { timeout: 50 },
  )
  await put({ key: 'hangs' })
  for (const key of ['b', 'c', 'd', 'e', 'f', 'g']) await put({ key })
  await due.turn()
  expect(done.sort()).toEqual(['b', 'c', 'd', 'e', 'f', 'g'])
  expect(await kept()).toMatchObject([
    { key: 'hangs', last_error: 'took too long', locked_until: null },
  ])
})

test('behavior: what another process left is done at once by the next that leads', async () => {
  const gone = open(() => new Promise(() => {}))
  await put({})
  await gone.begin()
  const done: string[] = []
  const next = open(async ({ key }) => done.push(key))
  await next.turn()
  expect(done).toEqual(['a'])
  expect(await kept()).toEqual([])
  gone.stop()
  await gone.job.settled?.()
})

test('behavior: what this process holds is not begun twice', async () => {
  let begun = 0
  let finish = () => {}
  const due = open(() => {
    begun += 1
    return new Promise<void>((resolve) => {
      finish = resolve
    })
  })
  await put({})
  await due.begin()
  await due.begin()
  expect(begun).toBe(1)
  finish()
  await due.turn()
  expect(await kept()).toEqual([])
})

test('behavior: told to stop, what is under way is left to the next', async () => {
  const due = open(
    (_, signal) =>
      new Promise((_, reject) =>
        signal.addEventListener('abort', () => reject(new Error('told'))),
      ),
  )
  await put({})
  await due.begin()
  due.stop()
  await due.job.settled?.()
  const done: string[] = []
  await open(async ({ key }) => done.push(key)).turn()
  expect(done).toEqual(['a'])
})

test('behavior: rows of a name that is not known here stay', async () => {
  await put({ name: 'of-another-release' })
  await open(async () => {}).turn()
  expect((await kept()).length).toBe(1)
  const counts = await rows().counts()
  expect(counts.get('of-another-release')).toMatchObject({ waiting: 1 })
})

test('behavior: what comes by itself does so, whichever process leads', async () => {
  let runs = 0
  const hour = 3_600 * second
  const work = async () => {
    runs += 1
    if (runs === 2) throw new Error('this once')
  }
  await open(work, { every: hour }).turn()
  await open(work, { every: hour }).turn()
  expect(runs).toBe(1)
  clock.move(hour)
  const next = open(work, { every: hour, attempts: 1 })
  await next.turn()
  clock.move(pauseAfter(1))
  await next.turn()
  await next.turn()
  expect(runs).toBe(3)
  expect(await kept()).toMatchObject([{ attempts: 0, last_error: null }])
})

test('behavior: taken back, it is not done', async () => {
  const done: string[] = []
  await put({})
  await opened.db.transact((tx) => rows().remove(tx, 'greet', 'a'))
  await open(async ({ key }) => done.push(key)).turn()
  expect(done).toEqual([])
})

test('error: a payload that is no JSON fails alone, and is given up', async () => {
  const keys: string[] = []
  const due = open(async ({ key }) => keys.push(key), { attempts: 1 })
  await put({ key: 'bad' })
  await put({ key: 'good' })
  await opened.db.run((orm) =>
    orm.execute(`update due_jobs set payload = '{' where key = 'bad'`),
  )
  await due.turn()
  expect(keys).toEqual(['good'])
  expect(await kept()).toMatchObject([
    { key: 'bad', dead_at: expect.anything(), locked_until: null },
  ])
})

test('error: what an error says is kept also where a column could not hold it', async () => {
  const due = open(() => Promise.reject(new Error('a\0b')), { attempts: 1 })
  await put({})
  await due.turn()
  expect(await kept()).toMatchObject([
    { last_error: 'ab', dead_at: expect.anything() },
  ])
})
