import { sql } from 'drizzle-orm'
import type { Database, Runner } from '../../db/database.ts'
import { nonces } from '../../db/schema.ts'
import type { NonceCaps, NonceRow } from './auth.ports.ts'

/** A nonce taken out of the table: it can be used once, by its holder. */
export type SpentNonce = typeof nonces.$inferSelect

export function createNonceRepository(db: Database, caps: NonceCaps) {
  return {
    /**
     * Keeps a nonce and forgets the oldest beyond the caps: a cap that refused
     * would lock out a person who rejects a few signatures, while the rate
     * limit already bounds how fast others at one address can push ours out.
     */
    async insert(row: NonceRow, now: Date) {
      const at = now.toISOString()
      const expiresAt = row.expiresAt.toISOString()
      await db.run((orm) =>
        orm.execute(sql`
          with gone as (
            delete from ${nonces} where expires_at <= ${at}
            or seq in (
              select seq from ${nonces} where browser_hash = ${row.browserHash}
              order by seq desc offset ${caps.perBrowser - 1}
            )
            or seq in (
              select seq from ${nonces} where source_hash = ${row.sourceHash}
              order by seq desc offset ${caps.perSource - 1}
            )
          )
          insert into ${nonces}
            (nonce_hash, browser_hash, source_hash, expires_at)
          values (
            ${row.nonceHash}, ${row.browserHash}, ${row.sourceHash}, ${expiresAt}
          )`),
      )
    },

    /**
     * Takes a live nonce of this browser out of the table: of any number of
     * attempts at once, the database gives it to one. Live are the newest within
     * the caps. Inserts at the same moment do not see each other and may leave a
     * few more behind: those go now, or they would move up as newer ones are spent.
     */
    async spend(nonceHash: string, browserHash: string, now: Date) {
      const [row] = await db.run((orm) => {
        const beyond = orm.$with('beyond').as(
          orm
            .delete(nonces)
            .where(
              sql`seq in (
                select seq from ${nonces} where browser_hash = ${browserHash}
                order by seq desc offset ${caps.perBrowser}
              )
              or seq in (
                select seq from ${nonces} where source_hash = (
                  select source_hash from ${nonces}
                  where nonce_hash = ${nonceHash}
                )
                order by seq desc offset ${caps.perSource}
              )`,
            )
            .returning({ seq: nonces.seq }),
        )
        return orm
          .with(beyond)
          .delete(nonces)
          .where(
            sql`${nonces.nonceHash} = ${nonceHash}
              and ${nonces.browserHash} = ${browserHash}
              and ${nonces.expiresAt} > ${now.toISOString()}
              and ${nonces.seq} not in (select seq from ${beyond})`,
          )
          .returning()
      })
      return row ?? null
    },

    /** Puts a nonce back as it was, its end and its place in the caps too. */
    async restore(row: SpentNonce) {
      await db.run((orm) =>
        orm.insert(nonces).values(row).onConflictDoNothing(),
      )
    },

    async deleteExpired(now: Date, on: Runner) {
      await on.run((orm) =>
        orm
          .delete(nonces)
          .where(sql`${nonces.expiresAt} <= ${now.toISOString()}`),
      )
    },
  }
}

export type NonceRepository = ReturnType<typeof createNonceRepository>
