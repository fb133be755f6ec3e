import { expect, test } from 'vitest'
import { ago } from './ago.ts'

test.each([
  [-5, 'just now'],
  [1_999, 'just now'],
  [2_000, '2 s ago'],
  [59_999, '59 s ago'],
  [60_000, '1 min ago'],
  [7_200_000, '2 h ago'],
])('default: %i ms → %s', (elapsed, text) => {
  expect(ago(elapsed)).toBe(text)
})
