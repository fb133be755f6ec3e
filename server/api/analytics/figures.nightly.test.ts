import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ModelIndex, openModelIndex } from '../../testing/modelIndex.ts'
import { answers } from './answers/answers.ts'
import type { MomentName } from './answers/types.ts'
import { createHistoryRepository, type Tip } from './history.repository.ts'

/** As many transfers of NFTs and of tokens each, between so many accounts. */
const events = Number(process.env.CLUB_ANALYTICS_EVENTS ?? 100_000)
const holders = Number(process.env.CLUB_ANALYTICS_HOLDERS ?? 10_000)

let index: ModelIndex
let tip: Tip
const history = () => createHistoryRepository(index.db)

/** A past by formula, written straight into the tables. */
const statements = [
  `insert into accounts (id, address)
    select id, case when id = 1 then '0x' || repeat('0', 40)
      else '0x' || md5(id::text) || left(md5('x' || id), 8) end
    from generate_series(1, ${holders} + 1) as id`,
  `insert into indexed_blocks (number, hash, time)
    select n, 'h' || n, 1600000000 + n * 600
    from generate_series(0, ${events} / 50 + 1) as n`,
  `insert into nft_transfers
      (token_id, block, log_index, from_id, to_id, until_block)
    select seq % ${holders}, seq / 50 + 1, seq % 50,
      case when seq < ${holders} then 1
        else 2 + ((seq - ${holders}) * 7919) % ${holders} end,
      2 + (seq * 7919) % ${holders},
      case when seq + ${holders} < ${events}
        then (seq + ${holders}) / 50 + 1 end
    from generate_series(0::bigint, ${events} - 1) as seq`,
  `insert into token_transfers (block, log_index, from_id, to_id, value)
    select seq / 50 + 1, 100 + seq % 50,
      case when seq < ${holders} then 1 else 2 + (seq * 31) % ${holders} end,
      2 + (seq * 7919) % ${holders},
      case when seq < ${holders} then 10::numeric ^ 30 + seq
        else 10::numeric ^ 20 + seq end
    from generate_series(0::bigint, ${events} - 1) as seq`,
  `insert into token_balances (account_id, balance)
    select account_id, sum(delta) from (
      select to_id as account_id, value as delta from token_transfers
      union all select from_id, -value from token_transfers
    ) as changes group by account_id`,
  `insert into index_cursor (id, subject, block, hash)
    select 1, 'test', max(number), 'x' from indexed_blocks`,
]

beforeAll(async () => {
  index = await openModelIndex()
  await index.fill(statements)
  tip = (await history().tip()) as Tip
}, 240_000)
afterAll(() => index.close())

const zero = `0x${'0'.repeat(40)}`
const md5 = (text: string) => createHash('md5').update(text).digest('hex')
/** The account with number 2, by the formula above. */
const someone = `0x${md5('2')}${md5('x2').slice(0, 8)}`
/** By the formula each account holds one NFT, at every block after the mints. */
const counted: Partial<Record<MomentName, object>> = {
  analyticsDistribution: { holders, held: holders },
  analyticsConcentration: { holders, nakamoto: Math.floor(holders / 2) + 1 },
  analyticsSummary: { supply: holders, holders },
  analyticsHolders: { total: holders },
  analyticsWallet: { nfts: 1 },
}

async function time(name: MomentName, ask: object, block: number) {
  const moment = { block, time: 1_600_000_000 + block * 600 }
  const answer = answers[name] as (
    past: unknown,
    ask: object,
  ) => Promise<object>
  const read = () =>
    history().read(tip, moment, [zero], (past) => answer(past, ask))
  const said = await read()
  let best = Number.POSITIVE_INFINITY
  for (let round = 0; round < 3; round++) {
    const began = performance.now()
    await read()
    best = Math.min(best, performance.now() - began)
  }
  return { said, best }
}

test(`figures: ${events} transfers each, ${holders} accounts`, async () => {
  const middle = Math.floor(tip.block / 2)
  const questions: [MomentName, object, number][] = [
    ['analyticsDistribution', {}, tip.block],
    ['analyticsDistribution', {}, middle],
    ['analyticsConcentration', {}, middle],
    ['analyticsSummary', {}, tip.block],
    ['analyticsHolders', { limit: 100 }, tip.block],
    ['analyticsHolders', { limit: 100 }, middle],
    ['analyticsToken', {}, tip.block],
    ['analyticsToken', {}, middle],
    ['analyticsWallet', { address: someone, limit: 25 }, middle],
    ['analyticsRetention', {}, tip.block],
    ['analyticsTimeseries', { metric: 'holders', step: 'day' }, tip.block],
    ['analyticsTimeseries', { metric: 'transfers', step: 'day' }, tip.block],
    ['analyticsTimeseries', { metric: 'tokenTransfers', step: 'day' }, middle],
    ['analyticsMoments', {}, tip.block],
  ]
  const lines: string[] = []
  for (const [name, ask, block] of questions) {
    const { said, best } = await time(name, ask, block)
    // What is timed has found something to count.
    expect(said).toMatchObject(counted[name] ?? {})
    const when = block === tip.block ? 'now' : 'past'
    lines.push(
      `${name} ${'metric' in ask ? ask.metric : ''} ${when}: ${best.toFixed(0)} ms`,
    )
  }
  process.stdout.write(
    `${index.db.kind}, ${events} transfers of each kind, ${holders} accounts\n${lines.join('\n')}\n`,
  )
}, 240_000)
