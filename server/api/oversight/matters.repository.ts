import { bountyLimits } from '@narwhal-club/core/bounties'
import type { BountyMatter } from '@narwhal-club/core/contract'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { milliseconds, momentOf } from '../../db/moments.ts'
import { afterPlace } from '../../list/afterPlace.ts'
import {
  bountyColumns,
  bountyOf,
  disputeJson,
  disputeOf,
  type Row,
} from '../bounties/rows.ts'
import { isInState, isOverdue } from '../bounties/status.queries.ts'
import { bounties, bountyDisputes, submissions } from '../bounties/tables.ts'
import { clubs } from '../clubs/tables.ts'
import {
  type OversightReads,
  shownFor,
  type WaitingBounty,
} from './oversight.ports.ts'

/** Each matter by which bounties it is about, and since when. */
const matters: Record<BountyMatter, (now: number) => SQL> = {
  overdue: (now) => sql`
    select 'overdue' as matter, bounty.id, bounty.pay_until as since
    from ${bounties} as bounty where ${isOverdue(momentOf(now))}`,
  disputed: (now) => sql`
    select 'disputed', bounty.id, dispute.opened_at
    from ${bountyDisputes} as dispute
    join ${bounties} as bounty on bounty.id = dispute.bounty
    where bounty.is_disputed
      or dispute.resolved_at > ${momentOf(now - shownFor)}`,
  silent: (now) => sql`
    select 'silent', bounty.id, bounty.decide_by
    from ${bounties} as bounty
    where ${isInState.expired(momentOf(now))} and bounty.submissions > 0
      and bounty.decide_by > ${momentOf(now - bountyLimits.lateAward)}`,
}

const owed = sql`coalesce((
  select json_agg(json_build_object('submission', work.id,
    'address', work.author, 'amount', work.share::text)
    order by work.share desc, work.id)
  from ${submissions} as work
  where work.bounty = bounty.id and work.status = 'winner'
    and work.share is not null
    and work.payout_state is distinct from 'verified'), '[]')`

const waitingOf = (row: Row): WaitingBounty => {
  const matter = row.matter as BountyMatter
  return {
    bounty: { ...bountyOf(row), clubName: String(row.club_name) },
    matter,
    since: Number(row.since_ms),
    owed: matter === 'overdue' ? (row.owed as WaitingBounty['owed']) : [],
    dispute:
      matter === 'disputed' && row.dispute ? disputeOf(row.dispute) : null,
  }
}

/** What administrators read of bounties that wait. */
export const createOversightReads = (
  db: Pick<Database, 'run'>,
): OversightReads => ({
  async matters({ matter, now, after, limit }) {
    const asked = matter === null ? Object.values(matters) : [matters[matter]]
    const found = sql.join(
      asked.map((of) => of(now)),
      sql` union all `,
    )
    const isLater = after
      ? afterPlace([
          {
            by: sql`date_trunc('milliseconds', found.since)`,
            order: 'rising',
            at: momentOf(after.at),
          },
          { by: sql`found.id`, order: 'rising', at: sql`${after.id}::uuid` },
        ])
      : sql`true`
    const { rows } = await db.run((orm) =>
      orm.execute(sql`
        with found (matter, id, since) as (${found}), page as (
          select * from found where ${isLater}
          order by date_trunc('milliseconds', since), id limit ${limit}
        ) select counted.total, rows.* from (
          select count(*)::int as total from found
        ) as counted left join (
          select ${bountyColumns}, club.name as club_name, page.matter,
            ${milliseconds(sql`page.since`)} as since_ms, ${owed} as owed, (
              select ${disputeJson} from ${bountyDisputes} as dispute
              where dispute.bounty = bounty.id) as dispute
          from page join ${bounties} as bounty on bounty.id = page.id
          join ${clubs} as club on club.id = bounty.club
        ) as rows on true order by rows.since_ms, rows.id`),
    )
    return {
      total: Number(rows[0]?.total ?? 0),
      rows: (rows as Row[]).filter(({ id }) => id !== null).map(waitingOf),
    }
  },
})
