import type { Database } from '../db/database.ts'

/** The author of every hundredth of these drafts. */
export const manyAuthor = `0x${'7'.padStart(40, '0')}`

/**
 * Fills a club with drafts of long words, one a minute, as fast as a database
 * takes them: half of them are shared, a tenth of all published by now.
 */
export async function putManyDrafts(
  db: Pick<Database, 'run'>,
  many: number,
  club = 'main',
) {
  // No statement of a test is longer than the server lets one be.
  for (let from = 1; from <= many; from += 500)
    await put(db, { from, to: Math.min(many, from + 499), club })
}

const put = (
  db: Pick<Database, 'run'>,
  { from, to, club }: { from: number; to: number; club: string },
) =>
  db.run((orm) =>
    orm.execute(`
      insert into drafts (id, club, author, content, version, state, shared_at,
        created_at, updated_at, idea_draft, idea_author)
      select gen_random_uuid(), '${club}',
        '0x' || lpad(to_hex(each % 100), 40, '0'),
        jsonb_build_object('title', 'Draft ' || each, 'summary', '',
          'body', (select string_agg(md5(each::text || part), ' ')
            from generate_series(1, 120) as part),
          'discussionUrl', '', 'labels', '[]'::jsonb, 'earliestStart', null,
          'duration', 259200),
        1, case when each % 10 = 0 then 'published' else 'writing' end,
        case when each % 2 = 0 then at end, at, at, null, null
      from (
        select each, timestamptz '2026-05-01 00:00Z' + each * interval '1 minute' as at
        from generate_series(${from}, ${to}) as each) as one`),
  )
