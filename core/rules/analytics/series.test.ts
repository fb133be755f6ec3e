import { describe, expect, test } from 'vitest'
import { forSeeds, listOf } from '../../../dev/testing/forSeeds.ts'
import { flowSeries, levelSeries } from './series.ts'

const changes = [
  { at: 35, by: 4 },
  { at: 5, by: 10 },
  { at: 10, by: 1 },
  { at: 19, by: -3 },
  { at: 60, by: 100 },
]

describe('flowSeries', () => {
  test('default: no gaps', () => {
    expect(flowSeries(changes, { from: 10, to: 40, step: 10 })).toEqual([
      { at: 10, value: -2, partial: false },
      { at: 20, value: 0, partial: false },
      { at: 30, value: 4, partial: false },
    ])
  })

  test('behavior: a last step that is shorter says so', () => {
    expect(flowSeries(changes, { from: 10, to: 35, step: 20 })).toEqual([
      { at: 10, value: -2, partial: false },
      { at: 30, value: 0, partial: true },
    ])
  })

  test('behavior: a short last step stays so when more is known', () => {
    const range = { from: 10, to: 35, step: 20, knownUntil: 90 }
    expect(flowSeries(changes, range).at(-1)?.partial).toBe(true)
  })

  test('behavior: what was not read yet is unknown, not zero', () => {
    const range = { from: 0, to: 40, step: 10, knownUntil: 19 }
    expect(flowSeries(changes, range)).toEqual([
      { at: 0, value: 10, partial: false },
      { at: 10, value: -2, partial: true },
      { at: 20, value: undefined, partial: true },
      { at: 30, value: undefined, partial: true },
    ])
  })

  test('behavior: the newest block itself is known', () => {
    const range = { from: 10, to: 30, step: 10, knownUntil: 10 }
    expect(flowSeries(changes, range).map(({ value }) => value)).toEqual([
      1,
      undefined,
    ])
  })

  test('behavior: nothing happened', () => {
    const [point] = flowSeries([], { from: 0, to: 10, step: 10 })
    expect(point).toEqual({ at: 0, value: 0, partial: false })
    expect(flowSeries([], { from: 5, to: 5, step: 10 })).toEqual([])
  })

  test.each([
    [{ from: 0, to: 10, step: 0 }],
    [{ from: 0, to: 10, step: -1 }],
    [{ from: 0, to: 10, step: Number.NaN }],
    [{ from: 10, to: 0, step: 1 }],
  ])('error: %j is no range', (range) => {
    expect(() => flowSeries([], range)).toThrow('Not a range')
    expect(() => levelSeries([], range)).toThrow('Not a range')
  })
})

describe('levelSeries', () => {
  test('default: what was before is where it starts', () => {
    expect(levelSeries(changes, { from: 10, to: 40, step: 10 })).toEqual([
      { at: 10, value: 8, partial: false },
      { at: 20, value: 8, partial: false },
      { at: 30, value: 12, partial: false },
    ])
  })

  test('behavior: what was not read yet is unknown', () => {
    const range = { from: 0, to: 30, step: 10, knownUntil: 9 }
    expect(levelSeries(changes, range).map(({ value }) => value)).toEqual([
      10,
      undefined,
      undefined,
    ])
  })
})

test('properties: as filtering for every step says', () => {
  forSeeds((random) => {
    const all = listOf(random.below(80), () => ({
      at: random.below(500),
      by: random.below(21) - 10,
    }))
    const from = random.below(200)
    const to = from + random.below(300)
    const step = 1 + random.below(60)
    const sum = (start: number, end: number) =>
      all
        .filter(({ at }) => at >= start && at < end)
        .reduce((value, { by }) => value + by, 0)
    const range = { from, to, step }
    const levels = levelSeries(all, range)
    for (const [index, { at, value }] of flowSeries(all, range).entries()) {
      const end = Math.min(at + step, to)
      expect(value).toBe(sum(at, end))
      expect(levels[index]?.value).toBe(sum(0, end))
    }
    expect(levels).toHaveLength(Math.ceil((to - from) / step))
  })
})
