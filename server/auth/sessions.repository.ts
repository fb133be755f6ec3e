import { sql } from 'drizzle-orm'
import type { Database, Orm } from '../db/database.ts'
import { members, sessions } from '../db/schema.ts'
import type { Lifetimes } from './lifetimes.ts'

export interface SessionRow {
  address: `0x${string}`
  expiresAt: number
}

/** Told to every process when sessions end: `token:<hash>`, `address:<0x…>`. */
export const sessionsChannel = 'club_sessions'

const announce = (orm: Orm, notice: string) =>
  orm.execute(sql`select pg_notify(${sessionsChannel}, ${notice})`)

export function createSessionRepository(db: Database, lifetimes: Lifetimes) {
  /** Statements of one act; with a single one, no transaction is worth it. */
  const inOne = <T>(work: (orm: Orm) => Promise<T>) =>
    db.run((orm) => orm.transaction((tx) => work(tx as unknown as Orm)))

  return {
    /**
     * Finds a live session and marks it as seen, in one statement. The mark is
     * written every few minutes only, or each read would be a write.
     */
    async findByToken(tokenHash: string, now: Date) {
      const at = now.toISOString()
      const idleSince = new Date(+now - lifetimes.idle).toISOString()
      const markedBefore = new Date(+now - lifetimes.mark).toISOString()
      const isLive = sql`token_hash = ${tokenHash} and expires_at > ${at}
        and last_seen_at > ${idleSince}`
      const { rows } = await db.run((orm) =>
        orm.execute(sql`
          with marked as (
            update ${sessions} set last_seen_at = ${at}
            where ${isLive} and last_seen_at <= ${markedBefore}
          )
          select address, extract(epoch from expires_at) * 1000 as ends
          from ${sessions} where ${isLive}`),
      )
      const row = rows[0] as { address: string; ends: unknown } | undefined
      if (!row) return null
      const address = row.address as `0x${string}`
      return { address, expiresAt: Number(row.ends) } satisfies SessionRow
    },

    /** Opens a session, ends the one presented, remembers the member. */
    async insert(
      tokenHash: string,
      address: `0x${string}`,
      presentedHash: string | null,
      now: Date,
    ) {
      const expiresAt = new Date(+now + lifetimes.absolute)
      await inOne(async (orm) => {
        await orm.insert(sessions).values({
          tokenHash,
          address,
          createdAt: now,
          lastSeenAt: now,
          expiresAt,
        })
        await orm
          .insert(members)
          .values({ address, firstSeenAt: now, lastSeenAt: now })
          .onConflictDoUpdate({
            target: members.address,
            set: { lastSeenAt: now },
          })
        if (presentedHash) await end(orm, presentedHash)
      })
    },

    /** Ends one session, if there is one. */
    async deleteByToken(tokenHash: string) {
      await inOne((orm) => end(orm, tokenHash))
    },

    /** Ends every session of an address and returns how many there were. */
    async deleteByAddress(address: string) {
      return await inOne(async (orm) => {
        const ended = await orm
          .delete(sessions)
          .where(sql`${sessions.address} = ${address}`)
          .returning({ tokenHash: sessions.tokenHash })
        await announce(orm, `address:${address}`)
        return ended.length
      })
    },

    async deleteExpired(now: Date) {
      const idleSince = new Date(+now - lifetimes.idle).toISOString()
      await db.run((orm) =>
        orm.delete(sessions).where(
          sql`${sessions.expiresAt} <= ${now.toISOString()}
              or ${sessions.lastSeenAt} <= ${idleSince}`,
        ),
      )
    },
  }
}

async function end(orm: Orm, tokenHash: string) {
  await orm.delete(sessions).where(sql`${sessions.tokenHash} = ${tokenHash}`)
  await announce(orm, `token:${tokenHash}`)
}

export type SessionRepository = ReturnType<typeof createSessionRepository>
