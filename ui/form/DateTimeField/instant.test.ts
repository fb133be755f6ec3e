import { afterEach, expect, test } from 'vitest'
import { inUtc, toFieldTime, toInstant } from './instant.ts'

const zone = process.env.TZ
afterEach(() => {
  if (zone === undefined) delete process.env.TZ
  else process.env.TZ = zone
})

test.each([
  ['Asia/Kathmandu', '2026-12-01T12:00:00.000Z', '2026-12-01T17:45'],
  ['America/New_York', '2026-07-01T02:30:00.000Z', '2026-06-30T22:30'],
  ['UTC', '2026-12-01T12:00:00.000Z', '2026-12-01T12:00'],
])('default: in %s %s is %s', (tz, instant, field) => {
  process.env.TZ = tz
  expect(toFieldTime(instant, false)).toBe(field)
  expect(toInstant(field, false)).toBe(instant)
})

test('behavior: before the zone is known it is UTC', () => {
  process.env.TZ = 'Asia/Kathmandu'
  expect(toFieldTime('2026-12-01T12:00:00.000Z', true)).toBe('2026-12-01T12:00')
  expect(toInstant('2026-12-01T12:00', true)).toBe('2026-12-01T12:00:00.000Z')
  expect(inUtc('2026-12-01T12:00:00.000Z')).toBe('2026-12-01 12:00')
})

test('behavior: an hour that the clocks leave out is the one after', () => {
  process.env.TZ = 'Europe/Berlin'
  expect(toInstant('2026-03-29T02:30', false)).toBe('2026-03-29T01:30:00.000Z')
})

test.each(['', 'soon'])('error: %j is no time', (text) => {
  expect(toFieldTime(text, false)).toBe('')
  expect(toInstant(text, false)).toBe('')
})
