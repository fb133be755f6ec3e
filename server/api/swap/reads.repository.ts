import { type SQL, sql } from 'drizzle-orm'
import type { Runner } from '../../db/database.ts'
import {
  accounts,
  indexCursor,
  indexedBlocks,
  nftTransfers,
  swapEvents,
} from '../../indexer/tables.ts'
import { heldBy } from './facts.queries.ts'
import type { HistoryRow, InventoryAsked, SwapReads } from './reads.ports.ts'
import type { Row } from './rows.ts'
import type { Hex } from './swap.ports.ts'
import { nftTraits } from './tables.ts'

const cursor = sql`(select block from ${indexCursor} where id = 1)`

/** Of one trait any of the values, of several traits all. */
function isLike(traits: InventoryAsked['traits']): SQL[] {
  const names = [...new Set(traits.map(({ trait }) => trait))]
  return names.map((name) => {
    const any = traits
      .filter(({ trait }) => trait === name)
      .map((each) => sql`traits.traits @> ${JSON.stringify([each])}::jsonb`)
    return sql`(${sql.join(any, sql` or `)})`
  })
}

/** What pages read of the vault and of what went through it. */
export function createSwapReads(db: Runner): SwapReads {
  const ask = async (query: SQL) =>
    (await db.run((orm) => orm.execute(query))).rows as Row[]

  return {
    async inventory({ owner, begins, traits, after, limit }) {
      const where = [
        ...(begins === null
          ? []
          : [sql`held.token_id::text like ${`${begins}%`}`]),
        ...isLike(traits),
      ]
      const rows = await ask(sql`
        with found as (
          select held.token_id, coalesce(traits.name, '') as name,
            coalesce(traits.traits, '[]'::jsonb) as traits
          from (${heldBy(sql`${owner}`)}) as held
          left join ${nftTraits} as traits on traits.token_id = held.token_id
          ${where.length > 0 ? sql`where ${sql.join(where, sql` and `)}` : sql``}
        ), page as (
          select * from found
          ${after === null ? sql`` : sql`where token_id > ${String(after)}::numeric`}
          order by token_id limit ${limit + 1}
        )
        select counted.block, counted.total, page.token_id::text as id,
          page.name, page.traits
        from (select ${cursor} as block, (select count(*)::int from found)
          as total) as counted
        left join page on true order by page.token_id`)
      const [first] = rows
      if (!first || first.block === null) return null
      return {
        block: Number(first.block),
        total: Number(first.total),
        rows: rows
          .filter(({ id }) => id !== null)
          .map((row) => ({
            id: String(row.id),
            name: String(row.name),
            traits: row.traits as { trait: string; value: string }[],
          })),
      }
    },

    async traits(owner) {
      const rows = await ask(sql`
        with held as (${heldBy(sql`${owner}`)}), known as (
          select traits.traits from held
          join ${nftTraits} as traits on traits.token_id = held.token_id
        ), counts as (
          select each ->> 'trait' as trait, each ->> 'value' as value,
            count(*)::int as count
          from known, jsonb_array_elements(known.traits) as each
          group by 1, 2
        )
        select all_of.block, all_of.total, all_of.known, counts.*
        from (select ${cursor} as block,
          (select count(*)::int from held) as total,
          (select count(*)::int from known) as known) as all_of
        left join counts on true
        order by counts.trait collate "C", counts.value collate "C"`)
      const [first] = rows
      if (!first || first.block === null) return null
      return {
        block: Number(first.block),
        total: Number(first.total),
        known: Number(first.known),
        rows: rows
          .filter(({ trait }) => trait !== null)
          .map(({ trait, value, count }) => ({
            trait: String(trait),
            value: String(value),
            count: Number(count),
          })),
      }
    },

    async history({ account, mode, after, limit }) {
      const where = sql.join(
        [
          sql`true`,
          ...(account === null ? [] : [sql`who.address = ${account}`]),
          ...(mode === null
            ? []
            : [
                sql`event.kind = ${mode === 'deposit' ? 'deposited' : 'redeemed'}`,
              ]),
        ],
        sql` and `,
      )
      const rows = await ask(sql`
        with page as (
          select event.* , who.address from ${swapEvents} as event
          join ${accounts} as who on who.id = event.account_id
          where ${where} ${
            after === null
              ? sql``
              : sql`and (event.block, event.log_index) < (${after.block}, ${after.place})`
          }
          order by event.block desc, event.log_index desc limit ${limit + 1}
        )
        select counted.index_block, counted.total, page.address, page.kind,
          page.nfts, page.ids, page.tokens::text as tokens, page.hash,
          page.block, page.log_index, at.time::bigint * 1000 as at
        from (select ${cursor} as index_block, (
          select count(*)::int from ${swapEvents} as event
          join ${accounts} as who on who.id = event.account_id
          where ${where}) as total) as counted
        left join page on true
        left join ${indexedBlocks} as at on at.number = page.block
        order by page.block desc, page.log_index desc`)
      const [first] = rows
      if (!first || first.index_block === null) return null
      return {
        block: Number(first.index_block),
        total: Number(first.total),
        rows: rows.filter(({ hash }) => hash !== null).map(historyOf),
      }
    },
  }
}

const historyOf = (row: Row): HistoryRow => ({
  mode: row.kind === 'deposited' ? 'deposit' : 'redeem',
  account: row.address as Hex,
  nfts: Number(row.nfts),
  ids: (row.ids as string[] | null) ?? [],
  tokens: BigInt(String(row.tokens)),
  hash: row.hash as Hex,
  block: Number(row.block),
  place: Number(row.log_index),
  at: Number(row.at),
})

/** Members whose art has not been read, those of one owner first. */
export async function unreadMembers(
  db: Runner,
  first: Hex,
  most: number,
): Promise<string[]> {
  const { rows } = await db.run((orm) =>
    orm.execute(sql`
      select held.token_id::text as id from ${nftTransfers} as held
      left join ${accounts} as owner on owner.id = held.to_id
        and owner.address = ${first}
      where held.until_block is null and not exists (
        select from ${nftTraits} as known
        where known.token_id = held.token_id)
      order by owner.id is null, held.token_id limit ${most}`),
  )
  return rows.map(({ id }) => String(id))
}

/** Keeps what was read of members. */
export async function keepMembers(
  db: Runner,
  rows: readonly { id: string; name: string; traits: unknown }[],
): Promise<void> {
  await db.run((orm) =>
    orm.execute(sql`
      insert into ${nftTraits} (token_id, name, traits)
      select * from unnest(
        ${sql.param(rows.map(({ id }) => id))}::numeric[],
        ${sql.param(rows.map(({ name }) => name))}::text[],
        ${sql.param(rows.map(({ traits }) => JSON.stringify(traits)))}::jsonb[])
      on conflict (token_id) do nothing`),
  )
}
