import { expect, test } from 'vitest'
import { periodOf } from './period.ts'

test.each([
  [259_200, '3 days'],
  [86_400, '1 day'],
  [3_600, '1 hour'],
  [90_000, '25 hours'],
  [90, '90 seconds'],
  [3_456_000_000, '40,000 days'],
])('default: %s seconds are %s', (seconds, said) => {
  expect(periodOf(seconds)).toBe(said)
})
