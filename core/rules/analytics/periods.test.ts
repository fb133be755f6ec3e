import { describe, expect, test } from 'vitest'
import { forSeeds, listOf } from '../../../dev/testing/forSeeds.ts'
import {
  diamondHands,
  holdingPeriodBuckets,
  medianHoldingPeriod,
} from './periods.ts'

const now = Date.UTC(2026, 2, 1) / 1000
const hours = (...lengths: number[]) =>
  lengths.map((length) => now - length * 3_600)
const days = (...lengths: number[]) =>
  hours(...lengths.map((length) => length * 24))

describe('default', () => {
  test('buckets', () => {
    const since = days(0.5, 2, 3, 10, 40, 50, 100, 400)
    expect(
      holdingPeriodBuckets(since, now).map(({ id, nfts, share }) => [
        id,
        nfts,
        share,
      ]),
    ).toEqual([
      ['underDay', 1, 1 / 8],
      ['underWeek', 2, 2 / 8],
      ['underMonth', 1, 1 / 8],
      ['underQuarter', 2, 2 / 8],
      ['underYear', 1, 1 / 8],
      ['overYear', 1, 1 / 8],
    ])
  })

  test('median: 3 of 1, 3, 50 days; 6 of 2, 4, 8, 90', () => {
    expect(medianHoldingPeriod(days(50, 1, 3), now)).toBe(3 * 86_400)
    expect(medianHoldingPeriod(days(90, 8, 4, 2), now)).toBe(6 * 86_400)
  })

  test('diamond hands: 180 days to the second are enough', () => {
    const since = [...days(180, 200, 10), now - 180 * 86_400 + 1]
    expect(diamondHands(since, now)).toBe(0.5)
  })
})

test.each([
  [0, 'underDay'],
  [24 * 3_600 - 1, 'underDay'],
  [24 * 3_600, 'underWeek'],
  [7 * 86_400 - 1, 'underWeek'],
  [7 * 86_400, 'underMonth'],
  [30 * 86_400 - 1, 'underMonth'],
  [30 * 86_400, 'underQuarter'],
  [90 * 86_400 - 1, 'underQuarter'],
  [90 * 86_400, 'underYear'],
  [365 * 86_400 - 1, 'underYear'],
  [365 * 86_400, 'overYear'],
])('behavior: %i seconds are %s', (length, id) => {
  const rows = holdingPeriodBuckets([now - length], now)
  for (const [index, { from }] of rows.entries())
    expect(from).toBe(index === 0 ? 0 : rows[index - 1]?.to)
  expect(rows.find(({ nfts }) => nfts === 1)?.id).toBe(id)
})

test('behavior: without an NFT nothing is known', () => {
  expect(medianHoldingPeriod([], now)).toBeUndefined()
  expect(diamondHands([], now)).toBeUndefined()
  for (const row of holdingPeriodBuckets([], now))
    expect(row).toMatchObject({ nfts: 0, share: undefined })
})

test('error: received after the moment asked for', () => {
  for (const of of [diamondHands, medianHoldingPeriod, holdingPeriodBuckets])
    expect(() => of([now + 1], now)).toThrow(RangeError)
})

test('properties: buckets sum up; the median halves', () => {
  forSeeds((random) => {
    const since = listOf(
      1 + random.below(300),
      () => now - Math.floor(random.longTail(0.5)),
    )
    const rows = holdingPeriodBuckets(since, now)
    const nfts = rows.reduce((sum, row) => sum + row.nfts, 0)
    expect(nfts).toBe(since.length)
    const middle = medianHoldingPeriod(since, now) ?? Number.NaN
    const above = since.filter((at) => now - at > middle).length
    const below = since.filter((at) => now - at < middle).length
    expect(above).toBeLessThanOrEqual(since.length / 2)
    expect(below).toBeLessThanOrEqual(since.length / 2)
  })
})
