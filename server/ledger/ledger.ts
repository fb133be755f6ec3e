import {
  type ChainCheck,
  canonicalJson,
  checkChain,
  emptyHead,
  hashEntry,
  type Json,
  type LedgerEntry,
  type LedgerHead,
} from '@narwhal-club/core/ledger'
import { sql } from 'drizzle-orm'
import type { Runner, Transaction } from '../db/database.ts'
import { ledgerEntries, ledgerHeads } from './tables.ts'

/** What is to be written down. */
export interface Line {
  ledger: string
  kind: string
  payload: Json
  /** Milliseconds since the epoch, by the server's clock. */
  receivedAt: number
}

/** Lines that are checked at once. */
const page = 500

type Hex = `0x${string}`

/** Chains of lines that are only ever added to: one chain for each name. */
export function createLedger(db: Runner) {
  /** Returns lines from one place on, in their order. */
  async function list(
    ledger: string,
    from: number,
    limit: number,
    on: Runner,
  ): Promise<LedgerEntry[]> {
    const rows = await on.run((orm) =>
      orm
        .select()
        .from(ledgerEntries)
        .where(
          sql`${ledgerEntries.ledger} = ${ledger}
            and ${ledgerEntries.index} >= ${from}`,
        )
        .orderBy(ledgerEntries.index)
        .limit(limit),
    )
    return rows as LedgerEntry[]
  }

  async function head(ledger: string, on: Runner = db): Promise<LedgerHead> {
    const [row] = await on.run((orm) =>
      orm
        .select()
        .from(ledgerHeads)
        .where(sql`${ledgerHeads.ledger} = ${ledger}`),
    )
    return row ? { size: row.size, hash: row.hash as Hex } : emptyHead
  }

  return {
    /**
     * Adds a line to its chain, as part of a transaction. From here to the
     * commit others that add to the same chain wait: so it comes last.
     */
    async append(tx: Transaction, line: Line): Promise<LedgerEntry> {
      const { ledger, kind, receivedAt } = line
      const { rows } = await tx.run((orm) =>
        orm.execute(sql`
          insert into ${ledgerHeads} as head (ledger, size, hash)
          values (${ledger}, 0, ${emptyHead.hash})
          on conflict (ledger) do update set size = head.size
          returning size, hash`),
      )
      const last = rows[0] as unknown as LedgerHead
      const payload = canonicalJson(line.payload)
      const place = { ledger, index: last.size, prevHash: last.hash }
      const said = { ...place, kind, payload, receivedAt }
      const entry = { ...said, hash: hashEntry(said) }
      await tx.run((orm) => {
        const moved = orm.$with('moved').as(
          orm
            .update(ledgerHeads)
            .set({ size: last.size + 1, hash: entry.hash })
            .where(sql`${ledgerHeads.ledger} = ${ledger}`)
            .returning({ size: ledgerHeads.size }),
        )
        return orm.with(moved).insert(ledgerEntries).values(entry)
      })
      return entry
    },

    head,

    /** Returns the names of all there are. */
    names: async (): Promise<string[]> => {
      const rows = await db.run((orm) =>
        orm.select({ ledger: ledgerHeads.ledger }).from(ledgerHeads),
      )
      return rows.map(({ ledger }) => ledger)
    },

    /** How many lines each has. */
    sizes: async (): Promise<Map<string, number>> => {
      const rows = await db.run((orm) =>
        orm
          .select({ ledger: ledgerHeads.ledger, size: ledgerHeads.size })
          .from(ledgerHeads),
      )
      return new Map(rows.map(({ ledger, size }) => [ledger, size]))
    },

    /** Returns lines from one place on, in their order. */
    list: (ledger: string, from: number, limit: number, on: Runner = db) =>
      list(ledger, from, limit, on),

    /**
     * Checks the lines from one place to before another, and that the last one
     * is where the ledger is said to end.
     *
     * @param to @default the ledger's end
     */
    async verify(ledger: string, from = 0, to?: number): Promise<ChainCheck> {
      const stands = await head(ledger)
      const end = Math.min(to ?? stands.size, stands.size)
      const before = from > 0 ? await list(ledger, from - 1, 1, db) : []
      let at = before[0] ? { size: from, hash: before[0].hash } : emptyHead
      while (at.size < end) {
        const limit = Math.min(page, end - at.size)
        const lines = await list(ledger, at.size, limit, db)
        const checked = checkChain(ledger, at, lines)
        if (!checked.ok) return checked
        if (lines.length === 0)
          return { ok: false, index: at.size, fault: 'gap' }
        at = checked.head
      }
      const isWhole = end < stands.size || at.hash === stands.hash
      if (!isWhole) return { ok: false, index: end, fault: 'unlinked' }
      return { ok: true, head: at }
    },
  }
}

export type Ledger = ReturnType<typeof createLedger>
