import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { describeMachine } from '../../dev/testing/describeMachine.ts'
import { type FakeLogic, fakeActors, fakeClock } from '../testing/index.ts'
import {
  type PaymentEmitted,
  type PaymentEvent,
  type PaymentRequest,
  paymentFailure,
  paymentMachine,
  type SentPayment,
  toPaymentResult,
  toPaymentView,
} from './index.ts'

const payer = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const admin = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const other = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const hash = `0x${'ab'.repeat(32)}` as const

const token: PaymentRequest = {
  id: 'proposal-1',
  kind: 'token',
  amount: 100n,
  payer,
  to: admin.toLowerCase() as `0x${string}`,
}
const native: PaymentRequest = { ...token, id: 'swap-1', kind: 'native' }
const ok = <T>(value: T) => ({ ok: true as const, value })
const failed = {
  ok: false as const,
  failure: paymentFailure('payment.rejected'),
}
const sent = (stage: SentPayment['stage']): SentPayment => ({
  request: token,
  stage,
  hash,
})
const running = ['payment.start', 'payment.retry', 'payment.dismiss']
const facts = ['account.changed', 'chain.changed', 'payment.cancel']

const walk = describeMachine(paymentMachine, {
  inputs: [
    { chainId: 25 },
    { chainId: 25, request: token },
    { chainId: 25, recall: token.id },
  ],
  events: [
    { type: 'payment.start', request: token },
    { type: 'payment.start', request: native },
    { type: 'payment.retry' },
    { type: 'payment.dismiss' },
    { type: 'payment.cancel' },
    { type: 'account.changed', address: other },
    { type: 'account.changed', address: null },
    { type: 'account.changed', address: payer.toLowerCase() as `0x${string}` },
    { type: 'chain.changed', chainId: 1 },
    { type: 'chain.changed', chainId: 25 },
  ],
  outputs: {
    readSent: {
      nothing: null,
      approval: sent('approval'),
      transfer: sent('transfer'),
    },
    lookUpAdmin: {
      admin: ok(admin),
      ourselves: ok(payer.toLowerCase()),
      'another one': ok(other),
      failed,
    },
    readAllowance: { enough: ok(100n), 'too little': ok(99n), failed },
    approve: { sent: ok(hash), failed },
    transfer: { sent: ok(hash), failed },
    confirm: { confirmed: ok(hash), failed },
  },
  key: ({ request, admin: to, failure }) => [
    request?.kind,
    to !== null,
    failure !== null,
  ],
  ignored: {
    restoring: [
      'payment.retry',
      'payment.dismiss',
      'account.changed',
      'chain.changed',
    ],
    idle: ['payment.retry', 'payment.dismiss', ...facts],
    paying: running,
    confirmingTransfer: [...running, ...facts],
    settled: ['payment.retry', ...facts],
    failed: facts,
  },
})

function run() {
  const clock = fakeClock()
  const machine = paymentMachine.provide({ actors: fakeActors(paymentMachine) })
  const actor = createActor(machine, { clock, input: { chainId: 25 } })
  const emitted: PaymentEmitted[] = []
  const asked: { src: unknown; input: unknown }[] = []
  actor.on('*', (event) => emitted.push(event))
  actor.start()
  const settle = (id: string, output: unknown) => {
    type Fake = {
      getSnapshot: () => { input: unknown }
      send: (event: Parameters<FakeLogic['transition']>[1]) => void
    }
    const child = (actor.getSnapshot().children as Record<string, Fake>)[id]
    if (!child) throw new Error(`${id} was not asked`)
    asked.push({ src: id, input: child.getSnapshot().input })
    child.send({ type: 'fake.done', output })
  }
  const send = (event: PaymentEvent) => actor.send(event)
  const start = (request: PaymentRequest) => {
    settle('readSent', null)
    send({ type: 'payment.start', request })
    settle('readSent', null)
  }
  const view = () => toPaymentView(actor.getSnapshot())
  const result = () => toPaymentResult(view())
  return { asked, clock, emitted, result, send, settle, start, view }
}

test('behavior: every state has a view', () => {
  const statuses = new Set(
    walk.snapshots.map((each) => toPaymentView(each as never).status),
  )
  expect([...statuses].sort()).toEqual([
    'approving',
    'checkingAllowance',
    'confirmingApproval',
    'confirmingTransfer',
    'failed',
    'idle',
    'lookingUpAdmin',
    'settled',
    'transferring',
  ])
})

describe('behavior: given up while it still looks for what was sent', () => {
  test.each([
    ['nothing', null],
    ['an approval', sent('approval')],
  ])('%s was: no wallet is asked, until somebody tries again', (_, found) => {
    const { emitted, send, settle, view } = run()
    settle('readSent', null)
    send({ type: 'payment.start', request: token })
    send({ type: 'payment.cancel' })
    settle('readSent', found)
    const failure = paymentFailure('payment.cancelled')
    expect(view()).toMatchObject({ status: 'failed', failure })
    expect(emitted).toEqual([
      { type: 'payment.failed', request: token, failure },
    ])
    send({ type: 'payment.retry' })
    settle('readSent', null)
    expect(view().status).toBe('lookingUpAdmin')
  })

  test('a transfer was: it is followed, and no failure is left', () => {
    const { result, send, settle, view } = run()
    settle('readSent', null)
    send({ type: 'payment.start', request: token })
    send({ type: 'payment.cancel' })
    settle('readSent', sent('transfer'))
    expect(view()).toMatchObject({ status: 'confirmingTransfer', hash })
    settle('confirm', ok(hash))
    expect(result()).toEqual({ success: true, hash })
  })
})

describe('default: R4.10', () => {
  test('a token fee: allowance, approval, transfer, one confirmation', () => {
    const { asked, emitted, result, settle, start, view } = run()
    start(token)
    settle('lookUpAdmin', ok(admin))
    expect(view().status).toBe('checkingAllowance')
    settle('readAllowance', ok(0n))
    settle('approve', ok(hash))
    expect(view()).toMatchObject({ status: 'confirmingApproval', hash })
    settle('confirm', ok(hash))
    settle('transfer', ok(hash))
    expect(view()).toMatchObject({ status: 'confirmingTransfer', hash })
    expect(result()).toBeNull()
    settle('confirm', ok(hash))
    expect(result()).toEqual({ success: true, hash })
    expect(emitted).toEqual([
      // Before the confirmation: the hash is all that the server needs.
      { type: 'payment.sent', intent: token.id, hash, payer },
      {
        type: 'payment.settled',
        request: token,
        result: { success: true, hash },
      },
    ])
    expect(asked.find(({ src }) => src === 'transfer')?.input).toEqual({
      request: token,
      to: admin,
    })
  })

  test('a native fee needs no allowance', () => {
    const { asked, result, settle, start } = run()
    start(native)
    settle('lookUpAdmin', ok(admin))
    settle('transfer', ok(hash))
    settle('confirm', ok(hash))
    expect(result()).toEqual({ success: true, hash })
    expect(asked.map(({ src }) => src)).not.toContain('readAllowance')
  })

  test('the mined hash counts, not the one that was sent', () => {
    const faster = `0x${'cd'.repeat(32)}`
    const { result, settle, start } = run()
    start(native)
    settle('lookUpAdmin', ok(admin))
    settle('transfer', ok(hash))
    settle('confirm', ok(faster))
    expect(result()).toEqual({ success: true, hash: faster })
  })

  test('an enough allowance is not asked for again (R5.9)', () => {
    const { settle, start, view } = run()
    start(token)
    settle('lookUpAdmin', ok(admin))
    settle('readAllowance', ok(100n))
    expect(view().status).toBe('transferring')
  })
})

describe('behavior: the primary admin', () => {
  test('pays nothing, whatever the letter case (R6.3)', () => {
    const { asked, result, settle, start } = run()
    start({ ...token, payer: admin.toUpperCase().replace('X', 'x') as never })
    settle('lookUpAdmin', ok(admin))
    expect(result()).toEqual({
      success: true,
      hash: 'admin-exempt',
      exempt: true,
    })
    expect(asked.map(({ src }) => src)).toEqual([
      'readSent',
      'readSent',
      'lookUpAdmin',
    ])
  })
})

describe('error', () => {
  test('an intent that names another destination sends nothing', () => {
    const { result, settle, start } = run()
    start(token)
    settle('lookUpAdmin', ok(other))
    expect(result()).toMatchObject({
      success: false,
      code: 'payment.adminWalletMismatch',
    })
  })

  test('no receipt in three minutes: the text, and no second payment (R5.8)', () => {
    const { asked, clock, result, send, settle, start, view } = run()
    start(native)
    settle('lookUpAdmin', ok(admin))
    settle('transfer', ok(hash))
    clock.advance(179_999)
    expect(view().status).toBe('confirmingTransfer')
    clock.advance(1)
    expect(result()).toEqual({
      success: false,
      error: 'Transaction receipt not available',
      code: 'payment.receiptMissing',
    })
    send({ type: 'payment.retry' })
    settle('readSent', { request: native, stage: 'transfer', hash })
    settle('confirm', ok(hash))
    expect(result()).toEqual({ success: true, hash })
    expect(asked.filter(({ src }) => src === 'transfer')).toHaveLength(1)
  })

  test.each([
    [{ type: 'account.changed', address: other }, 'payment.accountChanged'],
    [{ type: 'account.changed', address: null }, 'payment.accountChanged'],
    [{ type: 'chain.changed', chainId: 1 }, 'payment.wrongChain'],
    [{ type: 'payment.cancel' }, 'payment.cancelled'],
  ] as const)('%o in the middle stops before money moves', (event, code) => {
    const { emitted, result, send, settle, start } = run()
    start(token)
    settle('lookUpAdmin', ok(admin))
    settle('readAllowance', ok(0n))
    send(event)
    expect(result()).toMatchObject({ success: false, code })
    expect(emitted).toMatchObject([{ type: 'payment.failed' }])
  })
})

describe('behavior: a reload', () => {
  test('resumes a transfer and sends nothing', () => {
    const { asked, emitted, result, settle, view } = run()
    expect(view()).toEqual({ status: 'idle' })
    settle('readSent', sent('transfer'))
    const { id: intent } = token
    expect(emitted).toEqual([{ type: 'payment.sent', intent, hash, payer }])
    expect(view()).toMatchObject({ status: 'confirmingTransfer', hash })
    settle('confirm', ok(hash))
    expect(result()).toEqual({ success: true, hash })
    expect(asked.map(({ src }) => src)).toEqual(['readSent', 'confirm'])
  })

  test('after an approval nothing happens until somebody asks', () => {
    const { send, settle, view } = run()
    settle('readSent', sent('approval'))
    expect(view()).toEqual({ status: 'idle' })
    send({ type: 'payment.start', request: token })
    settle('readSent', sent('approval'))
    expect(view()).toMatchObject({ status: 'confirmingApproval', hash })
    settle('confirm', ok(hash))
    expect(view().status).toBe('lookingUpAdmin')
  })
})
