import { describe, expect, test } from 'vitest'
import { forSeeds, listOf } from '../../../dev/testing/forSeeds.ts'
import {
  nextThresholds,
  percentile,
  rank,
  votingPowerShare,
} from './standing.ts'

const line = 10n ** 30n

describe('rank', () => {
  test.each([
    [9, 1],
    [7, 2],
    [5, 4],
  ])('default: %i has place %i', (own, place) => {
    expect(rank([7, 9, 5, 7], own)).toBe(place)
  })

  test('behavior: one base unit makes a place', () => {
    expect(rank([line + 1n, line], line)).toBe(2)
  })

  test('behavior: who holds nothing has no place', () => {
    expect(rank([3, 1], 0)).toBeUndefined()
    expect(percentile([3n, 1n], 0n)).toBeUndefined()
  })
})

describe('percentile', () => {
  // The example of scipy.stats.percentileofscore with kind='mean': 60.
  test('default', () => expect(percentile([1, 2, 3, 3, 4], 3)).toBe(0.6))

  test('behavior: equals stand together, in the middle of their places', () => {
    expect(percentile([5, 5, 5, 5], 5)).toBe(0.5)
    expect(percentile([5], 5)).toBe(0.5)
  })

  test('behavior: of no holders nothing is known', () => {
    expect(percentile([], 3)).toBeUndefined()
  })
})

test('votingPowerShare', () => {
  expect(votingPowerShare(64, 1_600)).toBe(0.04)
  expect(votingPowerShare(0, 1_600)).toBe(0)
  expect(votingPowerShare(0, 0)).toBeUndefined()
})

describe('nextThresholds', () => {
  const of = (nftCount: number, balance: bigint | undefined) =>
    nextThresholds(nftCount, balance).map((threshold) => [
      threshold.id,
      threshold.reached,
      threshold.missingNfts,
      threshold.missingTokens,
    ])

  test('default', () => {
    expect(of(48, 400n)).toEqual([
      ['propose', false, 2, 0n],
      ['whale', false, 3, line - 399n],
    ])
  })

  test('behavior: 50 may propose, 51 may be a whale', () => {
    expect(of(49, line + 1n)[0]).toEqual(['propose', false, 1, 0n])
    expect(of(50, line + 1n)).toEqual([
      ['propose', true, 0, 0n],
      ['whale', false, 1, 0n],
    ])
    expect(of(51, line)[1]).toEqual(['whale', false, 0, 1n])
    expect(of(51, line + 1n)[1]).toEqual(['whale', true, 0, 0n])
  })

  test('behavior: an unknown balance is not a balance of zero', () => {
    expect(of(51, undefined)[1]).toEqual(['whale', undefined, 0, undefined])
    expect(of(50, undefined)[1]).toEqual(['whale', false, 1, undefined])
  })
})

test('properties: as sorting says', () => {
  forSeeds((random) => {
    const amounts = listOf(1 + random.below(50), () => 1 + random.below(20))
    const own = random.pick(amounts)
    const sorted = [...amounts].sort((a, b) => b - a)
    expect(rank(amounts, own)).toBe(sorted.indexOf(own) + 1)
    const below = amounts.length - 1 - sorted.lastIndexOf(own)
    const above = sorted.indexOf(own)
    expect(percentile(amounts, own)).toBeCloseTo(
      (below + amounts.length - above) / 2 / amounts.length,
      12,
    )
  })
})
