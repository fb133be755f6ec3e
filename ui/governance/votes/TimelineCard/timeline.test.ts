import { expect, test } from 'vitest'
import { timelineShown } from '../../../fixtures/votes.ts'
import { layOut, pathOf } from './timeline.ts'

const row = (at: string, yesPower: number, noPower: number) => ({
  at,
  yesPower,
  noPower,
  yesVoters: 1,
  noVoters: 1,
  changed: 0,
})
const short = {
  from: '2026-01-01T00:00:00.000Z',
  to: '2026-01-01T10:00:00.000Z',
  rows: [
    row('2026-01-01T05:00:00.000Z', 4, 2),
    row('2026-01-01T10:00:00.000Z', 4, 0),
  ],
  swings: [],
  lastHour: { yesPower: 0, noPower: 0 },
}

test('default: it begins with nothing, and holds until a ballot changes it', () => {
  const place = layOut(short, 'UTC')
  expect(pathOf(short, 'yesPower', place)).toBe('M0 100H50V0H100V0')
  expect(pathOf(short, 'noPower', place)).toBe('M0 100H50V50H100V100')
})

test('default: hours are named in a short vote, days in a long one', () => {
  const hours = layOut(short, 'UTC').xTicks.map(({ label }) => label)
  expect(hours).toContain('06:00')
  const days = layOut(timelineShown, 'UTC').xTicks.map(({ label }) => label)
  for (const label of days) expect(label).toMatch(/^[A-Z][a-z]{2} \d+$/)
  expect(days).toEqual([...new Set(days)])
  expect(days.length).toBeGreaterThan(1)
})

test('behavior: a vote without a ballot has a plot of its own', () => {
  const none = { ...short, to: short.from, rows: [] }
  const place = layOut(none, 'UTC')
  expect(place.yTicks.at(-1)).toEqual({ at: 1, label: '1' })
  expect(pathOf(none, 'yesPower', place)).toMatch(/^M\d+ 100$/)
})
