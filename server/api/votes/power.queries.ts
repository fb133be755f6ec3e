import { type SQL, sql } from 'drizzle-orm'
import { accounts, indexedBlocks, nftTransfers } from '../../indexer/tables.ts'
import { proposals } from '../proposals/tables.ts'
import { frozenPower, type Row } from './rows.ts'
import type { PowerAsked, PowerMove, VoteReads } from './votes.ports.ts'

const nobody = `0x${'0'.repeat(40)}`

/** A stay of a token that lasted at the block of the subject at hand. */
const stood = sql`moved.block <= subject.block
  and (moved.until_block is null or moved.until_block > subject.block)`

interface Part {
  side: SQL
  order: SQL
  limit: number
}

/** What came to the account of the subject, or went from it: off an index. */
const oneWay = (change: 1 | -1, { side, order, limit }: Part) => {
  const [own, other] =
    change === 1
      ? [sql`moved.to_id`, sql`moved.from_id`]
      : [sql`moved.from_id`, sql`moved.to_id`]
  return sql`(
    select moved.*, ${change}::int as change from ${nftTransfers} as moved
    where ${own} = subject.account and ${other} <> subject.account
      and moved.block ${side} subject.block
    order by moved.block ${order}, moved.log_index ${order},
      moved.token_id ${order}
    limit ${limit})`
}

const moves = (part: Part) => sql`(
  select json_agg(json_build_object('block', moved.block,
    'at', block.time::bigint * 1000, 'tx', moved.hash,
    'tokenId', moved.token_id::text,
    'from', coalesce(giver.address, ${nobody}),
    'to', coalesce(taker.address, ${nobody}), 'change', moved.change)
    order by moved.block ${part.order}, moved.log_index ${part.order},
      moved.token_id ${part.order})
  from (
    select * from (
      ${oneWay(1, part)} union all ${oneWay(-1, part)}
    ) as moved
    order by moved.block ${part.order}, moved.log_index ${part.order},
      moved.token_id ${part.order}
    limit ${part.limit}
  ) as moved
  join ${indexedBlocks} as block on block.number = moved.block
  left join ${accounts} as giver on giver.id = moved.from_id
  left join ${accounts} as taker on taker.id = moved.to_id)`

const [upTo, since] = [sql`<=`, sql`>`]
const [falling, rising] = [sql`desc`, sql`asc`]

const powerQuery = ({ proposal, address, ...most }: PowerAsked) => sql`
  with subject as (
    select proposal.snapshot_block as block, proposal.excluded,
      ${frozenPower(address)} as power, account.id as account
    from ${proposals} as proposal
    left join ${accounts} as account on account.address = ${address}
    where proposal.id = ${proposal}::uuid
  )
  select subject.*, (
      select time from ${indexedBlocks} where number = subject.block
    ) as time, (
      select count(*)::int from ${nftTransfers} as moved
      where moved.to_id = subject.account and ${stood}
    ) as held,
    ${moves({ side: upTo, order: falling, limit: most.before })} as before,
    ${moves({ side: since, order: rising, limit: most.after })} as after, (
      select json_agg(json_build_object(
        'tokenId', away.token_id::text, 'holder', away.address))
      from (
        select moved.token_id, taker.address from ${nftTransfers} as moved
        join ${accounts} as taker on taker.id = moved.to_id
          and taker.address = any(subject.excluded)
        where moved.from_id = subject.account and ${stood}
        order by moved.block desc, moved.token_id limit ${most.elsewhere}
      ) as away
    ) as elsewhere
  from subject`

/** Why an address may vote with so much: one statement. */
export const powerReads = (
  ask: (query: SQL) => Promise<Row[]>,
): Pick<VoteReads, 'power' | 'frozen'> => ({
  async frozen(proposal, address) {
    const [row] = await ask(sql`
      select proposal.snapshot_block as block, proposal.snapshot_hash as hash,
        proposal.snapshot_root as root, proposal.eligible_voters,
        proposal.eligible_power, ${frozenPower(address)} as power,
        ${address} = any(proposal.excluded) as is_excluded
      from ${proposals} as proposal where proposal.id = ${proposal}::uuid`)
    if (!row) return null
    return {
      block: Number(row.block),
      blockHash: row.hash as `0x${string}`,
      root: row.root as `0x${string}`,
      eligibleVoters: Number(row.eligible_voters),
      eligiblePower: Number(row.eligible_power),
      power: Number(row.power),
      isExcluded: row.is_excluded === true,
    }
  },

  async power(asked) {
    const [row] = await ask(powerQuery(asked))
    if (!row) return null
    return {
      block: Number(row.block),
      at: row.time === null ? null : Number(row.time) * 1_000,
      power: Number(row.power),
      excluded: row.excluded as string[],
      held: Number(row.held),
      before: (row.before as PowerMove[] | null) ?? [],
      after: (row.after as PowerMove[] | null) ?? [],
      elsewhere:
        (row.elsewhere as { tokenId: string; holder: `0x${string}` }[]) ?? [],
    }
  },
})
