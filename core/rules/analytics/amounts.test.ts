import { describe, expect, test } from 'vitest'
import { ascending, median, ratio, total } from './amounts.ts'

const trillion = 10n ** 30n

describe('ratio', () => {
  test('default', () => expect(ratio(1n, 4)).toBe(0.25))
  test('behavior: nothing to divide by is unknown', () => {
    expect(ratio(0, 0)).toBeUndefined()
    expect(ratio(1n, 0n)).toBeUndefined()
  })
})

test('total: no base unit is lost', () => {
  expect(total([trillion, 1n, 2])).toBe(trillion + 3n)
  expect(total([])).toBe(0n)
})

describe('ascending', () => {
  test('default', () => {
    expect(ascending([10, 9, 1])).toEqual([1n, 9n, 10n])
  })

  test('behavior: amounts that are one as floating point are told apart', () => {
    expect(ascending([trillion + 1n, trillion])).toEqual([
      trillion,
      trillion + 1n,
    ])
  })

  test('error: what is no amount', () => {
    expect(() => ascending([1, -1])).toThrow(RangeError)
    expect(() => ascending([0.5])).toThrow(RangeError)
    expect(() => ascending([Number.NaN])).toThrow(RangeError)
  })
})

test.each([
  [[], undefined],
  [[7], 7],
  [[10, 9, 1], 9],
  [[4, 1, 3, 2], 2.5],
])('median: %j → %s', (values, middle) => {
  expect(median(values)).toBe(middle)
})
