import { afterAll, beforeAll, expect, test } from 'vitest'
import { clubSeed } from '../../testing/clubSeed.ts'
import { putManyProposals } from '../../testing/manyProposals.ts'
import { manyVoter, putManyVotes } from '../../testing/manyVotes.ts'
import { openTestDatabase } from '../../testing/openTestDatabase.ts'
import { rowsRead } from '../../testing/rowsRead.ts'
import { lifetimes } from '../auth/lifetimes.ts'
import { putClubs } from '../clubs/putClubs.ts'
import { createProposalReads } from '../proposals/reads.repository.ts'
import type { AuditSearch } from './audit.commands.ts'
import { createAuditLines } from './audit.repository.ts'
import { createMemberRows } from './members.repository.ts'

const many = 20_000
/** One line in so many is moderation, of one administrator. */
const each = 1_000
const limit = 11
const rare = `0x${'a'.repeat(40)}`

let opened: Awaited<ReturnType<typeof openTestDatabase>>
beforeAll(async () => {
  opened = await openTestDatabase()
  const { background } = opened.db
  await background.run((orm) => putClubs(orm, [clubSeed({ id: 'main' })]))
  await putManyProposals(background, 10)
  const found = await createProposalReads(opened.db).feed('main', 2)
  for (const { id } of found?.rows ?? [])
    await putManyVotes(background, 2_000, id)
  await background.run((orm) =>
    orm.execute(`
      insert into ledger_entries
        (ledger, index, kind, payload, received_at, prev_hash, hash)
      select ledger, index,
        case when index % ${each} = 0
          then 'comment.deleted' else 'content.changed' end,
        json_build_object(
          'by', case when index % ${each} = 0 then '${rare}' else '0x' end,
          'to', 'thing-' || index)::text,
        0, '', ''
      from unnest(array['audit', 'votes']) as ledger,
        generate_series(0, ${many - 1}) as index`),
  )
  await background.run((orm) => orm.execute('analyze'))
})
afterAll(() => opened.close())

test.each<[string, Omit<AuditSearch, 'limit'>, number]>([
  ['all', {}, limit],
  ['further on', { before: 5_000 }, limit],
  ['what was moderated', { isModeration: true }, limit],
  ['the end of it', { isModeration: true, before: 3_001 }, 4],
  ['what somebody did', { by: rare }, limit],
  ['what was done to something', { to: 'thing-7' }, 1],
])(
  'the audit log, %s: no more is read than is told',
  async (_, asked, told) => {
    const search = { ...asked, limit }
    const rows = await createAuditLines(opened.db).list(search)
    expect(rows).toHaveLength(told)
    const read = await rowsRead(opened.db, 'ledger_entries', (db) =>
      createAuditLines(db).list(search),
    )
    expect(read).toEqual({ statements: 1, rows: told, counted: 0 })
  },
)

test('a member: B7.31 their ballots are counted, not those of all', async () => {
  const now = new Date()
  const voter = manyVoter(7)
  const row = await createMemberRows(opened.db).find(voter, now, lifetimes.idle)
  expect(row.counts.ballots).toBe(4)
  const reads = ['ballots', 'votes'].map((table) =>
    rowsRead(opened.db, table, (db) =>
      createMemberRows(db).find(voter, now, lifetimes.idle),
    ),
  )
  const read = await Promise.all(reads)
  expect(read.map(({ rows, counted }) => rows + counted)).toEqual([0, 2])
})
