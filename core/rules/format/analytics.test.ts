import { expect, test } from 'vitest'
import { formatMoment, formatShare, formatTokens } from './index.ts'

const tokens = (whole: bigint) => whole * 10n ** 18n

test.each([
  [0, '0%'],
  [1, '100%'],
  [0.5612, '56.1%'],
  [0.00001, '<0.1%'],
  [0.0005, '0.1%'],
  [0.9996, '>99.9%'],
  [0.9994, '99.9%'],
])('default: the share %s is %s', (share, text) => {
  expect(formatShare(share)).toBe(text)
})

test.each([
  [0n, '0'],
  [1n, '<0.00000001'],
  [10n ** 10n, '0.00000001'],
  [tokens(12n), '12'],
  [tokens(14_000_000_000n), '14.00B'],
  [tokens(999_994_999_999n), '999.99B'],
  [tokens(999_995_000_000n), '1.00T'],
  [tokens(1_380_000_000_000n), '1.38T'],
  [tokens(333_333_333_333_333n), '333.33T'],
  [tokens(10n ** 18n - 10n ** 13n), '999,990.00T'],
  [tokens(10n ** 51n), '1.00e51'],
])('default: %s base units are %s', (amount, text) => {
  expect(formatTokens(amount)).toBe(text)
})

test('default: a moment has its time of day, at midnight too', () => {
  expect(formatMoment('2026-11-21T09:05:00Z', 'UTC')).toBe(
    'Nov 21, 2026, 09:05',
  )
  expect(formatMoment('2026-11-21T00:00:00Z', 'UTC')).toBe(
    'Nov 21, 2026, 00:00',
  )
  expect(formatMoment('never')).toBe('N/A')
})
