import { describe, expect, expectTypeOf, test, vi } from 'vitest'
import { openClub as open } from '../../dev/testing/openClub.ts'
import { alice, scriptedClub, settled } from '../../dev/testing/scriptedClub.ts'
import type { SystemEmitted, SystemView } from './index.ts'

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
    const { page, connect } = await open()
    const heard = vi.fn()
    page.subscribe(heard).unsubscribe()
    page.subscribe(heard)()
    page.subscribe(heard)
    heard.mockClear()
    await connect()
    expect(heard).toHaveBeenCalled()
  })

  test('error: what one throws keeps no other from hearing', async () => {
    const { page, connect } = await open()
    const thrown: unknown[] = []
    const take = (error: unknown) => thrown.push(error)
    const others = process.listeners('uncaughtException')
    process.removeAllListeners('uncaughtException')
    process.on('uncaughtException', take)
    const heard = vi.fn()
    const broken = page.subscribe(() => {
      throw new Error('broken')
    })
    page.subscribe(heard)
    heard.mockClear()
    await connect()
    broken.unsubscribe()
    await settled()
    process.off('uncaughtException', take)
    for (const other of others) process.on('uncaughtException', other)
    expect(heard).toHaveBeenCalled()
    expect(thrown.length).toBeGreaterThan(1)
    expect(page.getSnapshot().wallet.status).toBe('connected')
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
    const { page, connect, clock, server } = await open()
    await connect()
    const view = page.getSnapshot()
    page.stop()
    const calls = server.calls.length
    clock.advance(60_000)
    await settled()
    expect(page.getSnapshot()).toBe(view)
    expect(view.wallet.status).toBe('connected')
    expect(server.calls).toHaveLength(calls)
  })

  test('default: started again it begins anew, for whoever has subscribed', async () => {
    const club = scriptedClub()
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

  test('behavior: what is sent in between is kept for the next run', async () => {
    const { page } = await open()
    page.stop()
    page.send({ type: 'wallet.open' })
    page.start()
    await settled()
    expect(page.getSnapshot().wallet.status).toBe('choosing')
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
