import { voteSorts } from '@narwhal-club/core/contract'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { clubSeed } from '../../testing/clubSeed.ts'
import { putManyProposals } from '../../testing/manyProposals.ts'
import { manyVoter, putManyVotes } from '../../testing/manyVotes.ts'
import { openTestDatabase } from '../../testing/openTestDatabase.ts'
import { putClubs } from '../clubs/putClubs.ts'
import { createProposalReads } from '../proposals/reads.repository.ts'
import { createVoteReads } from './reads.repository.ts'
import type { VotesAsked } from './votes.ports.ts'

vi.setConfig({ testTimeout: 600_000, hookTimeout: 1_200_000 })

const isHeld = process.env.CLUB_FIGURES !== undefined
const isServer = process.env.TEST_DATABASE_URL !== undefined
/** Ballots; each seventh of their voters has changed their vote once. */
const ballots = isServer ? 1_000_000 : 20_000
const voters = (ballots * 7) / 8
const limit = 26

let opened: Awaited<ReturnType<typeof openTestDatabase>>
let proposal: string
beforeAll(async () => {
  opened = await openTestDatabase()
  const { background } = opened.db
  await background.run((orm) => putClubs(orm, [clubSeed({ id: 'main' })]))
  await putManyProposals(background, 2)
  const found = await createProposalReads(opened.db).feed('main', 1)
  proposal = String(found?.rows[0]?.id)
  await putManyVotes(background, voters, proposal)
  // As a database does by itself.
  await run('vacuum analyze')
})
afterAll(() => opened.close())

/** Runs a statement that may take its time, as none of the server's may. */
async function run(query: string): Promise<Record<string, unknown>[]> {
  const { db, database } = opened
  const { DATABASE_URL: url } = database.record
  if (!url) {
    const { rows } = await db.background.run((orm) => orm.execute(query))
    return rows as Record<string, unknown>[]
  }
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(query)
  await client.end()
  return rows
}

/** The middle of some measurements, in milliseconds. */
async function median(work: () => Promise<unknown>): Promise<number> {
  const took: number[] = []
  for (let round = 0; round < 21; round++) {
    const began = performance.now()
    await work()
    took.push(performance.now() - began)
  }
  return took.sort((a, b) => a - b)[10] as number
}

test('figure: the counters are what a recount of all ballots says, in one statement', async () => {
  const columns =
    'yes_power, no_power, yes_voters, no_voters, yes_reasons, no_reasons, ballots'
  const [counted] = await run(
    `select ${columns} from proposals where id = '${proposal}'`,
  )
  const began = performance.now()
  const [found] = await run(`
    select sum(power) filter (where is_last and choice = 'yes')::int as yes_power,
      sum(power) filter (where is_last and choice = 'no')::int as no_power,
      count(*) filter (where is_last and choice = 'yes')::int as yes_voters,
      count(*) filter (where is_last and choice = 'no')::int as no_voters,
      count(*) filter (where is_last and choice = 'yes' and reason <> '')::int
        as yes_reasons,
      count(*) filter (where is_last and choice = 'no' and reason <> '')::int
        as no_reasons,
      count(*)::int as ballots
    from (
      select choice, power, reason,
        seq = max(seq) over (partition by voter) as is_last
      from ballots where proposal = '${proposal}') as ballot`)
  const took = performance.now() - began
  expect(found).toEqual(counted)
  expect(Number(found?.ballots)).toBe(ballots)
  process.stdout.write(`recount of ${ballots} ballots: ${took.toFixed(0)} ms\n`)
})

const asked = (part: Partial<VotesAsked>): VotesAsked => ({
  proposal,
  choice: null,
  voter: null,
  hasReason: null,
  sort: 'power',
  after: undefined,
  limit,
  ...part,
})

test('figure: pages of voters, however they are asked for', async () => {
  const reads = createVoteReads(opened.db)
  const figures: string[] = []
  const measure = async (name: string, work: () => Promise<unknown>) => {
    const took = await median(work)
    figures.push(`${name} ${took.toFixed(1)}`)
    // The bound is of a machine that does nothing beside, and of PostgreSQL.
    expect(took).toBeLessThan(isHeld && isServer ? 5 : 200)
  }
  const filters: [string, Partial<VotesAsked>][] = [
    ['all', {}],
    ['yes', { choice: 'yes' }],
    ['no', { choice: 'no' }],
    ['with a reason', { hasReason: true }],
    ['without', { hasReason: false }],
    ['no with a reason', { choice: 'no', hasReason: true }],
    ['an address', { voter: manyVoter(7) }],
    ['its beginning', { voter: manyVoter(7).slice(0, 5) }],
  ]
  for (const sort of voteSorts)
    for (const [name, part] of filters) {
      await measure(`${sort} ${name}`, () =>
        reads.list(asked({ sort, ...part })),
      )
      const deep = { place: sort === 'power' ? 25 : Date.UTC(2026, 7, 1) }
      const after = { ...deep, voter: `0x${'8'.repeat(40)}` }
      await measure('deep', () => reads.list(asked({ sort, after, ...part })))
    }
  await measure('own', () => reads.mine(proposal, manyVoter(7)))
  await measure('subject', () => reads.find(proposal, manyVoter(7)))
  process.stdout.write(
    `voters: ms on ${opened.db.kind}, ${ballots} ballots: ${figures.join(', ')}\n`,
  )
})
