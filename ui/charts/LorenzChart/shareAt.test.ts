import { expect, test } from 'vitest'
import { shareAt } from './shareAt.ts'

// Two holders of one and three: a half of them owns a quarter.
const points = [
  { population: 0, share: 0 },
  { population: 0.5, share: 0.25 },
  { population: 1, share: 1 },
]

test.each([
  [0, 0],
  [0.25, 0.125],
  [0.5, 0.25],
  [0.75, 0.625],
  [1, 1],
])('default: the smaller %s own %s', (population, share) => {
  expect(shareAt(points, population)).toBe(share)
})
