import { expect, test } from 'vitest'
import { parseUnits, toDecimal } from './index.ts'

test.each([
  ['0', 18, 0n],
  ['4800.5', 18, 4_800_500_000_000_000_000_000n],
  [' 333333333.000000000000000001 ', 18, 333_333_333_000_000_000_000_000_001n],
  ['007', 0, 7n],
])('default: %s with %i decimals', (text, decimals, units) => {
  expect(parseUnits(text, decimals)).toBe(units)
})

test.each([
  '',
  '.',
  '1.',
  '.5',
  '-1',
  '+1',
  '1e3',
  '0x1',
  '1,000',
  '1.5.1',
  'Ⅷ',
  '1.1',
])('error: %j is no whole number', (text) => {
  expect(parseUnits(text, 0)).toBeNull()
})

test.each(['0', '0.000000000000000001', '12', '1200', '1.05'])(
  'behavior: %s comes back as it was',
  (text) => {
    expect(toDecimal(parseUnits(text, 18) ?? -1n, 18)).toBe(text)
  },
)
