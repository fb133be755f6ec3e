import { expect, test } from 'vitest'
import { parseDuration } from './duration.ts'

test.each([
  ['3d', 259_200_000],
  ['12h', 43_200_000],
  ['30m', 1_800_000],
  ['10s', 10_000],
  ['1d12h', 129_600_000],
])('default: %s', (text, milliseconds) => {
  expect(parseDuration(text)).toBe(milliseconds)
})

test.each(['', '3', 'd', '-1d', '0d', '1.5h', '3 d', '3days', '9999999d'])(
  'error: %j is not a length of time',
  (text) => {
    expect(parseDuration(text)).toBeUndefined()
  },
)
