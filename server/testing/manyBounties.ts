import type { Database } from '../db/database.ts'

/** The moment that these bounties are around. */
export const manyBountiesNow = Date.UTC(2026, 5, 1)

/**
 * Fills a club with bounties, one every two hours, as fast as a database takes
 * them: five days of them take work at `manyBountiesNow`, and each has some.
 */
export async function putManyBounties(
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
          timestamptz '2026-06-06 00:00Z' - each * interval '2 hours' as ends
        from generate_series(${from}, ${to}) as each
      ), put as (
        insert into bounties (id, club, number, author, version, title,
          category, asset, amount, winners_max, min_vp, visibility, search,
          published_at, updated_at, submit_by, decide_by, pay_by, cancelled_at,
          awarded_at, pay_until, paid_at, submissions)
        select id, '${club}', each, '0x' || lpad(to_hex(each % 300), 40, '0'),
          1, 'Bounty ' || each, 'art', 'CRO', 1 + each % 997, 1, 0, 'public',
          'bounty ' || each, ends - interval '9 days', ends, ends,
          ends + interval '9 days', ends + interval '12 days',
          case when each % 50 = 49 then ends end,
          case when each % 3 = 0 and ends < timestamptz '2026-05-20 00:00Z'
            then ends + interval '1 day' end,
          case when each % 3 = 0 and ends < timestamptz '2026-05-20 00:00Z'
            then ends + interval '12 days' end,
          case when each % 6 = 0 and ends < timestamptz '2026-05-20 00:00Z'
            then ends + interval '2 days' end,
          each % 5
        from row
      ), worked as (
        insert into submissions (id, bounty, author, status, version, text, at)
        select gen_random_uuid(), id,
          '0x' || lpad(to_hex(1000 + (each * 7 + other) % 400), 40, '0'),
          'submitted', 1, 'Here it is.', ends
        from row, generate_series(1, 5) as other where other <= each % 5
      )
      insert into bounty_versions (bounty, version, title, description, asset,
        amount, content_hash, at)
      select id, 1, 'Bounty ' || each, repeat('word ', 400), 'CRO', 1, '', ends
      from row`),
  )
