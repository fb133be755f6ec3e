import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createMemoryHistory } from '../../../dev/mocks/analytics/memoryHistory.ts'
import {
  A,
  at,
  B,
  C,
  D,
  openPaperPast,
  type PaperPast,
  vault,
  whole,
  zero,
} from '../../testing/paperPast.ts'
import type { MomentName } from './answers/types.ts'

let paper: PaperPast
beforeAll(async () => {
  paper = await openPaperPast(createMemoryHistory)
})
afterAll(() => paper.close())

/** [what, block, question, what it comes to] with the vault left out. */
const cards: [MomentName, number, object, object][] = [
  [
    'analyticsHolders',
    60,
    { limit: 9 },
    {
      total: 3,
      rows: [
        {
          rank: 1,
          address: A,
          nfts: 2,
          share: 0.4,
          balance: `${2_000n * whole}`,
          since: at(0),
        },
        {
          rank: 1,
          address: C,
          nfts: 2,
          share: 0.4,
          balance: '0',
          since: at(20),
        },
        {
          rank: 3,
          address: D,
          nfts: 1,
          share: 0.2,
          balance: `${2_000n * whole}`,
          since: at(200),
        },
      ],
    },
  ],
  [
    'analyticsHolders',
    40,
    { limit: 9, q: '0xBB' },
    {
      total: 1,
      rows: [
        {
          rank: 3,
          address: B,
          nfts: 1,
          share: 1 / 6,
          balance: `${1_000n * whole}`,
          since: at(0),
        },
      ],
    },
  ],
  [
    'analyticsToken',
    60,
    {},
    {
      supply: `${5_000n * whole}`,
      holders: 3,
      whales: 0,
      bands: [
        expect.objectContaining({ power: 3, holders: 3, holderShare: 1 }),
      ],
      cross: { both: 2, nftOnly: 1, tokenOnly: 1 },
      top: [
        {
          rank: 1,
          address: A,
          balance: `${2_000n * whole}`,
          share: 0.4,
          nfts: 2,
        },
        {
          rank: 1,
          address: D,
          balance: `${2_000n * whole}`,
          share: 0.4,
          nfts: 1,
        },
        {
          rank: 3,
          address: B,
          balance: `${1_000n * whole}`,
          share: 0.2,
          nfts: 0,
        },
      ],
    },
  ],
  [
    'analyticsToken',
    20,
    {},
    {
      holders: 2,
      cross: { both: 2, nftOnly: 0, tokenOnly: 0 },
      top: [
        {
          rank: 1,
          address: A,
          balance: `${4_000n * whole}`,
          share: 0.8,
          nfts: 2,
        },
        {
          rank: 2,
          address: B,
          balance: `${1_000n * whole}`,
          share: 0.2,
          nfts: 2,
        },
      ],
    },
  ],
  [
    'analyticsWallet',
    60,
    { address: C, limit: 3 },
    {
      address: C,
      nfts: 2,
      balance: '0',
      rank: 1,
      percentile: 2 / 3,
      share: 0.4,
      since: at(20),
      isWhale: false,
      tokens: [
        { id: '4', since: at(40) },
        { id: '5', since: at(20) },
      ],
      timeline: [
        { kind: 'burn', block: 50, at: at(41), id: '6', other: zero },
        { kind: 'in', block: 40, at: at(40), id: '4', other: B },
        { kind: 'mint', block: 30, at: at(20), id: '6', other: zero },
      ],
    },
  ],
  [
    'analyticsWallet',
    50,
    { address: B, limit: 3 },
    {
      nfts: 0,
      balance: `${1_000n * whole}`,
      rank: undefined,
      tokens: [],
      since: undefined,
      timeline: [
        { kind: 'out', block: 50, at: at(41), id: '3', other: vault },
        { kind: 'out', block: 40, at: at(40), id: '4', other: C },
        { kind: 'in', block: 20, at: at(3), id: '3', other: A },
      ],
    },
  ],
  [
    'analyticsFees',
    60,
    { limit: 5 },
    {
      totals: {
        cro: `${3n * whole}`,
        croPayments: 2,
        token: `${5n * whole}`,
        tokenPayments: 1,
        credit: '0',
      },
      rows: [
        {
          block: 60,
          at: at(200),
          hash: '0x60',
          from: A,
          asset: 'TOKEN',
          amount: `${5n * whole}`,
          total: `${5n * whole}`,
          purpose: 'fee',
          status: 'received',
        },
        {
          block: 60,
          at: at(200),
          hash: '0x61',
          from: A,
          asset: 'CRO',
          amount: `${2n * whole}`,
          total: `${3n * whole}`,
          purpose: 'swap',
          status: 'received',
        },
        {
          block: 50,
          at: at(41),
          hash: '0x50',
          from: C,
          asset: 'CRO',
          amount: `${whole}`,
          total: `${whole}`,
          purpose: 'swap',
          status: 'received',
        },
      ],
    },
  ],
  [
    'analyticsFees',
    40,
    { limit: 5 },
    {
      totals: {
        cro: '0',
        croPayments: 0,
        token: '0',
        tokenPayments: 0,
        credit: '0',
      },
      rows: [],
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
})
