import { expect, test } from 'vitest'
import { createKeeper, type KeeperStore } from './keeper.ts'

function openStore() {
  let text: string | null = null
  const store: KeeperStore = {
    getItem: () => text,
    setItem: (_, value) => {
      text = value
    },
  }
  return store
}
const initial = { held: 12n, owed: -3n, name: '12', list: [] as string[] }

test('default: what is kept comes back, amounts as amounts', () => {
  const store = openStore()
  const one = createKeeper(store, { ...initial, held: 10n ** 30n })
  one.save()
  const two = createKeeper(store, initial)
  expect(two.state()).toBe(initial)
  two.load()
  expect(two.state()).toEqual({ ...initial, held: 10n ** 30n })
})

test('behavior: what a page wrote itself is not read back', () => {
  const store = openStore()
  const one = createKeeper(store, initial)
  one.save()
  const before = one.state()
  one.load()
  expect(one.state()).toBe(before)
  const two = createKeeper(store, { ...initial, name: 'another' })
  two.save()
  one.load()
  const read = one.state()
  expect(read.name).toBe('another')
  one.load()
  expect(one.state()).toBe(read)
})

test('behavior: an older version’s lacks what has come since', () => {
  const store = openStore()
  createKeeper(store, { held: 5n }).save()
  const now = createKeeper(store, initial)
  now.load()
  expect(now.state()).toEqual({ ...initial, held: 5n })
})

test('default: without a store all is in memory', () => {
  const one = createKeeper(undefined, initial)
  one.save()
  one.load()
  expect(one.state()).toBe(initial)
})
