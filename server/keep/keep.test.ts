import { expect, test } from 'vitest'
import { createKeep } from './keep.ts'

const letters = (weight: number) =>
  createKeep<string>({ weight, weigh: (value) => value.length })

test('default: what was used last stays, up to the limit', () => {
  const keep = letters(1_000)
  const filler = '.'.repeat(100)
  for (const key of ['a', 'b', 'c']) keep.set(key, filler)
  expect(keep.get('a')).toBe(filler)
  keep.set('d', filler)
  expect([keep.get('a'), keep.get('b')]).toEqual([filler, undefined])
  keep.set('large', '.'.repeat(1_001))
  expect([keep.get('large'), keep.get('d')]).toEqual([undefined, filler])
})

test('parameters: so many values, whatever they weigh', () => {
  const keep = createKeep<number>({ entries: 2 })
  for (const [at, key] of ['a', 'b', 'c'].entries()) keep.set(key, at)
  expect([...keep]).toEqual([
    ['b', 1],
    ['c', 2],
  ])
})

test('behavior: what was used just now, and again, is the last to leave', () => {
  const keep = createKeep<number>({ entries: 3 })
  for (const [at, key] of ['a', 'b', 'c'].entries()) keep.set(key, at)
  for (const key of ['c', 'c', 'a', 'a', 'b']) keep.get(key)
  keep.delete('b')
  keep.get('c')
  const order = [...keep].map(([key]) => key)
  expect(order).toEqual(['a', 'c'])
  keep.set('d', 3)
  keep.set('e', 4)
  expect([...keep].map(([key]) => key)).toEqual(['c', 'd', 'e'])
})

test('behavior: where many are kept, the oldest leave some at a time', () => {
  const keep = createKeep<number>({ entries: 128 })
  const sizes = new Set<number>()
  for (let id = 0; id < 1_000; id += 1) {
    keep.set(String(id), id)
    sizes.add(keep.size())
    expect(keep.get(String(id))).toBe(id)
  }
  expect(Math.max(...sizes)).toBe(128)
  const kept = [...keep].map(([, id]) => id)
  expect(kept).toEqual(kept.map((_, at) => 1_000 - kept.length + at))
  expect(kept.length).toBeGreaterThanOrEqual(126)
})

test('error: a flood of small things is bounded too, and so are long keys', () => {
  const keep = letters(100_000)
  for (let id = 0; id < 5_000; id += 1) keep.set(String(id), '')
  expect(keep.size()).toBeGreaterThan(0)
  expect(keep.size()).toBeLessThan(1_000)
  for (let id = 0; id < 50; id += 1) keep.set(`${id}`.repeat(10_000), '')
  expect(keep.size()).toBeLessThan(10)
  expect(keep.weight()).toBeLessThanOrEqual(100_000)
})

test('behavior: what is too old is there for who has nothing better', () => {
  let now = 0
  const keep = createKeep<string>({ ttl: 10, now: () => now })
  keep.set('a', 'A')
  now = 10
  expect([keep.get('a'), keep.last('a')]).toEqual([undefined, 'A'])
})

test('behavior: fetched once, and anew when it is too old or did not come', async () => {
  let now = 0
  let times = 0
  const keep = createKeep<number>({ ttl: 10, now: () => now })
  const work = async () => {
    times += 1
    if (times === 2) throw new Error('no')
    return times
  }
  const both = [keep.fetch('a', work), keep.fetch('a', work)]
  expect(await Promise.all(both)).toEqual([1, 1])
  expect(await keep.fetch('a', work)).toBe(1)
  now = 10
  await expect(keep.fetch('a', work)).rejects.toThrow('no')
  expect(await keep.fetch('a', work)).toBe(3)
})
