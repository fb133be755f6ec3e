import { commentSorts } from '@narwhal-club/core/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { clubSeed } from '../../testing/clubSeed.ts'
import { putManyComments } from '../../testing/manyComments.ts'
import { manyAuthor } from '../../testing/manyDrafts.ts'
import { putManyProposals } from '../../testing/manyProposals.ts'
import { openTestDatabase } from '../../testing/openTestDatabase.ts'
import { rowsRead } from '../../testing/rowsRead.ts'
import { tidyUp } from '../../testing/tidyUp.ts'
import { putClubs } from '../clubs/putClubs.ts'
import { createProposalReads } from '../proposals/reads.repository.ts'
import type { CommentReads } from './comments.ports.ts'
import { createCommentReads } from './reads.repository.ts'

const many = 2_000
const limit = 26
/** Threads on a page; a tenth of them have five replies to choose from. */
const most = 2 * limit

let opened: Awaited<ReturnType<typeof openTestDatabase>>
let subject: { kind: 'proposal'; id: string }
beforeAll(async () => {
  opened = await openTestDatabase()
  const { background } = opened.db
  await background.run((orm) => putClubs(orm, [clubSeed({ id: 'main' })]))
  await putManyProposals(background, 10)
  const found = await createProposalReads(opened.db).feed('main', 2)
  for (const { id } of found?.rows ?? []) {
    subject = { kind: 'proposal', id }
    await putManyComments(background, many, { subject: id })
  }
  await tidyUp(background, 'comments')
})
afterAll(() => opened.close())

const asker = manyAuthor

test.each(commentSorts)(
  '%s: a page reads itself, and counts once',
  async (sort) => {
    const ask = (reads: CommentReads, rows: number, after?: Place) =>
      reads.list({ subject, sort, after, asker, limit: rows })
    const first = await ask(createCommentReads(opened.db), 4 * limit)
    expect(first?.total).toBe(many - many / 50)
    for (const after of [undefined, first?.rows.at(-1)]) {
      const { statements, rows, counted } = await rowsRead(
        opened.db,
        'comments',
        (db) => ask(createCommentReads(db), limit, after),
      )
      expect(statements).toBe(1)
      expect(rows).toBeLessThan(most)
      expect(counted).toBeLessThan(many + most)
    }
  },
)

type Place = { likes: number; at: number; id: string }
