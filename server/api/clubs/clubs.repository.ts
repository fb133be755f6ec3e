import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { milliseconds, momentOf } from '../../db/moments.ts'
import { accounts, nftTransfers } from '../../indexer/tables.ts'
import { afterPlace } from '../../list/afterPlace.ts'
import { openBountiesIn } from '../bounties/status.queries.ts'
import { activeIn, countsIn } from '../proposals/status.queries.ts'
import type {
  Census,
  ClubRuleRow,
  ClubStore,
  Counted,
  Followed,
  FoundClub,
  ListAsked,
  ListedClub,
} from './clubs.ports.ts'
import { clubFollows, clubModerators, clubRules, clubs } from './tables.ts'

/** The newest rules of the club at hand, as `rules`. */
export const currentRules = sql`join lateral (
  select * from ${clubRules} as version where version.club = club.id
  order by version.version desc limit 1
) as rules on true`

/** A version as one value, with its names as they are told. */
export const rulesJson = sql`json_build_object(
  'version', rules.version, 'at', ${milliseconds(sql`rules.at`)},
  'minProposeVp', rules.min_propose_vp, 'minPeriod', rules.min_period,
  'quorumVp', rules.quorum_vp,
  'proposerHoldHours', rules.proposer_hold_hours,
  'exclusions', rules.exclusions, 'labels', rules.labels)`

/**
 * The holders of the club at hand: those of the collection, but for the few that
 * the club leaves out besides. How many there are in all is known in memory: to
 * count them for each list would be most of its time. The tables may be a step
 * ahead of that: there are never fewer than none.
 */
const holdersOf = ({ collection, holders, excluded }: Census) =>
  holders === null
    ? sql`null::int`
    : sql`
  case when club.nft_contract = ${collection} then greatest(0, ${holders}::int - (
    select count(*)::int from unnest(rules.exclusions) as left_out(address)
    join ${accounts} as account on account.address = left_out.address
    where account.address <> all(${sql.param([...excluded])}::text[])
      and exists (
        select from ${nftTransfers}
        where to_id = account.id and until_block is null)
  )) end`

const followersOf = (club: SQL) => sql`(
  select count(*)::int from ${clubFollows} as follow
  where follow.club = ${club})`

/** Null for visitors. */
const followedBy = (address: string | null, club: SQL) =>
  address === null
    ? sql`null::boolean`
    : sql`exists (
        select from ${clubFollows} as own
        where own.club = ${club} and own.address = ${address})`

/** By what each list is sorted; what is not known comes last. */
function placeOf({ sort, census, now }: ListAsked): SQL {
  if (sort === 'newest') return milliseconds(sql`club.created_at`)
  if (sort === 'holders') return sql`coalesce(${holdersOf(census)} + 1, 0)`
  return activeIn(sql`club.id`, now)
}

/** Tells whether all clubs are held against their rules, not a page of them. */
const asksRules = ({ sort, eligible }: ListAsked) =>
  sort === 'holders' || eligible !== null

function conditionOf(asked: ListAsked): SQL {
  const { search, joinedBy, eligible, census } = asked
  const all = [
    search !== null && sql`strpos(club.search, ${search}) > 0`,
    joinedBy !== null && followedBy(joinedBy, sql`club.id`),
    eligible && !eligible.isHolder && sql`false`,
    eligible &&
      sql`club.nft_contract = ${census.collection}
        and ${eligible.address} <> all(rules.exclusions)`,
  ].filter((each): each is SQL => each !== false && each !== null)
  return all.length > 0 ? sql.join(all, sql` and `) : sql`true`
}

type Row = Record<string, unknown>

/** What a row has of a card; both drivers write wide numbers as texts. */
const cardOf = (row: Row) => ({
  id: String(row.id),
  name: String(row.name),
  tagline: String(row.tagline),
  ...(row.avatar !== null && { avatar: String(row.avatar) }),
  ...(row.banner !== null && { banner: String(row.banner) }),
  status: row.status as ListedClub['status'],
  createdAt: Number(row.created),
  followers: Number(row.followers),
  holders: row.holders === null ? null : Number(row.holders),
  follows: row.follows as Counted['follows'],
  proposals: row.proposals as Counted['proposals'],
  bounties: Number(row.bounties),
})

/** Clubs in tables: each of these is one statement. */
export function createClubsRepository(db: Pick<Database, 'run'>): ClubStore {
  const ask = async (query: SQL) =>
    (await db.run((orm) => orm.execute(query))).rows as Row[]

  return {
    async list(asked) {
      const { address, census, now, after, limit } = asked
      const isLater = after
        ? afterPlace([
            { by: sql`place`, order: 'falling', at: after.place },
            { by: sql`id collate "C"`, order: 'rising', at: after.id },
          ])
        : sql`true`
      const order = sql`order by place desc, id collate "C"`
      const rows = await ask(sql`
        with found as (
          select club.id, name, tagline, avatar, banner, status, created_at,
            nft_contract, ${placeOf(asked)}::bigint as place
          from ${clubs} as club ${asksRules(asked) ? currentRules : sql``}
          where ${conditionOf(asked)}
        ), page as (
          select * from found where ${isLater} ${order} limit ${limit}
        )
        select total, id, name, tagline, avatar, banner, status, place,
          ${milliseconds(sql`created_at`)} as created,
          ${followersOf(sql`rows.id`)} as followers,
          ${followedBy(address, sql`rows.id`)} as follows, holders,
          ${countsIn(sql`rows.id`, now)} as proposals,
          ${openBountiesIn(sql`rows.id`, momentOf(now))} as bounties
        from (select count(*)::int as total from found) as counted
        left join (
          select club.*, ${holdersOf(census)} as holders
          from page as club ${currentRules}
        ) as rows on true
        ${order}`)
      return {
        total: Number(rows[0]?.total ?? 0),
        rows: rows
          .filter(({ id }) => id !== null)
          .map((row) => ({ ...cardOf(row), place: Number(row.place) })),
      }
    },

    async find(club, { address, census, now }) {
      const [row] = await ask(sql`
        select club.*, ${milliseconds(sql`club.created_at`)} as created,
          ${followersOf(sql`club.id`)} as followers,
          ${followedBy(address, sql`club.id`)} as follows,
          ${holdersOf(census)} as holders, ${rulesJson} as rules,
          ${countsIn(sql`club.id`, now)} as proposals,
          ${openBountiesIn(sql`club.id`, momentOf(now))} as bounties,
          coalesce((
            select json_agg(moderator.address
              order by moderator.at, moderator.address)
            from ${clubModerators} as moderator
            where moderator.club = club.id
          ), '[]') as moderators
        from ${clubs} as club ${currentRules} where club.id = ${club}`)
      if (!row) return null
      return {
        ...cardOf(row),
        description: String(row.description),
        links: row.links as FoundClub['links'],
        nftContract: String(row.nft_contract),
        tokenContract: String(row.token_contract),
        chainId: Number(row.chain_id),
        rules: row.rules as ClubRuleRow,
        moderators: row.moderators as string[],
      }
    },

    async rulesOf(club, version) {
      const [row] = await ask(sql`
        select club.nft_contract, newest.version as latest,
          case when rules.version is not null then ${rulesJson} end as rules
        from ${clubs} as club
        join lateral (
          select max(version) as version from ${clubRules}
          where club = club.id
        ) as newest on true
        left join ${clubRules} as rules on rules.club = club.id
          and rules.version = ${version === undefined ? sql`newest.version` : version}
        where club.id = ${club}`)
      if (!row) return null
      return {
        nftContract: String(row.nft_contract),
        latest: Number(row.latest),
        rules: row.rules as ClubRuleRow | null,
      }
    },

    // One who follows at the same moment is not seen by the other: so one's own
    // row is not counted but known.
    async follow(club, address, at) {
      const [row] = await ask(sql`
        with put as (
          insert into ${clubFollows} (club, address, at)
          select id, ${address}, ${at.toISOString()}::timestamptz
          from ${clubs} where id = ${club} and status <> 'archived'
          on conflict (club, address) do nothing
        )
        select status, (status <> 'archived'
            or ${followedBy(address, sql`found.id`)}) as follows,
          ${followersBut(address)} as others
        from ${clubs} as found where id = ${club}`)
      return row ? followedOf(row) : null
    },

    async unfollow(club, address) {
      const [row] = await ask(sql`
        with gone as (
          delete from ${clubFollows}
          where club = ${club} and address = ${address}
        )
        select status, false as follows, ${followersBut(address)} as others
        from ${clubs} as found where id = ${club}`)
      return row ? followedOf(row) : null
    },
  }
}

const followersBut = (address: string) => sql`(
  select count(*)::int from ${clubFollows} as other
  where other.club = found.id and other.address <> ${address})`

function followedOf({ status, follows, others }: Row): Followed {
  return {
    status: status as Followed['status'],
    follows: follows === true,
    followers: Number(others) + Number(follows === true),
  }
}
