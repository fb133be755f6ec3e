import type { Database } from '../db/database.ts'

/** The moment that these proposals are around. */
export const manyNow = Date.UTC(2026, 5, 1)

/**
 * Fills a club with proposals, one every two hours, as fast as a database takes
 * them: four days of them are still to begin at `manyNow`, three are voted on.
 */
export async function putManyProposals(
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
      with row as (
        select each, gen_random_uuid() as id,
          timestamptz '2026-06-05 00:00Z' - each * interval '2 hours' as start
        from generate_series(${from}, ${to}) as each
      ), put as (
        insert into proposals (id, club, number, kind, author, rules_version,
          version, title, summary, search, published_at, updated_at, start_at,
          end_at, cancelled_at, snapshot_block, snapshot_hash, snapshot_root,
          eligible_voters, eligible_power, quorum, yes_power, no_power,
          yes_voters, no_voters)
        select id, '${club}', each, 'proposal',
          '0x' || lpad(to_hex(each % 300), 40, '0'), 1, 1,
          'Proposal ' || each, '', 'proposal ' || each,
          start, start, start, start + interval '3 days',
          case when each % 50 = 49 and start < timestamptz '2026-06-01 00:00Z'
            then start + interval '1 hour' end,
          1, '0x', '0x', 1, 1, 0, each % 97, each % 89, each % 7, each % 5
        from row
      )
      insert into proposal_versions (proposal, version, title, body, summary,
        content_hash, at)
      select id, 1, 'Proposal ' || each, repeat('word ', 400), '', '0x', start
      from row`),
  )
