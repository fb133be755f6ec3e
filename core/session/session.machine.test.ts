import { describe, expect, test } from 'vitest'
import { type AnyActorRef, createActor } from 'xstate'
import { describeMachine } from '../../dev/testing/describeMachine.ts'
import { fakeActors, fakeClock } from '../testing/index.ts'
import {
  type SessionAnswer,
  type SessionEmitted,
  type SessionEvent,
  sessionMachine,
  toSessionView,
} from './index.ts'

const alice = `0x${'a'.repeat(40)}` as const
const bob = `0x${'b'.repeat(40)}` as const
const userOf = (address: string) => ({
  address,
  holdings: { status: 'fresh' as const },
})
const old = {
  address: alice,
  holdings: { status: 'unavailable' as const },
}
const signedIn = (address = alice, isAdmin = false): SessionAnswer => ({
  kind: 'signedIn',
  user: userOf(address),
  isAdmin,
})
const signedOut: SessionAnswer = { kind: 'signedOut' }

const walk = describeMachine(sessionMachine, {
  inputs: [{}, { answer: signedIn() }, { answer: signedOut }],
  events: [
    { type: 'session.check' },
    { type: 'session.signOut' },
    { type: 'session.opened', user: userOf(alice) },
    { type: 'elsewhere.opened', user: userOf(alice) },
    { type: 'elsewhere.ended' },
    { type: 'elsewhere.ended', leaving: alice },
    { type: 'leaving.recalled', address: alice },
    { type: 'account.changed', address: alice },
    { type: 'account.changed', address: bob },
  ],
  outputs: {
    checkSession: {
      alice: signedIn(),
      old: { kind: 'signedIn', user: old, isAdmin: false },
      bob: signedIn(bob),
      signedOut,
      unknown: { kind: 'unknown' },
    },
    signOut: {
      ended: { kind: 'ended' },
      unreachable: { kind: 'unreachable' },
      refused: { kind: 'refused', status: 500 },
    },
    signOutLate: {
      ended: { kind: 'ended' },
      unreachable: { kind: 'unreachable' },
      superseded: { kind: 'superseded' },
    },
  },
  key: ({ user, walletShows, leaving }) => [
    walletShows && user?.address === walletShows,
    user?.holdings.status,
    leaving,
  ],
  ignored: {
    'checks.checking': ['session.check'],
    'checks.throttled.queued': ['session.check'],
    // It is told once, as the page begins.
    'telling.waiting': ['leaving.recalled'],
    'telling.telling': ['leaving.recalled'],
  },
  limit: 50_000,
})
test('behavior: every snapshot has a view', () => {
  for (const snapshot of walk.snapshots) {
    const { status, session } = toSessionView(snapshot)
    const isAlone = ['checking', 'signedOut'].includes(status)
    expect([status, session.isAuthenticated]).toEqual([status, !isAlone])
  }
})

/** Runs the machine with fakes; `answer` ends the check that is at work. */
function run(input = {}) {
  const emitted: SessionEmitted[] = []
  const clock = fakeClock()
  const machine = sessionMachine.provide({ actors: fakeActors(sessionMachine) })
  const actor = createActor(machine, { clock, input })
  actor.on('*', (event) => emitted.push(event))
  actor.start()
  const child = (id: string) =>
    (actor.getSnapshot().children as Record<string, AnyActorRef | undefined>)[
      id
    ]
  const settle = (id: string, output: unknown) => {
    if (!child(id)) throw new Error(`${id} is not at work`)
    child(id)?.send({ type: 'fake.done', output })
  }
  const answer = (output: unknown) => settle('checkSession', output)
  const isChecking = () => child('checkSession') !== undefined
  const view = () => toSessionView(actor.getSnapshot())
  const send = (event: SessionEvent) => actor.send(event)
  return { emitted, clock, settle, answer, isChecking, view, send }
}

function signIn(isAdmin = false) {
  const it = run()
  it.answer(signedIn(alice, isAdmin))
  return it
}

describe('first check', () => {
  test('default: checking until it is answered (R2.2)', () => {
    const { view, answer } = run()
    expect(view().status).toBe('checking')
    answer(signedIn(alice, true))
    expect(view()).toEqual({
      status: 'signedIn',
      user: userOf(alice),
      session: { userAddress: alice, isAuthenticated: true, isAdmin: true },
    })
  })

  test('behavior: a server that cannot say does not hold the page', () => {
    const { view, answer } = run()
    answer({ kind: 'unknown' })
    expect(view().status).toBe('signedOut')
  })

  test('parameters: answer, so that nothing is asked', () => {
    const { view, isChecking, emitted } = run({ answer: signedIn(alice, true) })
    expect(view()).toMatchObject({
      status: 'signedIn',
      session: { isAdmin: true },
    })
    expect(isChecking()).toBe(false)
    expect(emitted).toEqual([{ type: 'session.opened', user: userOf(alice) }])
    expect(run({ answer: signedOut }).view().status).toBe('signedOut')
  })
})

describe('throttle', () => {
  test('behavior: 2 s between checks, a wish is kept (R9.6)', () => {
    const { answer, send, clock, isChecking } = run()
    answer(signedOut)
    send({ type: 'session.check' })
    clock.advance(500)
    send({ type: 'session.check' })
    clock.advance(1_499)
    expect(isChecking()).toBe(false)
    clock.advance(1)
    expect(isChecking()).toBe(true)
  })

  test('behavior: after 2 s a wish is granted at once', () => {
    const { answer, send, clock, isChecking } = run()
    answer(signedOut)
    clock.advance(2_000)
    expect(isChecking()).toBe(false)
    send({ type: 'session.check' })
    expect(isChecking()).toBe(true)
  })

  test('behavior: nothing is asked without a wish', () => {
    const { answer, clock, isChecking } = run()
    answer(signedOut)
    clock.advance(3_600_000)
    expect(isChecking()).toBe(false)
  })

  test('behavior: the rights of a new session are asked for', () => {
    const { answer, send, clock, view } = run()
    answer(signedOut)
    send({ type: 'session.opened', user: userOf(alice) })
    expect(view().session.isAdmin).toBe(false)
    clock.advance(2_000)
    answer(signedIn(alice, true))
    expect(view().session.isAdmin).toBe(true)
  })
})

describe('recheck', () => {
  test('behavior: holdings that are not known are asked for again', () => {
    const { answer, clock, isChecking, view } = run()
    answer({ kind: 'signedIn', user: old, isAdmin: false })
    clock.advance(4_999)
    expect(isChecking()).toBe(false)
    clock.advance(1)
    answer(signedIn(alice))
    expect(view()).toMatchObject({ user: { holdings: { status: 'fresh' } } })
    clock.advance(3_600_000)
    expect(isChecking()).toBe(false)
  })

  test('behavior: a session that ended on the server ends here', () => {
    const { answer, send, clock, view, emitted } = signIn()
    clock.advance(2_000)
    send({ type: 'session.check' })
    answer(signedOut)
    expect(view().status).toBe('signedOut')
    expect(emitted.at(-1)).toEqual({ type: 'session.ended', by: 'server' })
  })

  test('behavior: a server that cannot say changes nothing', () => {
    const { answer, send, clock, view } = signIn()
    clock.advance(2_000)
    send({ type: 'session.check' })
    answer({ kind: 'unknown' })
    expect(view().status).toBe('signedIn')
  })

  test('behavior: an answer older than the logout is dropped', () => {
    const { send, clock, view, settle, isChecking } = signIn()
    clock.advance(2_000)
    send({ type: 'session.check' })
    send({ type: 'session.signOut' })
    expect(isChecking()).toBe(false)
    settle('signOut', { kind: 'ended' })
    expect(view().status).toBe('signedOut')
  })
})

test('behavior: nor one that was begun while signing out', () => {
  const { send, clock, view, settle, isChecking } = signIn()
  clock.advance(2_000)
  send({ type: 'session.signOut' })
  send({ type: 'session.check' })
  expect(isChecking()).toBe(true)
  settle('signOut', { kind: 'ended' })
  expect(isChecking()).toBe(false)
  expect(view()).toMatchObject({ status: 'signedOut' })
})

test('behavior: nor is one older than a sign-out that the server has heard at last', () => {
  const { send, clock, view, settle, isChecking } = signIn()
  send({ type: 'session.signOut' })
  settle('signOut', { kind: 'unreachable' })
  clock.advance(9_000)
  send({ type: 'session.check' })
  expect(isChecking()).toBe(true)
  clock.advance(1_000)
  settle('signOutLate', { kind: 'ended' })
  expect(isChecking()).toBe(false)
  expect(view()).toMatchObject({ status: 'signedOut' })
})

describe('wallet', () => {
  test('behavior: another account stops both, switching back resumes', () => {
    const { send, view, emitted } = signIn(true)
    send({ type: 'account.changed', address: bob })
    expect(view()).toEqual({
      status: 'accountMismatch',
      user: userOf(alice),
      walletShows: bob,
      session: { userAddress: alice, isAuthenticated: true, isAdmin: false },
    })
    send({ type: 'account.changed', address: alice })
    expect(view()).toMatchObject({ session: { isAdmin: true } })
    expect(emitted.map((event) => event.type)).toEqual([
      'session.opened',
      'session.mismatched',
      'session.resumed',
    ])
  })

  test('behavior: signing with the new account replaces the session', () => {
    const { send, view } = signIn()
    send({ type: 'account.changed', address: bob })
    send({ type: 'session.opened', user: userOf(bob) })
    expect(view()).toMatchObject({ status: 'signedIn', user: { address: bob } })
  })

  test("behavior: an administrator's rights do not pass to the next", () => {
    const { send, view } = signIn(true)
    send({ type: 'session.opened', user: userOf(bob) })
    expect(view().session).toMatchObject({ userAddress: bob, isAdmin: false })
  })

  test('behavior: a wallet that shows nothing disputes nothing', () => {
    const { send, view } = signIn()
    send({ type: 'account.changed', address: null })
    expect(view().status).toBe('signedIn')
  })

  test('behavior: the dispute is seen at the first check', () => {
    const { send, view, answer } = run()
    send({ type: 'account.changed', address: bob })
    answer(signedIn(alice))
    expect(view().status).toBe('accountMismatch')
  })
})
