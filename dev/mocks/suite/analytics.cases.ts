import { expect } from 'vitest'
import { createTestAccounts } from '../../world/accounts.ts'
import { addressesOf } from '../../world/deploy.ts'
import { ask } from './analyticsTables.cases.ts'
import {
  type Club,
  type ContractCase,
  expectBadQuery,
  expectRefusal,
} from './club.ts'
import type { Answered } from './side.ts'

const accounts = createTestAccounts()
const whale = accounts.whale.address.toLowerCase()
const vault = addressesOf(accounts.admin.address).swap.toLowerCase()
const zero = `0x${'0'.repeat(40)}`
const area = '/api/analytics'

/** The block in which the fixture gives everybody what they hold. */
const given = 2

const reads = (
  path: string,
  holds: (json: Answered['json']) => void,
): ContractCase => ({
  name: `analytics: ${path}`,
  async run(club) {
    holds((await ask(club, area + path)).json)
  },
})

const answers = [
  reads('/summary', (json) => {
    expect(json).toMatchObject({
      supply: 187,
      minted: 187,
      burned: 0,
      held: 147,
      holders: 4,
      average: 147 / 4,
      singleShare: 0,
      majorHolders: 4,
      week: { joined: 4, left: 0, stayed: 0 },
      asOf: { status: 'fresh', block: given, head: given },
    })
  }),
  reads('/summary?exclude=none', (json) => {
    expect(json).toMatchObject({ held: 187, holders: 5 })
  }),
  reads('/summary?block=1', (json) => {
    expect(json).toMatchObject({ supply: 0, holders: 0, asOf: { block: 1 } })
  }),
  reads('/moments', (json) => {
    expect(json.moments).toHaveLength(1)
    expect(json.moments[0]).toMatchObject({ block: given })
  }),
  reads('/distribution', (json) => {
    const holders = (json.buckets as { holders: number }[]).map(
      (bucket) => bucket.holders,
    )
    expect(holders).toEqual([0, 1, 0, 1, 0, 2])
    expect(json.lorenz).toHaveLength(5)
  }),
  reads('/distribution?block=1', (json) => {
    expect(json.lorenz).toBeUndefined()
  }),
  reads('/concentration', (json) => {
    // 3, 12, 60 and 72 of 147: Gini (-9 - 12 + 60 + 216) / (4 × 147).
    expect(json).toMatchObject({ holders: 4, gini: 255 / 588, nakamoto: 2 })
  }),
  reads('/holders', (json) => {
    const rows = json.rows as { rank: number; nfts: number }[]
    expect(rows.map(({ rank, nfts }) => [rank, nfts])).toEqual([
      [1, 72],
      [2, 60],
      [3, 12],
      [4, 3],
    ])
  }),
  reads(`/holders?q=${whale.slice(0, 8)}`, (json) => {
    expect(json).toMatchObject({
      total: 1,
      rows: [{ address: whale, rank: 1 }],
    })
  }),
  reads(
    `/holders?q=${whale.slice(0, 6).toUpperCase().replace('X', 'x')}`,
    (json) => {
      expect(json).toMatchObject({ total: 1 })
    },
  ),
  reads('/holders?q=0xffffffffff', (json) => {
    expect(json).toMatchObject({ total: 0, rows: [] })
  }),
  ...['holders', 'supply', 'transfers', 'mints', 'tokenTransfers'].map(
    (metric) =>
      reads(`/timeseries?metric=${metric}&step=week`, (json) => {
        expect(json).toMatchObject({ metric, step: 'week' })
        expect(json.points).toHaveLength(1)
      }),
  ),
  reads('/timeseries?metric=mints&block=1', (json) => {
    expect(json.points).toEqual([])
  }),
  reads('/retention', (json) => {
    expect(json).toMatchObject({ mintToHold: 1, median: 0, diamondHands: 0 })
  }),
  reads('/token', (json) => {
    expect(json).toMatchObject({ holders: 5, whales: 1 })
    expect(json.top).toHaveLength(5)
  }),
  reads('/token?block=1&exclude=none', (json) => {
    expect(json).toMatchObject({ holders: 1, cross: { tokenOnly: 1 } })
  }),
  reads(`/wallet/${whale}`, (json) => {
    expect(json).toMatchObject({
      address: whale,
      nfts: 72,
      rank: 1,
      isWhale: true,
      share: 72 / 147,
    })
    expect(json.tokens).toHaveLength(72)
    expect(json.timeline).toHaveLength(25)
  }),
  reads(`/wallet/${vault}?limit=1`, (json) => {
    // What it holds is told; that it has no vote, too.
    expect(json).toMatchObject({ nfts: 40, votingPower: 0 })
    expect(json.rank).toBeUndefined()
  }),
  reads(`/wallet/${accounts.newcomer.address}`, (json) => {
    expect(json).toMatchObject({ nfts: 0, balance: '0', tokens: [] })
  }),
  reads(`/wallet/${zero}`, (json) => {
    expect(json).toMatchObject({ nfts: 0, balance: '0', timeline: [] })
  }),
  reads('/governance', (json) => {
    // What was voted before the world began, by the four who hold anything.
    expect(json.decided).toBe(json.proposals.length)
    expect(json.decided).toBeGreaterThan(4)
    expect(json.voters.count).toBe(4)
    expect(json.turnout.median).toBeGreaterThan(0)
    const sum = json.health.terms.reduce(
      (all: number, { points }: { points: number }) => all + points,
      0,
    )
    expect(json.health.score).toBeCloseTo(sum)
    for (const { title, outcome } of json.proposals)
      expect([title === undefined, outcome]).not.toContain('cancelled')
  }),
  reads('/governance?club=first-tide', (json) => {
    expect(json).toMatchObject({ decided: 0, proposals: [], deciles: [] })
    expect(json.health.score).toBeUndefined()
  }),
  reads('/fees', (json) => {
    expect(json).toMatchObject({
      totals: {
        cro: '0',
        croPayments: 0,
        token: '0',
        tokenPayments: 0,
        credit: '0',
      },
      rows: [],
    })
  }),
]

/** [path, the name that is wrong] */
const wrong: [string, string][] = [
  ['/summary?block=x', 'block'],
  ['/summary?block=-1', 'block'],
  ['/summary?block=1.0', 'block'],
  ['/summary?block=', 'block'],
  ['/summary?block=99999999999', 'block'],
  ['/summary?block=1&block=1', 'block'],
  ['/summary?nope=1', 'nope'],
  ['/summary?exclude=all', 'exclude'],
  ['/holders?limit=0', 'limit'],
  ['/holders?limit=101', 'limit'],
  ['/holders?q=whale', 'q'],
  ['/holders?cursor=x', 'cursor'],
  ['/holders?cursor=Mi4xLjB4MQ', 'cursor'],
  ['/timeseries', 'metric'],
  ['/timeseries?metric=price', 'metric'],
  ['/timeseries?metric=supply&step=hour', 'step'],
  ['/timeseries?metric=supply&from=0', 'step'],
  ['/timeseries?metric=supply&from=9&to=8', 'to'],
  ['/wallet/0x1', 'address'],
  ['/wallet/.csv', 'address'],
  ['/fees?exclude=none', 'exclude'],
  ['/summary.csv?block=x', 'block'],
]
const wrongQueries = wrong.map(
  ([path, name]): ContractCase => ({
    name: `analytics: ${path} is refused for its ${name}`,
    async run({ open }) {
      expectBadQuery(await open().get(area + path), name)
    },
  }),
)

/** Turns the pages of a list until there is no other. */
async function pages(club: Club, path: string, list: 'rows' | 'timeline') {
  const found: { address?: string; id?: string }[] = []
  let cursor = ''
  for (;;) {
    const { json } = await ask(club, path + cursor)
    found.push(...json[list])
    if (json.next === undefined) return found
    cursor = `&cursor=${json.next}`
  }
}

const whole: ContractCase[] = [
  {
    name: 'analytics: the pages of holders together are the list, each once',
    async run(club) {
      for (const exclude of ['contracts', 'none']) {
        const path = `${area}/holders?exclude=${exclude}&limit=`
        const { json } = await ask(club, `${path}100`)
        expect(await pages(club, `${path}2`, 'rows')).toEqual(json.rows)
      }
    },
  },
  {
    name: 'analytics: the pages of a timeline together are all that happened',
    async run(club) {
      const path = `${area}/wallet/${whale}?limit=`
      const { json } = await ask(club, `${path}100`)
      expect(json.timeline).toHaveLength(72)
      expect(await pages(club, `${path}30`, 'timeline')).toEqual(json.timeline)
    },
  },
  {
    name: 'analytics: a cursor is of the block that it was given at',
    async run(club) {
      const { json } = await ask(club, `${area}/holders?limit=1`)
      const path = `${area}/holders?limit=1&block=1&cursor=${json.next}`
      expectBadQuery(await club.open().get(path), 'cursor')
    },
  },
]

const unknownClub: ContractCase = {
  name: 'analytics: a club that there is not',
  async run(club) {
    const path = `${area}/governance?club=nowhere`
    expectRefusal(await club.open().get(path), 'club_not_found')
  },
}

/** What the area answers, and refuses. Before anything moves the chain. */
export const analyticsCases: ContractCase[] = [
  ...answers,
  ...wrongQueries,
  ...whole,
  unknownClub,
]
