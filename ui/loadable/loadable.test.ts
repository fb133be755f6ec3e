import { type ComponentType, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { loadable } from './loadable.tsx'

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
