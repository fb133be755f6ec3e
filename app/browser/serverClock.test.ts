import { expect, test } from 'vitest'
import { createServerClock } from './serverClock.ts'

const noon = Date.UTC(2026, 10, 22, 12)
const hour = 3_600_000

const answerAt = (at: number | null) => async () =>
  new Response('', {
    headers: at === null ? {} : { date: new Date(at).toUTCString() },
  })

test('default: ours, until the server says its own', async () => {
  const clock = createServerClock({ now: () => noon + hour })
  expect(clock.now()).toBe(noon + hour)
  await clock.listen(answerAt(null))('/api/facts')
  expect(clock.now()).toBe(noon + hour)
  await clock.listen(answerAt(noon))('/api/facts')
  expect(clock.now()).toBe(noon + 500)
})

test('behavior: what a cache tells of the past changes nothing', async () => {
  const clock = createServerClock({ now: () => noon + hour })
  clock.learn(noon - hour)
  expect(clock.now()).toBe(noon - hour)
  await clock.listen(answerAt(noon))('/api/facts')
  await clock.listen(answerAt(noon - 2 * hour))('/api/facts')
  expect(clock.now()).toBe(noon + 500)
})
