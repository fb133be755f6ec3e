import { levelSeries } from '@narwhal-club/core/analytics'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  createMemoryHistory,
  type Past,
} from '../../../dev/mocks/analytics/memoryHistory.ts'
import { createRandom } from '../../../dev/world/seed/random.ts'
import { eventsOf } from '../../indexer/events.ts'
import {
  contracts,
  createModelChain,
  fees,
  type ModelChain,
} from '../../testing/modelChain.ts'
import { type ModelFees, openModelFees } from '../../testing/modelFees.ts'
import { type ModelIndex, openModelIndex } from '../../testing/modelIndex.ts'
import { answers } from './answers/answers.ts'
import type { MomentName } from './answers/types.ts'
import { createHistoryRepository } from './history.repository.ts'
import type { Moment } from './history.ts'
import { excludedOf, leftOutBy } from './leftOut.ts'

const seed = Number(process.env.CLUB_INDEX_SEED ?? 20_261_121)
const histories = Number(process.env.CLUB_INDEX_HISTORIES ?? 1)

let index: ModelIndex
let feeModel: ModelFees
beforeAll(async () => {
  index = await openModelIndex()
  feeModel = await openModelFees(index.db, createRandom(seed))
})
afterAll(() => index.close())

/** What the chain says, and which of its blocks the index has kept. */
async function pastOf(chain: ModelChain): Promise<Past> {
  const logs = await chain.source.logs({
    fromBlock: 0,
    toBlock: chain.head(),
    addresses: [contracts.nft, contracts.token],
  })
  const { nft, token, payments } = eventsOf(logs, contracts, fees)
  const kept = await index.db.run((orm) =>
    orm.execute(
      'select number as block, time from indexed_blocks order by number',
    ),
  )
  const blocks = kept.rows as unknown as Moment[]
  const times = new Map(blocks.map(({ block, time }) => [block, time]))
  const paid = [
    ...payments.filter(({ isExact }) => isExact),
    ...chain.coinFees().map(({ value, ...paid }) => ({
      ...paid,
      asset: 'CRO' as const,
      amount: value,
    })),
  ]
  const dated = paid.map((each) => ({
    ...each,
    time: times.get(each.block) ?? 0,
  }))
  await feeModel.useAll(dated)
  return {
    blocks,
    nft: nft.map(({ tokenId: id, ...each }) => ({ ...each, id })),
    token,
    payments: dated,
    uses: feeModel.past(),
  }
}

/** Everything that can be asked, in some of the ways that it can be. */
function* questions(chain: ModelChain): Generator<[MomentName, object]> {
  yield ['analyticsSummary', {}]
  yield ['analyticsMoments', {}]
  yield ['analyticsDistribution', {}]
  yield ['analyticsConcentration', {}]
  yield ['analyticsRetention', {}]
  yield ['analyticsToken', {}]
  yield ['analyticsHolders', { limit: 3 }]
  yield ['analyticsHolders', { limit: 2, q: '0xA' }]
  yield ['analyticsFees', { limit: 2 }]
  for (const metric of [
    'holders',
    'supply',
    'transfers',
    'mints',
    'tokenTransfers',
  ])
    for (const range of [
      {},
      { from: 1_700_000_100 },
      { from: 1_700_000_050, to: 1_700_000_200 },
      { from: 1_699_000_000, to: 1_700_200_000 },
    ])
      yield ['analyticsTimeseries', { metric, step: 'day', ...range }]
  for (const address of [...chain.people.slice(0, 4), zero])
    yield ['analyticsWallet', { address, limit: 3 }]
}
const zero = `0x${'0'.repeat(40)}`

const isPaged = (answer: object): answer is { next: string } =>
  'next' in answer && answer.next !== undefined

/** Holds what SQL says against what the naive history says, page by page. */
async function compare(chain: ModelChain, past: Past, block: number) {
  const repository = createHistoryRepository(index.db)
  const tip = await repository.tip()
  if (!tip) throw new Error('no index')
  const moment = { block, time: 1_700_000_000 + block * 6 }
  const listed = chain.people.slice(5, 7)
  const excluded = excludedOf(chain.people[4] ?? '', listed)
  let compared = 0
  for (const exclude of ['contracts', 'none'] as const) {
    const leftOut = leftOutBy(excluded, exclude).map(({ address }) => address)
    const model = createMemoryHistory(past, moment, leftOut)
    for (const [name, question] of questions(chain)) {
      let ask: object = { exclude, ...question }
      for (;;) {
        const answer = answers[name] as (
          history: unknown,
          ask: unknown,
        ) => Promise<object>
        const said = await repository.read(tip, moment, leftOut, (history) =>
          answer(history, ask),
        )
        const is = `${name} ${JSON.stringify(ask)} at ${block}`
        expect(said, is).toEqual(await answer(model, ask))
        compared += 1
        if (!isPaged(said)) break
        ask = { ...ask, cursor: said.next }
      }
    }
  }
  for (const flow of [
    'supply',
    'transfers',
    'mints',
    'tokenTransfers',
  ] as const) {
    const leftOut = excluded.map(({ address }) => address)
    const grid = { from: moment.time - 100, to: moment.time - 10, step: 7 }
    const said = await repository.read(tip, moment, leftOut, (history) =>
      history.changes(flow, grid),
    )
    const model = createMemoryHistory(past, moment, leftOut)
    expect(levelSeries(said, grid), flow).toEqual(
      levelSeries(await model.changes(flow, grid), grid),
    )
  }
  return compared
}

test(`property: ${histories} random histories with reorgs (seed ${seed})`, async () => {
  let compared = 0
  for (let history = 0; history < histories; history++) {
    await index.forget()
    const random = createRandom(seed + 300 + history)
    const chain = createModelChain(random, 0.5)
    const catchUp = index.reader(chain)
    for (let round = 0; round < 3; round++) {
      chain.grow(5 + random.below(40))
      if (random.chance(0.6)) chain.reorg(1 + random.below(12))
      await catchUp()
      const past = await pastOf(chain)
      for (const block of [0, random.below(chain.head() + 1), chain.head()])
        compared += await compare(chain, past, block)
    }
  }
  expect(feeModel.met()).toEqual(feeModel.ways())
  process.stdout.write(`${compared} answers compared (seed ${seed})\n`)
}, 180_000)
