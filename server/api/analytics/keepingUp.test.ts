import { expect, test } from 'vitest'
import { HistoryMovedError, type Tip } from './history.repository.ts'
import { keepingUp } from './keepingUp.ts'

const tip = { block: 7 } as Tip
const { signal } = new AbortController()
const turn = { isFirst: true, term: signal }

/** The job of a desk whose next copies end like this. */
function jobOf(ends: (Error | undefined)[], at: Tip | undefined = tip) {
  const copied: Tip[] = []
  const [job] = keepingUp(
    { tip: async () => at },
    {
      async keepUp(to) {
        copied.push(to)
        const error = ends.shift()
        if (error) throw error
      },
    },
  )
  const { run, every } = job ?? {}
  if (!run || typeof every !== 'function') throw new Error('no job')
  return { run: () => run(signal, turn), every, copied }
}

test('default: it copies up to the tip, and soon again', async () => {
  const { run, every, copied } = jobOf([undefined])
  await run()
  expect([copied, every()]).toEqual([[tip], 10_000])
})

test('behavior: nothing is copied before there is an index', async () => {
  const [job] = keepingUp(
    { tip: async () => undefined },
    { keepUp: () => Promise.reject(new Error('asked')) },
  )
  await expect(job?.run(signal, turn)).resolves.toBeUndefined()
})

test('error: a copy that cannot be made is not begun over and over', async () => {
  const { run, every } = jobOf([new Error('no memory'), undefined])
  await expect(run()).rejects.toThrow('no memory')
  expect(every()).toBe(300_000)
  await run()
  expect(every()).toBe(10_000)
})

test('behavior: blocks taken back meanwhile are no failure', async () => {
  const { run, every } = jobOf([new HistoryMovedError()])
  await run()
  expect(every()).toBe(10_000)
})

test('default: a desk that needs no copy has no job', () => {
  expect(keepingUp({ tip: async () => tip }, {})).toEqual([])
})
