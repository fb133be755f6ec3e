import { proposalSorts } from '@narwhal-club/core/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { clubSeed } from '../../testing/clubSeed.ts'
import { manyNow, putManyProposals } from '../../testing/manyProposals.ts'
import { manyVoter, putManyVotes } from '../../testing/manyVotes.ts'
import { openTestDatabase } from '../../testing/openTestDatabase.ts'
import { rowsRead } from '../../testing/rowsRead.ts'
import { putClubs } from '../clubs/putClubs.ts'
import type { ListAsked, ProposalReads } from './proposals.ports.ts'
import { createProposalReads } from './reads.repository.ts'

const many = 3_000
const limit = 26
/** Those that are on a page, twice over, and those that can be voted on. */
const most = 4 * limit + 90

let opened: Awaited<ReturnType<typeof openTestDatabase>>
beforeAll(async () => {
  opened = await openTestDatabase()
  await opened.db.background.run((orm) =>
    putClubs(orm, [clubSeed({ id: 'main' }), clubSeed({ id: 'other' })]),
  )
  await putManyProposals(opened.db.background, many)
  await opened.db.background.run((orm) => orm.execute('analyze'))
})
afterAll(() => opened.close())

const asked: ListAsked = {
  now: manyNow,
  asker: `0x${'7'.repeat(40)}`,
  club: 'main',
  status: null,
  search: null,
  label: null,
  author: null,
  voted: null,
  isNone: false,
  sort: 'newest',
  after: undefined,
  limit,
}

const read = (ask: (reads: ProposalReads) => Promise<unknown>) =>
  rowsRead(opened.db, 'proposals', (db) => ask(createProposalReads(db)))

describe.each(proposalSorts)('sorted by %s', (sort) => {
  test.each([
    ['of a club', {}],
    ['of all clubs', { club: null }],
    ['that are voted on', { status: 'active' }],
  ] as const)('%s: no more is read than is told', async (_, part) => {
    const { statements, rows } = await read((reads) =>
      reads.list({ ...asked, sort, ...part }),
    )
    expect(statements).toBe(1)
    expect(rows).toBeLessThan(most)
  })

  test('deep inside: no more is read than at its beginning', async () => {
    const reads = createProposalReads(opened.db)
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

test('what one has voted on is looked up, however many there are', async () => {
  const reads = createProposalReads(opened.db)
  const all = await reads.list({ ...asked, limit: many })
  const voted = all?.rows.filter((_, index) => index % 600 === 599) ?? []
  for (const { id } of voted) await putManyVotes(opened.db, 5, id)
  await opened.db.background.run((orm) => orm.execute('analyze'))
  const by = { by: manyVoter(3), choice: 'yes' } as const
  for (const sort of proposalSorts)
    for (const club of ['main', null]) {
      const ask = { ...asked, sort, club, voted: by }
      const found = await reads.list(ask)
      expect([found?.total, found?.rows.length]).toEqual([5, 5])
      const { statements, rows } = await read((inside) => inside.list(ask))
      expect(statements).toBe(1)
      expect(rows).toBeLessThan(most)
    }
})

test('one, its versions, and a feed read what they tell', async () => {
  const reads = createProposalReads(opened.db)
  const id = (await reads.list(asked))?.rows[0]?.id ?? ''
  for (const ask of [
    (inside: ProposalReads) => inside.find(id, null),
    (inside: ProposalReads) => inside.versions(id),
    (inside: ProposalReads) => inside.voters(id, undefined, limit),
    (inside: ProposalReads) => inside.feed('main', limit),
  ]) {
    const { statements, rows } = await read(ask)
    expect(statements).toBe(1)
    expect(rows).toBeLessThan(2 * limit)
  }
})
