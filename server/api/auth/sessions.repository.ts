import { sql } from 'drizzle-orm'
import type { Clock } from '../../clock.ts'
import type { Database, Orm, Runner } from '../../db/database.ts'
import { members, sessions } from '../../db/schema.ts'
import { createBatches } from '../../keep/batches.ts'
import type { Lifetimes } from './lifetimes.ts'

export interface SessionRow {
  address: `0x${string}`
  expiresAt: number
}

/** Told to every process when sessions end: `token:<hash>`, `address:<0x…>`. */
export const sessionsChannel = 'club_sessions'

/** Sessions that one statement looks for at most. */
const mostAtOnce = 100

/** Said once: the one statement that comes with the requests of members. */
function prepareFind(orm: Orm) {
  const { placeholder } = sql
  const isLive = sql`token_hash = any(${placeholder('tokenHashes')}::text[])
    and expires_at > ${placeholder('at')}
    and last_seen_at > ${placeholder('idleSince')}`
  // One that another holds, such as who signs out, is marked the next time:
  // no request waits for it, and two processes cannot wait for each other.
  const stale = orm.$with('stale').as(
    orm
      .select({ tokenHash: sessions.tokenHash })
      .from(sessions)
      .where(sql`${isLive} and last_seen_at <= ${placeholder('markedBefore')}`)
      .for('update', { skipLocked: true }),
  )
  const marked = orm.$with('marked').as(
    orm
      .update(sessions)
      .set({ lastSeenAt: sql`${placeholder('at')}` })
      .where(sql`token_hash in (select token_hash from stale)`)
      .returning({ tokenHash: sessions.tokenHash }),
  )
  return orm
    .with(stale, marked)
    .select({
      tokenHash: sessions.tokenHash,
      address: sessions.address,
      expiresAt: sessions.expiresAt,
    })
    .from(sessions)
    .where(isLive)
    .prepare('find_sessions')
}

export function createSessionRepository(
  db: Database,
  lifetimes: Lifetimes,
  clock: Clock,
) {
  let finding: ReturnType<typeof prepareFind> | undefined

  async function findAll(tokenHashes: readonly string[]) {
    const now = clock.now()
    const rows = await db.run((orm) => {
      finding ??= prepareFind(orm)
      return finding.execute({
        tokenHashes,
        at: new Date(now).toISOString(),
        idleSince: new Date(now - lifetimes.idle).toISOString(),
        markedBefore: new Date(now - lifetimes.mark).toISOString(),
      })
    })
    return new Map(
      rows.map(({ tokenHash, address, expiresAt }): [string, SessionRow] => [
        tokenHash,
        { address: address as `0x${string}`, expiresAt: +expiresAt },
      ]),
    )
  }

  return {
    /**
     * Finds a live session and marks it as seen; all that are looked for at
     * once, in one statement. The mark is written every few minutes only, or
     * each read would be a write.
     */
    findByToken: createBatches(findAll, mostAtOnce),

    /**
     * Opens a session, ends the one presented, remembers the member: in one
     * statement, so all of it or nothing, and at the cost of one.
     */
    async insert(
      tokenHash: string,
      address: `0x${string}`,
      presentedHash: string | null,
      now: Date,
    ) {
      const at = now.toISOString()
      const expiresAt = new Date(+now + lifetimes.absolute).toISOString()
      await db.run((orm) =>
        orm.execute(sql`
          with opened as (
            insert into ${sessions}
              (token_hash, address, created_at, last_seen_at, expires_at)
            values (${tokenHash}, ${address}, ${at}, ${at}, ${expiresAt})
          ), met as (
            insert into ${members} (address, first_seen_at, last_seen_at)
            values (${address}, ${at}, ${at})
            on conflict (address) do update
            set last_seen_at = excluded.last_seen_at
          ), ended as (
            delete from ${sessions} where token_hash = ${presentedHash}
            returning token_hash
          )
          select pg_notify(${sessionsChannel}, 'token:' || token_hash)
          from ended`),
      )
    },

    /** Ends one session, if there is one. */
    async deleteByToken(tokenHash: string) {
      await db.run((orm) =>
        orm.execute(sql`
          with ended as (
            delete from ${sessions} where token_hash = ${tokenHash}
            returning token_hash
          )
          select pg_notify(${sessionsChannel}, 'token:' || token_hash)
          from ended`),
      )
    },

    /**
     * Ends every session of an address and returns how many there were: what had
     * run out before, and is not swept away yet, is none.
     */
    async deleteByAddress(address: string, now: Date, on: Runner) {
      const idleSince = new Date(+now - lifetimes.idle).toISOString()
      const { rows } = await on.run((orm) =>
        orm.execute(sql`
          with ended as (
            delete from ${sessions} where address = ${address}
            returning expires_at > ${now.toISOString()}
              and last_seen_at > ${idleSince} as is_live
          ), counted as (
            select count(*) filter (where is_live) as ended from ended
          )
          select ended, pg_notify(
            ${sessionsChannel}, 'address:' || ${address}::text
          ) from counted`),
      )
      return Number(rows[0]?.ended ?? 0)
    },

    /** Ends the session of an address whose hash begins so, if there is one. */
    async deleteByStart(address: string, start: string, on: Runner) {
      const { rows } = await on.run((orm) =>
        orm.execute(sql`
          with ended as (
            delete from ${sessions}
            where address = ${address} and starts_with(token_hash, ${start})
            returning token_hash
          )
          select token_hash, pg_notify(${sessionsChannel}, 'token:' || token_hash)
          from ended`),
      )
      return rows.map(({ token_hash }) => String(token_hash))
    },

    /** Writes down that who holds a session has signed; false: it is over. */
    async prove(tokenHash: string, address: string, now: Date) {
      const rows = await db.run((orm) =>
        orm
          .update(sessions)
          .set({ provedAt: now })
          .where(
            sql`${sessions.tokenHash} = ${tokenHash}
              and ${sessions.address} = ${address}`,
          )
          .returning({ tokenHash: sessions.tokenHash }),
      )
      return rows.length > 0
    },

    /** Returns when who holds a session last signed. It is never remembered. */
    async findProof(tokenHash: string): Promise<number | null> {
      const [row] = await db.run((orm) =>
        orm
          .select({ provedAt: sessions.provedAt })
          .from(sessions)
          .where(sql`${sessions.tokenHash} = ${tokenHash}`),
      )
      return row?.provedAt ? +row.provedAt : null
    },

    async deleteExpired(now: Date, on: Runner) {
      const idleSince = new Date(+now - lifetimes.idle).toISOString()
      await on.run((orm) =>
        orm.delete(sessions).where(
          sql`${sessions.expiresAt} <= ${now.toISOString()}
              or ${sessions.lastSeenAt} <= ${idleSince}`,
        ),
      )
    },
  }
}

export type SessionRepository = ReturnType<typeof createSessionRepository>
