import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { milliseconds, momentOf } from '../../db/moments.ts'
import {
  type FavouriteRow,
  type FavouriteStore,
  mostFavourites,
} from './shill.ports.ts'
import { shillFavourites as table } from './tables.ts'

type Row = Record<string, unknown>

const favouriteOf = (row: Row): FavouriteRow => ({
  id: String(row.id),
  address: String(row.address),
  text: String(row.text),
  inputs: String(row.inputs),
  createdAt: Number(row.created),
})

/** Favourites in a table. */
export function createFavouritesRepository(
  db: Pick<Database, 'run' | 'transact'>,
): FavouriteStore {
  const ask = async (query: SQL, on: Pick<Database, 'run'> = db) =>
    (await on.run((orm) => orm.execute(query))).rows as Row[]

  return {
    async list(address) {
      const rows = await ask(sql`
        select id, address, text, inputs,
          ${milliseconds(sql`created_at`)} as created
        from ${table} where address = ${address}
        order by created_at desc, id limit ${mostFavourites}`)
      return rows.map(favouriteOf)
    },

    // Of one member only one at a time, or two would both be the hundredth.
    put: ({ id, address, text, inputs, createdAt }) =>
      db.transact(async (tx) => {
        await ask(
          sql`select pg_advisory_xact_lock(
            hashtextextended(${`favourites:${address}`}, 0))`,
          tx,
        )
        const [row] = await ask(
          sql`
            with put as (
              insert into ${table} (id, address, text, inputs, created_at)
              select ${id}::uuid, ${address}, ${text}, ${inputs},
                ${momentOf(createdAt)}
              where (select count(*) from ${table}
                where address = ${address}) < ${mostFavourites}
              on conflict (id) do nothing returning id
            )
            select exists (select from put) as is_put,
              exists (select from ${table}
                where id = ${id}::uuid) as is_taken,
              exists (select from ${table} where id = ${id}::uuid
                and address = ${address} and text = ${text}
                and inputs = ${inputs}) as is_there`,
          tx,
        )
        if (row?.is_put === true) return 'put'
        if (row?.is_there === true) return 'there'
        return row?.is_taken === true ? 'taken' : 'full'
      }),

    async remove(id, address) {
      await ask(sql`
        delete from ${table} where id = ${id}::uuid and address = ${address}`)
    },
  }
}
