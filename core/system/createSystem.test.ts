import { describe, expect, expectTypeOf, test, vi } from 'vitest'
import { openClub as open } from '../../dev/testing/openClub.ts'
import { settled } from '../../dev/testing/settled.ts'
import { alice, fakeClub } from '../testing/index.ts'
import { createSystem, type SystemEmitted, type SystemView } from './index.ts'
import { createSystemActors } from './system.actors.ts'

const found = {
  type: 'notifications.show',
  notice: { tone: 'neutral', title: 'Found' },
} as const
const titleIn = ({ notifications: { items } }: SystemView) => items[0]?.title

describe('subscribe', () => {
  test('default: the view at once, then each other one, once', async () => {
    const { page, connect } = await open()
    const views: SystemView[] = []
    page.subscribe((view) => views.push(view))
    expect(views).toEqual([page.getSnapshot()])
    await connect()
    expect(views.at(-1)).toBe(page.getSnapshot())
    expect(views.at(-1)?.wallet.status).toBe('connected')
    expect(new Set(views).size).toBe(views.length)
  })

  test('default: an observer hears what a function hears', async () => {
    const { page, connect } = await open()
    const [byObserver, byFunction]: SystemView[][] = [[], []]
    page.subscribe({ next: (view) => byObserver?.push(view) })
    page.subscribe((view) => byFunction?.push(view))
    await connect()
    expect(byObserver?.length).toBeGreaterThan(1)
    expect(byObserver).toEqual(byFunction)
  })

  test('behavior: who leaves hears no more, even while others are told', async () => {
    const { page, connect } = await open()
    const heard = vi.fn()
    let later = { unsubscribe: () => {} }
    page.subscribe(() => later.unsubscribe())
    later = page.subscribe(heard)
    await connect()
    expect(heard).toHaveBeenCalledTimes(1)
  })

  test('behavior: the same function may come twice', async () => {
    const { page, connect, send } = await open()
    const heard = vi.fn()
    const first = page.subscribe(heard)
    const second = page.subscribe(heard)
    first.unsubscribe()
    heard.mockClear()
    await connect()
    const times = heard.mock.calls.length
    expect(times).toBeGreaterThan(0)
    second()
    await send({ type: 'wallet.disconnect' })
    expect(heard).toHaveBeenCalledTimes(times)
  })

  test('behavior: who sends something when told keeps the order for the others', async () => {
    const { page, send } = await open()
    page.subscribe((view) => {
      if (view.wallet.status === 'choosing' && !titleIn(view)) page.send(found)
    })
    const views: SystemView[] = []
    page.subscribe((view) => views.push(view))
    await send({ type: 'wallet.open' })
    const titles = views
      .filter(({ wallet }) => wallet.status === 'choosing')
      .map(titleIn)
    expect(titles).toEqual([undefined, 'Found'])
    expect(views.at(-1)).toBe(page.getSnapshot())
  })

  test('behavior: who comes while others are told is told each view once', async () => {
    const { page, send } = await open()
    const views: SystemView[] = []
    const first = page.subscribe((view) => {
      if (view.wallet.status !== 'choosing') return
      first.unsubscribe()
      page.send(found)
      page.subscribe((view) => views.push(view))
    })
    await send({ type: 'wallet.open' })
    expect(views.map(titleIn)).toEqual(['Found'])
    expect(views).toEqual([page.getSnapshot()])
  })

  test('error: what one throws keeps no other from hearing', async () => {
    const { page, connect } = await open()
    const thrown: unknown[] = []
    const take = (error: unknown) => thrown.push(error)
    const others = process.listeners('uncaughtException')
    process.removeAllListeners('uncaughtException')
    process.on('uncaughtException', take)
    try {
      const heard = vi.fn()
      const broken = page.subscribe(() => {
        throw new Error('broken')
      })
      page.subscribe(heard)
      heard.mockClear()
      await connect()
      broken.unsubscribe()
      expect(heard).toHaveBeenCalled()
      await expect.poll(() => thrown.length).toBeGreaterThan(1)
      expect(page.getSnapshot().wallet.status).toBe('connected')
    } finally {
      process.off('uncaughtException', take)
      for (const other of others) process.on('uncaughtException', other)
    }
  })
})

describe('on', () => {
  test('default: a fact, as it happens, to who asked for it', async () => {
    const { page, connect, send } = await open()
    const connected = vi.fn()
    const all: SystemEmitted[] = []
    page.on('wallet.connected', (fact) => {
      expectTypeOf(fact.type).toEqualTypeOf<'wallet.connected'>()
      connected(fact)
    })
    page.on('*', (fact) => all.push(fact))
    await connect()
    expect(connected).toHaveBeenCalledTimes(1)
    expect(connected.mock.calls[0]?.[0]).toMatchObject({ chainId: 25 })
    await send({ type: 'wallet.disconnect' })
    expect(all.map(({ type }) => type)).toEqual(
      expect.arrayContaining(['wallet.connected', 'wallet.disconnected']),
    )
    expect(connected).toHaveBeenCalledTimes(1)
  })

  test('behavior: who hears it meets a system that knows it', async () => {
    const { page, connect, server, toasts } = await open()
    page.on('wallet.connected', () => page.send({ type: 'login.start' }))
    await connect()
    expect(server.calls).toContain('nonce')
    expect(page.getSnapshot().login.status).toBe('messageReady')
    expect(toasts()).not.toContain('Wallet Not Connected')
  })

  test('behavior: who signs out as the session opens is signed out', async () => {
    const { page, signIn } = await open()
    page.on('session.opened', () => page.send({ type: 'session.signOut' }))
    await signIn()
    await expect.poll(() => page.getSnapshot().session.status).toBe('signedOut')
  })

  test('behavior: who stops it as it happens hears no more, and others see it', async () => {
    const { page, connect } = await open()
    const all: string[] = []
    const views: SystemView[] = []
    page.subscribe((view) => views.push(view))
    page.on('*', ({ type }) => all.push(type))
    page.on('wallet.connected', () => page.stop())
    await connect()
    expect(all.at(-1)).toBe('wallet.connected')
    expect(views.at(-1)).toBe(page.getSnapshot())
  })

  test('behavior: what is said as the system starts is heard', async () => {
    const { page } = await open()
    page.stop()
    const heard = vi.fn()
    page.on('network.online', heard)
    page.start()
    await settled()
    expect(heard).toHaveBeenCalledTimes(1)
  })

  test('behavior: who leaves hears no more', async () => {
    const { page, connect } = await open()
    const heard = vi.fn()
    page.on('*', heard).unsubscribe()
    await connect()
    expect(heard).not.toHaveBeenCalled()
  })
})

describe('stop and start', () => {
  test('default: a system that is stopped keeps its view, and does nothing', async () => {
    const { page, connect, clock, server, comeBack } = await open()
    await connect()
    const view = page.getSnapshot()
    page.stop()
    const calls = server.calls.length
    clock.advance(60_000)
    comeBack()
    await settled()
    expect(page.getSnapshot()).toBe(view)
    expect(view.wallet.status).toBe('connected')
    expect(server.calls).toHaveLength(calls)
  })

  test('default: started again it begins anew, for whoever has subscribed', async () => {
    const club = fakeClub()
    club.server.setSession(alice)
    const { page } = await open({}, club)
    expect(page.getSnapshot().session.status).toBe('signedIn')
    const statuses: string[] = []
    page.subscribe(({ session: { status } }) => statuses.push(status))
    page.stop()
    club.server.setSession(null)
    page.start()
    await settled()
    expect(statuses[0]).toBe('signedIn')
    expect(statuses).toContain('checking')
    expect(statuses.at(-1)).toBe('signedOut')
    expect(page.getSnapshot().session.status).toBe('signedOut')
  })

  test('behavior: what is sent in between is kept for the next run, and the view until then', async () => {
    const { page, connect } = await open()
    await connect()
    const view = page.getSnapshot()
    page.stop()
    page.send({ type: 'wallet.open' })
    // Of a machine whose code the next run does not have.
    page.send({ type: 'revising.close' })
    expect(page.getSnapshot()).toBe(view)
    page.start()
    await settled()
    expect(page.getSnapshot().wallet.status).toBe('choosing')
  })

  test('behavior: who stops it as it begins anew leaves nothing running', async () => {
    const { page, server } = await open()
    page.stop()
    const stopping = page.subscribe(({ session }) => {
      if (session.status === 'checking') page.stop()
    })
    const calls = server.calls.length
    page.start()
    await settled()
    expect(server.calls).toHaveLength(calls)
    stopping.unsubscribe()
    page.start()
    await settled()
    expect(server.calls.slice(calls)).toEqual(['me'])
  })

  test('behavior: a greeting that is due is said by the run that can, once', async () => {
    const club = fakeClub()
    club.server.setSession(alice)
    const system = createSystem({
      actors: createSystemActors(club.ports),
      clock: club.clock,
      isJustSignedIn: true,
    })
    const titles = () =>
      system.getSnapshot().notifications.items.map(({ title }) => title)
    system.start().stop()
    system.start()
    await settled()
    expect(titles()).toEqual(['Signed In Successfully'])
    system.stop()
    system.start()
    await settled()
    expect(titles()).toEqual([])
    system.stop()
  })

  test('behavior: stopped and started twice in a row it works once', async () => {
    const { page, server, connect } = await open()
    page.stop()
    page.stop()
    const calls = server.calls.length
    page.start()
    page.start()
    await settled()
    expect(server.calls.slice(calls)).toEqual(['me'])
    await connect()
    expect(page.getSnapshot().wallet.status).toBe('connected')
  })
})

describe('can', () => {
  const retry = { type: 'wallet.retry' } as const

  test('default: what a button may offer, in each state', async () => {
    const { page, wallet, connect, send } = await open()
    const back = { type: 'wallet.back' } as const
    expect([page.can(retry), page.can(back)]).toEqual([false, false])
    expect(page.can({ type: 'wallet.open' })).toBe(true)
    wallet.on.connect = () => Promise.reject({ code: 4001 })
    await connect()
    expect(page.getSnapshot().wallet.status).toBe('rejected')
    expect(page.can(retry)).toBe(true)
    await send({ type: 'wallet.cancel' })
    expect(page.can(retry)).toBe(false)
  })

  test('behavior: a machine that is not there can begin, and do no more', async () => {
    const { page } = await open()
    expect(page.can({ type: 'casting.celebrated' })).toBe(false)
    expect(page.can({ type: 'casting.retry' })).toBe(false)
    expect(page.can({ type: 'casting.close' })).toBe(false)
    expect(page.can({ type: 'casting.open', proposal: 'p' } as never)).toBe(
      true,
    )
  })

  test('behavior: one whose code is under way can be given up, and not tried again', async () => {
    const { page } = await open()
    page.send({ type: 'wallet.open' })
    expect(page.getSnapshot().wallet.status).toBe('discovering')
    expect(page.can(retry)).toBe(false)
    expect(page.can({ type: 'wallet.back' })).toBe(false)
    expect(page.can({ type: 'wallet.cancel' })).toBe(true)
    await settled()
    expect(page.can(retry)).toBe(false)
  })

  test('behavior: nobody hears what no machine is named after', async () => {
    const { page } = await open()
    for (const type of ['nobody.asks', 'toString.x', 'wallet'])
      expect(page.can({ type } as never)).toBe(false)
  })

  test('behavior: one that is stopped can nothing', async () => {
    const { page } = await open()
    page.stop()
    expect(page.can({ type: 'wallet.open' })).toBe(false)
    expect(page.start().can({ type: 'wallet.open' })).toBe(true)
  })
})
