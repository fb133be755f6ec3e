import { describe, expect, test } from 'vitest'
import { type AnyActorRef, createActor } from 'xstate'
import { describeMachine } from '../../dev/testing/describeMachine.ts'
import { fakeActors, fakeClock } from '../testing/index.ts'
import {
  type LoginEmitted,
  loginFailure,
  loginMachine,
  toLoginView,
} from './index.ts'
import { messageLifetime } from './login.setup.ts'

const alice = `0x${'a'.repeat(40)}` as const
const bob = `0x${'b'.repeat(40)}` as const
const user = { address: alice, holdings: { status: 'fresh' as const } }
const message = { address: alice, text: 'the text', expiresAt: 1e9 }
const failure = loginFailure('login.refused', 'No.')
const ready = { kind: 'ready', message }
const signed = { kind: 'signed', signature: '0x11' }
const lost = { kind: 'retryable', failure, isLost: true }
const unchecked = { kind: 'retryable', failure, isLost: false }
const refused = { kind: 'refused', failure }
const notJudged = { kind: 'notJudged', failure }

const walk = describeMachine(loginMachine, {
  events: [
    { type: 'login.start', address: alice },
    { type: 'login.sign' },
    { type: 'login.retry' },
    { type: 'login.cancel' },
    { type: 'login.forget' },
    { type: 'account.changed', address: alice },
    { type: 'account.changed', address: bob },
    { type: 'account.changed', address: null },
  ],
  outputs: {
    requestNonce: { ready, failed: { kind: 'failed', failure } },
    sign: {
      signed,
      rejected: { kind: 'rejected' },
      stale: { kind: 'stale' },
      accountChanged: { kind: 'accountChanged', walletShows: bob },
      failed: { kind: 'failed', failure },
    },
    verify: {
      signedIn: { kind: 'signedIn', user },
      lost,
      unchecked,
      refused,
      notJudged,
      failed: { kind: 'failed', failure },
    },
    readMe: { us: user, nobody: null, another: { ...user, address: bob } },
  },
  key: ({ isAnswerLost }) => isAnswerLost,
  ignored: {
    '*': ['login.forget'],
    idle: ['login.sign', 'login.retry', 'login.cancel', 'account.changed'],
    requestingNonce: ['login.start', 'login.sign', 'login.retry'],
    messageReady: ['login.start', 'login.retry'],
    signing: ['login.start', 'login.sign', 'login.retry'],
    // The server may already have signed us in: there is nothing to cancel.
    ...Object.fromEntries(
      [
        'verifyingFirst',
        'waitingSecond',
        'verifyingSecond',
        'waitingThird',
        'verifyingThird',
        'recovering',
      ].map((state) => [
        state,
        ['login.start', 'login.sign', 'login.retry', 'login.cancel'],
      ]),
    ),
    succeeded: ['login.sign', 'login.retry', 'login.cancel', 'account.changed'],
    rejected: ['login.sign'],
    failed: ['login.sign'],
    notJudged: ['login.sign'],
    accountMismatch: ['login.sign', 'login.retry'],
  },
})

test('behavior: every snapshot has a view', () => {
  const views = walk.snapshots.map((snapshot) => toLoginView(snapshot).status)
  expect([...new Set(views)].sort()).toMatchInlineSnapshot(`
    [
      "accountMismatch",
      "failed",
      "idle",
      "messageReady",
      "recovering",
      "rejected",
      "requestingNonce",
      "signing",
      "succeeded",
      "verifying",
    ]
  `)
})

/** Runs the machine with fakes; `settle` ends the actor that is at work. */
function run() {
  const emitted: LoginEmitted[] = []
  const clock = fakeClock()
  const actor = createActor(
    loginMachine.provide({ actors: fakeActors(loginMachine) }),
    { clock },
  )
  actor.on('*', (event) => emitted.push(event))
  actor.start()
  const child = (id: string) => {
    const found = actor.getSnapshot().children[id as 'sign']
    if (!found) throw new Error(`${id} is not at work`)
    return found as unknown as AnyActorRef
  }
  const settle = (id: string, output: unknown) =>
    child(id).send({ type: 'fake.done', output })
  const inputOf = (id: string) => child(id).getSnapshot().input
  const state = () => actor.getSnapshot().value
  const view = () => toLoginView(actor.getSnapshot())
  actor.send({ type: 'login.start', address: alice })
  return { actor, clock, emitted, settle, inputOf, state, view }
}

function verifying() {
  const it = run()
  it.settle('requestNonce', ready)
  it.actor.send({ type: 'login.sign' })
  it.settle('sign', signed)
  return it
}

describe('verify', () => {
  test('behavior: three attempts, 300 ms apart (R7.2)', () => {
    const { settle, clock, state, view, emitted } = verifying()
    settle('verify', unchecked)
    clock.advance(299)
    expect(state()).toBe('waitingSecond')
    clock.advance(1)
    expect(view()).toMatchObject({ status: 'verifying', attempt: 2 })
    settle('verify', unchecked)
    clock.advance(300)
    expect(view()).toMatchObject({ status: 'verifying', attempt: 3 })
    settle('verify', unchecked)
    expect(view()).toMatchObject({ status: 'failed', failure })
    expect(emitted).toEqual([
      { type: 'login.failed', failure, stage: 'verification' },
    ])
  })

  test('behavior: the same proof each time', () => {
    const { settle, clock, inputOf } = verifying()
    const proof = { address: alice, message: 'the text', signature: '0x11' }
    expect(inputOf('verify')).toEqual(proof)
    settle('verify', lost)
    clock.advance(300)
    expect(inputOf('verify')).toEqual(proof)
  })

  test('behavior: a refusal after a lost answer asks who we are, once', () => {
    const { settle, clock, state, emitted } = verifying()
    settle('verify', lost)
    clock.advance(300)
    settle('verify', refused)
    expect(state()).toBe('recovering')
    settle('readMe', user)
    expect(state()).toBe('succeeded')
    expect(emitted).toEqual([{ type: 'login.succeeded', user }])
  })

  test('behavior: a refusal after an answered 422 is final', () => {
    const { settle, clock, state } = verifying()
    settle('verify', unchecked)
    clock.advance(300)
    settle('verify', refused)
    expect(state()).toBe('failed')
  })

  test('behavior: what could not be judged is sent again, and nothing is signed', () => {
    const { actor, settle, inputOf, state, view, emitted } = verifying()
    const proof = inputOf('verify')
    settle('verify', notJudged)
    expect(view()).toMatchObject({ status: 'failed', failure })
    expect(emitted).toEqual([
      { type: 'login.failed', failure, stage: 'verification' },
    ])
    actor.send({ type: 'login.retry' })
    expect(state()).toBe('verifyingFirst')
    expect(inputOf('verify')).toEqual(proof)
    settle('verify', { kind: 'signedIn', user })
    expect(state()).toBe('succeeded')
  })

  test('behavior: what could not be judged waits for the person (R7.2)', () => {
    const { clock, settle, state } = verifying()
    settle('verify', notJudged)
    clock.advance(60_000)
    expect(state()).toBe('notJudged')
  })

  test('behavior: a loss is remembered over a 422', () => {
    const { settle, clock, state } = verifying()
    settle('verify', lost)
    clock.advance(300)
    settle('verify', unchecked)
    clock.advance(300)
    settle('verify', refused)
    expect(state()).toBe('recovering')
  })

  test('behavior: a loss does not outlive its sign-in', () => {
    const { actor, settle, clock, state } = verifying()
    settle('verify', lost)
    clock.advance(300)
    settle('verify', { kind: 'failed', failure })
    actor.send({ type: 'login.retry' })
    settle('requestNonce', ready)
    actor.send({ type: 'login.sign' })
    settle('sign', signed)
    settle('verify', refused)
    expect(state()).toBe('failed')
  })

  test('error: nobody is signed in after a lost answer', () => {
    const { settle, clock, view } = verifying()
    settle('verify', lost)
    clock.advance(300)
    settle('verify', refused)
    settle('readMe', null)
    expect(view()).toMatchObject({
      status: 'failed',
      failure: { code: 'login.answerLost' },
    })
  })
})

describe('account', () => {
  test.each([
    ['requestingNonce', []],
    ['messageReady', []],
    ['signing', []],
    ['verifyingFirst', [{ type: 'login.abandoned' }]],
  ])('behavior: switched while %s', (state, emitted) => {
    const it = run()
    if (state !== 'requestingNonce') it.settle('requestNonce', ready)
    it.actor.send({ type: 'login.sign' })
    if (state === 'messageReady') it.settle('sign', { kind: 'stale' })
    if (state === 'messageReady') it.settle('requestNonce', ready)
    if (state === 'verifyingFirst') it.settle('sign', signed)
    expect(it.state()).toBe(state)
    it.actor.send({ type: 'account.changed', address: bob })
    expect(it.view()).toEqual({
      status: 'accountMismatch',
      messageFor: alice,
      walletShows: bob,
      failure: loginFailure(
        'login.accountChanged',
        'Your wallet now shows another account.',
      ),
    })
    expect(it.emitted).toEqual(emitted)
  })

  test('behavior: switching back asks for no second nonce', () => {
    const { actor, settle, inputOf } = run()
    settle('requestNonce', ready)
    actor.send({ type: 'account.changed', address: bob })
    actor.send({ type: 'account.changed', address: alice })
    expect(inputOf('requestNonce')).toEqual({
      address: alice,
      previous: message,
    })
  })

  test('behavior: signing with the new account starts afresh', () => {
    const { actor, settle, view } = run()
    settle('requestNonce', ready)
    actor.send({ type: 'account.changed', address: bob })
    actor.send({ type: 'login.start', address: bob })
    expect(view()).toEqual({ status: 'requestingNonce', address: bob })
  })
})

describe('message', () => {
  test('behavior: an old message is replaced by itself, no wallet opens', () => {
    const { clock, settle, state, inputOf } = run()
    settle('requestNonce', ready)
    clock.advance(messageLifetime - 1)
    expect(state()).toBe('messageReady')
    clock.advance(1)
    expect(state()).toBe('requestingNonce')
    expect(inputOf('requestNonce')).toEqual({ address: alice, previous: null })
  })

  test('behavior: a rejected message may be signed after all', () => {
    const { actor, settle, view, inputOf, emitted } = run()
    settle('requestNonce', ready)
    actor.send({ type: 'login.sign' })
    settle('sign', { kind: 'rejected' })
    expect(emitted).toEqual([{ type: 'login.rejected' }])
    actor.send({ type: 'login.retry' })
    expect(inputOf('requestNonce')).toEqual({
      address: alice,
      previous: message,
    })
    settle('requestNonce', ready)
    expect(view()).toEqual({
      status: 'messageReady',
      address: alice,
      message: 'the text',
    })
  })

  test('behavior: a sent message is never sent twice', () => {
    const { actor, settle, inputOf } = verifying()
    settle('verify', { kind: 'failed', failure })
    actor.send({ type: 'login.retry' })
    expect(inputOf('requestNonce')).toEqual({ address: alice, previous: null })
  })
})
