import { describe, expect, test } from 'vitest'
import {
  type FeePaid,
  type SwapDone,
  type SwapIntentFacts,
  settleSwaps,
  swapLimits,
} from './index.ts'

const { intentFor, creditFor, lateFor } = swapLimits
const hash = (digit: string) => `0x${digit.repeat(64)}` as const
const start = 10 ** 12

const intent = (more: Partial<SwapIntentFacts> = {}): SwapIntentFacts => ({
  id: 'one',
  mode: 'redeem',
  ids: ['1', '2'],
  isExempt: false,
  isEnded: false,
  createdBlock: 100,
  createdAt: start,
  expiresAt: start + intentFor,
  feeHash: null,
  swapHash: null,
  isSwapFailed: false,
  paidBy: null,
  swappedBy: null,
  ...more,
})
const paid = (more: Partial<FeePaid> = {}): FeePaid => ({
  hash: hash('a'),
  block: 101,
  at: start + 1_000,
  confirmations: 2,
  ...more,
})
const done = (more: Partial<SwapDone> = {}): SwapDone => ({
  key: 'swap',
  hash: hash('5'),
  block: 102,
  at: start + 2_000,
  mode: 'redeem',
  ids: ['2', '1'],
  confirmations: 2,
  ...more,
})
const settle = (
  intents: SwapIntentFacts[],
  payments: FeePaid[] = [],
  events: SwapDone[] = [],
  readTo = start + 10_000,
) => settleSwaps({ intents, payments, events, readTo })
const stateOf = (...facts: Parameters<typeof settle>) =>
  settle(...facts).decisions.get('one')

describe('a fee', () => {
  test('default: due, confirming, paid', () => {
    expect(stateOf([intent()])).toMatchObject({ state: 'open', paidBy: null })
    const one = [paid({ confirmations: 1 })]
    expect(stateOf([intent()], one)).toMatchObject({
      state: 'open',
      paidBy: hash('a'),
    })
    expect(stateOf([intent()], [paid()])).toEqual({
      state: 'paid',
      paidBy: hash('a'),
      isByCredit: false,
      swappedBy: null,
    })
  })
  test('behavior: found although the page died before it told the hash', () => {
    const named = intent({ feeHash: hash('f') })
    expect(stateOf([named], [paid()])?.paidBy).toBe(hash('a'))
  })
  test('behavior: who is exempt holds no payment', () => {
    expect(stateOf([intent({ isExempt: true })], [paid()])).toMatchObject({
      state: 'paid',
      paidBy: null,
    })
  })
  test('behavior: an older one that nothing used pays, as a credit', () => {
    const old = paid({ block: 50, at: start - creditFor + 1 })
    expect(stateOf([intent()], [old])).toMatchObject({
      state: 'paid',
      isByCredit: true,
    })
    const lapsed = paid({ block: 50, at: start - creditFor })
    expect(stateOf([intent()], [lapsed])?.state).toBe('open')
    expect(settle([intent()], [lapsed]).credits).toEqual([])
  })
  test('behavior: what was in the block that it was made at was there before', () => {
    const same = paid({ block: 100 })
    expect(stateOf([intent()], [same])?.isByCredit).toBe(true)
    expect(stateOf([intent()], [paid({ block: 101 })])?.isByCredit).toBe(false)
    // Unless it is the one that is meant.
    const named = intent({ feeHash: same.hash })
    expect(stateOf([named], [same])?.isByCredit).toBe(false)
  })
  test('behavior: one payment, one swap', () => {
    const two = [intent(), intent({ id: 'two' })]
    const { decisions } = settle(two, [paid()])
    expect([...decisions.values()].map(({ state }) => state).sort()).toEqual([
      'open',
      'paid',
    ])
  })
  test('behavior: the payment that is named goes to who names it', () => {
    const two = [intent(), intent({ id: 'two', feeHash: hash('a') })]
    expect(settle(two, [paid()]).decisions.get('two')?.state).toBe('paid')
  })
  test('behavior: what is held stays, although another names it', () => {
    const two = [
      intent({ paidBy: hash('a') }),
      intent({ id: 'two', feeHash: hash('a') }),
    ]
    expect(settle(two, [paid()]).decisions.get('one')?.state).toBe('paid')
  })
  test('error: a payment that is gone pays nothing any more', () => {
    expect(stateOf([intent({ paidBy: hash('a') })])?.state).toBe('open')
  })
})

describe('a credit', () => {
  test('default: a fee whose swap was given up, for thirty days', () => {
    const ended = intent({ isEnded: true })
    const { decisions, credits } = settle([ended], [paid()])
    expect(decisions.get('one')).toMatchObject({ state: 'ended', paidBy: null })
    expect(credits).toEqual([paid()])
    const later = start + 1_000 + creditFor
    expect(settle([ended], [paid()], [], later - 1).credits).toHaveLength(1)
    expect(settle([ended], [paid()], [], later).credits).toEqual([])
  })
  test('default: a fee whose swap was not made in time', () => {
    const over = start + intentFor
    const held = intent({ paidBy: hash('a') })
    expect(stateOf([held], [paid()], [], over - 1)?.state).toBe('paid')
    const { decisions, credits } = settle([held], [paid()], [], over)
    expect(decisions.get('one')).toMatchObject({
      state: 'expired',
      paidBy: null,
    })
    expect(credits).toHaveLength(1)
  })
  test('behavior: a swap that was sent is waited for, unless it failed', () => {
    const sent = { paidBy: hash('a'), swapHash: hash('5') }
    const over = start + intentFor
    expect(stateOf([intent(sent)], [paid()], [], over)?.state).toBe('paid')
    expect(stateOf([intent(sent)], [paid()], [], over + lateFor)?.state).toBe(
      'expired',
    )
    const failed = intent({ ...sent, isSwapFailed: true })
    expect(stateOf([failed], [paid()], [], over)?.state).toBe('expired')
  })
})

describe('a swap', () => {
  test('default: done by the event, in enough blocks', () => {
    const shallow = [done({ confirmations: 1 })]
    expect(stateOf([intent()], [paid()], shallow)?.state).toBe('paid')
    expect(stateOf([intent()], [paid()], [done()])).toMatchObject({
      state: 'swapped',
      swappedBy: 'swap',
    })
  })
  test('behavior: a redeem may bring fewer, a deposit may not', () => {
    const fewer = [done({ ids: ['2'] })]
    expect(stateOf([intent()], [paid()], fewer)?.state).toBe('swapped')
    const given = [done({ ids: ['2'], mode: 'deposit' })]
    const deposit = intent({ mode: 'deposit' })
    expect(stateOf([deposit], [paid()], given)?.state).not.toBe('swapped')
  })
  test('behavior: replaced by another transaction it is the same swap', () => {
    const named = intent({ swapHash: hash('6') })
    expect(stateOf([named], [paid()], [done()])?.state).toBe('swapped')
  })
  test('behavior: an event that a reorg put elsewhere is the same swap', () => {
    const was = intent({ swappedBy: 'before', paidBy: hash('a') })
    const moved = [done({ block: 104 })]
    expect(stateOf([was], [paid()], moved)?.swappedBy).toBe('swap')
  })
  test('behavior: one that a reorg took away is to be made again', () => {
    const was = intent({ swappedBy: 'swap', paidBy: hash('a') })
    expect(stateOf([was], [paid()])).toMatchObject({
      state: 'paid',
      swappedBy: null,
    })
  })
  test('behavior: given up, and made all the same: its fee is used', () => {
    const ended = intent({ isEnded: true })
    const { decisions, credits } = settle([ended], [paid()], [done()])
    expect(decisions.get('one')?.state).toBe('swapped')
    expect(credits).toEqual([])
  })
  test('error: without its fee it is not accepted', () => {
    expect(stateOf([intent()], [], [done()])?.state).toBe('unpaid')
    const one = [paid({ confirmations: 1 })]
    expect(stateOf([intent()], one, [done()])?.state).toBe('open')
  })
  test.each<[string, Partial<SwapDone>]>([
    ['of other NFTs', { ids: ['1', '3'] }],
    ['the other way', { mode: 'deposit' }],
    ['of before', { block: 100 }],
    ['of NFTs that were not noted', { ids: null }],
  ])('error: an event %s is not this swap', (_, more) => {
    const { decisions, strays } = settle([intent()], [paid()], [done(more)])
    expect(decisions.get('one')?.state).toBe('paid')
    expect(strays).toEqual([{ event: 'swap', paidBy: null }])
  })
})

describe('a swap that nobody asked for here', () => {
  test('default: uses a fee that was paid before it', () => {
    const { strays, credits } = settle([], [paid()], [done()])
    expect(strays).toEqual([{ event: 'swap', paidBy: hash('a') }])
    expect(credits).toEqual([])
  })
  test('behavior: none that was paid later, or that an intent holds', () => {
    const later = settle([], [paid({ block: 103 })], [done()])
    expect(later.strays).toEqual([{ event: 'swap', paidBy: null }])
    expect(later.credits).toHaveLength(1)
    const held = [intent({ mode: 'deposit', paidBy: hash('a') })]
    expect(settle(held, [paid()], [done()]).strays[0]?.paidBy).toBeNull()
  })
})
