import { commentSorts } from '@narwhal-club/core/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { clubSeed } from '../../testing/clubSeed.ts'
import { putManyComments } from '../../testing/manyComments.ts'
import { manyAuthor } from '../../testing/manyDrafts.ts'
import { putManyProposals } from '../../testing/manyProposals.ts'
import { openTestDatabase } from '../../testing/openTestDatabase.ts'
import { tidyUp } from '../../testing/tidyUp.ts'
import { putClubs } from '../clubs/putClubs.ts'
import { createProposalReads } from '../proposals/reads.repository.ts'
import { createCommentReads } from './reads.repository.ts'

const many = 10_000
const isHeld = process.env.CLUB_FIGURES !== undefined

let opened: Awaited<ReturnType<typeof openTestDatabase>>
let subject: string
beforeAll(async () => {
  opened = await openTestDatabase()
  const { background } = opened.db
  await background.run((orm) => putClubs(orm, [clubSeed({ id: 'main' })]))
  await putManyProposals(background, 100)
  const found = await createProposalReads(opened.db).feed('main', 1)
  subject = String(found?.rows[0]?.id)
  await putManyComments(background, many, { subject })
  await tidyUp(background, 'comments')
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

test('figure: ten thousand threads below one proposal', async () => {
  const comments = createCommentReads(opened.db)
  const { kind } = opened.db
  const figures: [string, number][] = []
  for (const sort of commentSorts) {
    const asked = {
      subject: { kind: 'proposal', id: subject },
      sort,
      asker: manyAuthor,
      limit: 26,
    } as const
    const first = await comments.list({
      ...asked,
      after: undefined,
      limit: 101,
    })
    const after = first?.rows.at(-1)
    figures.push(
      [sort, await median(() => comments.list({ ...asked, after: undefined }))],
      [
        `${sort}, later`,
        await median(() => comments.list({ ...asked, after })),
      ],
    )
  }
  const told = figures.map(([name, took]) => `${name} ${took.toFixed(1)}`)
  process.stdout.write(`comments: ms on ${kind}: ${told.join(', ')}\n`)
  // The bound is of a machine that does nothing beside, and of PostgreSQL.
  const most = isHeld && kind === 'postgres' ? 5 : 200
  expect(figures.filter(([, took]) => took >= most)).toEqual([])
})
