import { sql } from 'drizzle-orm'
import type { Runner } from '../../db/database.ts'
import { members, sessions } from '../../db/schema.ts'
import { feeCredits } from '../fees/tables.ts'
import { proposals } from '../proposals/tables.ts'
import { votes } from '../votes/tables.ts'
import type { MemberRow } from './members.commands.ts'

const instantOf = (value: unknown) => new Date(String(value)).toISOString()

/** Reads what is kept of an address. */
export const createMemberRows = (db: Runner) => ({
  async find(address: string, now: Date, idle: number): Promise<MemberRow> {
    const at = now.toISOString()
    const idleSince = new Date(+now - idle).toISOString()
    // Ballots by the newest of each vote, which knows how many were before it.
    const { rows } = await db.run((orm) =>
      orm.execute(sql`
        select
          (select first_seen_at from ${members} where address = ${address})
            as first_seen,
          (select last_seen_at from ${members} where address = ${address})
            as last_seen,
          (select count(*) from ${proposals} where author = ${address})
            as proposals,
          (select coalesce(sum(seq + 1), 0) from ${votes}
            where voter = ${address}) as ballots,
          (select count(*) from ${feeCredits}
            where ${feeCredits.payer} = ${address}
              and ${feeCredits.left} > 0) as credits`),
    )
    const live = await db.run((orm) =>
      orm.execute(sql`
        select token_hash, created_at, last_seen_at, expires_at
        from ${sessions}
        where address = ${address} and expires_at > ${at}
          and last_seen_at > ${idleSince}
        order by created_at desc, last_seen_at desc limit 100`),
    )
    const row = rows[0] ?? {}
    return {
      ...(row.first_seen != null && {
        firstSeenAt: instantOf(row.first_seen),
      }),
      ...(row.last_seen != null && { lastSeenAt: instantOf(row.last_seen) }),
      counts: {
        proposals: Number(row.proposals),
        ballots: Number(row.ballots),
        credits: Number(row.credits),
      },
      sessions: live.rows.map((session) => ({
        tokenHash: String(session.token_hash),
        createdAt: instantOf(session.created_at),
        lastSeenAt: instantOf(session.last_seen_at),
        expiresAt: instantOf(session.expires_at),
      })),
    }
  },
})
