import { afterAll, beforeAll, expect, test } from 'vitest'
import { clubSeed } from '../../testing/clubSeed.ts'
import { manyAuthor, putManyDrafts } from '../../testing/manyDrafts.ts'
import { putManyProposals } from '../../testing/manyProposals.ts'
import { openTestDatabase } from '../../testing/openTestDatabase.ts'
import { tidyUp } from '../../testing/tidyUp.ts'
import { putClubs } from '../clubs/putClubs.ts'
import { createDraftsRepository } from './drafts.repository.ts'

const many = 10_000
const isHeld = process.env.CLUB_FIGURES !== undefined
const page = { after: undefined, limit: 26 }

let opened: Awaited<ReturnType<typeof openTestDatabase>>
beforeAll(async () => {
  opened = await openTestDatabase()
  const { background } = opened.db
  await background.run((orm) => putClubs(orm, [clubSeed({ id: 'main' })]))
  await putManyProposals(background, many)
  await putManyDrafts(background, 2 * many)
  await tidyUp(background, 'drafts')
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

test('figure: lists of drafts and of ten thousand ideas', async () => {
  const drafts = createDraftsRepository(opened.db)
  const { kind } = opened.db
  const author = manyAuthor
  const lists: [string, () => Promise<unknown>][] = [
    ['drafts', () => drafts.list({ author, club: null, ...page })],
    ['drafts of a club', () => drafts.list({ author, club: 'main', ...page })],
    ['ideas', () => drafts.ideas({ club: 'main', ...page })],
  ]
  const figures: [string, number][] = []
  for (const [name, work] of lists) figures.push([name, await median(work)])
  const told = figures.map(([name, took]) => `${name} ${took.toFixed(1)}`)
  process.stdout.write(`written: ms on ${kind}: ${told.join(', ')}\n`)
  // The bound is of a machine that does nothing beside, and of PostgreSQL.
  const most = isHeld && kind === 'postgres' ? 5 : 200
  expect(figures.filter(([, took]) => took >= most)).toEqual([])
})
