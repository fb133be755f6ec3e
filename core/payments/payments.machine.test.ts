import { describe, expect, test } from 'vitest'
import { createActor, fromCallback } from 'xstate'
import { describeMachine } from '../../dev/testing/describeMachine.ts'
import { type PaymentRequest, paymentFailure } from '../payment/index.ts'
import { fakeActors, fakeLogic } from '../testing/index.ts'
import {
  type PaymentsEmitted,
  type PaymentsEvent,
  paymentsMachine,
  toPaymentsView,
} from './index.ts'

const payer = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const hash = `0x${'ab'.repeat(32)}` as const
const faster = `0x${'cd'.repeat(32)}` as const
const one: PaymentRequest = {
  id: 'one',
  kind: 'token',
  amount: 100n,
  payer,
  label: 'Feed the reef',
}
const two: PaymentRequest = { ...one, id: 'two', kind: 'native' }
const failure = paymentFailure('payment.rejected')
const success = { success: true, hash } as const
const exempt = { success: true, hash: 'admin-exempt', exempt: true } as const

/** The machine of a fee is a fake: what it would tell is sent by hand. */
const machine = paymentsMachine.provide({
  actors: { payment: fakeLogic as never },
})

const sent = (intent: string): PaymentsEvent => ({
  type: 'payment.sent',
  intent,
  hash,
  payer,
})
const moved = (
  intent: string,
  view: Extract<PaymentsEvent, { type: 'payment.moved' }>['view'],
): PaymentsEvent => ({ type: 'payment.moved', intent, view })
const failed = (request: PaymentRequest): PaymentsEvent[] => [
  { type: 'payment.failed', request, failure },
  moved(request.id, { status: 'failed', request, failure }),
]

/** What the chart does with these does not depend on anything. */
const plain: PaymentsEvent[] = [
  { type: 'payments.cancel' },
  { type: 'payments.resume' },
  { type: 'account.changed', address: null },
  { type: 'chain.changed', chainId: 1 },
  { type: 'payment.settled', request: one, result: success },
  { type: 'payment.settled', request: one, result: exempt },
  { type: 'report.owed', intent: 'one', hash },
  { type: 'report.answered', intent: 'one', hash, answer: 'acknowledged' },
  { type: 'payment.failed', request: one, failure },
]
const situated: PaymentsEvent[] = [
  { type: 'payments.start', request: one },
  { type: 'payments.start', request: two },
  { type: 'payments.retry', intent: 'one' },
  { type: 'payments.dismiss', intent: 'one' },
  sent('one'),
  moved('one', { status: 'failed', request: one, failure }),
]

describeMachine(machine, {
  inputs: [{ chainId: 25 }],
  events: ({ context }) =>
    Object.keys(context.rows).length ? situated : [...situated, ...plain],
  outputs: { readUnsettled: { none: [], some: ['old'] } },
  key: ({ rows, prompting }) => [prompting, rows.one?.status, rows.two?.status],
  // It is what loads the machine, which recalls by itself.
  ignored: { '*': ['payments.resume'] },
})

function run(recalled: string[] = []) {
  const actor = createActor(machine.provide({ actors: fakeActors(machine) }), {
    input: { chainId: 25 },
  })
  const emitted: PaymentsEmitted[] = []
  actor.on('*', (fact) => emitted.push(fact))
  actor.start()
  type Fake = {
    getSnapshot: () => { input?: unknown; status: string }
    send: (event: { type: string; output?: unknown }) => void
  }
  const child = (id: string) =>
    (actor.getSnapshot().children as Record<string, Fake>)[id]
  child('readUnsettled')?.send({ type: 'fake.done', output: recalled })
  const send = (...events: PaymentsEvent[]) => {
    for (const event of events) actor.send(event)
  }
  const rows = () => toPaymentsView(actor.getSnapshot())
  return { child, emitted, rows, send }
}
const start = (request: PaymentRequest): PaymentsEvent => ({
  type: 'payments.start',
  request,
})

describe('default', () => {
  test('an intent has a machine and a row of its own', () => {
    const { child, rows, send } = run()
    send(start(one))
    expect(rows()).toEqual({ one: { status: 'lookingUpAdmin', request: one } })
    expect(child('fee.one')?.getSnapshot().input).toEqual({
      chainId: 25,
      request: one,
    })
  })

  test('a second fee begins as soon as the first is only confirming', () => {
    const { rows, send } = run()
    send(start(one), moved('one', { status: 'transferring', request: one }))
    send(sent('one'))
    send(moved('one', { status: 'confirmingTransfer', request: one, hash }))
    send(start(two))
    expect(rows()).toMatchObject({
      one: { status: 'confirmingTransfer' },
      two: { status: 'lookingUpAdmin' },
    })
  })

  test('what an earlier visit sent is followed, never paid anew', () => {
    const { child, rows, send } = run(['one'])
    expect(child('fee.one')?.getSnapshot().input).toEqual({
      chainId: 25,
      recall: 'one',
    })
    send(moved('one', { status: 'idle' }))
    expect(rows()).toEqual({})
    // It holds no prompt.
    send(start(two))
    expect(rows().two?.status).toBe('lookingUpAdmin')
  })
})

describe('behavior: busy', () => {
  test('another fee is refused and told with what', () => {
    const { child, emitted, rows, send } = run()
    send(start(one), start(two))
    expect(rows().two).toEqual({
      status: 'refused',
      request: two,
      busyWith: one,
    })
    expect(emitted).toEqual([
      {
        type: 'payment.refused',
        request: two,
        busyWith: one,
        message:
          'Busy with “Feed the reef”. Finish that fee in your wallet first, then try again.',
      },
    ])
    expect(child('fee.two')).toBeUndefined()
  })

  test('it begins when it is tried again and the wallet is free', () => {
    const { child, rows, send } = run()
    send(start(one), start(two))
    send({ type: 'payments.retry', intent: 'two' })
    expect(rows().two?.status).toBe('refused')
    send(...failed(one))
    send({ type: 'payments.retry', intent: 'two' })
    expect(rows().two?.status).toBe('lookingUpAdmin')
    expect(child('fee.two')).toBeDefined()
  })

  test('the same intent asked for twice is one fee', () => {
    const { emitted, rows, send } = run()
    send(start(one), start(one))
    send(moved('one', { status: 'settled', request: one, result: success }))
    send(start(one))
    expect(rows().one?.status).toBe('settled')
    expect(emitted).toEqual([])
  })

  test('one that is refused can be forgotten, one under way can not', () => {
    const { rows, send } = run()
    send(start(one), start(two))
    send({ type: 'payments.dismiss', intent: 'two' })
    send({ type: 'payments.dismiss', intent: 'one' })
    expect(Object.keys(rows())).toEqual(['one'])
  })
})

describe('behavior: the report', () => {
  test('its row tells where it stands', () => {
    const { emitted, rows, send } = run()
    send(start(one), sent('one'), { type: 'report.owed', intent: 'one', hash })
    send(moved('one', { status: 'confirmingTransfer', request: one, hash }))
    expect(rows().one).toMatchObject({ report: 'reporting' })
    send({ type: 'report.answered', intent: 'one', hash, answer: 'refused' })
    expect(rows().one).toMatchObject({ report: 'refused' })
    expect(emitted.map(({ type }) => type)).toEqual([
      'payment.sent',
      'payment.reported',
    ])
  })

  test('the hash that was mined is reported, too', () => {
    const told: unknown[] = []
    const actor = createActor(
      machine.provide({
        actors: {
          ...fakeActors(machine),
          report: fromCallback(({ receive }) => {
            receive((event) => told.push(event))
          }),
        },
      }),
      { input: { chainId: 25 } },
    ).start()
    const result = { success: true, hash: faster } as const
    actor.send(start(one))
    actor.send(sent('one'))
    actor.send({ type: 'payment.settled', request: one, result })
    actor.send({ type: 'payment.settled', request: two, result: exempt })
    expect(told).toEqual([
      { type: 'report.sent', intent: 'one', hash },
      { type: 'report.sent', intent: 'one', hash: faster },
    ])
  })
})
