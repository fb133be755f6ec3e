import type { Payment } from '../api/analytics/history.ts'
import { putClubs } from '../api/clubs/putClubs.ts'
import type { CreditRow, IntentRow, UseRow } from '../api/fees/fees.ports.ts'
import { putProposals } from '../api/proposals/putProposals.ts'
import type { Database } from '../db/database.ts'
import { clubSeed } from './clubSeed.ts'
import type { Random } from './modelChain.ts'
import { proposalSeed } from './proposalSeed.ts'

const by = `0x${'11'.repeat(20)}`
const flagged = { at: 1, by, reason: 'x' }
const proposed = [
  proposalSeed({ number: 1, club: 'reef' }),
  proposalSeed({ number: 2, club: 'reef', flagged }),
  proposalSeed({ number: 3, club: 'reef', reports: 3 }),
]

/** What can become of a payment, in a world without rules. */
const ways = [
  'unseen',
  'published',
  'confirmed',
  'credit',
  'refunded',
  'spent',
  'returned',
] as const

/**
 * Uses payments at random, in the tables and in memory alike. What was used stays
 * so when a reorg takes the payment back or puts it elsewhere.
 */
export async function openModelFees(db: Database, random: Random) {
  const run = (statement: string) => db.run((orm) => orm.execute(statement))
  type Use = Pick<UseRow, 'key' | 'hash' | 'payer' | 'value' | 'intent'>
  const uses: Use[] = []
  const intents: Pick<IntentRow, 'id' | 'purpose' | 'state' | 'published'>[] =
    []
  const credits: Pick<CreditRow, 'id' | 'key' | 'left'>[] = []
  const spends: { credit: string; intent: string }[] = []
  const seen = new Set<string>()
  const met = new Set<string>()
  let last = 0
  await db.run((orm) => putClubs(orm, [clubSeed({ id: 'reef' })]))
  await db.run((orm) => putProposals(orm, proposed, 0))

  const newId = () =>
    `f0000000-0000-4000-8000-${String(++last).padStart(12, '0')}`
  const instant = () => `to_timestamp(${last})`

  async function addIntent(
    payer: string,
    state: 'confirmed' | 'consumed' | 'credited',
  ) {
    const id = newId()
    const purpose = random.chance(0.8) ? 'proposal' : 'bounty'
    const { row } = random.pick(proposed)
    const published = state === 'consumed' ? row.id : null
    await run(`insert into fee_intents (id, payer, purpose, ref_id,
        content_hash, token, to_address, amount, state, is_exempt, is_by_credit,
        created_block, created_at, expires_at, published, updated_at)
      values ('${id}', '${payer}', '${purpose}', '${id}', '0x1', '0x2', '0x3',
        1, '${state}', false, false, 0, now(), now(),
        ${published ? `'${published}'` : 'null'}, now())`)
    intents.push({ id, purpose, state, published })
    return id
  }

  async function use(paid: Payment) {
    const { hash, from: payer, amount: value, place, block } = paid
    const key = `${hash}:${place}`
    if (paid.asset !== 'TOKEN' || seen.has(key)) return
    seen.add(key)
    const way = ways[seen.size % ways.length] ?? 'unseen'
    met.add(way)
    if (way === 'unseen') return
    const own = { published: 'consumed', confirmed: 'confirmed' } as const
    const intent =
      way === 'published' || way === 'confirmed'
        ? await addIntent(payer, own[way])
        : way === 'refunded'
          ? await addIntent(payer, 'credited')
          : null
    await run(`insert into fee_uses
        (key, hash, block, payer, token, value, intent, at)
      values ('${key}', '${hash}', ${block}, '${payer}', '0x2', ${value},
        ${intent ? `'${intent}'` : 'null'}, now())`)
    uses.push({ key, hash: hash as `0x${string}`, payer, value, intent })
    if (way === 'published' || way === 'confirmed') return
    const credit = newId()
    const left = way === 'spent' ? 0n : value
    await run(`insert into fee_credits
        (id, payer, token, amount, left_over, key, hash, why, at)
      values ('${credit}', '${payer}', '0x2', ${value}, ${left}, '${key}',
        '${hash}', '${intent ? 'refunded' : 'unmatched'}', now())`)
    credits.push({ id: credit, key, left })
    if (way !== 'spent' && way !== 'returned') return
    const paying = await addIntent(payer, 'consumed')
    await run(`insert into fee_credit_spends
        (credit, intent, amount, at, returned_at)
      values ('${credit}', '${paying}', ${value}, ${instant()},
        ${way === 'returned' ? 'now()' : 'null'})`)
    if (way === 'spent') spends.push({ credit, intent: paying })
  }

  return {
    /** What became of payments so far, in memory. */
    past: () => ({
      uses,
      intents,
      credits,
      spends,
      proposals: proposed.map(({ row }) => row),
    }),
    async useAll(payments: readonly Payment[]) {
      for (const paid of payments) await use(paid)
    },
    /** What has become of some payment. */
    met: () => [...met].sort(),
    ways: () => [...ways].sort(),
  }
}

export type ModelFees = Awaited<ReturnType<typeof openModelFees>>
