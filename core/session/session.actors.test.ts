import { beforeAll, describe, expect, test, vi } from 'vitest'
import { type AnyActorLogic, createActor, setup, toPromise } from 'xstate'
import { HttpError, ResponseInvalidError } from '../errors.ts'
import { safeStorage } from '../ports/storage.ts'
import { createSessionActors, type SessionDeps } from './session.actors.ts'

const user = {
  address: `0x${'a'.repeat(40)}`,
  holdings: { status: 'fresh' as const },
}
const refusal = (status: number) =>
  new HttpError({ status, statusText: 'No', body: '' })

function actorsOf(api: Partial<SessionDeps['api']>, rest = {}) {
  return createSessionActors({
    api: {
      me: async () => user,
      adminCheck: async () => false,
      logout: async () => true,
      ...api,
    },
    ...rest,
  })
}
const ask = (logic: AnyActorLogic) => toPromise(createActor(logic).start())
const throwing = (error: unknown) => async () => {
  throw error
}

describe('checkSession', () => {
  test('default: me, then the admin check for that address', async () => {
    const asked: string[] = []
    const adminCheck = async (address: string) => asked.push(address) > 0
    expect(await ask(actorsOf({ adminCheck }).checkSession)).toEqual({
      kind: 'signedIn',
      user,
      isAdmin: true,
    })
    expect(asked).toEqual([user.address])
  })

  test('behavior: nobody, and no admin check', async () => {
    const adminCheck = throwing(new Error('asked in vain'))
    const { checkSession } = actorsOf({ me: async () => null, adminCheck })
    expect(await ask(checkSession)).toEqual({ kind: 'signedOut' })
  })

  test.each([refusal(503), new ResponseInvalidError('/api/auth/me')])(
    'error: %s is no answer',
    async (error) => {
      const { checkSession } = actorsOf({ me: throwing(error) })
      expect(await ask(checkSession)).toEqual({ kind: 'unknown' })
    },
  )

  test('error: a defect stays a defect', async () => {
    const { checkSession } = actorsOf({ me: throwing(new TypeError('bug')) })
    await expect(ask(checkSession)).rejects.toThrow('bug')
  })
})

describe('signOut', () => {
  test.each([
    [async () => true, { kind: 'ended' }],
    [async () => false, { kind: 'unreachable' }],
    [throwing(refusal(401)), { kind: 'ended' }],
    [throwing(refusal(500)), { kind: 'refused', status: 500 }],
    [throwing(new ResponseInvalidError('/')), { kind: 'refused', status: 0 }],
  ])('behavior: %# → %o', async (logout, outcome) => {
    expect(await ask(actorsOf({ logout }).signOut)).toEqual(outcome)
  })

  test('error: a defect stays a defect', async () => {
    const { signOut } = actorsOf({ logout: throwing(new TypeError('bug')) })
    await expect(ask(signOut)).rejects.toThrow('bug')
  })
})

describe('a sign-out that the server missed', () => {
  const { address } = user

  test('default: kept over a page, until it is dropped', async () => {
    const storage = safeStorage()
    const first = listen(actorsOf({}, { storage }).leavingMemory)
    expect(first.heard).toEqual([])
    first.send({ type: 'leaving.keep', address })
    const { signOutLate, leavingMemory } = actorsOf({}, { storage })
    const second = listen(leavingMemory)
    expect(second.heard).toEqual([{ type: 'leaving.recalled', address }])
    expect(await ask(signOutLate)).toEqual({ kind: 'ended' })
    second.send({ type: 'leaving.drop' })
    expect(listen(leavingMemory).heard).toEqual([])
  })

  test.each([
    ['their own', user.address, { kind: 'ended' }, 1],
    ['somebody else', `0x${'b'.repeat(40)}`, { kind: 'superseded' }, 0],
  ])('behavior: the session is that of %s', async (_, now, outcome, times) => {
    const storage = safeStorage()
    storage.setItem('club.leaving', address)
    const logout = vi.fn(async () => true)
    const me = async () => ({ ...user, address: now })
    const { signOutLate } = actorsOf({ me, logout }, { storage })
    expect(await ask(signOutLate)).toEqual(outcome)
    expect(logout).toHaveBeenCalledTimes(times)
  })

  test.each([
    ['nobody, or no answer', async () => null, { kind: 'unreachable' }],
    [
      'a defect of theirs',
      throwing(refusal(503)),
      { kind: 'refused', status: 503 },
    ],
  ])('behavior: who it is: %s', async (_, me, outcome) => {
    const storage = safeStorage()
    storage.setItem('club.leaving', address)
    const actors = actorsOf({ me, logout: async () => false }, { storage })
    expect(await ask(actors.signOutLate)).toEqual(outcome)
  })

  test('behavior: dropped by another tab, nothing is ended', async () => {
    const logout = throwing(new Error('ended the session of another tab'))
    expect(await ask(actorsOf({ logout }).signOutLate)).toEqual({
      kind: 'superseded',
    })
  })

  test('error: what is kept and is no address is not believed', () => {
    const storage = safeStorage()
    storage.setItem('club.leaving', 'true')
    expect(listen(actorsOf({}, { storage }).leavingMemory).heard).toEqual([])
  })
})

/** A parent that keeps what its child sends back. */
function listen(logic: AnyActorLogic) {
  const heard: unknown[] = []
  const parent = setup({ actors: { child: logic } }).createMachine({
    invoke: { id: 'child', src: 'child' },
    on: {
      'session.check': { actions: ({ event }) => heard.push(event) },
      'elsewhere.*': { actions: ({ event }) => heard.push(event) },
      'leaving.*': { actions: ({ event }) => heard.push(event) },
    },
  })
  const actor = createActor(parent).start()
  const child = () => actor.getSnapshot().children.child
  return { heard, actor, send: (event: object) => child()?.send(event) }
}

describe('watchTabs', () => {
  // Its schemas come late, and the first time takes as long as it takes.
  beforeAll(() => import('./session.tabs.ts'), 120_000)

  const bus = () => {
    const listeners = new Set<(message: unknown) => void>()
    const posted: unknown[] = []
    return {
      posted,
      listeners,
      say: (message: unknown) => {
        for (const listener of listeners) listener(message)
      },
      tabs: {
        post: (message: unknown) => posted.push(message),
        subscribe: (listener: (message: unknown) => void) => {
          listeners.add(listener)
          return () => listeners.delete(listener)
        },
      },
    }
  }

  test('default: tells and hears', async () => {
    const { tabs, posted, say, listeners } = bus()
    const { heard, send, actor } = listen(actorsOf({}, { tabs }).watchTabs)
    send({ type: 'tabs.ended' })
    expect(posted).toEqual([{ type: 'tabs.ended' }])
    say({ type: 'tabs.opened', user })
    say({ type: 'tabs.ended' })
    say({ type: 'tabs.ended', leaving: user.address })
    await vi.waitFor(() => expect(heard).toHaveLength(3))
    expect(heard).toEqual([
      { type: 'elsewhere.opened', user },
      { type: 'elsewhere.ended' },
      { type: 'elsewhere.ended', leaving: user.address },
    ])
    actor.stop()
    expect(listeners.size).toBe(0)
  })

  test.each([
    null,
    'tabs.ended',
    { type: 'tabs.ended', leaving: 'me' },
    { type: 'tabs.opened', user: { address: 1 } },
  ])('behavior: %o is not believed', async (message) => {
    const { tabs, say } = bus()
    const { heard } = listen(actorsOf({}, { tabs }).watchTabs)
    say(message)
    await vi.dynamicImportSettled()
    expect(heard).toEqual([])
  })

  test('behavior: in the order in which it was told', async () => {
    const { tabs, say } = bus()
    const { heard } = listen(actorsOf({}, { tabs }).watchTabs)
    say({ type: 'tabs.opened', user })
    say({ type: 'tabs.ended' })
    await vi.waitFor(() => expect(heard).toHaveLength(2))
    expect(heard).toEqual([
      { type: 'elsewhere.opened', user },
      { type: 'elsewhere.ended' },
    ])
  })

  test('parameters: no tabs', () => {
    const { send, heard } = listen(actorsOf({}).watchTabs)
    send({ type: 'tabs.ended' })
    expect(heard).toEqual([])
  })
})

test('watchReturn: asks again when the page is looked at', () => {
  let back = () => {}
  let isOver = false
  const onReturn = (listener: () => void) => {
    back = listener
    return () => {
      isOver = true
    }
  }
  const { heard, actor } = listen(actorsOf({}, { onReturn }).watchReturn)
  back()
  expect(heard).toEqual([{ type: 'session.check' }])
  actor.stop()
  expect(isOver).toBe(true)
})
