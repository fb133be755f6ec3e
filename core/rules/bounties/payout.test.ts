import { expect, test } from 'vitest'
import { judgePayout, type PayoutAsked, type PayoutFacts } from './payout.ts'

const at = (digit: string) => `0x${digit.repeat(40)}` as const
const hash = `0x${'ab'.repeat(32)}` as const
const [author, admin, winner, stranger, token] = [
  at('1'),
  at('2'),
  at('3'),
  at('4'),
  at('5'),
]
const coins: PayoutAsked = {
  asset: 'CRO',
  token,
  payers: new Set([author, admin]),
  winner,
  treasury: at('6'),
  share: 100n,
  awardedAt: 500_500,
  used: new Set(),
}
const mined = {
  isReverted: false,
  block: 7,
  at: 501_000,
  confirmations: 2,
  transfers: [],
}
const paid: PayoutFacts = { hash, mined, from: author, to: winner, value: 100n }
const tokens: PayoutAsked = { ...coins, asset: 'TOKEN' }
const transfer = { logIndex: 4, token, from: author, to: winner, value: 100n }
const inTokens = (change: Partial<typeof transfer>): PayoutFacts => ({
  ...paid,
  to: token,
  value: 0n,
  mined: { ...mined, transfers: [{ ...transfer, ...change }] },
})

test('default: coins and tokens that pay a share', () => {
  const key = `${hash}:value`
  expect(judgePayout(paid, coins)).toEqual({
    state: 'verified',
    key,
    amount: 100n,
  })
  expect(judgePayout({ ...paid, from: admin, value: 101n }, coins)).toEqual({
    state: 'verified',
    key,
    amount: 101n,
  })
  expect(judgePayout(inTokens({}), tokens)).toEqual({
    state: 'verified',
    key: `${hash}:0`,
    amount: 100n,
  })
})

test('behavior: it waits for its block, and for the next', () => {
  expect(judgePayout({ ...paid, mined: null }, coins).state).toBe('sent')
  const fresh = { ...paid, mined: { ...mined, confirmations: 1 } }
  expect(judgePayout(fresh, coins).state).toBe('confirming')
})

test('behavior: two minutes of clocks that differ are no older payment', () => {
  const same = { ...paid, mined: { ...mined, at: 500_500 - 120_000 } }
  expect(judgePayout(same, coins).state).toBe('verified')
})

test.each<[string, PayoutFacts, PayoutAsked, string]>([
  [
    'it failed',
    { ...paid, mined: { ...mined, isReverted: true } },
    coins,
    'payout_reverted',
  ],
  ['no coins', { ...paid, value: 0n }, coins, 'payout_wrong_asset'],
  ['coins for tokens', paid, tokens, 'payout_wrong_asset'],
  [
    'another token',
    inTokens({ token: stranger }),
    tokens,
    'payout_wrong_asset',
  ],
  ['tokens for coins', inTokens({}), coins, 'payout_wrong_asset'],
  [
    'to someone else',
    { ...paid, to: stranger },
    coins,
    'payout_wrong_recipient',
  ],
  ['to a new contract', { ...paid, to: null }, coins, 'payout_wrong_recipient'],
  [
    'to a winner whose payments are fees',
    paid,
    { ...coins, treasury: winner },
    'bounty_treasury',
  ],
  [
    'the same, in no block yet',
    { ...paid, mined: null },
    { ...coins, treasury: winner },
    'bounty_treasury',
  ],
  [
    'tokens to someone else',
    inTokens({ to: author }),
    tokens,
    'payout_wrong_recipient',
  ],
  [
    'from someone else',
    { ...paid, from: stranger },
    coins,
    'payout_wrong_sender',
  ],
  [
    'tokens of someone else',
    inTokens({ from: stranger }),
    tokens,
    'payout_wrong_sender',
  ],
  ['a unit too little', { ...paid, value: 99n }, coins, 'payout_too_small'],
  [
    'a token unit too little',
    inTokens({ value: 99n }),
    tokens,
    'payout_too_small',
  ],
  [
    'before the award',
    { ...paid, mined: { ...mined, at: 500_499 - 120_000 } },
    coins,
    'payout_too_old',
  ],
  ['used', paid, { ...coins, used: new Set([`${hash}:value`]) }, 'payout_used'],
  [
    'used tokens',
    inTokens({}),
    { ...tokens, used: new Set([`${hash}:0`]) },
    'payout_used',
  ],
])('error: %s', (_, facts, asked, code) => {
  expect(judgePayout(facts, asked)).toEqual({ state: 'refused', code })
})

test('behavior: one transaction may pay several shares, each once', () => {
  const both = {
    ...inTokens({}),
    mined: {
      ...mined,
      transfers: [transfer, { ...transfer, logIndex: 5 }],
    },
  }
  const used = new Set([`${hash}:0`])
  expect(judgePayout(both, { ...tokens, used })).toMatchObject({
    key: `${hash}:1`,
  })
})

const large = { ...transfer, logIndex: 5, value: 300n }
const two: PayoutFacts = {
  ...inTokens({}),
  mined: { ...mined, transfers: [large, { ...transfer, logIndex: 6 }] },
}

test('behavior: a small share takes the small payment of two', () => {
  expect(judgePayout(two, tokens)).toMatchObject({ key: `${hash}:1` })
  const used = new Set([`${hash}:1`])
  expect(judgePayout(two, { ...tokens, share: 300n, used })).toMatchObject({
    key: `${hash}:0`,
    amount: 300n,
  })
})

test('behavior: a payment keeps its name where its block is another', () => {
  const moved = [large, transfer].map((each) => ({
    ...each,
    logIndex: each === large ? 19 : 40,
  }))
  const again = { ...two, mined: { ...mined, block: 9, transfers: moved } }
  expect(judgePayout(again, tokens)).toMatchObject({ key: `${hash}:1` })
})
