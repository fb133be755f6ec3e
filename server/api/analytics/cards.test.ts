import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createMemoryHistory } from '../../../dev/mocks/analytics/memoryHistory.ts'
import {
  at,
  day,
  days,
  openPaperPast,
  type PaperPast,
  vault,
  zero,
} from '../../testing/paperPast.ts'
import type { MomentName } from './answers/types.ts'

let paper: PaperPast
beforeAll(async () => {
  paper = await openPaperPast(createMemoryHistory)
})
afterAll(() => paper.close())

const none = { joined: 0, left: 0, stayed: 0 }

/** [what, block, question, what it comes to] with the vault left out. */
const cards: [MomentName, number, object, object][] = [
  [
    'analyticsSummary',
    60,
    {},
    {
      supply: 6,
      minted: 7,
      burned: 1,
      held: 5,
      holders: 3,
      average: 5 / 3,
      singleShare: 1 / 3,
      majorHolders: 3,
      week: { joined: 1, left: 0, stayed: 2 },
      month: { joined: 1, left: 0, stayed: 2 },
    },
  ],
  [
    'analyticsSummary',
    50,
    {},
    {
      supply: 5,
      minted: 6,
      burned: 1,
      held: 4,
      holders: 2,
      average: 2,
      singleShare: 0,
      // C came with block 30, B had something until block 50.
      week: { joined: 0, left: 1, stayed: 2 },
      month: { joined: 1, left: 1, stayed: 1 },
    },
  ],
  [
    'analyticsSummary',
    9,
    {},
    {
      supply: 0,
      minted: 0,
      holders: 0,
      held: 0,
      week: none,
      month: none,
      average: undefined,
      singleShare: undefined,
    },
  ],
  [
    'analyticsMoments',
    60,
    {},
    {
      moments: [10, 20, 30, 40, 50, 60].map((block) => ({
        block,
        at: at(days[block] ?? 0),
      })),
    },
  ],
  [
    'analyticsMoments',
    20,
    {},
    {
      moments: [
        { block: 10, at: at(0) },
        { block: 20, at: at(3) },
      ],
    },
  ],
  [
    'analyticsDistribution',
    60,
    {},
    {
      holders: 3,
      held: 5,
      buckets: [
        {
          from: 1,
          to: 1,
          holders: 1,
          held: 1,
          holderShare: 1 / 3,
          supplyShare: 0.2,
        },
        {
          from: 2,
          to: 5,
          holders: 2,
          held: 4,
          holderShare: 2 / 3,
          supplyShare: 0.8,
        },
        ...[
          [6, 10],
          [11, 25],
          [26, 50],
          [51, undefined],
        ].map(([from, to]) => ({
          from,
          to,
          holders: 0,
          held: 0,
          holderShare: 0,
          supplyShare: 0,
        })),
      ],
      lorenz: [
        { population: 0, share: 0 },
        { population: 1 / 3, share: 0.2 },
        { population: 2 / 3, share: 0.6 },
        { population: 1, share: 1 },
      ],
    },
  ],
  ['analyticsDistribution', 20, {}, { holders: 2, held: 4 }],
  [
    'analyticsConcentration',
    60,
    {},
    {
      holders: 3,
      gini: 2 / 15,
      hhi: 9 / 25,
      nakamoto: 2,
      top10: 1,
      topTenth: { holders: 1, share: 0.4 },
      topHalf: { holders: 2, share: 0.8 },
    },
  ],
  [
    'analyticsConcentration',
    20,
    {},
    {
      holders: 2,
      gini: 0,
      hhi: 0.5,
      nakamoto: 2,
      topHalf: { holders: 1, share: 0.5 },
    },
  ],
  ...(
    [
      ['holders', [3, 2, 2, 2, 2, 2, 3]],
      ['supply', [6, 5, 5, 5, 5, 5, 6]],
      // What went to the vault is left out.
      ['transfers', [1, 1, 0, 0, 0, 0, 0]],
      ['mints', [6, 0, 0, 0, 0, 0, 1]],
      ['tokenTransfers', [1, 0, 0, 0, 0, 0, 1]],
    ] as const
  ).map(([metric, values]): (typeof cards)[number] => [
    'analyticsTimeseries',
    60,
    { metric, step: 'month' },
    {
      points: values.map((value, step) => ({
        at: at(30 * step),
        value,
        partial: step === 6,
      })),
    },
  ]),
  [
    'analyticsTimeseries',
    20,
    { metric: 'holders', step: 'day' },
    {
      points: [0, 1, 2, 3].map((passed) => ({
        at: at(passed),
        value: 2,
        partial: passed === 3,
      })),
    },
  ],
  [
    'analyticsRetention',
    60,
    {},
    {
      cohorts: [
        {
          month: '2026-01',
          minters: 3,
          retained: [1, ...Array(5).fill(2 / 3)],
        },
        { month: '2026-07', minters: 1, retained: [] },
      ],
      median: 180 * day,
      diamondHands: 3 / 5,
      mintToHold: 3 / 4,
      paperHands: 1 / 8,
    },
  ],
  [
    'analyticsRetention',
    30,
    {},
    {
      cohorts: [{ month: '2026-01', minters: 3, retained: [] }],
      // 0, 0, 17, 20, 20 and 20 days.
      median: 18.5 * day,
      diamondHands: 0,
      mintToHold: 1,
      paperHands: 1 / 5,
    },
  ],
]

describe.each(['sql', 'memory'] as const)('in %s', (side) => {
  test.each(cards)(
    'default: %s at block %i with %o',
    async (name, block, ask, is) => {
      const said = await paper.sides[side](name, ask, block, [zero, vault])
      // What is missing is as good as undefined.
      expect({ rank: undefined, since: undefined, ...said }).toMatchObject(is)
    },
  )

  test('parameters: with everybody counted the vault is a holder', async () => {
    const ask = { metric: 'transfers', step: 'month' }
    const summary = await paper.sides[side]('analyticsSummary', {}, 60, [zero])
    expect(summary).toMatchObject({ holders: 4, held: 6, supply: 6 })
    const series = await paper.sides[side]('analyticsTimeseries', ask, 60, [
      zero,
    ])
    expect(series).toMatchObject({
      points: [{ value: 1 }, { value: 2 }, {}, {}, {}, {}, {}],
    })
    const seven = await paper.sides[side](
      'analyticsWallet',
      { address: vault, limit: 1 },
      60,
      [zero],
    )
    expect(seven).toMatchObject({ rank: 3, nfts: 1 })
  })
})
