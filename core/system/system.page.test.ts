import { describe, expect, test } from 'vitest'
import { openClub as open } from '../../dev/testing/openClub.ts'
import { settled } from '../../dev/testing/settled.ts'
import { alice, bob, fakeClub, fakeTabs } from '../testing/index.ts'
import { createSystem } from './index.ts'
import { createSystemActors } from './system.actors.ts'

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

  test('behavior: a wallet that connects as another is seen', async () => {
    const club = fakeClub()
    club.server.setSession(alice)
    club.wallet.switchTo(bob)
    const it = await open({}, club)
    await it.connect()
    expect(it.view().session).toMatchObject({
      status: 'accountMismatch',
      walletShows: bob,
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
    const tab = fakeTabs()
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
    const club = fakeClub()
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
