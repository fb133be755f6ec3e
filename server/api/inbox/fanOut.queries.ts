import { type SQL, sql } from 'drizzle-orm'
import { momentOf } from '../../db/moments.ts'
import { clubFollows } from '../clubs/tables.ts'
import { isIn, isSpread } from '../proposals/status.queries.ts'
import { powerLists, proposals } from '../proposals/tables.ts'
import { hasVoted } from '../votes/voted.queries.ts'
import type { FanOut, MomentKind } from './inbox.ports.ts'
import { inboxEntries, inboxSwitches } from './tables.ts'

/** Whether an address has not switched a kind off. */
export const isWanted = (address: SQL, kind: SQL) => sql`not exists (
  select from ${inboxSwitches} as switch
  where switch.address = ${address} and ${kind} = any(switch.off))`

/** Of each kind: when it is told, as of when, and to which of the followers. */
const kinds = {
  opened: {
    when: (now) => sql`${isIn.active(now)} and ${isSpread}`,
    at: sql`proposal.start_at`,
    who: (address) => sql`${address} is distinct from proposal.author`,
  },
  ending: {
    when: (now) => sql`${isIn.active(now)} and ${isSpread}`,
    at: sql`proposal.end_at - interval '1 day'`,
    who: (address) => sql`exists (
        select from ${powerLists} as list
        where list.root = proposal.snapshot_root and list.address = ${address}
          and list.power > 0
      ) and not ${hasVoted(address)}`,
  },
  closed: {
    when: isIn.closed,
    at: sql`least(proposal.end_at, proposal.cancelled_at)`,
    who: (address) => sql`${address} is distinct from proposal.cancelled_by`,
  },
} as const satisfies Record<
  MomentKind,
  {
    when: (now: SQL) => SQL
    at: SQL
    who: (address: SQL) => SQL
  }
>

/**
 * Tells a batch of those who follow the club, by their address, and nothing
 * where the proposal is not at that moment (any more). That it closed is told
 * to its author as well.
 */
export function fanOutQuery({
  kind,
  proposal,
  now,
  after,
  limit,
}: FanOut): SQL {
  const { when, at, who } = kinds[kind]
  const address = sql`batch.address`
  const author = sql`union select proposal.author from proposal
    where proposal.author > ${after}`
  return sql`
    with proposal as (
      select * from ${proposals} as proposal
      where proposal.id = ${proposal}::uuid and ${when(momentOf(now))}
    ), batch as (
      select * from (
        (select follow.address from ${clubFollows} as follow
          join proposal on proposal.club = follow.club
          where follow.address > ${after}
          order by follow.address limit ${limit})
        ${kind === 'closed' ? author : sql``}
      ) as follower order by address limit ${limit}
    ), put as (
      insert into ${inboxEntries} (id, address, kind, subject, at)
      select gen_random_uuid(), batch.address, ${kind}, proposal.id, ${at}
      from batch, proposal
      where ${who(address)} and ${isWanted(address, sql`${kind}::text`)}
      on conflict do nothing returning address
    )
    select (select count(*)::int from batch) as size,
      (select max(address) from batch) as last,
      coalesce((select json_agg(address) from put), '[]') as told`
}
