import { sql } from 'drizzle-orm'
import type { DearRunner } from '../../db/dear.ts'
import { driverError } from '../../db/unavailable.ts'
import { RefusalError } from '../../errors.ts'
import { accounts, indexCursor, indexedBlocks } from '../../indexer/tables.ts'
import { feeQueries } from './fee.queries.ts'
import { governanceQueries } from './governance.queries.ts'
import type { History, Moment } from './history.ts'
import { nftQueries } from './nft.queries.ts'
import type { Scope } from './sqlHistory.ts'
import { timeQueries } from './time.queries.ts'
import { tokenQueries } from './token.queries.ts'

/** Where the index stands, as the database has it. */
export interface Tip extends Moment {
  /** Grows with everything that changes an answer. */
  version: number
  /** Grows with every block that is taken back. */
  reorgs: number
}

/** What was read while blocks were taken back: to be asked again. */
export class HistoryMovedError extends Error {
  override name = 'HistoryMovedError'
}

/** Milliseconds: a statement that takes longer is ended by the database itself. */
export const longest = 1_400

export function createHistoryRepository(db: DearRunner) {
  return {
    /** Returns where the index stands; nothing before its first block. */
    async tip(): Promise<Tip | undefined> {
      const { rows } = await db.run((orm) =>
        orm.execute(sql`
          select block, time, version, reorgs from ${indexCursor}
          join ${indexedBlocks} on number = block`),
      )
      return rows[0] as unknown as Tip | undefined
    },

    /** Returns the kept blocks around a number, and itself if it is kept. */
    async around(block: number): Promise<Moment[]> {
      const { rows } = await db.run((orm) =>
        orm.execute(sql`
          (select number as block, time from ${indexedBlocks}
            where number <= ${block} order by number desc limit 1)
          union all
          (select number as block, time from ${indexedBlocks}
            where number > ${block} order by number limit 1)`),
      )
      return rows as unknown as Moment[]
    },

    /** Tells whether an address ever had anything. */
    async knows(address: string): Promise<boolean> {
      const { rows } = await db.run((orm) =>
        orm.execute(sql`select from ${accounts} where address = ${address}`),
      )
      return rows.length > 0
    },

    /**
     * Reads a history up to a moment, all of it as it is at one instant.
     *
     * @throws HistoryMovedError when blocks were taken back since `tip`, or are
     * not there yet.
     */
    read: <T>(
      tip: Tip,
      moment: Moment,
      leftOut: readonly string[],
      work: (history: History) => Promise<T>,
      signal?: AbortSignal,
    ): Promise<T> =>
      db.run(
        (orm) =>
          orm.transaction(
            async (tx) => {
              await tx.execute(sql`
                select set_config('statement_timeout', ${String(longest)}, true)`)
              const { rows } = await tx.execute(
                sql`select block, version, reorgs from ${indexCursor}`,
              )
              const now = rows[0] as Omit<Tip, 'time'> | undefined
              // On a replica it may be behind.
              const isBehind =
                !now || now.block < moment.block || now.version < tip.version
              if (isBehind || now.reorgs !== tip.reorgs)
                throw new HistoryMovedError()
              const scope = { tx, moment, leftOut, tip: now.block }
              return await work(historyOf(scope)).catch(refuseSlow)
            },
            { isolationLevel: 'repeatable read', accessMode: 'read only' },
          ),
        signal,
      ),
  }
}

/** A question that takes too long is no sign that the database is away. */
function refuseSlow(error: unknown): never {
  const cause = driverError(error)
  const isSlow =
    cause instanceof Error && 'code' in cause && cause.code === '57014'
  if (!isSlow) throw error
  throw new RefusalError('unavailable', { reason: 'slow', retryAfter: 1 })
}

const historyOf = (scope: Scope): History => ({
  moment: scope.moment,
  isLeftOut: (address) => scope.leftOut.includes(address),
  ...nftQueries(scope),
  ...tokenQueries(scope),
  ...timeQueries(scope),
  ...feeQueries(scope),
  ...governanceQueries(scope),
})

export type HistoryRepository = ReturnType<typeof createHistoryRepository>
