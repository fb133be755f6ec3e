import { sql } from 'drizzle-orm'
import { accounts, feePayments } from '../../indexer/tables.ts'
import {
  feeCreditSpends,
  feeCredits,
  feeIntents,
  feeUses,
} from '../fees/tables.ts'
import { isSpread } from '../proposals/status.queries.ts'
import { proposals } from '../proposals/tables.ts'
import type { Outcome } from './history.ts'

export interface OutcomeRow {
  status: Outcome['status']
  proposal: string | null
  club: string | null
  number: number | null
  title: string | null
}

export const outcomeColumns = sql`
  case when own.state = 'consumed' then 'published'
    when own.state = 'confirmed' then 'confirmed'
    when spent.intent is not null then 'spent'
    when credit.key is not null then 'credit'
    else 'received' end as status,
  proposal.id as proposal, proposal.club, proposal.number,
  case when ${isSpread} then proposal.title end as title`

/**
 * What became of the row `paid` of the account `payer`. A reorg may have put the
 * payment elsewhere: it is the use of the same place, or one alike of the same
 * transaction.
 */
export const outcomeJoins = sql`
  left join lateral (
    select use.key, use.intent from ${feeUses} as use
    where paid.asset = 'TOKEN' and use.hash = paid.hash
      and use.payer = payer.address and use.value = paid.amount
    order by (use.key = paid.hash || ':' || paid.place) desc, use.key
    limit 1
  ) as use on true
  left join ${feeIntents} as own
    on own.id = use.intent and own.state in ('confirmed', 'consumed')
  left join lateral (
    select credit.key from ${feeCredits} as credit
    where credit.key = use.key limit 1
  ) as credit on true
  left join lateral (
    select spend.intent from ${feeCredits} as credit
    join ${feeCreditSpends} as spend
      on spend.credit = credit.id and spend.returned_at is null
    where credit.key = use.key
    order by spend.at desc, spend.intent limit 1
  ) as spent on true
  left join ${feeIntents} as paying
    on paying.id = coalesce(own.id, spent.intent)
    and paying.purpose = 'proposal'
  left join ${proposals} as proposal on proposal.id = paying.published`

/**
 * What is left of credits whose payments are in the ledger up to a block: each
 * credit once, however a reorg has put its payment elsewhere.
 */
export const creditUpTo = (block: number) => sql`(
  select coalesce(sum(credit.left_over), 0)::text
  from ${feeCredits} as credit
  join ${feeUses} as use on use.key = credit.key
  where exists (
    select from ${feePayments} as paid
    join ${accounts} as payer on payer.id = paid.from_id
    where paid.hash = use.hash and paid.asset = 'TOKEN' and paid.is_exact
      and payer.address = use.payer and paid.amount = use.value
      and paid.block <= ${block}))`

export const outcomeOf = (row: OutcomeRow): Outcome => ({
  status: row.status,
  ...(row.proposal !== null && {
    proposal: {
      id: row.proposal,
      clubId: row.club ?? '',
      number: row.number ?? 0,
      ...(row.title !== null && { title: row.title }),
    },
  }),
})
