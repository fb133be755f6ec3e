import { type ComponentType, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { loadable } from './loadable.tsx'

/** What a component on a page would do, where nothing is on a page. */
type Subscribe = (reader: () => void) => () => void
const store = vi.hoisted(() => ({ subscribe: (() => {}) as unknown }))
vi.mock('react', async (load) => ({
  ...(await load<typeof import('react')>()),
  useSyncExternalStore: <T>(subscribe: Subscribe, read: () => T) => {
    store.subscribe = subscribe
    return read()
  },
}))

const Sea = ({ name }: { name: string }) => `The sea ${name}`
const Shore = ({ name }: { name: string }) => `Waiting for ${name}`
const html = (component: ComponentType<{ name: string }>) =>
  renderToStaticMarkup(createElement(component, { name: 'Weddell' }))

test('default: nothing, then at once', async () => {
  const Lazy = loadable(async () => Sea)
  expect(html(Lazy)).toBe('')
  await Lazy.preload()
  expect(html(Lazy)).toBe('The sea Weddell')
})

test('parameters: the room is held', () => {
  const Lazy = loadable(async () => Sea, { waiting: Shore })
  expect(html(Lazy)).toBe('Waiting for Weddell')
})

test('behavior: rendering on the server loads nothing', () => {
  let loads = 0
  const Lazy = loadable(async () => {
    loads += 1
    return Sea
  })
  html(Lazy)
  expect(loads).toBe(0)
})

test('behavior: it is loaded once', async () => {
  let loads = 0
  const Lazy = loadable(async () => {
    loads += 1
    return Sea
  })
  await Promise.all([Lazy.preload(), Lazy.preload()])
  await Lazy.preload()
  expect(loads).toBe(1)
})

test('error: it did not come, and is asked for again', async () => {
  let loads = 0
  const Lazy = loadable(
    async () => {
      loads += 1
      if (loads === 1) throw new Error('Away')
      return Sea
    },
    { waiting: Shore, failed: () => 'Not here' },
  )
  await Lazy.preload()
  expect(html(Lazy)).toBe('Not here')
  await Lazy.preload()
  expect(html(Lazy)).toBe('The sea Weddell')
})

test('error: however many wait for it, it is asked for in one row', async () => {
  vi.useFakeTimers()
  let loads = 0
  const Lazy = loadable<{ name: string }>(async () => {
    loads += 1
    throw new Error('Away')
  })
  html(Lazy)
  const subscribe = store.subscribe as Subscribe
  const leave = [subscribe(() => {})]
  await vi.advanceTimersByTimeAsync(1_000)
  leave.push(subscribe(() => {}))
  await vi.advanceTimersByTimeAsync(1_000)
  expect(loads).toBe(2)
  await vi.advanceTimersByTimeAsync(3_000)
  expect(loads).toBe(3)
  for (const each of leave) each()
  expect(vi.getTimerCount()).toBe(0)
  vi.useRealTimers()
})
