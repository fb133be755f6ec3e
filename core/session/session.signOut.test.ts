import { expect, test } from 'vitest'
import { createActor, fromCallback, fromPromise } from 'xstate'
import { fakeClock, flush } from '../testing/index.ts'
import {
  type CheckOutcome,
  type SessionEmitted,
  type SignOutOutcome,
  sessionMachine,
  type TabsEvent,
  toSessionView,
} from './index.ts'

const user = {
  address: `0x${'a'.repeat(40)}`,
  holdings: { status: 'fresh' as const },
}

/** A signed-in machine; its logouts answer as scripted, in turn. */
async function run(...script: (SignOutOutcome | Error)[]) {
  const emitted: SessionEmitted[] = []
  const told: TabsEvent[] = []
  const clock = fakeClock()
  const signedIn: CheckOutcome = { kind: 'signedIn', user, isAdmin: false }
  const actor = createActor(
    sessionMachine.provide({
      actors: {
        checkSession: fromPromise<CheckOutcome>(async () => signedIn),
        signOut: fromPromise<SignOutOutcome>(async () => {
          const next = script.shift()
          if (!next) throw new Error('one logout too many')
          if (next instanceof Error) throw next
          return next
        }),
        watchTabs: fromCallback<TabsEvent>(({ receive }) => {
          receive((event) => told.push(event))
        }),
        watchReturn: fromCallback(() => {}),
      },
    }),
    { clock, input: { answer: signedIn } },
  )
  actor.on('*', (event) => emitted.push(event))
  actor.start()
  actor.send({ type: 'session.signOut' })
  await flush()
  const status = () => toSessionView(actor.getSnapshot()).status
  const recheck = async () => {
    clock.advance(2_000)
    actor.send({ type: 'session.check' })
    await flush()
  }
  return { actor, told, status, recheck, last: () => emitted.at(-1), script }
}

test('default', async () => {
  const { status, last, told } = await run({ kind: 'ended' })
  expect(status()).toBe('signedOut')
  expect(last()).toEqual({ type: 'session.ended', by: 'user' })
  expect(told).toEqual([{ type: 'tabs.ended' }])
})

test('behavior: out anyway where the server is out of reach (R7.4)', async () => {
  const { status, last, told } = await run({ kind: 'unreachable' })
  expect(status()).toBe('signedOut')
  expect(last()).toEqual({ type: 'session.ended', by: 'user' })
  expect(told).toEqual([{ type: 'tabs.ended' }])
})

test('behavior: a server that missed it is told again, quietly', async () => {
  const late: SignOutOutcome[] = [
    { kind: 'unreachable' },
    { kind: 'unreachable' },
    { kind: 'ended' },
  ]
  const { status, recheck, script } = await run(...late)
  await recheck()
  expect([status(), script.length]).toEqual(['signedOut', 1])
  await recheck()
  expect([status(), script.length]).toEqual(['signedOut', 0])
})

test('behavior: a new sign-in ends the wish to leave', async () => {
  const { actor, status, recheck } = await run({ kind: 'unreachable' })
  actor.send({ type: 'session.opened', user })
  await recheck()
  expect(status()).toBe('signedIn')
})

test('error: refused, so the session stands (5xx)', async () => {
  const { status, last, told } = await run({ kind: 'refused', status: 503 })
  expect(status()).toBe('signedIn')
  expect(last()).toEqual({ type: 'session.signOutFailed', status: 503 })
  expect(told).toEqual([])
})

test('error: a defect leaves the session standing', async () => {
  const { status, last } = await run(new Error('bug'))
  expect(status()).toBe('signedIn')
  expect(last()).toEqual({ type: 'session.signOutFailed', status: 0 })
})
