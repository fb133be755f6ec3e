import { sql } from 'drizzle-orm'
import type { Runner } from '../../db/database.ts'
import { nftTransfers } from '../../indexer/tables.ts'
import type { Minted } from './nftArt.ts'

/** Finds which tokens were ever minted: one look-up each, by the index's key. */
export const createMintedRepository =
  (db: Runner): Minted =>
  async (ids) => {
    const { rows } = await db.run((orm) =>
      orm.execute(sql`
        select id::text as id from unnest(${sql.param([...ids])}::numeric[]) as id
        where exists (select from ${nftTransfers} where token_id = id)`),
    )
    return rows.map(({ id }) => String(id))
  }
