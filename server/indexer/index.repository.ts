import { sql } from 'drizzle-orm'
import type { Transactor } from '../db/database.ts'
import { CursorMovedError, ForeignIndexError } from './errors.ts'
import type { Events } from './events.ts'
import { addBlocks, forgetBlocks } from './keptBlocks.ts'
import { otherThan } from './subject.ts'
import {
  accounts,
  feePayments,
  indexCursor,
  indexedBlocks,
  nftTransfers,
  swapEvents,
  tokenBalances,
  tokenTransfers,
} from './tables.ts'
import { column, type Transaction } from './unnest.ts'

export interface BlockRef {
  number: number
  hash: string
}
export interface IndexedBlock extends BlockRef {
  /** Seconds since the epoch, by the chain. */
  time: number
}

/** What lies between two places of the cursor: all of it goes in, or nothing. */
export interface Advance extends Events {
  from: BlockRef
  to: BlockRef
  heard: Heard
  blocks: readonly IndexedBlock[]
}

/** What was last heard of the chain, and when by the server's time. */
export interface Heard {
  head: number
  at: number
}

const foreignIndex = (found: string, wanted: string) =>
  new ForeignIndexError(
    `the index is of ${otherThan(found, wanted)} and the settings say ${otherThan(wanted, found)}: set them back, or stop every server and empty the index with node server/dist/rebuildIndex.js`,
  )

const instant = (at: number) => new Date(at).toISOString()

/** The block in which each token left where it was before these transfers. */
function firstMoves(rows: Advance['nft']): Map<bigint, number> {
  const first = new Map<bigint, number>()
  for (const { tokenId, block } of rows)
    first.set(tokenId, Math.min(block, first.get(tokenId) ?? block))
  return first
}

export function createIndexRepository(db: Transactor, subject: string) {
  const inOne = (work: (tx: Transaction) => Promise<void>) =>
    db.transact((tx) => tx.run(work))

  /** Moves the cursor only from where we believe it is: one writer at a time. */
  async function move(
    tx: Transaction,
    { from, to, heard }: Pick<Advance, 'from' | 'to' | 'heard'>,
    grown: { version: number; reorgs: number },
  ) {
    const { rows } = await tx.execute(sql`
      update ${indexCursor} set block = ${to.number}, hash = ${to.hash},
        head = ${heard.head}, seen_at = ${instant(heard.at)},
        version = version + ${grown.version},
        reorgs = reorgs + ${grown.reorgs}
      where id = 1 and subject = ${subject}
        and block = ${from.number} and hash = ${from.hash}
      returning id`)
    if (rows.length === 0) throw new CursorMovedError('the index moved on')
  }

  async function addAccounts(tx: Transaction, events: Events) {
    const names = new Set<string>()
    for (const { from, to } of events.nft) names.add(from).add(to)
    for (const { from, to } of events.token) names.add(from).add(to)
    for (const { account } of events.swaps) names.add(account)
    for (const { from } of events.payments) names.add(from)
    if (names.size === 0) return
    // Known ones first: a conflict would use up a number all the same.
    await tx.execute(sql`
      insert into ${accounts} (address)
      select name from unnest(${sql.param([...names])}::text[]) as name
      where not exists (select from ${accounts} where address = name)`)
  }

  async function addNft(tx: Transaction, rows: Advance['nft']) {
    if (rows.length === 0) return
    const leaves = [...firstMoves(rows)]
    await tx.execute(sql`
      update ${nftTransfers} as known set until_block = left_at.block
      from unnest(
        ${column(leaves, ([tokenId]) => String(tokenId))}::numeric[],
        ${column(leaves, ([, block]) => block)}::int[]
      ) as left_at(token_id, block)
      where known.token_id = left_at.token_id and known.until_block is null`)
    await tx.execute(sql`
      with incoming as (
        select moved.token_id, moved.block, moved.log_index,
          giver.id as from_id, taker.id as to_id,
          lead(moved.block) over way as until_block
        from unnest(
          ${column(rows, (row) => String(row.tokenId))}::numeric[],
          ${column(rows, (row) => row.block)}::int[],
          ${column(rows, (row) => row.logIndex)}::int[],
          ${column(rows, (row) => row.from)}::text[],
          ${column(rows, (row) => row.to)}::text[]
        ) as moved(token_id, block, log_index, giver, taker)
        join ${accounts} giver on giver.address = moved.giver
        join ${accounts} taker on taker.address = moved.taker
        window way as (partition by token_id order by block, log_index)
      )
      insert into ${nftTransfers}
        (token_id, block, log_index, from_id, to_id, until_block)
      select token_id, block, log_index, from_id, to_id, until_block
      from incoming`)
  }

  async function addToken(tx: Transaction, rows: Advance['token']) {
    if (rows.length === 0) return
    await tx.execute(sql`
      with incoming as (
        select moved.block, moved.log_index, moved.value,
          giver.id as from_id, taker.id as to_id
        from unnest(
          ${column(rows, (row) => row.block)}::int[],
          ${column(rows, (row) => row.logIndex)}::int[],
          ${column(rows, (row) => row.from)}::text[],
          ${column(rows, (row) => row.to)}::text[],
          ${column(rows, (row) => String(row.value))}::numeric[]
        ) as moved(block, log_index, giver, taker, value)
        join ${accounts} giver on giver.address = moved.giver
        join ${accounts} taker on taker.address = moved.taker
      ), kept as (
        insert into ${tokenTransfers} (block, log_index, from_id, to_id, value)
        select block, log_index, from_id, to_id, value from incoming
      )
      insert into ${tokenBalances} as known (account_id, balance)
      select account_id, sum(delta) from (
        select to_id as account_id, value as delta from incoming
        union all select from_id, -value from incoming
      ) as changes group by account_id
      on conflict (account_id) do update
      set balance = known.balance + excluded.balance`)
  }

  async function addPayments(tx: Transaction, rows: Advance['payments']) {
    if (rows.length === 0) return
    await tx.execute(sql`
      insert into ${feePayments} (block, asset, place, hash, from_id, amount)
      select paid.block, paid.asset, paid.place, paid.hash, payer.id, paid.amount
      from unnest(
        ${column(rows, (row) => row.block)}::int[],
        ${column(rows, (row) => row.asset)}::text[],
        ${column(rows, (row) => row.place)}::int[],
        ${column(rows, (row) => row.hash)}::text[],
        ${column(rows, (row) => row.from)}::text[],
        ${column(rows, (row) => String(row.amount))}::numeric[]
      ) as paid(block, asset, place, hash, payer, amount)
      join ${accounts} payer on payer.address = paid.payer`)
  }

  async function addSwaps(tx: Transaction, rows: Advance['swaps']) {
    if (rows.length === 0) return
    await tx.execute(sql`
      insert into ${swapEvents}
        (block, log_index, hash, kind, account_id, nfts, tokens)
      select swapped.block, swapped.log_index, swapped.hash, swapped.kind,
        who.id, swapped.nfts, swapped.tokens
      from unnest(
        ${column(rows, (row) => row.block)}::int[],
        ${column(rows, (row) => row.logIndex)}::int[],
        ${column(rows, (row) => row.hash)}::text[],
        ${column(rows, (row) => row.kind)}::text[],
        ${column(rows, (row) => row.account)}::text[],
        ${column(rows, (row) => row.nfts)}::int[],
        ${column(rows, (row) => String(row.tokens))}::numeric[]
      ) as swapped(block, log_index, hash, kind, who, nfts, tokens)
      join ${accounts} who on who.address = swapped.who`)
  }

  return {
    /** Returns where the index stands, and begins one where there is none. */
    async cursor(start: BlockRef): Promise<BlockRef> {
      const { rows } = await db.run((orm) =>
        orm.execute(sql`
          with begun as (
            insert into ${indexCursor} (id, subject, block, hash)
            values (1, ${subject}, ${start.number}, ${start.hash})
            on conflict (id) do nothing returning subject, block, hash
          )
          select * from begun union all
          select subject, block, hash from ${indexCursor} where id = 1`),
      )
      const row = rows[0] as { subject: string; block: number; hash: string }
      if (row.subject !== subject) throw foreignIndex(row.subject, subject)
      return { number: row.block, hash: row.hash }
    },

    /**
     * Takes in what happened up to a block.
     *
     * @throws CursorMovedError when another process did so first.
     */
    advance: (step: Advance) =>
      inOne(async (tx) => {
        const isNews =
          step.nft.length + step.token.length + step.payments.length > 0
        await move(tx, step, { version: Number(isNews), reorgs: 0 })
        await addBlocks(tx, step.blocks)
        await addAccounts(tx, step)
        await addNft(tx, step.nft)
        await addToken(tx, step.token)
        await addPayments(tx, step.payments)
        await addSwaps(tx, step.swaps)
        await forgetBlocks(tx, step.from.number, step.to.number)
      }),

    /** Takes back everything after a block: the chain went another way. */
    rollBack: (from: BlockRef, to: BlockRef, heard: Heard) =>
      inOne(async (tx) => {
        await move(tx, { from, to, heard }, { version: 1, reorgs: 1 })
        for (const table of [feePayments, swapEvents])
          await tx.execute(sql`delete from ${table} where block > ${to.number}`)
        await tx.execute(sql`
            with undone as (
              delete from ${tokenTransfers} where block > ${to.number}
              returning from_id, to_id, value
            )
            update ${tokenBalances} as known
            set balance = known.balance + changes.delta
            from (
              select account_id, sum(delta) as delta from (
                select from_id as account_id, value as delta from undone
                union all select to_id, -value from undone
              ) as each_way group by account_id
            ) as changes
            where known.account_id = changes.account_id`)
        // Two statements: a row that the first deletes may not be reopened.
        const { rows } = await tx.execute(sql`
            delete from ${nftTransfers} where block > ${to.number}
            returning token_id`)
        await tx.execute(sql`
            update ${nftTransfers} set until_block = null
            where token_id = any(${column(rows, (row) => String(row.token_id))}::numeric[])
              and until_block > ${to.number}`)
        await tx.execute(
          sql`delete from ${indexedBlocks} where number > ${to.number}`,
        )
      }),

    /** Writes down that the chain was looked at. */
    async hear({ head, at }: Heard) {
      await db.run((orm) =>
        orm.execute(sql`
          update ${indexCursor} set head = ${head}, seen_at = ${instant(at)}
          where id = 1 and subject = ${subject}`),
      )
    },

    /** Returns the kept blocks below a number, the highest first. */
    async blocksBelow(number: number, most: number): Promise<BlockRef[]> {
      const { rows } = await db.run((orm) =>
        orm.execute(sql`
          select number, hash from ${indexedBlocks} where number < ${number}
          order by number desc limit ${most}`),
      )
      return rows as unknown as BlockRef[]
    },
  }
}

export type IndexRepository = ReturnType<typeof createIndexRepository>
