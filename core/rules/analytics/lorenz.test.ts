import { describe, expect, test } from 'vitest'
import { forSeeds, listOf } from '../../../dev/testing/forSeeds.ts'
import { gini } from './concentration.ts'
import { type LorenzPoint, lorenzCurve } from './lorenz.ts'

const pairs = (points: LorenzPoint[] | undefined) =>
  points?.map(({ population, share }) => [population, share])

describe('lorenzCurve', () => {
  test('default', () => {
    // Σ 10, 30, 60, 100 of 100
    expect(pairs(lorenzCurve([40, 10, 30, 20]))).toEqual([
      [0, 0],
      [0.25, 0.1],
      [0.5, 0.3],
      [0.75, 0.6],
      [1, 1],
    ])
    expect(pairs(lorenzCurve([5]))).toEqual([
      [0, 0],
      [1, 1],
    ])
  })

  test('parameters: steps that fall between two members', () => {
    // At a half of three members: the first, and half of the second.
    expect(pairs(lorenzCurve([1, 2, 5], 2))).toEqual([
      [0, 0],
      [0.5, 2 / 8],
      [1, 1],
    ])
  })

  test('behavior: all equal is the diagonal', () => {
    for (const { population, share } of lorenzCurve(listOf(1_000, () => 3)) ??
      [])
      expect(share).toBe(population)
  })

  test('behavior: at most steps + 1 points', () => {
    expect(lorenzCurve(listOf(100_000, (index) => index))).toHaveLength(101)
  })

  test('behavior: no base unit is lost', () => {
    const trillion = 10n ** 30n
    const [, middle] = lorenzCurve([trillion, 1n]) ?? []
    expect((middle?.share ?? 0) * 1e30).toBeCloseTo(1, 12)
  })

  test('behavior: without anything to share there is no curve', () => {
    expect(lorenzCurve([])).toBeUndefined()
    expect(lorenzCurve([0, 0])).toBeUndefined()
  })
})

/** By walking the whole curve in floating point. */
const valueAt = (sorted: number[], population: number) => {
  const whole = sorted.reduce((a, b) => a + b, 0)
  const place = population * sorted.length
  return (
    sorted.reduce(
      (sum, x, index) => sum + x * Math.min(1, Math.max(0, place - index)),
      0,
    ) / whole
  )
}

test('properties: on the whole curve, rising and convex', () => {
  forSeeds((random) => {
    const xs = listOf(1 + random.below(400), () =>
      Math.floor(random.longTail(0.8)),
    )
    const points = lorenzCurve(xs, 20) ?? []
    const sorted = xs.sort((a, b) => a - b)
    let slope = 0
    for (const [index, { population, share }] of points.entries()) {
      expect(share).toBeCloseTo(valueAt(sorted, population), 10)
      const before = points[index - 1]
      if (!before) continue
      const next = (share - before.share) / (population - before.population)
      expect(next).toBeGreaterThanOrEqual(slope - 1e-9)
      slope = next
    }
    expect(points[0]).toEqual({ population: 0, share: 0 })
    expect(points.at(-1)).toEqual({ population: 1, share: 1 })
  })
})

test('properties: Gini is twice the area between diagonal and curve', () => {
  forSeeds((random) => {
    const xs = listOf(1 + random.below(100), () =>
      Math.floor(random.longTail(0.8)),
    )
    const points = lorenzCurve(xs) ?? []
    const under = points.slice(1).reduce((area, point, index) => {
      const before = points[index] ?? point
      const width = point.population - before.population
      return area + (width * (point.share + before.share)) / 2
    }, 0)
    expect(gini(xs)).toBeCloseTo(1 - 2 * under, 10)
  })
})
