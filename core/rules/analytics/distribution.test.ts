import { describe, expect, test } from 'vitest'
import { forSeeds, listOf } from '../../../dev/testing/forSeeds.ts'
import {
  averageHolding,
  heldSupply,
  holderBuckets,
  majorHolders,
  singleHolderShare,
  uniqueHolders,
} from './distribution.ts'

// 8 holders, 160 NFTs; two stand at each end of a bucket.
const counts = [1, 1, 2, 5, 0, 10, 25, 50, 66]

describe('default', () => {
  test('holders, supply, average, single', () => {
    expect(uniqueHolders(counts)).toBe(8)
    expect(heldSupply(counts)).toBe(160)
    expect(averageHolding(counts)).toBe(20)
    expect(singleHolderShare(counts)).toBe(0.25)
  })

  test('buckets', () => {
    expect(
      holderBuckets(counts).map(({ from, to, ...row }) => [
        `${from}-${to ?? ''}`,
        ...Object.values(row),
      ]),
    ).toEqual([
      ['1-1', 2, 2, 2 / 8, 2 / 160],
      ['2-5', 2, 7, 2 / 8, 7 / 160],
      ['6-10', 1, 10, 1 / 8, 10 / 160],
      ['11-25', 1, 25, 1 / 8, 25 / 160],
      ['26-50', 1, 50, 1 / 8, 50 / 160],
      ['51-', 1, 66, 1 / 8, 66 / 160],
    ])
  })

  test('major holders: exactly 1 % is one', () => {
    expect(majorHolders([1, 99])).toBe(2)
    expect(majorHolders([1, 100])).toBe(1)
  })
})

test.each([
  [1, 1],
  [2, 2],
  [5, 2],
  [6, 6],
  [10, 6],
  [11, 11],
  [25, 11],
  [26, 26],
  [50, 26],
  [51, 51],
  [10_000, 51],
])('behavior: a holder of %i is in the bucket from %i', (count, from) => {
  const row = holderBuckets([count]).find(({ holders }) => holders > 0)
  expect(row?.from).toBe(from)
})

test('behavior: without a holder shares are unknown, not zero', () => {
  expect(averageHolding([])).toBeUndefined()
  expect(singleHolderShare([0])).toBeUndefined()
  expect(majorHolders([0])).toBe(0)
  const rows = holderBuckets([])
  expect(rows.map((row) => row.holders)).toEqual([0, 0, 0, 0, 0, 0])
  expect(rows[0]).toMatchObject({
    holderShare: undefined,
    supplyShare: undefined,
  })
})

test('behavior: buckets sum up to the whole', () => {
  forSeeds((random) => {
    const held = listOf(1 + random.below(200), () =>
      Math.floor(random.longTail(1)),
    )
    const rows = holderBuckets(held)
    const sum = (of: (row: (typeof rows)[number]) => number | undefined) =>
      rows.reduce((all, row) => all + (of(row) ?? Number.NaN), 0)
    expect(sum((row) => row.holders)).toBe(held.length)
    expect(sum((row) => row.held)).toBe(held.reduce((a, b) => a + b, 0))
    expect(sum((row) => row.holderShare)).toBeCloseTo(1, 12)
    expect(sum((row) => row.supplyShare)).toBeCloseTo(1, 12)
  })
})
