import { expect, test } from 'vitest'
import { layOut } from './series.ts'

const day = (n: number) => new Date(Date.UTC(2026, 0, n)).toISOString()

test('default: places between the first and the last, and below the most', () => {
  const { known, x, y } = layOut([
    { at: day(1), value: 0, partial: false },
    { at: day(2), value: 50, partial: false },
    { at: day(3), value: 100, partial: true },
  ])
  expect(known.map(x)).toEqual([0, 0.5, 1])
  expect(known.map(y)).toEqual([0, 0.5, 1])
})

test('behavior: what is not known is not drawn, and keeps its room', () => {
  const { known, x } = layOut([
    { at: day(1), value: 7, partial: false },
    { at: day(3), partial: true },
  ])
  expect(known.map(x)).toEqual([0])
})

test('behavior: one point, or nothing but zeros, has axes', () => {
  const { xTicks, yTicks } = layOut([{ at: day(1), value: 0, partial: true }])
  expect(xTicks).toEqual([{ at: 0.5, label: 'Jan 1' }])
  expect(yTicks).toEqual([
    { at: 0, label: '0' },
    { at: 1, label: '1' },
  ])
})

test('behavior: huge numbers are short', () => {
  const trillions = layOut([
    { at: day(1), value: 8e12, partial: false },
    { at: day(2), value: 1, partial: false },
  ])
  expect(trillions.yTicks.at(-1)?.label).toBe('8T')
  const { yTicks } = layOut([
    { at: day(1), value: 2_000_000_000, partial: false },
    { at: day(2), value: 1, partial: false },
  ])
  expect(yTicks.map(({ label }) => label)).toEqual([
    '0',
    '500M',
    '1B',
    '1.50B',
    '2B',
  ])
})
