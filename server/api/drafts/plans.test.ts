import { afterAll, beforeAll, expect, test } from 'vitest'
import { clubSeed } from '../../testing/clubSeed.ts'
import { manyAuthor, putManyDrafts } from '../../testing/manyDrafts.ts'
import { openTestDatabase } from '../../testing/openTestDatabase.ts'
import { rowsRead } from '../../testing/rowsRead.ts'
import { putClubs } from '../clubs/putClubs.ts'
import type { DraftStore } from './drafts.ports.ts'
import { createDraftsRepository } from './drafts.repository.ts'

const many = 3_000
const limit = 26
/** Those on a page, twice over: what was made of each is looked for. */
const most = 3 * limit

let opened: Awaited<ReturnType<typeof openTestDatabase>>
beforeAll(async () => {
  opened = await openTestDatabase()
  const { background } = opened.db
  await background.run((orm) =>
    putClubs(orm, [clubSeed({ id: 'main' }), clubSeed({ id: 'other' })]),
  )
  await putManyDrafts(background, many)
  await background.run((orm) => orm.execute('analyze'))
})
afterAll(() => opened.close())

const read = (ask: (store: DraftStore) => Promise<unknown>) =>
  rowsRead(opened.db, 'drafts', (db) =>
    ask(createDraftsRepository({ ...opened.db, ...db })),
  )

type After = { at: number; id: string } | undefined
const lists: [
  string,
  (
    store: DraftStore,
    after: After,
    rows: number,
  ) => Promise<{ rows: { id: string; updatedAt: number }[] } | null>,
][] = [
  [
    'of an author',
    (store, after, rows) =>
      store.list({ author: manyAuthor, club: null, after, limit: rows }),
  ],
  [
    'of an author in a club',
    (store, after, rows) =>
      store.list({ author: manyAuthor, club: 'main', after, limit: rows }),
  ],
  [
    'ideas of a club',
    (store, after, rows) => store.ideas({ club: 'main', after, limit: rows }),
  ],
]

test.each(lists)('%s: no more is read than is told', async (_, ask) => {
  const { statements, rows } = await read((store) =>
    ask(store, undefined, limit),
  )
  expect(statements).toBe(1)
  expect(rows).toBeLessThan(most)
})

test.each(lists)(
  '%s, deep inside: no more than at the beginning',
  async (_, ask) => {
    const found = await ask(
      createDraftsRepository(opened.db),
      undefined,
      4 * limit,
    )
    const last = found?.rows.at(-1)
    if (!last) throw new Error('nothing is there')
    const { rows } = await read((store) =>
      ask(store, { at: last.updatedAt, id: last.id }, limit),
    )
    expect(rows).toBeLessThan(most)
  },
)
