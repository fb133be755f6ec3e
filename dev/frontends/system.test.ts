// @vitest-environment happy-dom
import type { System } from '@narwhal-club/core/system'
import { useSelector } from '@xstate/react'
import { useSelector as useVueSelector } from '@xstate/vue'
import { act, createElement, StrictMode, useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { from as fromRx } from 'rxjs'
import { createRoot as createSolidRoot, from as fromSolid } from 'solid-js'
import { derived, get } from 'svelte/store'
import { afterEach, expect, test, vi } from 'vitest'
import { effectScope, nextTick } from 'vue'
import { openClub as open } from '../testing/openClub.ts'

/**
 * A `System` as each library's own means take it, and not as we read its
 * documents: no adapter stands between. Solid is the one that runs in Node.
 */

afterEach(() => vi.unstubAllGlobals())

async function renderInReact(system: System) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const statuses: string[] = []
  function Club() {
    const status = useSelector(system, (view) => view.wallet.status)
    useEffect(() => {
      system.start()
      return system.stop
    }, [])
    statuses.push(status)
    return status
  }
  const place = document.createElement('div')
  const root = createRoot(place)
  await act(async () =>
    root.render(createElement(StrictMode, null, createElement(Club))),
  )
  return { place, statuses, leave: () => act(async () => root.unmount()) }
}

test('default: React, useSelector of @xstate/react, in StrictMode', async () => {
  const { page, connect } = await open()
  const { place, leave } = await renderInReact(page)
  expect(place.textContent).toBe('disconnected')
  await act(connect)
  expect(place.textContent).toBe('connected')
  await leave()
  expect(page.getSnapshot().wallet.status).toBe('connected')
})

test('behavior: React draws what is picked anew only when that changes', async () => {
  const { page, send } = await open()
  const { statuses, leave } = await renderInReact(page)
  const before = statuses.length
  const view = page.getSnapshot()
  await act(() => send({ type: 'network.check' }))
  expect(page.getSnapshot()).not.toBe(view)
  expect(statuses).toHaveLength(before)
  await leave()
})

test('default: Vue, useSelector of @xstate/vue', async () => {
  const { page, connect } = await open()
  const scope = effectScope()
  const status = scope.run(() =>
    useVueSelector(page, (view) => view.wallet.status),
  )
  expect(status?.value).toBe('disconnected')
  await connect()
  await nextTick()
  expect(status?.value).toBe('connected')
  scope.stop()
})

test('default: Svelte, as a readable store', async () => {
  const { page, connect } = await open()
  const status = derived(page, (view) => view.wallet.status)
  expect(get(page)).toBe(page.getSnapshot())
  expect(get(status)).toBe('disconnected')
  const seen: string[] = []
  const leave = status.subscribe((value) => seen.push(value))
  await connect()
  leave()
  expect([seen[0], seen.at(-1)]).toEqual(['disconnected', 'connected'])
})

test('default: Solid, by from', async () => {
  const { page, connect } = await open()
  await createSolidRoot(async (dispose) => {
    const view = fromSolid(page)
    expect(view()?.wallet.status).toBe('disconnected')
    await connect()
    expect(view()?.wallet.status).toBe('connected')
    dispose()
  })
})

test('default: RxJS, by from', async () => {
  const { page, connect } = await open()
  const seen: string[] = []
  const subscription = fromRx(page).subscribe(({ wallet }) =>
    seen.push(wallet.status),
  )
  await connect()
  subscription.unsubscribe()
  page.send({ type: 'wallet.disconnect' })
  expect([seen[0], seen.at(-1)]).toEqual(['disconnected', 'connected'])
})
