import { mainClubId } from '@narwhal-club/core/contract'
import { sql } from 'drizzle-orm'
import type { Orm } from '../../db/database.ts'
import { type ClubSeed, searchTextOf } from './clubs.ports.ts'
import { clubFollows, clubModerators, clubRules, clubs } from './tables.ts'

/**
 * Puts clubs in place that are not there yet, each whole in one statement: what
 * became of one since is left as it is. Only the contracts of the main club are
 * the deployment's: they are what its index reads.
 */
export async function putClubs(orm: Orm, seeds: readonly ClubSeed[]) {
  for (const seed of seeds) await put(orm, seed)
}

async function put(orm: Orm, seed: ClubSeed) {
  const { id, rules } = seed
  const at = sql`${new Date(seed.createdAt).toISOString()}::timestamptz`
  const texts = (list: readonly string[]) =>
    sql`${sql.param([...list])}::text[]`
  const again =
    id === mainClubId
      ? sql`do update set nft_contract = excluded.nft_contract,
          token_contract = excluded.token_contract
        where (kept.nft_contract, kept.token_contract)
          is distinct from (excluded.nft_contract, excluded.token_contract)`
      : sql`do nothing`
  await orm.execute(sql`
    with known as (
      select from ${clubs} where id = ${id}
    ), club as (
      insert into ${clubs} as kept (id, name, tagline, description, avatar,
        banner, links, nft_contract, token_contract, chain_id, status,
        created_at, search)
      values (${id}, ${seed.name}, ${seed.tagline}, ${seed.description},
        ${seed.avatar ?? null}, ${seed.banner ?? null},
        ${JSON.stringify(seed.links)}::jsonb, ${seed.nftContract},
        ${seed.tokenContract}, ${seed.chainId}, ${seed.status}, ${at},
        ${searchTextOf(seed)})
      on conflict (id) ${again}
      returning id
    ), own as (
      select id from club where not exists (select from known)
    ), first as (
      insert into ${clubRules} (club, version, min_propose_vp, min_period,
        quorum_vp, proposer_hold_hours, exclusions, labels, at)
      select id, 1, ${rules.minProposeVp}::int, ${rules.minPeriod}::int,
        ${rules.quorumVp}::int, ${rules.proposerHoldHours}::int,
        ${texts(rules.exclusions)}, ${texts(rules.labels)}, ${at} from own
      on conflict (club, version) do nothing
    ), moderators as (
      insert into ${clubModerators} (club, address, at)
      select id, address, ${at} from own, unnest(${texts(seed.moderators)})
        as moderator(address)
      on conflict (club, address) do nothing
    )
    insert into ${clubFollows} (club, address, at)
    select id, address, ${at} from own, unnest(${texts(seed.followers)})
      as follow(address)
    on conflict (club, address) do nothing`)
}
