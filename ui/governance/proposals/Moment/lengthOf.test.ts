import { expect, test } from 'vitest'
import { fromNow, lengthOf } from './lengthOf.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

test.each([
  [0, 'less than a minute'],
  [minute - 1, 'less than a minute'],
  [minute, '1 min'],
  [hour, '1 hour'],
  [2 * hour + 58 * minute, '2 hours 58 min'],
  [day, '1 day'],
  [day + 59 * minute, '1 day'],
  [3 * day + hour, '3 days 1 hour'],
  [1_200 * day, '1,200 days'],
])('default: %s milliseconds are %s', (length, said) => {
  expect(lengthOf(length)).toBe(said)
})

test('default: it is said whether that is over', () => {
  expect(fromNow(hour, 0)).toBe('in 1 hour')
  expect(fromNow(0, hour)).toBe('1 hour ago')
  expect(fromNow(0, 0)).toBe('less than a minute ago')
})
