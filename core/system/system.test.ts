import { describe, expect, test } from 'vitest'
import {
  alice,
  bob,
  scriptedBrowser,
  scriptedClub,
  settled,
} from '../../dev/testing/scriptedClub.ts'
import { createSystem } from './index.ts'
import {
  createSystemActors,
  type SystemPorts,
  takeSignedInNotice,
} from './system.actors.ts'

/** Opens a page of the club: real machines, a world in memory. */
async function open(
  over: Partial<SystemPorts> = {},
  club = scriptedClub(over),
) {
  const titles: string[] = []
  const system = createSystem({
    actors: createSystemActors(club.ports),
    clock: club.clock,
    isJustSignedIn: takeSignedInNotice(club.ports.storage),
  })
  const page = system.start()
  page.subscribe(({ notifications: { items } }) => {
    const last = items[0]
    const name = `${last?.id} ${last?.title}`
    if (last?.open && titles.at(-1) !== name) titles.push(name)
  })
  await settled()
  const send = async (event: Parameters<typeof page.send>[0]) => {
    page.send(event)
    await settled()
  }
  const view = () => page.getSnapshot()
  const connect = async () => {
    await send({ type: 'wallet.open' })
    await send({ type: 'wallet.choose', id: 'w' })
  }
  const signIn = async () => {
    await connect()
    await send({ type: 'login.start' })
    await send({ type: 'login.sign' })
  }
  const toasts = () => titles.map((title) => title.slice(3))
  return { ...club, page, send, view, connect, signIn, toasts }
}

describe('sign-in', () => {
  test('default: connect, read, sign, reload, be greeted once', async () => {
    const it = await open()
    expect(it.view().session.status).toBe('signedOut')
    await it.connect()
    expect(it.view().login.status).toBe('idle')
    await it.send({ type: 'login.start' })
    const { login } = it.view()
    expect(login).toMatchObject({
      status: 'messageReady',
      message: expect.stringContaining('Sign in to Narwhal Club'),
    })
    await it.send({ type: 'login.sign' })
    expect(it.view()).toMatchObject({
      login: { status: 'succeeded' },
      session: { status: 'signedIn', session: { isAuthenticated: true } },
      balance: { status: 'loaded', value: 5n },
    })
    expect(it.wallet.prompts).toEqual([
      login.status === 'messageReady' && login.message,
    ])
    expect(it.toasts()).toEqual(['Wallet Connected'])
    expect(it.reloads).toHaveLength(1)

    it.page.stop()
    const reloaded = await open({}, it)
    expect(reloaded.toasts()).toEqual(['Signed In Successfully'])
    const again = await open({}, it)
    expect(again.toasts()).toEqual([])
    expect(again.view().session.status).toBe('signedIn')
  })

  test('behavior: a page that is not reloaded says it at once', async () => {
    const it = await open({ reload: undefined as never })
    await it.signIn()
    expect(it.toasts()).toEqual(['Wallet Connected', 'Signed In Successfully'])
  })

  test('error: no wallet (R5.1)', async () => {
    const it = await open()
    await it.send({ type: 'login.start' })
    expect(it.toasts()).toEqual(['Wallet Not Connected'])
    expect(it.view().login.status).toBe('idle')
  })

  test('behavior: a session for the same address is reused (R4.4)', async () => {
    const club = scriptedClub()
    club.server.setSession(alice)
    const it = await open({}, club)
    await it.connect()
    await it.send({ type: 'login.start' })
    expect(it.view().login.status).toBe('idle')
    expect(it.toasts()).toEqual([])
    expect(it.server.calls).not.toContain('nonce')
  })

  test('behavior: a wallet alone signs nobody in (R4.3)', async () => {
    const it = await open()
    await it.connect()
    expect(it.view().session.status).toBe('signedOut')
    expect(it.server.calls).toEqual(['me'])
  })

  test('error: rejected in the wallet (R8.2)', async () => {
    const it = await open()
    it.wallet.on.sign = () => Promise.reject({ code: 4001 })
    await it.signIn()
    expect(it.toasts()).toEqual(['Wallet Connected', 'Sign-In Cancelled'])
  })

  test('error: the server is down before and during', async () => {
    const it = await open()
    it.server.script('nonce', 'down')
    await it.signIn()
    expect(it.toasts().at(-1)).toBe('Login Failed')
    await it.send({ type: 'login.retry' })
    it.server.script('verify', it.server.refuse(401, 'sign_in_refused'))
    await it.send({ type: 'login.sign' })
    expect(it.toasts().at(-1)).toBe('Sign-In Failed')
  })

  test('behavior: the answer to verify is lost, we are asked once', async () => {
    const it = await open()
    it.server.script('verify', 'down', it.server.refuse(401, 'sign_in_refused'))
    await it.signIn()
    it.server.setSession(alice)
    it.clock.advance(300)
    await settled()
    expect(it.view().session.status).toBe('signedIn')
    expect(it.wallet.prompts).toHaveLength(1)
    const after = it.server.calls.slice(it.server.calls.indexOf('verify'))
    expect(after).toEqual(['verify', 'verify', 'me'])
  })
})

describe('leaving (R4.6)', () => {
  test.each([
    ['wallet.disconnect', 'Wallet Disconnected'],
    ['session.signOut', 'Signed Out'],
  ] as const)('behavior: %s ends session and wallet', async (type, title) => {
    const it = await open()
    await it.signIn()
    await it.send({ type })
    expect(it.server.session()).toBeNull()
    expect(it.view()).toMatchObject({
      session: { status: 'signedOut' },
      wallet: { status: 'disconnected' },
      login: { status: 'idle' },
      balance: { status: 'idle', value: 0n },
    })
    expect(it.storage.getItem('club.connected')).toBeNull()
    expect(it.toasts().slice(1)).toEqual([title])
  })

  test('behavior: out anyway where the server is away (R7.4)', async () => {
    const it = await open()
    await it.signIn()
    it.server.script('logout', 'down')
    await it.send({ type: 'session.signOut' })
    expect(it.view().session.status).toBe('signedOut')
    expect(it.toasts().at(-1)).toBe('Signed Out')
  })

  test('error: 5xx: still signed in, still connected (R8.2)', async () => {
    const it = await open()
    await it.signIn()
    it.server.script('logout', it.server.refuse(503, 'unavailable'))
    await it.send({ type: 'wallet.disconnect' })
    expect(it.view()).toMatchObject({
      session: { status: 'signedIn' },
      wallet: { status: 'connected' },
    })
    expect(it.toasts().at(-1)).toBe('Sign-Out Failed')
    await it.send({ type: 'wallet.disconnect' })
    expect(it.toasts().at(-1)).toBe('Wallet Disconnected')
  })

  test('error: the wallet does not let go (R8.2)', async () => {
    const it = await open()
    await it.connect()
    it.wallet.on.disconnect = () => Promise.reject(new Error('stuck'))
    await it.send({ type: 'wallet.disconnect' })
    expect(it.toasts().at(-1)).toBe('Disconnect Error')
    expect(it.view().wallet.status).toBe('connected')
  })

  test('behavior: a session without a wallet ends, too', async () => {
    const club = scriptedClub()
    club.server.setSession(alice)
    const it = await open({}, club)
    await it.send({ type: 'wallet.disconnect' })
    expect(it.view().session.status).toBe('signedOut')
    expect(it.toasts()).toEqual(['Wallet Disconnected'])
  })

  test('behavior: a wallet that leaves by itself signs nobody out', async () => {
    const it = await open()
    await it.signIn()
    it.wallet.leave()
    await settled()
    expect(it.view()).toMatchObject({
      wallet: { status: 'disconnected' },
      session: { status: 'signedIn' },
    })
  })
})

describe('another account', () => {
  test('behavior: nothing acts for either; switching back resumes', async () => {
    const it = await open()
    await it.signIn()
    it.wallet.switchTo(bob)
    await settled()
    expect(it.view()).toMatchObject({
      session: { status: 'accountMismatch', walletShows: bob },
      balance: { status: 'idle' },
    })
    it.wallet.switchTo(alice)
    await settled()
    expect(it.view()).toMatchObject({
      session: { status: 'signedIn' },
      balance: { status: 'loaded' },
    })
    expect(it.wallet.prompts).toHaveLength(1)
  })

  test('behavior: signing with the new one replaces the session', async () => {
    const it = await open()
    await it.signIn()
    it.wallet.switchTo(bob)
    await it.send({ type: 'login.start' })
    await it.send({ type: 'login.sign' })
    expect(it.server.session()).toMatch(/^0xb+$/i)
    expect(it.view().session).toMatchObject({
      status: 'signedIn',
      session: { userAddress: bob.toLowerCase() },
    })
  })

  test('behavior: in the middle of verify, the server is asked', async () => {
    const it = await open()
    it.server.script('verify', 'down')
    await it.signIn()
    it.clock.advance(100)
    it.server.setSession(alice)
    it.wallet.switchTo(bob)
    await settled()
    expect(it.view().login.status).toBe('accountMismatch')
    it.clock.advance(2_000)
    await settled()
    expect(it.view().session.status).toBe('accountMismatch')
    expect(it.reloads).toEqual([])
  })
})

describe('page', () => {
  test('behavior: a remembered wallet reconnects after 500 ms (R4.7)', async () => {
    const it = await open()
    await it.connect()
    it.page.stop()
    const next = await open({}, it)
    next.clock.advance(499)
    await settled()
    expect(next.view().wallet.status).toBe('disconnected')
    next.clock.advance(1)
    await settled()
    expect(next.view().wallet.status).toBe('connected')
    expect(next.toasts()).toEqual([])
  })

  test('behavior: other tabs learn at once of login and logout', async () => {
    const tab = scriptedBrowser()
    const one = await open({ tabs: tab() })
    const two = await open({ tabs: tab(), fetch: one.server.fetch })
    await one.signIn()
    expect(two.view().session.status).toBe('signedIn')
    await one.send({ type: 'session.signOut' })
    expect(two.view().session.status).toBe('signedOut')
    expect(two.toasts()).toEqual([])
  })

  test('behavior: asks again when it is looked at', async () => {
    const it = await open()
    it.server.setSession(alice)
    it.clock.advance(2_000)
    it.comeBack()
    await settled()
    expect(it.view().session.status).toBe('signedIn')
  })

  test('behavior: the balance is read again when the node is back', async () => {
    const it = await open()
    it.setNode('down')
    await it.signIn()
    expect(it.view().balance).toMatchObject({ status: 'failed', value: 0n })
    it.clock.advance(2_000)
    await settled()
    it.clock.advance(13_000)
    await settled()
    expect(it.view().network.status).toBe('offline')
    it.setNode('up')
    it.clock.advance(1_000)
    await settled()
    expect(it.view()).toMatchObject({
      network: { status: 'online' },
      balance: { status: 'loaded', value: 5n },
    })
  })

  test('behavior: a view stays the same object until it changes', async () => {
    const it = await open()
    const before = it.view()
    expect(it.view()).toBe(before)
    await it.send({ type: 'login.start' })
    expect(it.view()).not.toBe(before)
    expect(it.view().wallet).toBe(before.wallet)
  })

  test('behavior: an answer in the page needs no call', async () => {
    const club = scriptedClub()
    const page = createSystem({
      actors: createSystemActors(club.ports),
      clock: club.clock,
      answer: {
        kind: 'signedIn',
        user: { address: alice.toLowerCase(), holdings: { status: 'fresh' } },
        isAdmin: true,
      },
    }).start()
    expect(page.getSnapshot().session).toMatchObject({
      status: 'signedIn',
      session: { isAdmin: true },
    })
    await settled()
    expect(club.server.calls).toEqual([])
    expect(page.getSnapshot().balance.status).toBe('loaded')
  })
})
