import { bountySorts } from '@narwhal-club/core/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { clubSeed } from '../../testing/clubSeed.ts'
import { manyBountiesNow, putManyBounties } from '../../testing/manyBounties.ts'
import { openTestDatabase } from '../../testing/openTestDatabase.ts'
import { rowsRead } from '../../testing/rowsRead.ts'
import { putClubs } from '../clubs/putClubs.ts'
import type { BountiesAsked, BountyReads } from './bounties.ports.ts'
import { createBountyReads } from './reads.repository.ts'
import { createBountyWrites } from './writes.repository.ts'

const many = 3_000
const limit = 26
/** Those that are on a page, twice over, and those that take work. */
const most = 4 * limit + 70

let opened: Awaited<ReturnType<typeof openTestDatabase>>
beforeAll(async () => {
  opened = await openTestDatabase()
  const { background } = opened.db
  await background.run((orm) =>
    putClubs(orm, [clubSeed({ id: 'main' }), clubSeed({ id: 'other' })]),
  )
  await putManyBounties(background, many)
  await background.run((orm) => orm.execute('analyze'))
})
afterAll(() => opened.close())

const asked: BountiesAsked = {
  now: manyBountiesNow,
  club: 'main',
  state: null,
  search: null,
  skill: null,
  category: null,
  asset: null,
  author: null,
  hunter: null,
  isNone: false,
  sort: 'newest',
  after: undefined,
  limit,
}

const read = (
  ask: (reads: BountyReads) => Promise<unknown>,
  table = 'bounties',
) => rowsRead(opened.db, table, (db) => ask(createBountyReads(db)))

describe.each(bountySorts)('sorted by %s', (sort) => {
  test.each([
    ['of a club', {}],
    ['of all clubs', { club: null }],
    ['that take work', { state: 'open' }],
  ] as const)('%s: no more is read than is told', async (_, part) => {
    const { statements, rows } = await read((reads) =>
      reads.list({ ...asked, sort, ...part }),
    )
    expect(statements).toBe(1)
    // Of those that take work the others are passed over, where it is no order of time.
    const isByTime = sort === 'deadline' || sort === 'newest'
    expect(rows).toBeLessThan('state' in part && !isByTime ? many + most : most)
  })

  test('deep inside: no more is read than at its beginning', async () => {
    const reads = createBountyReads(opened.db)
    const found = await reads.list({ ...asked, sort, limit: many / 2 })
    const last = found?.rows.at(-1)
    if (!last) throw new Error('nothing is there')
    const { place, id } = last
    const { rows } = await read((inside) =>
      inside.list({ ...asked, sort, after: { place, id } }),
    )
    // Those of one place go by their ids.
    const alike = found?.rows.filter((row) => row.place === place).length ?? 0
    expect(rows).toBeLessThan(most + alike)
  })
})

test('one, its versions and its work read what they tell', async () => {
  const reads = createBountyReads(opened.db)
  const found = await reads.list({ ...asked, sort: 'work' })
  const id = found?.rows[0]?.id ?? ''
  const asker = `0x${'7'.repeat(40)}`
  const page = { bounty: id, asker, after: undefined, limit }
  for (const ask of [
    (inside: BountyReads) => inside.find(id, asker),
    (inside: BountyReads) => inside.versions(id),
    (inside: BountyReads) => inside.submissions(page),
  ])
    for (const table of ['bounties', 'submissions']) {
      const { statements, rows, counted } = await read(ask, table)
      expect(statements).toBe(1)
      expect(rows + counted).toBeLessThan(limit)
    }
})

test('what the job looks at is looked up, however much was paid', async () => {
  const { statements, rows } = await rowsRead(
    opened.db,
    'submissions',
    async (db) =>
      createBountyWrites(db as never).unsettled({
        now: manyBountiesNow,
        after: null,
        limit: 20,
      }),
  )
  expect(statements).toBe(2)
  expect(rows).toBeLessThan(limit)
})

test('what someone owes is looked up', async () => {
  const author = `0x${(9).toString(16).padStart(40, '0')}`
  const { rows } = await rowsRead(opened.db, 'bounties', (db) =>
    createBountyWrites(db as never).owes(author, {
      now: manyBountiesNow,
      treasury: `0x${'f'.repeat(40)}`,
    }),
  )
  expect(rows).toBeLessThan(limit)
})
