import { describe, expect, test } from 'vitest'
import { settled } from '../../dev/testing/settled.ts'
import { storageKeys } from '../constants.ts'
import { fakeClub } from '../testing/index.ts'
import { createSystem, type SystemEvent } from './index.ts'
import { createDeferredSystemActors } from './system.deferred.ts'

/** A page that loads the wallet late; `load` decides whether it comes. */
async function open(club = fakeClub()) {
  let loads = 0
  let isReachable = true
  const { wallet, ...ports } = club.ports
  const page = createSystem({
    actors: createDeferredSystemActors({
      ...ports,
      loadWallet: async () => {
        loads += 1
        if (!isReachable) throw new Error('The code did not come.')
        return wallet
      },
    }),
    clock: club.clock,
  }).start()
  const titles: string[] = []
  page.subscribe(({ notifications: { items } }) => {
    const title = items.find((item) => item.open)?.title
    if (title && titles.at(-1) !== title) titles.push(title)
  })
  await settled()
  const send = async (event: SystemEvent) => {
    page.send(event)
    await settled()
  }
  return {
    ...club,
    page,
    send,
    titles,
    loads: () => loads,
    reach: (is: boolean) => {
      isReachable = is
    },
    view: () => page.getSnapshot(),
  }
}

describe('default', () => {
  test('a visitor loads nothing of it', async () => {
    const it = await open()
    it.clock.advance(60_000)
    await settled()
    expect(it.loads()).toBe(0)
    expect(it.view()).toMatchObject({
      wallet: { status: 'disconnected' },
      login: { status: 'idle' },
    })
  })

  test('connect, read, sign, be known', async () => {
    const it = await open()
    it.page.send({ type: 'wallet.open' })
    expect(it.view().wallet.status).toBe('discovering')
    await settled()
    expect(it.view().wallet.status).toBe('choosing')
    await it.send({ type: 'wallet.choose', id: 'w' })
    await it.send({ type: 'login.start' })
    expect(it.view().login.status).toBe('messageReady')
    await it.send({ type: 'login.sign' })
    expect(it.view()).toMatchObject({
      wallet: { status: 'connected' },
      session: { status: 'signedIn' },
      balance: { status: 'loaded', value: 5n },
    })
    expect(it.titles).toEqual(['Wallet Connected'])
    expect(it.loads()).toBe(1)
  })
})

describe('a remembered wallet (R4.7)', () => {
  const remembering = () => {
    const club = fakeClub()
    club.storage.setItem(storageKeys.connected, 'true')
    club.storage.setItem(storageKeys.connector, 'w')
    return club
  }

  test('default: it comes back by itself', async () => {
    const it = await open(remembering())
    expect(it.loads()).toBe(0)
    it.clock.advance(500)
    expect(it.view().wallet).toEqual({
      status: 'reconnecting',
      phase: 'reconnecting',
    })
    await settled()
    expect(it.view().wallet.status).toBe('connected')
    expect(it.titles).toEqual([])
  })

  test('error: its code does not come; nothing is said', async () => {
    const it = await open(remembering())
    it.reach(false)
    it.clock.advance(500)
    await settled()
    expect(it.view().wallet.status).toBe('disconnected')
    expect(it.titles).toEqual([])
    expect(it.storage.getItem(storageKeys.connected)).toBe('true')
  })

  test.each(['wallet.disconnect', 'session.signOut'] as const)(
    'behavior: %s before it is back forgets it, and lets it go (R4.6)',
    async (type) => {
      const club = remembering()
      let left = 0
      club.wallet.on.disconnect = async () => {
        left += 1
      }
      club.server.setSession(`0x${'A'.repeat(40)}`)
      const it = await open(club)
      await it.send({ type })
      expect(it.view().session.status).toBe('signedOut')
      expect(it.storage.getItem(storageKeys.connected)).toBeNull()
      it.clock.advance(2_000)
      await settled()
      expect(it.view().wallet.status).toBe('disconnected')
      expect(left).toBe(1)
    },
  )

  test('behavior: where nothing is remembered there is nothing to let go', async () => {
    const it = await open()
    await it.send({ type: 'wallet.disconnect' })
    expect(it.loads()).toBe(0)
  })

  test('behavior: disconnecting while it comes back forgets it', async () => {
    const it = await open(remembering())
    it.clock.advance(500)
    await it.send({ type: 'wallet.disconnect' })
    expect(it.view().wallet.status).toBe('disconnected')
    expect(it.storage.getItem(storageKeys.connected)).toBeNull()
  })
})

describe('error: the code does not come', () => {
  test('it is said, and tried again', async () => {
    const it = await open()
    it.reach(false)
    await it.send({ type: 'wallet.open' })
    expect(it.view().wallet).toMatchObject({
      status: 'failed',
      failure: { code: 'wallet.notLoaded' },
    })
    expect(it.titles).toEqual(['Connection Error'])
    it.reach(true)
    await it.send({ type: 'wallet.retry' })
    expect(it.view().wallet.status).toBe('choosing')
  })

  test('behavior: cancelled meanwhile, nothing is said', async () => {
    const it = await open()
    it.reach(false)
    it.page.send({ type: 'wallet.open' })
    await it.send({ type: 'wallet.cancel' })
    expect(it.view().wallet.status).toBe('disconnected')
    expect(it.titles).toEqual([])
  })
})
