import { expect, test } from 'vitest'
import { nextStop, stopOf } from './stops.ts'

const at = '2026-11-21T12:00:00Z'
const moments = [10, 20, 30].map((block) => ({ block, at }))

test.each([
  [undefined, 3],
  [5, 0],
  [10, 0],
  [19, 0],
  [20, 1],
  [30, 2],
  [99, 2],
])('default: block %s is at stop %s', (block, stop) => {
  expect(stopOf(moments, block)).toBe(stop)
})

test('default: one after the other, and from now from the beginning', () => {
  expect([3, 0, 1, 2].map((stop) => nextStop(moments, stop))).toEqual([
    0, 1, 2, 3,
  ])
})
