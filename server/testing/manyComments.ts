import type { Database } from '../db/database.ts'

type Filled = { subject: string; club?: string }

/**
 * Fills what is said below one proposal, as fast as a database takes it:
 * threads, one a minute, every tenth with five replies, every fiftieth deleted.
 */
export async function putManyComments(
  db: Pick<Database, 'run'>,
  many: number,
  { subject, club = 'main' }: Filled,
) {
  // No statement of a test is longer than the server lets one be.
  for (let from = 1; from <= many; from += 500)
    await put(db, { from, to: Math.min(many, from + 499), subject, club })
}

const put = (
  db: Pick<Database, 'run'>,
  { from, to, subject, club }: Required<Filled> & { from: number; to: number },
) =>
  db.run((orm) =>
    orm.execute(`
      with thread as (
        insert into comments (id, subject_kind, subject, club, author, text,
          version, at, likes, replies, deleted_at, deleted_by)
        select gen_random_uuid(), 'proposal', '${subject}', '${club}',
          '0x' || lpad(to_hex(each % 300), 40, '0'), repeat('word ', 100), 1,
          at, each % 7, case when each % 10 = 0 then 5 else 0 end,
          case when each % 50 = 49 then at end,
          case when each % 50 = 49 then 'author' end
        from (
          select each,
            timestamptz '2026-05-01 00:00Z' + each * interval '1 minute' as at
          from generate_series(${from}, ${to}) as each) as one
        returning id, at, replies
      )
      insert into comments (id, subject_kind, subject, club, parent, author,
        text, version, at)
      select gen_random_uuid(), 'proposal', '${subject}', '${club}', thread.id,
        '0x' || lpad(to_hex(each), 40, '0'), repeat('word ', 100), 1,
        thread.at + each * interval '1 second'
      from thread, generate_series(1, thread.replies) as each`),
  )
