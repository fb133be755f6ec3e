import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setImmediate as pause } from 'node:timers/promises'
import { proposalSorts } from '@narwhal-club/core/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { heardLog } from '../../signatures/heardLog.testing.ts'
import { chooseKeccak } from '../../signatures/loadKeccak.ts'
import { clubSeed } from '../../testing/clubSeed.ts'
import { manyNow, putManyProposals } from '../../testing/manyProposals.ts'
import { openTestDatabase } from '../../testing/openTestDatabase.ts'
import { createClubsRepository } from '../clubs/clubs.repository.ts'
import { putClubs } from '../clubs/putClubs.ts'
import type { ListAsked } from './proposals.ports.ts'
import { freezePower } from './publishProposal.ts'
import { createProposalReads } from './reads.repository.ts'

const many = 10_000
const isHeld = process.env.CLUB_FIGURES !== undefined

let opened: Awaited<ReturnType<typeof openTestDatabase>>
beforeAll(async () => {
  opened = await openTestDatabase()
  await opened.db.background.run((orm) =>
    putClubs(orm, [clubSeed({ id: 'main' })]),
  )
  await putManyProposals(opened.db.background, many)
  await opened.db.background.run((orm) => orm.execute('analyze'))
})
afterAll(() => opened.close())

/** The middle of some measurements, in milliseconds. */
async function median(work: () => Promise<unknown>): Promise<number> {
  const took: number[] = []
  for (let round = 0; round < 31; round++) {
    const began = performance.now()
    await work()
    took.push(performance.now() - began)
  }
  return took.sort((a, b) => a - b)[15] as number
}

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
  limit: 26,
}

test('figure: lists and details of ten thousand', async () => {
  const reads = createProposalReads(opened.db)
  const figures: string[] = []
  const measure = async (name: string, work: () => Promise<unknown>) => {
    const took = await median(work)
    figures.push(`${name} ${took.toFixed(1)}`)
    // The bound is of a machine that does nothing beside, and of PostgreSQL.
    expect(took).toBeLessThan(isHeld && opened.db.kind === 'postgres' ? 5 : 200)
  }
  for (const sort of proposalSorts)
    await measure(sort, () => reads.list({ ...asked, sort }))
  await measure('active', () => reads.list({ ...asked, status: 'active' }))
  await measure('search', () => reads.list({ ...asked, search: '777' }))
  const author = `0x${'7'.padStart(40, '0')}`
  await measure('author', () => reads.list({ ...asked, author }))
  const first = (await reads.list(asked))?.rows[0]
  await measure('detail', () => reads.find(first?.id ?? '', author))
  const id = first?.id ?? ''
  await measure('versions', () => reads.versions(id))
  await measure('voters', () => reads.voters(id, undefined, 26))
  await measure('feed', () => reads.feed('main', 50))
  const clubs = createClubsRepository(opened.db)
  const source = { status: 'unavailable' } as const
  const census = { collection: '', excluded: [], holders: 0, source }
  await measure('club', () =>
    clubs.find('main', { address: author, census, now: manyNow }),
  )
  await measure('rules', () => clubs.rulesOf('main', undefined))
  const { kind } = opened.db
  process.stdout.write(`proposals: ms on ${kind}: ${figures.join(', ')}\n`)
})

test('figure: ten thousand owners are frozen, and others have their turn', async () => {
  const owners = Array.from(
    { length: many },
    (_, index) =>
      [`0x${(index + 1).toString(16).padStart(40, '0')}`, 1] as const,
  )
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  const began = performance.now()
  const keccak = await chooseKeccak(heardLog().log)
  const ports = { clock: { now: () => performance.now() }, pause, keccak }
  const power = await freezePower(
    ports,
    owners as unknown as Parameters<typeof freezePower>[1],
    [],
  )
  const took = performance.now() - began
  delay.disable()
  expect(power.eligibleVoters).toBe(many)
  const longest = delay.max / 1e6
  process.stdout.write(
    `freezing ${many}: ${took.toFixed(0)} ms, the loop waited ${longest.toFixed(0)} ms at most\n`,
  )
  expect(longest).toBeLessThan(500)
})
