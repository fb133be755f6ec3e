import { emptyHead } from '@narwhal-club/core/ledger'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { stillClock } from '../../testing/clock.ts'
import { openTestDatabase } from '../../testing/openTestDatabase.ts'
import { createSealer } from './createSealer.ts'
import { createLogDays } from './logDays.repository.ts'
import { sealDays } from './sealDays.ts'

let opened: Awaited<ReturnType<typeof openTestDatabase>>
beforeAll(async () => {
  opened = await openTestDatabase()
})
afterAll(() => opened.close())

const signal = new AbortController().signal
const turn = { isFirst: true, term: signal }
const sealer = createSealer(`0x${'42'.repeat(32)}`)

test('default: what is sealed first on each day stays', async () => {
  const days = createLogDays(opened.db.background)
  const clock = stillClock()
  const day = 86_400_000
  // Half a minute before midnight.
  clock.move(day - (clock.now() % day) - 30_000)
  const dayOf = () => new Date(clock.now()).toISOString().slice(0, 10)
  let size = 3
  const log = { head: async () => ({ ...emptyHead, size }) }
  const job = sealDays({ clock, log, sealer, days })
  const told = async () =>
    (await days.list(9)).map(({ day, head }) => [day, head.size, head.at])
  await job.run(signal, turn)
  const first = [dayOf(), 3, clock.now()]
  expect(await told()).toEqual([first])
  size = 4
  await job.run(signal, turn)
  expect(await told()).toEqual([first])
  clock.move(60_000)
  await job.run(signal, turn)
  const second = [dayOf(), 4, clock.now()]
  expect(await told()).toEqual([second, first])
  expect((await days.list(1)).length).toBe(1)
})

test('behavior: of two processes that seal one day the first is heard', async () => {
  const days = createLogDays(opened.db.background)
  const [kept] = await days.list(1)
  await days.put({
    day: kept?.day ?? '',
    head: { ...(kept?.head as NonNullable<typeof kept>['head']), size: 99 },
  })
  expect((await days.list(1))[0]).toEqual(kept)
})

test('error: a day that was told is not written anew', async () => {
  const write = opened.db.background.run((orm) =>
    orm.execute(`update log_days set head = '{}'`),
  )
  await expect(write).rejects.toThrow()
  const drop = opened.db.background.run((orm) =>
    orm.execute('delete from log_days'),
  )
  await expect(drop).rejects.toThrow()
})
