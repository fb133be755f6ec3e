import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '../../testing/openTestDatabase.ts'
import { rowsRead } from '../../testing/rowsRead.ts'
import { keptEntries } from './inbox.ports.ts'
import { createInboxRepository } from './inbox.repository.ts'

const now = new Date('2026-06-01T12:00:00Z')
const members = 200
const each = 100
/** Members at a time. */
const portion = 20

let opened: Awaited<ReturnType<typeof openTestDatabase>>
beforeAll(async () => {
  opened = await openTestDatabase()
  const put = (rows: string) =>
    opened.db.background.run((orm) =>
      orm.execute(`insert into inbox_entries (id, address, kind, subject, at)
        ${rows}`),
    )
  // No statement of a test is longer than the server lets one be.
  for (let from = 1; from <= members; from += portion)
    await put(`select gen_random_uuid(), 'member ' || member, 'reply',
        gen_random_uuid(),
        '2026-05-20T12:00:00Z'::timestamptz - entry * interval '1 minute'
      from generate_series(${from}, ${from + portion - 1}) as member,
        generate_series(1, ${each}) as entry`)
  await put(`select gen_random_uuid(), 'told lately', 'reply',
      gen_random_uuid(),
      '2026-06-01T12:00:00Z'::timestamptz - entry * interval '1 minute'
    from generate_series(1, ${keptEntries + 7}) as entry`)
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

test('behavior: however many replies there are, what came of a fee stays', async () => {
  const told = (kind: string, count: number, ago: string) =>
    opened.db.run((orm) =>
      orm.execute(`insert into inbox_entries (id, address, kind, subject, at)
        select gen_random_uuid(), 'a payer', '${kind}', gen_random_uuid(),
          '2026-06-01T12:00:00Z'::timestamptz - interval '${ago}'
            - entry * interval '1 second'
        from generate_series(1, ${count}) as entry`),
    )
  await told('paid', 3, '2 days')
  await told('reply', keptEntries + 20, '1 minute')
  await createInboxRepository(opened.db).deleteExpired(now, opened.db)
  const { rows } = await opened.db.run((orm) =>
    orm.execute(`select kind, count(*)::int as all from inbox_entries
      where address = 'a payer' group by kind order by kind`),
  )
  expect(rows).toEqual([
    { kind: 'paid', all: 3 },
    { kind: 'reply', all: keptEntries - 3 },
  ])
})
