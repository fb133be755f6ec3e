import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '../../testing/openTestDatabase.ts'
import { rowsRead } from '../../testing/rowsRead.ts'
import { keptEntries } from './inbox.ports.ts'
import { createInboxRepository } from './inbox.repository.ts'

const now = new Date('2026-06-01T12:00:00Z')
const members = 200
const each = 100

let opened: Awaited<ReturnType<typeof openTestDatabase>>
beforeAll(async () => {
  opened = await openTestDatabase()
  await opened.db.background.run((orm) =>
    orm.execute(`insert into inbox_entries (id, address, kind, subject, at)
      select gen_random_uuid(), 'member ' || member, 'reply',
        gen_random_uuid(),
        '2026-05-20T12:00:00Z'::timestamptz - entry * interval '1 minute'
      from generate_series(1, ${members}) as member,
        generate_series(1, ${each}) as entry
      union all
      select gen_random_uuid(), 'told lately', 'reply', gen_random_uuid(),
        '2026-06-01T12:00:00Z'::timestamptz - entry * interval '1 minute'
      from generate_series(1, ${keptEntries + 7}) as entry`),
  )
  await opened.db.background.run((orm) => orm.execute('analyze'))
})
afterAll(() => opened.close())

test('behavior: a sweep is one statement, and reads of those who were told something', async () => {
  const { statements, rows } = await rowsRead(
    opened.db,
    'inbox_entries',
    (db) => createInboxRepository(db).deleteExpired(now, db),
  )
  expect(statements).toBe(1)
  // Those of one member, what was told lately, and what goes: of 21,007.
  expect(rows).toBeLessThan(keptEntries + 100)
  const left = await opened.db.run((orm) =>
    orm.execute('select count(*)::int as all from inbox_entries'),
  )
  expect(left.rows).toEqual([{ all: members * each + keptEntries }])
})
