import { type SQL, sql } from 'drizzle-orm'
import type { Runner, Transaction } from '../../db/database.ts'
import { milliseconds, momentOf } from '../../db/moments.ts'
import { type ClubRuleRow, searchTextOf } from '../clubs/clubs.ports.ts'
import { currentRules, rulesJson } from '../clubs/clubs.repository.ts'
import { putClubs } from '../clubs/putClubs.ts'
import { clubModerators, clubRules, clubs } from '../clubs/tables.ts'
import type {
  ClubAdminStore,
  ClubChanges,
  KeptClub,
} from './clubAdmin.ports.ts'

type Row = Record<string, unknown>

const columns = sql`club.*, ${milliseconds(sql`club.created_at`)} as created,
  ${rulesJson} as rules, coalesce((
    select json_agg(moderator.address order by moderator.at, moderator.address)
    from ${clubModerators} as moderator where moderator.club = club.id
  ), '[]') as moderators`

const clubOf = (row: Row): KeptClub => ({
  id: String(row.id),
  name: String(row.name),
  tagline: String(row.tagline),
  description: String(row.description),
  links: row.links as KeptClub['links'],
  nftContract: String(row.nft_contract),
  tokenContract: String(row.token_contract),
  chainId: Number(row.chain_id),
  status: row.status as KeptClub['status'],
  createdAt: Number(row.created),
  version: Number(row.version),
  moderators: row.moderators as string[],
  rules: row.rules as ClubRuleRow,
})

const ask = async (on: Runner, query: SQL) =>
  (await on.run((orm) => orm.execute(query))).rows as Row[]

const find = async (on: Runner, id: string) => {
  const [row] = await ask(
    on,
    sql`select ${columns} from ${clubs} as club ${currentRules}
      where club.id = ${id}`,
  )
  return row ? clubOf(row) : null
}

const texts = (list: readonly string[]) => sql`${sql.param([...list])}::text[]`

/** Clubs in tables, as administrators change them. */
export const createClubAdminRepository = (
  db: Runner,
): ClubAdminStore<Transaction> => ({
  async list({ after, limit }) {
    const rows = await ask(
      db,
      sql`select counted.total, page.* from (
          select count(*)::int as total from ${clubs}
        ) as counted left join (
          select ${columns} from ${clubs} as club ${currentRules}
          where ${after === undefined ? sql`true` : sql`club.id collate "C" > ${after}`}
          order by club.id collate "C" limit ${limit}
        ) as page on true order by page.id collate "C"`,
    )
    return {
      total: Number(rows[0]?.total ?? 0),
      rows: rows.filter(({ id }) => id !== null).map(clubOf),
    }
  },

  find: (id) => find(db, id),

  async lock(tx, id) {
    await ask(tx, sql`select from ${clubs} where id = ${id} for update`)
    return find(tx, id)
  },

  async create(tx, seed, most) {
    await ask(
      tx,
      sql`select pg_advisory_xact_lock(hashtextextended('clubs', 0))`,
    )
    const [known] = await ask(
      tx,
      sql`select count(*)::int as total,
          count(*) filter (where id = ${seed.id})::int as same
        from ${clubs}`,
    )
    if (Number(known?.same) > 0) return 'taken'
    if (Number(known?.total) >= most) return 'full'
    await tx.run((orm) => putClubs(orm, [seed]))
    return 'put'
  },

  async change(tx, club, changes, at) {
    await putOwn(tx, club, changes)
    const { rules, moderators } = changes
    if (rules)
      await ask(
        tx,
        sql`insert into ${clubRules} (club, version, min_propose_vp, min_period,
            quorum_vp, proposer_hold_hours, exclusions, labels, at)
          select ${club.id}, ${club.rules.version + 1}, ${rules.minProposeVp},
            ${rules.minPeriod}, ${rules.quorumVp}, ${rules.proposerHoldHours},
            ${texts(rules.exclusions)}, ${texts(rules.labels)},
            greatest(max(at), ${momentOf(at)})
          from ${clubRules} where club = ${club.id}`,
      )
    if (moderators) {
      await ask(
        tx,
        sql`delete from ${clubModerators} where club = ${club.id}
          and address <> all(${texts(moderators)})`,
      )
      await ask(
        tx,
        sql`insert into ${clubModerators} (club, address, at)
          select ${club.id}, address, ${momentOf(at)}
          from unnest(${texts(moderators)}) as named(address)
          on conflict (club, address) do nothing`,
      )
    }
  },
})

/** What stands in the row of the club itself. */
async function putOwn(
  tx: Transaction,
  club: KeptClub,
  { about, status }: ClubChanges,
) {
  const { id } = club
  const said = { ...club, ...about }
  await ask(
    tx,
    sql`update ${clubs} set version = ${club.version + 1},
        name = ${said.name}, tagline = ${said.tagline},
        description = ${said.description},
        links = ${JSON.stringify(said.links)}::jsonb,
        search = ${searchTextOf(said)}, status = ${status ?? club.status}
      where id = ${id}`,
  )
}
