import { voteSorts } from '@narwhal-club/core/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { clubSeed } from '../../testing/clubSeed.ts'
import { putManyProposals } from '../../testing/manyProposals.ts'
import { manyVoter, putManyVotes } from '../../testing/manyVotes.ts'
import { openTestDatabase } from '../../testing/openTestDatabase.ts'
import { rowsRead } from '../../testing/rowsRead.ts'
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
  // As it is once the database has tidied up: then counts stay in an index.
  await background.run((orm) => orm.execute('vacuum votes'))
  await background.run((orm) => orm.execute('analyze'))
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
    asking(createVoteReads({ run: (work) => db.run(work) })),
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

test('a stretch of a bundle reads what it tells, wherever it lies', async () => {
  for (const from of [0, 2_500]) {
    const { statements, rows } = await read('ballots', (reads) =>
      reads.ballotLines(proposal, from, from + 100),
    )
    expect(statements).toBe(1)
    expect(rows).toBeLessThanOrEqual(100)
  }
  for (const table of ['ballots', 'power_lists']) {
    const facts = await read(table, (reads) => reads.bundle(proposal))
    expect([facts.statements, facts.rows < 4]).toEqual([1, true])
  }
})
