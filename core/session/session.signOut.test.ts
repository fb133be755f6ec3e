import { expect, test } from 'vitest'
import { createActor, fromCallback, fromPromise } from 'xstate'
import { signOutRetryDelay } from '../constants.ts'
import { fakeClock, flush } from '../testing/index.ts'
import {
  type CheckOutcome,
  type LateSignOutOutcome,
  type LeavingEvent,
  type SessionAnswer,
  type SessionEmitted,
  type SignOutOutcome,
  sessionMachine,
  type TabsEvent,
  toSessionView,
} from './index.ts'

const user = {
  address: `0x${'a'.repeat(40)}` as const,
  holdings: { status: 'fresh' as const },
}

const { address } = user
const nobody = { userAddress: null, isAuthenticated: false, isAdmin: false }
const other = `0x${'b'.repeat(40)}` as const
const unreachable = { kind: 'unreachable' } as const
const signedIn: SessionAnswer = { kind: 'signedIn', user, isAdmin: false }

/** A machine whose logouts answer as scripted, in turn. */
function play(
  script: (LateSignOutOutcome | Error)[],
  {
    answer,
    recalled,
  }: { answer?: typeof signedIn; recalled?: `0x${string}` } = {},
) {
  const emitted: SessionEmitted[] = []
  const told: TabsEvent[] = []
  const kept: LeavingEvent[] = []
  const clock = fakeClock()
  const next = async () => {
    const outcome = script.shift()
    if (!outcome) throw new Error('one logout too many')
    if (outcome instanceof Error) throw outcome
    return outcome
  }
  const actor = createActor(
    sessionMachine.provide({
      actors: {
        checkSession: fromPromise<CheckOutcome>(async () => signedIn),
        signOut: fromPromise(next as () => Promise<SignOutOutcome>),
        signOutLate: fromPromise(next),
        leavingMemory: fromCallback<LeavingEvent>(({ receive, sendBack }) => {
          receive((event) => kept.push(event))
          if (recalled)
            sendBack({ type: 'leaving.recalled', address: recalled })
        }),
        watchTabs: fromCallback<TabsEvent>(({ receive }) => {
          receive((event) => told.push(event))
        }),
        watchReturn: fromCallback(() => {}),
      },
    }),
    { clock, input: { answer } },
  )
  actor.on('*', (event) => emitted.push(event))
  actor.start()
  const view = () => toSessionView(actor.getSnapshot())
  const status = () => view().status
  const recheck = async () => {
    clock.advance(2_000)
    actor.send({ type: 'session.check' })
    await flush()
  }
  const types = () => emitted.map(({ type }) => type)
  const last = () => emitted.at(-1)
  return {
    ...{ actor, clock, emitted, told, kept, script },
    ...{ view, status, recheck, types, last },
  }
}

/** Signed in, and asked to leave. */
async function run(...script: (LateSignOutOutcome | Error)[]) {
  const it = play(script, { answer: signedIn })
  it.actor.send({ type: 'session.signOut' })
  await flush()
  return it
}

test('default', async () => {
  const { view, last, told, kept } = await run({ kind: 'ended' })
  expect(view()).toEqual({ status: 'signedOut', session: nobody })
  expect(last()).toEqual({ type: 'session.ended', by: 'user' })
  expect(told).toEqual([{ type: 'tabs.ended' }])
  // Kept while it is asked for: the page may go meanwhile.
  expect(kept).toEqual([
    { type: 'leaving.keep', address },
    { type: 'leaving.drop' },
  ])
})

test('behavior: out anyway where the server is out of reach (R7.4)', async () => {
  const { view, emitted, told, kept } = await run(unreachable)
  expect(view()).toEqual({
    status: 'signedOut',
    session: nobody,
    isServerTold: false,
  })
  expect(emitted.slice(1)).toEqual([
    { type: 'session.signOutUnheard', address },
    { type: 'session.ended', by: 'user' },
  ])
  expect(told).toEqual([{ type: 'tabs.ended', leaving: address }])
  expect(kept).toEqual([{ type: 'leaving.keep', address }])
})

test('behavior: a server that missed it is told after a pause, until it hears', async () => {
  const refused: SignOutOutcome = { kind: 'refused', status: 503 }
  const it = await run(unreachable, refused, { kind: 'ended' })
  it.clock.advance(signOutRetryDelay - 1)
  await flush()
  expect(it.script).toHaveLength(2)
  it.clock.advance(1)
  await flush()
  expect(it.script).toHaveLength(1)
  expect(it.view()).toMatchObject({ isServerTold: false })
  it.clock.advance(signOutRetryDelay)
  await flush()
  expect(it.view()).toEqual({ status: 'signedOut', session: nobody })
  expect(it.last()).toEqual({ type: 'session.signOutHeard', address })
  expect(it.told.at(-1)).toEqual({ type: 'tabs.ended' })
  expect(it.kept.at(-1)).toEqual({ type: 'leaving.drop' })
})

test('behavior: it is not signed in again by a reload: who left stays out', async () => {
  const it = play([{ kind: 'ended' }], { answer: signedIn, recalled: address })
  // Drawn as signed in: the server had not heard of it.
  expect(it.view()).toMatchObject({ status: 'signedOut', isServerTold: false })
  await flush()
  expect(it.view()).toEqual({ status: 'signedOut', session: nobody })
  expect(it.types()).toEqual([
    'session.opened',
    'session.ended',
    'session.signOutHeard',
  ])
})

test('behavior: nor where the page comes without an answer', async () => {
  const it = play([unreachable, { kind: 'ended' }], { recalled: address })
  expect(it.status()).toBe('checking')
  await flush()
  expect(it.view()).toMatchObject({ isServerTold: false })
  expect(it.script).toHaveLength(1)
  await it.recheck()
  expect(it.view()).toEqual({ status: 'signedOut', session: nobody })
  expect(it.types()).toEqual(['session.signOutHeard'])
})

test('behavior: the session of somebody else is not ended by it', async () => {
  const it = play([], { answer: signedIn, recalled: other })
  expect(it.status()).toBe('signedIn')
  expect(it.kept).toEqual([{ type: 'leaving.drop' }])
})

test('behavior: nor that of a sign-in in another tab', async () => {
  const it = await run(unreachable, { kind: 'superseded' })
  it.clock.advance(signOutRetryDelay)
  await flush()
  // It asks who we are, and is told.
  expect(it.view()).toMatchObject({ status: 'signedIn', user })
  expect(it.types()).not.toContain('session.signOutHeard')
})

test('behavior: nor one that the server names while it is told', async () => {
  const late = `0x${'c'.repeat(40)}` as const
  const it = play([{ kind: 'ended' }], { recalled: late })
  await flush()
  // Both were asked; who we are came first, and it is not who left.
  expect(it.view()).toMatchObject({ status: 'signedIn', user })
  expect(it.kept).toEqual([{ type: 'leaving.drop' }])
  expect(it.types()).toEqual(['session.opened'])
})

test('behavior: two tabs leave at once, and one is unheard', async () => {
  const it = play([{ kind: 'refused', status: 503 }], { answer: signedIn })
  it.actor.send({ type: 'session.signOut' })
  it.actor.send({ type: 'elsewhere.ended', leaving: address })
  await flush()
  expect(it.view()).toMatchObject({ status: 'signedOut', isServerTold: false })
  expect(it.types()).toEqual(['session.opened', 'session.ended'])
})

test('behavior: another tab that left unheard takes this one along', async () => {
  const it = play([], { answer: signedIn })
  it.actor.send({ type: 'elsewhere.ended', leaving: address })
  expect(it.view()).toMatchObject({ isServerTold: false })
  expect(it.last()).toEqual({ type: 'session.ended', by: 'elsewhere' })
  // And lets it know when the server has heard of it.
  it.actor.send({ type: 'elsewhere.ended' })
  expect(it.view()).toEqual({ status: 'signedOut', session: nobody })
  it.clock.advance(signOutRetryDelay)
  await flush()
  expect(it.status()).toBe('signedOut')
})

test('behavior: a server that missed it is told again, quietly', async () => {
  const { status, recheck, script } = await run(unreachable, unreachable, {
    kind: 'ended',
  })
  await recheck()
  expect([status(), script.length]).toEqual(['signedOut', 1])
  await recheck()
  expect([status(), script.length]).toEqual(['signedOut', 0])
})

test('behavior: a new sign-in ends the wish to leave', async () => {
  const { actor, status, recheck, kept } = await run(unreachable)
  actor.send({ type: 'session.opened', user })
  expect(kept.at(-1)).toEqual({ type: 'leaving.drop' })
  await recheck()
  expect(status()).toBe('signedIn')
})

test('behavior: who signs in meanwhile is in, and what was under way is dropped', async () => {
  const { actor, status, emitted, kept } = play([{ kind: 'ended' }], {
    answer: signedIn,
  })
  actor.send({ type: 'session.signOut' })
  const user = { ...signedIn.user, address: other }
  actor.send({ type: 'elsewhere.opened', user })
  await flush()
  expect(status()).toBe('signedIn')
  expect(emitted.at(-1)).toEqual({ type: 'session.opened', user })
  expect(kept.at(-1)).toEqual({ type: 'leaving.drop' })
})

test('behavior: a tab that is behind takes nobody else along', async () => {
  const { actor, status } = play([], { answer: signedIn })
  actor.send({ type: 'elsewhere.ended', leaving: other })
  await flush()
  expect(status()).toBe('signedIn')
  // Nor is the server told for them, by a cookie that is another's now.
  expect(actor.getSnapshot().context.leaving).toBeNull()
})

test('error: refused, so the session stands (5xx)', async () => {
  const { status, last, told, kept } = await run({
    kind: 'refused',
    status: 503,
  })
  expect(kept.at(-1)).toEqual({ type: 'leaving.drop' })
  expect(status()).toBe('signedIn')
  expect(last()).toEqual({ type: 'session.signOutFailed', status: 503 })
  expect(told).toEqual([])
})

test('error: a defect leaves the session standing', async () => {
  const { status, last } = await run(new Error('bug'))
  expect(status()).toBe('signedIn')
  expect(last()).toEqual({ type: 'session.signOutFailed', status: 0 })
})
