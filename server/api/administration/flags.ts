import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/database.ts'
import type { FlagRow } from './holdToFlags.ts'
import type { SetFlagPorts } from './setFlag.ts'
import { flags } from './tables.ts'

/** Told to every process when a flag changes. */
const channel = 'club_flags'

/**
 * What is closed, as each process remembers it. A change is told to all of them
 * (NOTIFY); one that cannot hear remembers nothing. Writes ask, and pages that are
 * drawn; the database is asked only where nothing is remembered.
 */
export function createFlags(db: Database) {
  let known: { rows: readonly FlagRow[]; epoch: number } | null = null
  /** What was read last: it may be otherwise by now. */
  let last: readonly FlagRow[] | null = null
  let changes = 0
  db.listen(channel, () => {
    changes += 1
    known = null
  })

  async function read(): Promise<readonly FlagRow[]> {
    const epoch = db.listenEpoch()
    const before = changes
    const found = await db.run((orm) => orm.select().from(flags))
    const rows = found.map(({ flag, reason, since }) => ({
      flag: flag as FlagRow['flag'],
      reason,
      since: since.toISOString(),
    }))
    if (epoch !== null && before === changes) known = { rows, epoch }
    last = rows
    return rows
  }

  return {
    /** At once where it is remembered. */
    rows: (): readonly FlagRow[] | Promise<readonly FlagRow[]> =>
      known && known.epoch === db.listenEpoch() ? known.rows : read(),
    /** For who only says it: nothing is decided by what may be over. */
    last: () => last,
    async put(tx, { flag, reason, since, by }) {
      const row = { flag, reason, since: new Date(since), by }
      await tx.run((orm) =>
        orm
          .insert(flags)
          .values(row)
          .onConflictDoUpdate({ target: flags.flag, set: row }),
      )
      await tell(tx)
    },
    async remove(tx, flag) {
      await tx.run((orm) => orm.delete(flags).where(sql`flag = ${flag}`))
      await tell(tx)
    },
  } satisfies Pick<SetFlagPorts<Transaction>, 'put' | 'remove'> & {
    rows: unknown
    last: unknown
  }

  /** This process forgets at once, the others when they hear of the commit. */
  async function tell(tx: Transaction) {
    tx.afterCommit(() => {
      changes += 1
      known = null
    })
    await tx.run((orm) => orm.execute(sql`select pg_notify(${channel}, '')`))
  }
}

export type ClubFlags = ReturnType<typeof createFlags>
