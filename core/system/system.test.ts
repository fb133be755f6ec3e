import { describe, expect, test } from 'vitest'
import { openClub as open } from '../../dev/testing/openClub.ts'
import { settled } from '../../dev/testing/settled.ts'
import { storageKeys } from '../constants.ts'
import { alice, bob, fakeClub } from '../testing/index.ts'

describe('sign-in', () => {
  test('default: connect, read, sign, reload, be greeted once', async () => {
    const it = await open()
    expect(it.view().session.status).toBe('signedOut')
    await it.send({ type: 'login.open' })
    await it.connect()
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
    await reloaded.send({ type: 'session.signOut' })
    it.server.setSession(alice)
    it.clock.advance(2_000)
    it.comeBack()
    await settled()
    expect(reloaded.view().session.status).toBe('signedIn')
    expect(reloaded.toasts().at(-1)).toBe('Signed Out')
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
    const club = fakeClub()
    club.server.setSession(alice)
    const it = await open({}, club)
    await it.connect()
    await it.send({ type: 'login.start' })
    expect(it.view().login.status).toBe('idle')
    expect(it.toasts()).toEqual([])
    expect(it.server.calls).not.toContain('nonce')
  })

  describe('one act: the message is there before the finger is', () => {
    test('default: asked for once the wallet shows an account', async () => {
      const it = await open()
      await it.send({ type: 'login.open' })
      expect(it.server.calls).not.toContain('nonce')
      await it.connect()
      expect(it.view().login.status).toBe('messageReady')
      expect(it.wallet.prompts).toEqual([])
      await it.send({ type: 'login.sign' })
      expect(it.view().session.status).toBe('signedIn')
    })

    test('behavior: asked for at once where a wallet is connected', async () => {
      const it = await open()
      await it.connect()
      expect(it.server.calls).not.toContain('nonce')
      await it.send({ type: 'login.open' })
      expect(it.view().login.status).toBe('messageReady')
    })

    test('behavior: looked away and back, the message is the same', async () => {
      const it = await open()
      await it.connect()
      await it.send({ type: 'login.open' })
      const { login } = it.view()
      await it.send({ type: 'login.cancel' })
      expect(it.view().login.status).toBe('idle')
      await it.send({ type: 'login.open' })
      expect(it.view().login).toEqual(login)
      expect(it.server.calls.filter((call) => call === 'nonce')).toHaveLength(1)
    })

    test('behavior: nobody looks any more: a wallet asks for nothing', async () => {
      const it = await open()
      await it.send({ type: 'login.open' })
      await it.send({ type: 'login.cancel' })
      await it.connect()
      expect(it.view().login.status).toBe('idle')
      expect(it.server.calls).not.toContain('nonce')
    })

    test.each([
      ['of this account', alice],
      ['of another account', bob],
    ])(
      'behavior: a session %s ends: a message is there again',
      async (_, of) => {
        const club = fakeClub()
        club.server.setSession(of)
        const it = await open({}, club)
        await it.connect()
        await it.send({ type: 'login.open' })
        it.server.setSession(null)
        it.clock.advance(2_000)
        it.comeBack()
        await settled()
        expect(it.view().session.status).toBe('signedOut')
        expect(it.view().login.status).toBe('messageReady')
        expect(it.wallet.prompts).toEqual([])
        await it.send({ type: 'login.sign' })
        expect(it.view().session.status).toBe('signedIn')
      },
    )

    test('behavior: a session ends that nobody looks at: nothing is asked', async () => {
      const it = await open()
      await it.signIn()
      it.server.setSession(null)
      it.clock.advance(2_000)
      it.comeBack()
      await settled()
      expect(it.view().session.status).toBe('signedOut')
      expect(it.view().login.status).toBe('idle')
    })

    test('behavior: a wallet that comes back by itself finds the panel open', async () => {
      const club = fakeClub()
      club.ports.storage.setItem(storageKeys.connected, 'true')
      const it = await open({}, club)
      await it.send({ type: 'login.open' })
      it.clock.advance(500)
      await settled()
      expect(it.view().wallet.status).toBe('connected')
      expect(it.view().login.status).toBe('messageReady')
    })
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
    const club = fakeClub()
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
