import { describe, expect, test } from 'vitest'
import { forSeeds, listOf } from '../../../dev/testing/forSeeds.ts'
import type { Random } from '../../../dev/world/seed/random.ts'
import {
  gini,
  herfindahl,
  nakamoto,
  topPercentShare,
  topPercentSize,
  topShare,
} from './concentration.ts'

const trillion = 10n ** 30n

describe('gini', () => {
  test.each([
    // (−4·1 − 2·2 + 0·3 + 2·4 + 4·5) / (5·15)
    [[1, 2, 3, 4, 5], 4 / 15],
    // The example of `gini` in R's phylotools, which follows Cowell (2000).
    [[1, 3, 2, 1, 1, 1, 4], 0.3076923],
    // The example of `ineq` in R's ineq (Zeileis).
    [[541, 1463, 2445, 3438, 4437, 5401, 6392, 8304, 11904, 22261], 0.4620911],
    [[7, 7, 7], 0],
    [[0, 0, 0, 1], 3 / 4],
    [[42], 0],
  ])('default: %j → %f', (amounts, expected) => {
    expect(gini(amounts)).toBeCloseTo(expected, 7)
  })

  test('behavior: one base unit of trillions of tokens counts', () => {
    // (−a + a + 1) / (2·(2a + 1))
    const value = gini([trillion + 1n, trillion]) ?? 0
    expect(value * 4e30).toBeCloseTo(1, 12)
  })
})

describe('herfindahl', () => {
  test.each([
    // U.S. Department of Justice, "Herfindahl–Hirschman Index": 2,600.
    [[30, 30, 20, 20], 0.26],
    [[25, 20, 15, 10, 8, 7, 6, 5, 4], 0.154],
    [[9], 1],
  ])('default: %j → %f', (amounts, expected) => {
    expect(herfindahl(amounts)).toBeCloseTo(expected, 12)
  })

  test('behavior: base units of trillions of tokens', () => {
    expect(herfindahl([trillion, trillion, 0n])).toBe(0.5)
  })
})

describe('nakamoto', () => {
  test.each([
    [[51, 49], 1],
    [[50, 30, 20], 2],
    [[1, 1, 1, 1], 3],
    [[1, 1, 1, 1, 1], 3],
    [[3], 1],
  ])('default: %j → %i', (amounts, expected) => {
    expect(nakamoto(amounts)).toBe(expected)
  })

  test('behavior: half to the last base unit is not more than half', () => {
    expect(nakamoto([trillion, trillion])).toBe(2)
    expect(nakamoto([trillion + 1n, trillion])).toBe(1)
  })
})

describe('top shares', () => {
  test('default', () => {
    expect(topShare([10, 20, 30, 40], 2)).toBe(0.7)
    expect(topShare([10, 20, 30], 4)).toBe(1)
    expect(topPercentShare([10, 20, 30, 40], 50)).toBe(0.7)
    expect(topPercentShare([10, 20, 30, 40], 10)).toBe(0.4)
  })

  test.each([
    [10, 10, 1],
    [11, 10, 2],
    [612, 10, 62],
    [1, 10, 1],
    [5, 50, 3],
    [100_000, 10, 10_000],
    [0, 10, 0],
  ])('parameters: of %i members the top %i %% are %i', (n, percent, size) => {
    expect(topPercentSize(n, percent)).toBe(size)
  })
})

test.each([[[]], [[0, 0]]])('behavior: of %j nothing is known', (amounts) => {
  expect(gini(amounts)).toBeUndefined()
  expect(herfindahl(amounts)).toBeUndefined()
  expect(nakamoto(amounts)).toBeUndefined()
  expect(topShare(amounts, 1)).toBeUndefined()
  expect(topPercentShare(amounts, 10)).toBeUndefined()
})

test('error: a negative amount', () => {
  expect(() => gini([-1, 2])).toThrow(RangeError)
})

const amountsOf = (random: Random, most: number) =>
  listOf(1 + random.below(most), () => Math.floor(random.longTail(0.8)))

/** Half the mean absolute difference of all pairs, by the mean. */
const giniOfPairs = (xs: number[]) => {
  const differences = xs.flatMap((x) => xs.map((y) => Math.abs(x - y)))
  const sum = (of: number[]) => of.reduce((a, b) => a + b, 0)
  return sum(differences) / (2 * xs.length * sum(xs))
}

/** Tries every coalition. */
const smallestMajority = (xs: number[]) => {
  const whole = xs.reduce((a, b) => a + b, 0)
  let best = Number.POSITIVE_INFINITY
  for (let set = 0; set < 2 ** xs.length; set += 1) {
    const members = xs.filter((_, index) => set & (1 << index))
    const power = members.reduce((a, b) => a + b, 0)
    if (power > whole - power) best = Math.min(best, members.length)
  }
  return best
}

describe('properties', () => {
  test('gini: within 0 and 1, as the pairs say', () => {
    forSeeds((random) => {
      const xs = amountsOf(random, 60)
      const value = gini(xs) ?? Number.NaN
      expect(value).toBeGreaterThanOrEqual(0)
      expect(value).toBeLessThan(1)
      expect(value).toBeCloseTo(giniOfPairs(xs), 10)
    })
  })

  test('gini, herfindahl, nakamoto: order and scale do not matter', () => {
    forSeeds((random) => {
      const xs = amountsOf(random, 60)
      const turned = [...xs].reverse()
      const scaled = xs.map((x) => BigInt(x) * trillion)
      for (const of of [gini, herfindahl, nakamoto]) {
        expect(of(turned)).toBe(of(xs))
        expect(of(scaled)).toBeCloseTo(of(xs) ?? Number.NaN, 12)
      }
    })
  })

  test('herfindahl: at least 1/n, as the squared shares say', () => {
    forSeeds((random) => {
      const xs = amountsOf(random, 60)
      const value = herfindahl(xs) ?? Number.NaN
      const whole = xs.reduce((a, b) => a + b, 0)
      expect(value).toBeGreaterThanOrEqual(1 / xs.length - 1e-12)
      expect(value).toBeCloseTo(
        xs.map((x) => (x / whole) ** 2).reduce((a, b) => a + b, 0),
        12,
      )
    })
  })

  test('nakamoto: no smaller coalition has a majority', () => {
    forSeeds((random) => {
      const xs = amountsOf(random, 9)
      expect(nakamoto(xs)).toBe(smallestMajority(xs))
    })
  })

  test('nakamoto: giving to the largest never raises it', () => {
    forSeeds((random) => {
      const xs = amountsOf(random, 60).sort((a, b) => b - a)
      const [first = 0, ...others] = xs
      const richer = [first + 1 + random.below(1_000), ...others]
      expect(nakamoto(richer)).toBeLessThanOrEqual(nakamoto(xs) ?? Number.NaN)
    })
  })

  test('top shares: grow up to 1', () => {
    forSeeds((random) => {
      const xs = amountsOf(random, 40)
      let before = 0
      for (let k = 1; k <= xs.length; k += 1) {
        const share = topShare(xs, k) ?? Number.NaN
        expect(share).toBeGreaterThanOrEqual(before)
        before = share
      }
      expect(before).toBe(1)
    })
  })
})
