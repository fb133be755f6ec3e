import { describe, expect, test } from 'vitest'
import {
  formatAmount,
  formatCount,
  formatDate,
  formatNumber,
  formatPower,
  formatTrillions,
  formatZonedMoment,
  isSameAddress,
  isWhale,
  shortAddress,
} from './index.ts'

const tokens = (whole: bigint) => whole * 10n ** 18n

describe('formatNumber', () => {
  test.each([
    [0, 'N/A'],
    [-0, 'N/A'],
    [Number.NaN, 'N/A'],
    [Number.POSITIVE_INFINITY, 'N/A'],
    [undefined, 'N/A'],
    [null, 'N/A'],
    [3, '3'],
    [3.5, '3.50'],
    [0.01, '0.01'],
    [0.015, '0.02'],
    [0.00999, '0.00999000'],
    [0.00012345, '0.00012345'],
    [999, '999'],
    [999.99, '999.99'],
    [1_000, '1.00K'],
    [1_500, '1.50K'],
    [999_999, '1.00M'],
    [1_234_567, '1.23M'],
    [2_500_000_000, '2.50B'],
    [2.5e12, '2,500.00B'],
    [-1_500, '-1.50K'],
    [-0.005, '-0.00500000'],
    [1_500n, '1.50K'],
  ])('default: %s → %s', (value, text) => {
    expect(formatNumber(value)).toBe(text)
  })
})

describe('formatAmount', () => {
  test('default', () => {
    expect(formatAmount(tokens(333_333_333n))).toBe('333.33M')
    expect(formatAmount(1n)).toBe('0.00000000')
    expect(formatAmount(0n)).toBe('N/A')
  })

  test('parameters: decimals', () => {
    expect(formatAmount(12_345n, 8)).toBe('0.00012345')
    expect(formatAmount(1_500n, 0)).toBe('1.50K')
    expect(formatAmount(2_505n, 3)).toBe('2.51')
    expect(formatAmount(5n, 3)).toBe('0.00500000')
    expect(formatAmount(999_996n, 3)).toBe('1.00K')
  })

  test('behavior: no digit is lost beyond 2^53', () => {
    expect(formatAmount(tokens(123_456_789_012_345_678_905_000_000n))).toBe(
      '123,456,789,012,345,678.91B',
    )
  })
})

describe('footer', () => {
  test('default', () => {
    expect(formatCount(0)).toBe('0')
    expect(formatCount(1_234)).toBe('1,234')
    expect(formatPower(0)).toBe('0.00')
    expect(formatPower(60)).toBe('60.00')
    expect(formatTrillions(0n)).toBe('0.00T')
    expect(formatTrillions(tokens(2_500_000_000_000n))).toBe('2.50T')
    expect(formatTrillions(tokens(1_234_567_800_000_000n))).toBe('1,234.57T')
  })

  test('behavior: rounds half up in integers', () => {
    expect(formatTrillions(tokens(5_000_000_000n))).toBe('0.01T')
    expect(formatTrillions(tokens(5_000_000_000n) - 1n)).toBe('0.00T')
  })
})

describe('formatDate', () => {
  test('default', () => {
    expect(formatDate('2026-01-05T12:00:00Z', 'UTC')).toBe('Jan 5, 2026')
    expect(formatDate(new Date(0), 'UTC')).toBe('Jan 1, 1970')
  })

  test('parameters: timeZone', () => {
    expect(formatDate('2026-01-05T23:30:00Z', 'Asia/Tokyo')).toBe('Jan 6, 2026')
  })

  test('behavior: no date is N/A', () => {
    expect(formatDate('soon')).toBe('N/A')
  })
})

describe('isWhale', () => {
  test('behavior: both thresholds are strict', () => {
    const line = 10n ** 30n
    expect(isWhale(51, line + 1n)).toBe(true)
    expect(isWhale(50, line + 1n)).toBe(false)
    expect(isWhale(51, line)).toBe(false)
  })
})

describe('address', () => {
  const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

  test('default', () => {
    expect(shortAddress(address)).toBe('0xf39F…2266')
    expect(shortAddress('0x1234')).toBe('0x1234')
  })

  test('behavior: letter case does not tell addresses apart', () => {
    expect(isSameAddress(address, address.toLowerCase())).toBe(true)
    expect(isSameAddress(address, null)).toBe(false)
    expect(isSameAddress(undefined, undefined)).toBe(false)
  })
})

test('default: a moment is written with the name of its zone', () => {
  const at = '2026-11-21T09:05:00Z'
  expect(formatZonedMoment(at, 'UTC')).toBe('Nov 21, 2026, 09:05 UTC')
  expect(formatZonedMoment(at, 'Europe/Berlin')).toBe(
    'Nov 21, 2026, 10:05 GMT+1',
  )
})
