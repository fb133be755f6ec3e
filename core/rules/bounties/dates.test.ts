import { expect, test } from 'vitest'
import { checkDates, checkLater, payUntil } from './dates.ts'

const hour = 3_600_000
const day = 24 * hour
const at = Date.UTC(2026, 0, 1)
const dates = {
  submitBy: at + 10 * day,
  decideBy: at + 20 * day,
  payBy: at + 25 * day,
}
const codes = (found: ReturnType<typeof checkDates>) =>
  found.map(({ field, code }) => `${field} ${code}`)

test('default: dates within their bounds', () => {
  expect(checkDates(dates, at)).toEqual([])
})

test.each<[string, Partial<typeof dates>, string[]]>([
  ['no whole minute', { submitBy: dates.submitBy + 1 }, ['submitBy not_whole']],
  [
    'too soon',
    { submitBy: at + day },
    ['submitBy too_soon', 'decideBy too_late'],
  ],
  [
    'too far ahead',
    { submitBy: at + 91 * day, decideBy: at + 92 * day, payBy: at + 93 * day },
    ['submitBy too_late'],
  ],
  [
    'decided before the deadline',
    { decideBy: at + 9 * day },
    ['decideBy too_soon', 'payBy too_late'],
  ],
  [
    'decided 14 days later at most',
    { decideBy: at + 24 * day + 60_000 },
    ['decideBy too_late'],
  ],
  [
    'paid 7 days later at most',
    { payBy: at + 27 * day + 60_000 },
    ['payBy too_late'],
  ],
  ['no number', { payBy: Number.NaN }, ['payBy not_whole']],
])('error: %s', (_, change, expected) => {
  expect(codes(checkDates({ ...dates, ...change }, at))).toEqual(expected)
})

test('B3.1.17 behavior: the bounds themselves are allowed', () => {
  const submitBy = at + 25 * hour
  const decideBy = submitBy + 14 * day
  const most = { submitBy, decideBy, payBy: decideBy + 7 * day }
  expect(checkDates(most, at)).toEqual([])
  expect(checkDates({ ...most, submitBy: submitBy - 60_000 }, at)).not.toEqual(
    [],
  )
})

test('behavior: what waited for its fee may have an hour left, and no less', () => {
  const soon = { ...dates, submitBy: at + hour, decideBy: at + day }
  const paid = { ...soon, payBy: at + 2 * day }
  expect(checkDates(paid, at, true)).toEqual([])
  expect(codes(checkDates(paid, at + 60_000, true))).toEqual([
    'submitBy too_soon',
  ])
})

test('behavior: dates only move later', () => {
  const asked = { now: at + day, publishedAt: at }
  const later = {
    submitBy: dates.submitBy + day,
    decideBy: dates.decideBy + day,
    payBy: dates.payBy + day,
  }
  expect(checkLater(dates, later, asked)).toEqual([])
  const sooner = { ...dates, decideBy: dates.decideBy - 60_000 }
  expect(checkLater(dates, sooner, asked)).toEqual([
    { field: 'decideBy', code: 'lowered', limit: dates.decideBy },
  ])
  const apart = { ...dates, submitBy: dates.submitBy + 12 * day }
  expect(codes(checkLater(dates, apart, asked))).toContain('decideBy too_soon')
  const endless = {
    submitBy: at + 92 * day,
    decideBy: at + 93 * day,
    payBy: at + 94 * day,
  }
  expect(codes(checkLater(dates, endless, asked))).toEqual([
    'submitBy too_late',
  ])
})

test('behavior: what is decided late is paid as long after', () => {
  expect(payUntil(dates, at + 15 * day)).toBe(dates.payBy)
  expect(payUntil(dates, at + 22 * day)).toBe(at + 27 * day)
})
