import { type SQL, sql } from 'drizzle-orm'
import type { Orm, Transactor } from '../../../db/database.ts'
import type { Advance } from '../../../indexer/index.repository.ts'
import {
  accounts,
  feePayments,
  indexCursor,
  indexedBlocks,
  nftTransfers,
  tokenTransfers,
} from '../../../indexer/tables.ts'
import { HistoryMovedError } from '../history.repository.ts'
import { listOf, numbersOf, textsOf } from '../sqlHistory.ts'

type Hex = `0x${string}`
type TransferTable = typeof nftTransfers | typeof tokenTransfers

/** Reads the index back as the steps that made it. */
export function createPortionsRepository(db: Transactor) {
  const names = createNames(db)
  return {
    /** An index that is read anew may have other numbers. */
    forget: names.clear,

    /** Tells whether there are at most so many transfers of either kind. */
    async isSmall(most: number): Promise<boolean> {
      const counted = (table: TransferTable) =>
        sql`(select count(*) from (
          select from ${table} limit ${most + 1}) as part)::int`
      const { rows } = await db.run((orm) =>
        orm.execute(sql`select ${counted(nftTransfers)} as nft,
          ${counted(tokenTransfers)} as token`),
      )
      const { nft, token } = rows[0] as { nft: number; token: number }
      return nft <= most && token <= most
    },

    /**
     * Returns what follows a block: so many events of a kind or a few more, in whole blocks.
     *
     * @throws HistoryMovedError when blocks were taken back.
     */
    async after(block: number, reorgs: number, most: number): Promise<Advance> {
      const read = await db.transact((tx) =>
        tx.run((orm) => readPortion(orm, block, reorgs, most)),
      )
      const { nft, token, payments, to, blocks } = read
      const nameOf = await names.of(read)
      return {
        // The copy goes by numbers alone.
        from: { number: block, hash: '' },
        to: { number: to, hash: '' },
        heard: { head: to, at: 0 },
        blocks,
        nft: transfersIn(nft, nameOf).map(({ value, ...moved }) => ({
          ...moved,
          tokenId: value,
        })),
        token: transfersIn(token, nameOf),
        payments: payments.map(({ giver, amount, ...paid }) => ({
          ...paid,
          from: nameOf(giver),
          amount: BigInt(amount),
        })),
        swaps: [],
      }
    },
  }
}

/** Columns of transfers, a text each: rows cost the driver most. */
interface Columns {
  blocks: string
  places: string
  values: string
  givers: string
  takers: string
}

/** The transfers of columns, in their order. */
function transfersIn(columns: Columns, nameOf: (id?: number) => Hex) {
  const blocks = numbersOf(columns.blocks)
  const places = numbersOf(columns.places)
  const givers = numbersOf(columns.givers)
  const takers = numbersOf(columns.takers)
  return textsOf(columns.values).map((value, at) => ({
    block: blocks[at] ?? 0,
    logIndex: places[at] ?? 0,
    value: BigInt(value),
    from: nameOf(givers[at]),
    to: nameOf(takers[at]),
  }))
}

interface Portion {
  to: number
  nft: Columns
  token: Columns
  payments: {
    block: number
    asset: 'CRO' | 'TOKEN'
    place: number
    hash: Hex
    giver: number
    amount: string
  }[]
  blocks: { number: number; hash: string; time: number }[]
}

async function readPortion(
  orm: Orm,
  block: number,
  reorgs: number,
  most: number,
): Promise<Portion> {
  const rowsOf = async <T>(query: SQL) =>
    (await orm.execute(query)).rows as unknown as T[]
  const endOf = (table: TransferTable) =>
    sql`(select case when count(*) = ${most} then max(block) end from (
      select block from ${table} where block > ${block}
      order by block limit ${most}) as part)`
  const [stand] = await rowsOf<{
    block: number
    reorgs: number
    nft: number | null
    token: number | null
  }>(sql`select block, reorgs, ${endOf(nftTransfers)} as nft,
      ${endOf(tokenTransfers)} as token from ${indexCursor}`)
  if (!stand || stand.reorgs !== reorgs || stand.block < block)
    throw new HistoryMovedError()
  const to = Math.min(
    stand.block,
    stand.nft ?? stand.block,
    stand.token ?? stand.block,
  )
  const within = sql`block > ${block} and block <= ${to}`
  const columnsOf = async (table: TransferTable, value: SQL) => {
    const [row] = await rowsOf<Columns>(
      sql`select ${listOf(sql`block`)} as blocks,
          ${listOf(sql`log_index`)} as places, ${listOf(value)} as values,
          ${listOf(sql`from_id`)} as givers, ${listOf(sql`to_id`)} as takers
        from (
          select * from ${table} where ${within} order by block, log_index
        ) as part`,
    )
    if (!row) throw new Error('an aggregate has one row')
    return row
  }
  return {
    to,
    nft: await columnsOf(nftTransfers, sql`token_id`),
    token: await columnsOf(tokenTransfers, sql`value`),
    payments: await rowsOf(
      sql`select block, asset, place, hash, amount::text as amount,
          from_id as giver
        from ${feePayments} where ${within} and is_exact`,
    ),
    blocks: await rowsOf(
      sql`select number, hash, time from ${indexedBlocks}
        where number > ${block} and number <= ${to}`,
    ),
  }
}

/** Addresses that are read at a time. */
const namesAtOnce = 2_000

/** Addresses by their numbers: they only grow in number, and are read once. */
function createNames(db: Transactor) {
  const known = new Map<number, Hex>()
  let last = 0

  async function read(): Promise<number> {
    const { rows } = await db.run((orm) =>
      orm.execute(sql`
        select ${listOf(sql`id`)} as ids, ${listOf(sql`address`)} as names
        from (select id, address from ${accounts} where id > ${last}
          order by id limit ${namesAtOnce}) as part`),
    )
    const [row] = rows as unknown as { ids: string; names: string }[]
    const ids = numbersOf(row?.ids ?? '')
    for (const [at, name] of textsOf(row?.names ?? '').entries())
      known.set(ids[at] ?? 0, name as Hex)
    last = ids.at(-1) ?? last
    return ids.length
  }

  return {
    /** Returns what names the accounts of a portion. */
    async of({ nft, token, payments }: Portion) {
      const lists = [nft.givers, nft.takers, token.givers, token.takers]
      const wanted = new Set(lists.flatMap((list) => [...numbersOf(list)]))
      for (const { giver } of payments) wanted.add(giver)
      const isKnown = () => [...wanted].every((id) => known.has(id))
      while (!isKnown() && (await read()) > 0);
      return (id = 0): Hex => {
        const name = known.get(id)
        if (!name) throw new HistoryMovedError()
        return name
      }
    },
    clear() {
      known.clear()
      last = 0
    },
  }
}
