import { expect, test } from 'vitest'
import { createKept } from './cache.ts'

test('default: what was used last stays, up to the limit', () => {
  const kept = createKept<string>(1_000)
  kept.set('a', 'A', 100)
  kept.set('b', 'B', 100)
  kept.set('c', 'C', 100)
  expect(kept.get('a')).toBe('A')
  kept.set('d', 'D', 100)
  expect([kept.get('a'), kept.get('b')]).toEqual(['A', undefined])
  kept.set('large', '', 1_001)
  expect([kept.get('large'), kept.get('d')]).toEqual([undefined, 'D'])
})

test('error: a flood of small things is bounded too', () => {
  const kept = createKept<null>(100_000)
  for (let id = 0; id < 5_000; id += 1) kept.set(String(id), null, 4)
  const stayed = Array.from({ length: 5_000 }, (_, id) => kept.get(String(id)))
  const count = stayed.filter((value) => value !== undefined).length
  expect(count).toBeGreaterThan(0)
  expect(count).toBeLessThan(1_000)
})
