import { sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { accounts, indexCursor, indexedBlocks, nftTransfers } from './tables.ts'

type Hex = `0x${string}`

/** What every process reads of where the index stands. */
export interface CursorRow {
  block: number
  head: number
  /** Milliseconds; by the server's time. Null before the first look. */
  seenAt: number | null
  /** Seconds, by the chain; null before the first block. */
  blockTime: number | null
  hash: string
  version: number
  reorgs: number
  /** The block up to which all was read twice; null before the first. */
  verified: number | null
  /** Balances that disagree with the chain. */
  doubts: number
  /** Transfers that were put in afterwards. */
  mended: number
}

export interface Change {
  address: Hex
  /** NFTs that came, less those that went. */
  by: number
}

interface Row {
  block: number
  head: number
  seen: string | null
  time: number | null
  hash: string
  version: number
  reorgs: number
  verified: number | null
  doubts: number
  mended: number
  address: Hex | null
  held: string | number
}

/** Who holds how many NFTs now, and what changed since a block: one statement each. */
export function createBookRepository(
  db: Pick<Database, 'run'>,
  subject: string,
) {
  async function read(changes: ReturnType<typeof sql>) {
    const { rows } = await db.run((orm) =>
      orm.execute(sql`
        select stand.block, stand.head, stand.hash, stand.version, stand.reorgs,
          stand.verified, stand.doubts, stand.mended,
          extract(epoch from stand.seen_at) * 1000 as seen, last.time,
          changed.address, changed.held
        from ${indexCursor} stand
        left join ${indexedBlocks} last on last.number = stand.block
        left join (${changes}) as changed on true
        where stand.id = 1 and stand.subject = ${subject}`),
    )
    const found = rows as unknown as Row[]
    const [first] = found
    if (!first) return null
    const { block, head, hash, version, reorgs, time } = first
    const { verified, doubts, mended } = first
    const cursor: CursorRow = {
      block,
      head,
      hash,
      version,
      reorgs,
      blockTime: time,
      verified,
      doubts,
      mended,
      seenAt: first.seen === null ? null : Number(first.seen),
    }
    const list = found.flatMap(({ address, held }) =>
      address === null ? [] : [{ address, by: Number(held) }],
    )
    return { cursor, changes: list as Change[] }
  }

  return {
    /** Returns all that is held. */
    all: () =>
      read(sql`
        select address, held from (
          select to_id, count(*)::int as held from ${nftTransfers}
          where until_block is null group by to_id
        ) as counted join ${accounts} on id = to_id`),

    /** Returns what changed after a block. */
    since: (block: number) =>
      read(sql`
        select address, held from (
          select who, sum(by)::int as held from (
            select to_id as who, 1 as by from ${nftTransfers}
            where block > ${block}
            union all select from_id, -1 from ${nftTransfers}
            where block > ${block}
          ) as moved group by who having sum(by) <> 0
        ) as counted join ${accounts} on id = who`),
  }
}

export type BookRepository = ReturnType<typeof createBookRepository>
