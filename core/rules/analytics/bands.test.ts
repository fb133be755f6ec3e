import { describe, expect, test } from 'vitest'
import { forSeeds, listOf } from '../../../dev/testing/forSeeds.ts'
import { balanceBands } from './bands.ts'

const token = 10n ** 18n

describe('balanceBands', () => {
  test('default: no gaps, one band below a token', () => {
    const balances = [1n, token - 1n, token, 250n * token, 0n]
    expect(
      balanceBands(balances).map((band) => [
        band.power,
        band.holders,
        band.held,
        band.holderShare,
      ]),
    ).toEqual([
      [undefined, 2, token, 2 / 4],
      [0, 1, token, 1 / 4],
      [1, 0, 0n, 0],
      [2, 1, 250n * token, 1 / 4],
    ])
    expect(balanceBands(balances)[0]).toMatchObject({ from: 1n, to: token })
    expect(balanceBands(balances).at(-1)).toMatchObject({
      from: 100n * token,
      to: 1_000n * token,
      supplyShare: 250 / 252,
    })
  })

  test.each([
    [10n ** 30n - 1n, 11],
    [10n ** 30n, 12],
    [10n ** 31n - 1n, 12],
    [token, 0],
  ])('behavior: %d base units are in band %i', (balance, power) => {
    const [band] = balanceBands([balance])
    expect(band?.power).toBe(power)
    expect(band && band.from <= balance && balance < band.to).toBe(true)
  })

  test('parameters: decimals', () => {
    expect(balanceBands([12_345n], 2)[0]).toMatchObject({
      power: 2,
      from: 10_000n,
      to: 100_000n,
    })
  })

  test('behavior: nobody holds any', () => {
    expect(balanceBands([])).toEqual([])
    expect(balanceBands([0n])).toEqual([])
  })
})

test('properties: bands join, hold what is in them, and sum up', () => {
  forSeeds((random) => {
    const balances = listOf(
      1 + random.below(100),
      () => BigInt(1 + random.below(1e9)) ** BigInt(1 + random.below(4)),
    )
    const bands = balanceBands(balances)
    for (const [index, { from, to, holders, held }] of bands.entries()) {
      const inside = balances.filter((x) => x >= from && x < to)
      expect(holders).toBe(inside.length)
      expect(held).toBe(inside.reduce((a, b) => a + b, 0n))
      if (index > 0) expect(from).toBe(bands[index - 1]?.to)
    }
    const sum = (of: (band: (typeof bands)[number]) => number | undefined) =>
      bands.reduce((all, band) => all + (of(band) ?? Number.NaN), 0)
    expect(sum((band) => band.holders)).toBe(balances.length)
    expect(sum((band) => band.holderShare)).toBeCloseTo(1, 12)
    expect(sum((band) => band.supplyShare)).toBeCloseTo(1, 12)
  })
})
