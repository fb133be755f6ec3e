import { describe, expect, test } from 'vitest'
import {
  hash,
  intent,
  otherIntentId,
  standing,
  swapped,
} from './swapping.fixture.ts'
import {
  doubtedOf,
  isRepeatable,
  type KnownOfSwap,
  nextOf,
  undoneOf,
  withFeePaid,
} from './swapping.next.ts'

const granted = { isGranted: true, isGrantedAll: true, isLeft: true }
const bare = { isGranted: false, isGrantedAll: false, isLeft: false }
const fee = (
  state: 'due' | 'confirming' | 'paid' | 'exempt',
  steps: KnownOfSwap['intent']['steps'] = {},
) => intent({ fee: { ...intent().fee, state }, steps })
const next = (more: Partial<KnownOfSwap>) =>
  nextOf({
    intent: intent(),
    grants: bare,
    live: {},
    settled: {},
    isRevokeWanted: false,
    isMoved: false,
    ...more,
  })
const ask = (step: string) => ({ kind: 'ask', step })
const other = `0x${'99'.repeat(32)}` as const

describe('default: what there is leads to the step', () => {
  test.each<[string, Partial<KnownOfSwap>, object]>([
    ['nothing is done', {}, ask('approve')],
    [
      'an approval is sent',
      { live: { approve: hash } },
      { kind: 'follow', step: 'approve', hash },
    ],
    ['it is approved', { grants: granted }, ask('fee')],
    [
      'it was swapped by a page that died, and the right to take is used up',
      { grants: bare, intent: fee('paid'), isMoved: true },
      { kind: 'await', step: 'swap' },
    ],
    [
      'all lies on the other side before the fee was paid',
      { grants: bare, isMoved: true },
      ask('approve'),
    ],
    [
      'the fee is sent, the approval gone',
      { live: { fee: hash } },
      { kind: 'follow', step: 'fee', hash },
    ],
    [
      'the fee was seen here, not by the server',
      { grants: granted, settled: { fee: hash } },
      { kind: 'await', step: 'fee' },
    ],
    [
      'S4.3.12 the server counts its blocks',
      { grants: granted, intent: fee('confirming') },
      { kind: 'await', step: 'fee' },
    ],
    [
      'the server has it in a block',
      {
        grants: granted,
        intent: fee('due', { fee: { hash, state: 'confirming' } }),
      },
      { kind: 'await', step: 'fee' },
    ],
    ['it is paid', { grants: granted, intent: fee('paid') }, ask('swap')],
    ['it is exempt', { grants: granted, intent: fee('exempt') }, ask('swap')],
    ['it is paid, the approval gone', { intent: fee('paid') }, ask('approve')],
    [
      'the swap is sent',
      { live: { swap: hash } },
      { kind: 'follow', step: 'swap', hash },
    ],
    [
      'the swap was seen here',
      { grants: null, settled: { swap: hash } },
      { kind: 'await', step: 'swap' },
    ],
    [
      'the server has the swap in a block',
      {
        grants: null,
        intent: fee('paid', { swap: { hash, state: 'confirming' } }),
      },
      { kind: 'await', step: 'swap' },
    ],
    ['it is swapped', { grants: null, intent: swapped }, { kind: 'done' }],
    [
      'it is swapped, to be revoked',
      { grants: granted, intent: swapped, isRevokeWanted: true },
      ask('revoke'),
    ],
    [
      'it is swapped and revoked',
      { grants: bare, intent: swapped, isRevokeWanted: true },
      { kind: 'done' },
    ],
    [
      'it is given up',
      { intent: intent({ state: 'cancelled' }) },
      { kind: 'ended' },
    ],
    ['it ran out', { intent: intent({ state: 'expired' }) }, { kind: 'ended' }],
    [
      'it was swapped without its fee',
      { intent: intent({ state: 'unpaid' }) },
      { kind: 'ended' },
    ],
    [
      'what was sent is followed after that too',
      { intent: intent({ state: 'cancelled' }), live: { swap: hash } },
      { kind: 'follow', step: 'swap', hash },
    ],
  ])('%s', (_, known, wanted) => expect(next(known)).toEqual(wanted))
})

describe('error: what was paid', () => {
  const failed = (at: typeof hash) =>
    fee('due', {
      fee: { hash: at, state: 'failed', fault: 'swap_fee_wrong_amount' },
    })

  test('pays nothing: it is not paid again under this swap', () =>
    expect(
      next({ grants: granted, settled: { fee: hash }, intent: failed(hash) }),
    ).toEqual({ kind: 'feeFaulty' }))
  test('another one that failed says nothing of it', () =>
    expect(
      next({ grants: granted, settled: { fee: hash }, intent: failed(other) }),
    ).toEqual({ kind: 'await', step: 'fee' }))
})

describe('a swap that was seen in a block', () => {
  const settled = { swap: hash }
  const said = (at: typeof hash, more: Parameters<typeof intent>[0] = {}) =>
    intent({
      steps: { swap: { hash: at, state: 'failed', fault: 'swap_replaced' } },
      ...more,
    })

  test('behavior: is undone where the server says that it failed', () =>
    expect(undoneOf({ intent: said(hash), settled })).toBe(hash))
  test.each<[string, KnownOfSwap['intent']]>([
    ['nothing is said of it', intent()],
    ['another one failed', said(other)],
    ['another with its number did it', said(hash, { state: 'swapped' })],
  ])('behavior: is not where %s', (_, known) =>
    expect(undoneOf({ intent: known, settled })).toBeNull(),
  )
  test('behavior: is not where none was seen', () =>
    expect(undoneOf({ intent: said(hash), settled: {} })).toBeNull())
})

describe('what was seen in a block, and the server knows in none', () => {
  const settled = { fee: hash, swap: other }
  const steps = (state: 'sent' | 'confirming' | 'failed') => ({
    fee: { hash, state },
    swap: { hash: other, state },
  })

  test('behavior: is doubted while it is sent, or not named', () => {
    for (const known of [intent(), intent({ steps: steps('sent') })]) {
      expect(doubtedOf({ intent: known, settled }, 'fee')).toBe(hash)
      expect(doubtedOf({ intent: known, settled }, 'swap')).toBe(other)
    }
  })
  test.each<[string, KnownOfSwap['intent']]>([
    ['in a block', intent({ steps: steps('confirming') })],
    ['known to have failed', intent({ steps: steps('failed') })],
    ['over', intent({ state: 'cancelled' })],
    ['done', swapped],
  ])('behavior: is not where it is %s', (_, known) => {
    expect(doubtedOf({ intent: known, settled }, 'fee')).toBeNull()
    expect(doubtedOf({ intent: known, settled }, 'swap')).toBeNull()
  })
  test('behavior: a fee that the server counts is not; the swap after it is', () => {
    const known = fee('paid')
    expect(doubtedOf({ intent: known, settled }, 'fee')).toBeNull()
    expect(doubtedOf({ intent: known, settled }, 'swap')).toBe(other)
  })
  test('behavior: is not where nothing was seen', () =>
    expect(doubtedOf({ intent: intent(), settled: {} }, 'swap')).toBeNull())
})

test('behavior: all but a fee that is asked for may be sent again', () => {
  const states = ['open', 'paid', 'swapped', 'cancelled', 'expired'] as const
  const may = (step: 'approve' | 'fee' | 'swap' | 'revoke') =>
    states.filter((state) => isRepeatable(step, intent({ state })))
  expect(may('fee')).toEqual(['cancelled', 'expired'])
  for (const step of ['approve', 'swap', 'revoke'] as const)
    expect(may(step)).toEqual(states)
})

describe('a swap that has ended', () => {
  const ended = standing({ intent: intent({ state: 'cancelled' }) })

  test('default: its payment is let go of, and known to have been made', () => {
    const { intent: told } = withFeePaid(ended, fee('paid'))
    expect(told).toMatchObject({ state: 'cancelled', fee: { state: 'paid' } })
    const late = withFeePaid(ended, fee('confirming'))
    expect(late.intent.fee.state).toBe('confirming')
  })

  test('behavior: what was never paid, or for another, is not', () => {
    expect(withFeePaid(ended, fee('due'))).toBe(ended)
    expect(withFeePaid(ended)).toBe(ended)
    const other = { ...fee('paid'), id: otherIntentId }
    expect(withFeePaid(ended, other)).toBe(ended)
  })
})
