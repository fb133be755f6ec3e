import { sql } from 'drizzle-orm'
import type { Runner } from '../../db/database.ts'
import type { ClubRuleRow, ClubStanding } from './clubs.ports.ts'
import { currentRules, rulesJson } from './clubs.repository.ts'
import { clubModerators, clubs } from './tables.ts'

/** Tells how a club stands, and whether an address looks after it: one statement. */
export const createStandings =
  (db: Runner) =>
  async (
    id: string,
    address: string | null,
    on: Runner = db,
  ): Promise<ClubStanding | null> => {
    const { rows } = await on.run((orm) =>
      orm.execute(sql`
        select club.id, club.name, club.status, club.nft_contract,
          ${rulesJson} as rules, exists (
            select from ${clubModerators} as look
            where look.club = club.id and look.address = ${address}::text
          ) as moderates
        from ${clubs} as club ${currentRules} where club.id = ${id}`),
    )
    const row = rows[0] as Record<string, unknown> | undefined
    if (!row) return null
    return {
      id: String(row.id),
      name: String(row.name),
      status: row.status as ClubStanding['status'],
      nftContract: String(row.nft_contract),
      rules: row.rules as ClubRuleRow,
      moderates: row.moderates === true,
    }
  }
