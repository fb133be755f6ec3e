import { voteSorts } from '@narwhal-club/core/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { clubSeed } from '../../testing/clubSeed.ts'
import { putManyProposals } from '../../testing/manyProposals.ts'
import { manyVoter, putManyVotes } from '../../testing/manyVotes.ts'
import { openTestDatabase } from '../../testing/openTestDatabase.ts'
import { rowsRead } from '../../testing/rowsRead.ts'
import { tidyUp } from '../../testing/tidyUp.ts'
import { putClubs } from '../clubs/putClubs.ts'
import { createProposalReads } from '../proposals/reads.repository.ts'
import { createVoteReads } from './reads.repository.ts'
import type { VoteReads, VotesAsked } from './votes.ports.ts'

const many = 5_000
const limit = 26
/** Of each stretch of the index one page, and of all of them one. */
const most = 5 * limit

let opened: Awaited<ReturnType<typeof openTestDatabase>>
let proposal: string
beforeAll(async () => {
  opened = await openTestDatabase()
  const { background } = opened.db
  await background.run((orm) => putClubs(orm, [clubSeed({ id: 'main' })]))
  await putManyProposals(background, 10)
  const found = await createProposalReads(opened.db).feed('main', 2)
  for (const { id } of found?.rows ?? []) {
    proposal = id
    await putManyVotes(background, many, id)
  }
  await tidyUp(background, 'votes')
})
afterAll(() => opened.close())

const ask = (part: Partial<VotesAsked>): VotesAsked => ({
  proposal,
  choice: null,
  voter: null,
  hasReason: null,
  sort: 'power',
  after: undefined,
  limit,
  ...part,
})

const read = (table: string, asking: (reads: VoteReads) => Promise<unknown>) =>
  rowsRead(opened.db, table, (db) =>
    asking(createVoteReads({ ...opened.db, run: (work) => db.run(work) })),
  )

describe.each(voteSorts)('sorted by %s', (sort) => {
  test.each<[string, Partial<VotesAsked>, number]>([
    ['all', {}, many],
    ['of one choice', { choice: 'no' }, many / 10],
    ['with a reason', { hasReason: true }, many / 5],
    ['of few', { choice: 'no', hasReason: false }, 0],
  ])(
    '%s: no more is read than is told, at its beginning and deep inside',
    async (_, part, total) => {
      const whole = await createVoteReads(opened.db).list(
        ask({ sort, ...part, limit: many }),
      )
      expect([whole?.total, whole?.rows.length]).toEqual([total, total])
      const middle = whole?.rows[Math.floor(total / 2)]
      const after = middle && {
        place: sort === 'power' ? middle.power : middle.at,
        voter: middle.voter,
      }
      for (const place of [undefined, after]) {
        const asked = ask({ sort, ...part, after: place })
        const { statements, rows } = await read('votes', (reads) =>
          reads.list(asked),
        )
        expect(statements).toBe(1)
        expect(rows).toBeLessThan(most)
        const ballots = await read('ballots', (reads) => reads.list(asked))
        expect(ballots.rows).toBeLessThanOrEqual(limit)
      }
    },
  )

  test('an address, whole or its beginning: what begins so is read', async () => {
    const voter = manyVoter(4)
    for (const part of [voter, voter.slice(0, 5)]) {
      const asked = ask({ sort, voter: part })
      const found = await createVoteReads(opened.db).list(asked)
      expect(found?.rows.map((row) => row.voter)).toContain(voter)
      const { rows } = await read('votes', (reads) => reads.list(asked))
      expect(rows).toBeLessThan(most)
    }
  })
})

test('what a vote is judged by, and what is one’s own, read a row or two', async () => {
  const voter = manyVoter(7)
  for (const asking of [
    (reads: VoteReads) => reads.find(proposal, voter),
    (reads: VoteReads) => reads.mine(proposal, voter),
  ])
    for (const table of ['ballots', 'votes']) {
      const { statements, rows } = await read(table, asking)
      expect(statements).toBe(1)
      expect(rows).toBeLessThan(4)
    }
})

test('who has not voted: as far as a page goes', async () => {
  const root = `0x${'5'.repeat(64)}`
  const { background } = opened.db
  await background.run((orm) =>
    orm.execute(`update proposals set snapshot_root = '${root}'
      where id = '${proposal}'`),
  )
  await background.run((orm) =>
    orm.execute(`insert into power_lists (root, address, power)
      select '${root}', voter, power from votes
      where proposal = '${proposal}'`),
  )
  // Between those who have voted, in the order of the list.
  await background.run((orm) =>
    orm.execute(`insert into power_lists (root, address, power)
      select '${root}', '0x' || lpad(to_hex(each), 4, '0') || repeat('e', 36), each % 50 + 1
      from generate_series(1, ${many}) as each`),
  )
  await background.run((orm) => orm.execute('analyze'))
  const asked = { proposal, voter: null, after: undefined, limit }
  const found = await createVoteReads(opened.db).nonVoters(asked)
  expect(found?.rows).toHaveLength(limit)
  const after = { place: 25, voter: `0x${'f'.repeat(40)}` }
  for (const each of [asked, { ...asked, after }])
    for (const table of ['power_lists', 'votes']) {
      const { statements, rows } = await read(table, (reads) =>
        reads.nonVoters(each),
      )
      expect(statements).toBe(1)
      // A hundred of each power have voted, a hundred have not.
      expect(rows).toBeLessThan(100 + 3 * limit)
    }
})

test('a time line: a ballot or two for each row, however many there are', async () => {
  const now = Date.UTC(2026, 4, 3)
  await opened.db.background.run((orm) =>
    orm.execute(`update proposals set start_at = '2026-05-01 00:00Z',
      end_at = '2026-05-04 00:00Z' where id = '${proposal}'`),
  )
  const { statements, rows } = await read('ballots', (reads) =>
    reads.timeline(proposal, now, 50),
  )
  expect(statements).toBe(1)
  expect(rows).toBeLessThan(200)
})

test('a stretch of a bundle reads what it tells, wherever it lies', async () => {
  for (const from of [0, 2_500]) {
    const { statements, rows } = await read('ballots', (reads) =>
      reads.ballotLines(proposal, from, from + 100),
    )
    expect(statements).toBe(1)
    expect(rows).toBeLessThanOrEqual(100)
  }
  for (const table of ['ballots', 'power_lists']) {
    const facts = await read(table, (reads) =>
      reads.bundle(proposal, { now: () => 0 }),
    )
    expect([facts.statements, facts.rows < 4]).toEqual([1, true])
  }
})
