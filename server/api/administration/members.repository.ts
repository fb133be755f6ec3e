import { sql } from 'drizzle-orm'
import type { Runner } from '../../db/database.ts'
import { members, sessions } from '../../db/schema.ts'
import { feeCredits } from '../fees/tables.ts'
import { proposals } from '../proposals/tables.ts'
import { ballots } from '../votes/tables.ts'
import type { MemberRow } from './members.commands.ts'

const instantOf = (value: unknown) => new Date(String(value)).toISOString()

/** Reads what is kept of an address. */
export const createMemberRows = (db: Runner) => ({
  async find(address: string, now: Date, idle: number): Promise<MemberRow> {
    const at = now.toISOString()
    const idleSince = new Date(+now - idle).toISOString()
    const { rows } = await db.run((orm) =>
      orm.execute(sql`
        select
          (select first_seen_at from ${members} where address = ${address})
            as first_seen,
          (select last_seen_at from ${members} where address = ${address})
            as last_seen,
          (select count(*) from ${proposals} where author = ${address})
            as proposals,
          (select count(*) from ${ballots} where voter = ${address})
            as ballots,
          (select count(*) from ${feeCredits}
            where ${feeCredits.payer} = ${address}
              and ${feeCredits.left} > 0) as credits`),
    )
    const live = await db.run((orm) =>
      orm
        .select()
        .from(sessions)
        .where(
          sql`${sessions.address} = ${address}
            and ${sessions.expiresAt} > ${at}
            and ${sessions.lastSeenAt} > ${idleSince}`,
        )
        .orderBy(sql`${sessions.createdAt} desc, ${sessions.lastSeenAt} desc`)
        .limit(100),
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
      sessions: live.map(({ tokenHash, createdAt, lastSeenAt, expiresAt }) => ({
        tokenHash,
        createdAt: createdAt.toISOString(),
        lastSeenAt: lastSeenAt.toISOString(),
        expiresAt: expiresAt.toISOString(),
      })),
    }
  },
})
