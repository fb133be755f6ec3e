import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inventedPast } from '../../../dev/crowd/inventedPast.mjs'
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

beforeAll(async () => {
  index = await openModelIndex()
  await index.fill(inventedPast(events, holders, 'test'))
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
