import { describe, expect, test } from 'vitest'
import {
  facts,
  hashOf,
  intent,
  log,
  minute,
  other,
  payer,
  token,
} from '../../../dev/testing/fees.ts'
import type { FeeIntent, TransferLog } from './fees.types.ts'
import { type FeeFacts, feeKey, matchFees } from './matchFees.ts'

const match = (change: Partial<FeeFacts>) => matchFees(facts(change))
const decide = (change: Partial<FeeFacts>, id = 'i') =>
  match(change).decisions.get(id)
const one = log()
const named = intent({ hash: one.hash })

describe('fees: confirmed', () => {
  test.each<[string, FeeIntent, TransferLog]>([
    ['by payer and amount', intent(), one],
    ['by the hash that its payer named', named, one],
    ['in any case', intent({ hash: hashOf('A') }), log({ hash: hashOf('a') })],
    ['of a wallet that sped it up', intent({ hash: hashOf('9') }), one],
    ['in the block that it was made at', intent(), log({ block: 10 })],
    ['at the last moment', intent(), log({ at: 30 * minute - 1 })],
  ])('default: %s', (_, of, log) => {
    const { decisions, credits } = match({ intents: [of], logs: [log] })
    expect(decisions.get('i')).toEqual({ status: 'confirmed', log })
    expect(credits).toEqual([])
  })

  test('R6.3 an exempt payer pays nothing', () => {
    const exempt = intent({ isExempt: true })
    expect(match({ intents: [exempt], logs: [one] })).toMatchObject({
      decisions: new Map([['i', { status: 'confirmed', log: null }]]),
      credits: [{ amount: 100n }],
    })
  })

  test('behavior: a payment before the end counts, read ever so late', () => {
    const late = { intents: [intent()], logs: [one], readTo: 99 * minute }
    expect(decide(late)).toMatchObject({ status: 'confirmed' })
  })

  test('behavior: what is more than was asked for is a credit', () => {
    const more = log({ value: 130n })
    expect(match({ intents: [intent()], logs: [more] }).credits).toEqual([
      { payer, token, amount: 30n, log: more, why: 'over' },
    ])
  })

  test('behavior: the exact sum first', () => {
    const dear = intent({ id: 'j', createdBlock: 11, amount: 200n })
    const logs = [log({ value: 200n }), log({ value: 100n, logIndex: 1 })]
    const { decisions, credits } = match({ intents: [intent(), dear], logs })
    expect(decisions.get('i')).toMatchObject({ log: logs[1] })
    expect(decisions.get('j')).toMatchObject({ log: logs[0] })
    expect(credits).toEqual([])
  })

  test('behavior: each has the payment that it names, others what is left', () => {
    const second = log({ hash: hashOf('2'), block: 13 })
    const intents = [
      intent(),
      intent({ id: 'j', hash: second.hash }),
      intent({ id: 'k', hash: one.hash }),
    ]
    const { decisions } = match({ intents, logs: [one, second] })
    expect(decisions.get('j')).toMatchObject({ log: second })
    expect(decisions.get('k')).toMatchObject({ log: one })
    expect(decisions.get('i')).toMatchObject({ code: 'fee_required' })
  })

  test('behavior: one that names no hash comes before one that waits for its own', () => {
    const intents = [intent({ hash: hashOf('9') }), intent({ id: 'j' })]
    const { decisions } = match({ intents, logs: [one] })
    expect(decisions.get('j')).toMatchObject({ status: 'confirmed' })
    expect(decisions.get('i')).toMatchObject({ status: 'waiting', have: 0 })
  })

  test('behavior: two payments in one transaction are two', () => {
    const intents = [intent(), intent({ id: 'j' })]
    const logs = [one, log({ logIndex: 1 })]
    const { decisions } = match({ intents, logs })
    expect([...decisions.values()]).toMatchObject([
      { log: logs[0] },
      { log: logs[1] },
    ])
  })
})

describe('fees: waiting', () => {
  test.each([
    [
      'one block',
      { intents: [intent()], logs: [log({ confirmations: 1 })] },
      1,
    ],
    ['no block yet', { intents: [named] }, 0],
    [
      'what is wrong, in a block that may go',
      { intents: [named], logs: [log({ value: 1n, confirmations: 1 })] },
      1,
    ],
  ])('error: 409 fee_unconfirmed: %s', (_, change, have) => {
    const found = match(change)
    expect(found.decisions.get('i')).toMatchObject({
      status: 'waiting',
      code: 'fee_unconfirmed',
      have,
      need: 2,
    })
    expect(found.credits).toEqual([])
  })

  test('parameters: so many blocks', () => {
    const deep = { intents: [intent()], logs: [one], confirmations: 3 }
    expect(decide(deep)).toMatchObject({ have: 2, need: 3 })
  })

  test('behavior: a payment that waits is nobody else’s', () => {
    const intents = [intent(), intent({ id: 'j' })]
    const logs = [log({ confirmations: 1 })]
    const { decisions, unsettled } = match({ intents, logs })
    expect(decisions.get('j')).toMatchObject({ code: 'fee_required' })
    expect(unsettled).toEqual([])
  })
})

describe('fees: refused', () => {
  const code = (change: Partial<FeeFacts>) => {
    const decision = decide(change)
    return decision?.status === 'refused' ? decision.code : decision
  }

  test('error: 402 fee_required: nothing was paid', () => {
    expect(code({ intents: [intent()] })).toBe('fee_required')
    const strange = [log({ from: other }), log({ value: 99n, logIndex: 1 })]
    expect(code({ intents: [intent()], logs: strange })).toBe('fee_required')
  })

  test.each<[string, Partial<TransferLog>]>([
    ['fee_wrong_token', { token: other }],
    ['fee_wrong_recipient', { to: other }],
    ['fee_wrong_sender', { from: other }],
    ['fee_too_small', { value: 99n }],
    ['fee_too_old', { block: 9 }],
    ['fee_too_late', { at: 30 * minute }],
  ])('error: 409 %s', (expected, change) => {
    expect(code({ intents: [named], logs: [log(change)] })).toBe(expected)
  })

  test('error: 409 fee_too_small: the nearest log speaks for its transaction', () => {
    const logs = [log({ token: other }), log({ value: 9n, logIndex: 1 })]
    expect(code({ intents: [named], logs })).toBe('fee_too_small')
  })

  test('error: 409 fee_reverted, fee_no_transfer', () => {
    const reverted = new Map([[one.hash, 'reverted' as const]])
    const empty = new Map([[one.hash, 'succeeded' as const]])
    expect(code({ intents: [named], receipts: reverted })).toBe('fee_reverted')
    const capitals = intent({ hash: hashOf('A') })
    const receipts = new Map([[hashOf('a'), 'reverted' as const]])
    expect(code({ intents: [capitals], receipts })).toBe('fee_reverted')
    expect(code({ intents: [named], receipts: empty })).toBe('fee_no_transfer')
  })

  test('error: 409 fee_used: it has paid before, or pays for another', () => {
    const used = new Set([feeKey(one)])
    expect(code({ intents: [named], logs: [one], used })).toBe('fee_used')
    const first = intent({ id: 'h', hash: one.hash })
    expect(code({ intents: [first, named], logs: [one] })).toBe('fee_used')
  })

  test('behavior: a payment that a reorg moves within its block stays used', () => {
    const moved = log({ logIndex: 7, receiptIndex: one.receiptIndex })
    const used = new Set([feeKey(one)])
    expect(match({ logs: [moved], used })).toMatchObject({ credits: [] })
    expect(code({ intents: [named], logs: [moved], used })).toBe('fee_used')
    const second = log({ logIndex: 7, receiptIndex: 1 })
    expect(match({ logs: [second], used }).credits).toHaveLength(1)
  })

  test('error: 409 fee_expired: by what was read, not by the clock', () => {
    const late = log({ at: 30 * minute })
    const open = { intents: [intent()], logs: [late] }
    expect(code({ ...open, readTo: 30 * minute - 1 })).toBe('fee_required')
    expect(code({ ...open, readTo: 30 * minute })).toBe('fee_expired')
    expect(match({ ...open, readTo: 30 * minute }).credits).toMatchObject([
      { log: late, why: 'unmatched' },
    ])
  })

  test.each(['consumed', 'failed', 'expired', 'credited'] as const)(
    'error: 409 fee_closed: one that is %s takes no money',
    (state) => {
      const found = match({ intents: [intent({ state })], logs: [one] })
      expect(found.decisions.get('i')).toMatchObject({ code: 'fee_closed' })
      expect(found.credits).toMatchObject([{ amount: 100n }])
    },
  )

  test('behavior: who names the payment of another does not get it', () => {
    const thief = intent({ id: 'thief', payer: other, hash: one.hash })
    const { decisions } = match({ intents: [thief, intent()], logs: [one] })
    expect(decisions.get('thief')).toMatchObject({ code: 'fee_wrong_sender' })
    expect(decisions.get('i')).toMatchObject({ status: 'confirmed' })
  })
})

describe('fees: credits', () => {
  test('default: what nobody asked for', () => {
    expect(match({ logs: [one] }).credits).toEqual([
      { payer, token, amount: 100n, log: one, why: 'unmatched' },
    ])
  })

  test.each<[string, Partial<FeeFacts>]>([
    ['used before', { logs: [one], used: new Set([feeKey(one)]) }],
    ['of another token', { logs: [log({ token: other })] }],
    ['to somebody else', { logs: [log({ to: other })] }],
    ['of nothing', { logs: [log({ value: 0n })] }],
  ])('behavior: none for a transfer %s', (_, change) => {
    expect(match(change)).toMatchObject({ credits: [], unsettled: [] })
  })

  test('behavior: not before enough blocks hold it', () => {
    const young = log({ confirmations: 1 })
    const found = match({ logs: [young] })
    expect(found).toMatchObject({ credits: [], unsettled: [young] })
  })

  test('behavior: one that was read twice is one', () => {
    expect(match({ logs: [one, log()] }).credits).toHaveLength(1)
  })
})
