import { votesLedger } from '@narwhal-club/core/voting'
import { sql } from 'drizzle-orm'
import type { Orm } from '../../db/database.ts'
import { momentOf } from '../../db/moments.ts'
import { ledgerEntries, ledgerHeads } from '../../ledger/tables.ts'
import { proposals } from '../proposals/tables.ts'
import { columnsOf } from './rows.ts'
import { ballots, sealKeys, votes } from './tables.ts'
import type { VotesSeed } from './votes.ports.ts'

/** Rows of one statement: it has some thousand parameters. */
const portion = 250

function* portionsOf<Item>(all: readonly Item[]) {
  for (let from = 0; from < all.length; from += portion)
    yield all.slice(from, from + portion)
}

/**
 * Puts ballots in place that were cast before the database began, with the ledger
 * that they stand in; it is empty until then. The keys that sealed them have
 * spoken for the server since.
 */
export async function putVotes(tx: Orm, seed: VotesSeed) {
  const last = seed.lines.at(-1)
  const first = seed.ballots[0]
  if (!last || !first) return
  for (const lines of portionsOf(seed.lines))
    await tx.insert(ledgerEntries).values(lines)
  const { index, hash } = last
  await tx
    .insert(ledgerHeads)
    .values({ ledger: votesLedger, size: index + 1, hash })
  for (const rows of portionsOf(seed.ballots))
    await tx.insert(ballots).values(rows.map(columnsOf))
  await tx.execute(sql`
    insert into ${votes} (proposal, voter, seq, choice, power, has_reason, at)
    select distinct on (proposal, voter)
      proposal, voter, seq, choice, power, reason <> '', at
    from ${ballots} order by proposal, voter, seq desc`)
  await tx.execute(sql`
    update ${proposals} as proposal
    set yes_reasons = said.yes, no_reasons = said.no from (
      select proposal, count(*) filter (where choice = 'yes') as yes,
        count(*) filter (where choice = 'no') as no
      from ${votes} where has_reason group by proposal
    ) as said where said.proposal = proposal.id`)
  await tx.execute(sql`
    update ${sealKeys} set from_at = least(from_at, ${momentOf(first.at)})
    where key = ${first.seal.key}`)
}
