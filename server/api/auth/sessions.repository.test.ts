import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { movableClock } from '../../testing/clock.ts'
import { openTestDatabase } from '../../testing/openTestDatabase.ts'
import { lifetimes } from './lifetimes.ts'
import { createSessionRepository } from './sessions.repository.ts'

const clock = movableClock()
const addresses = ['a', 'b', 'c'].map(
  (digit) => `0x${digit.repeat(40)}` as const,
)
const hashes = addresses.map((address) => `hash of ${address}`)
let opened: Awaited<ReturnType<typeof openTestDatabase>>
let repository: ReturnType<typeof createSessionRepository>
beforeAll(async () => {
  opened = await openTestDatabase()
  repository = createSessionRepository(opened.db, lifetimes, clock)
  for (const [at, address] of addresses.entries()) {
    const opening = new Date(clock.now())
    await repository.insert(hashes[at] as string, address, null, opening)
  }
})
afterAll(() => opened.close())

const find = (...wanted: string[]) =>
  Promise.all(wanted.map((hash) => repository.findByToken(hash)))
const addressesOf = async (...wanted: string[]) =>
  (await find(...wanted)).map((row) => row?.address)

test('default: each finds its own, and they share a statement', async () => {
  const before = opened.db.statements()
  expect(await addressesOf(...hashes, 'of none')).toEqual([
    ...addresses,
    undefined,
  ])
  expect(opened.db.statements() - before).toBe(1)
})

test('behavior: each use is written down, once in a while', async () => {
  clock.move(lifetimes.idle - lifetimes.mark)
  await find(...hashes)
  clock.move(lifetimes.idle - lifetimes.mark)
  expect(await addressesOf(...hashes)).toEqual(addresses)
})

test.runIf(process.env.TEST_DATABASE_URL)(
  'behavior: a session that another holds delays no look-up, its own included',
  async () => {
    const { DATABASE_URL } = opened.database.record
    const other = new pg.Client({ connectionString: DATABASE_URL })
    await other.connect()
    clock.move(2 * lifetimes.mark)
    try {
      await other.query('begin')
      await other.query(
        'select from sessions where token_hash = $1 for update',
        [hashes[1]],
      )
      expect(await addressesOf(...hashes)).toEqual(addresses)
    } finally {
      await other.end()
    }
  },
)
