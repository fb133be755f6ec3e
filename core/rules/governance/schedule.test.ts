import { describe, expect, test } from 'vitest'
import { forSeeds } from '../../../dev/testing/forSeeds.ts'
import { checkSchedule, openingOf, secondOf } from './schedule.ts'

const now = 1_795_000_000_123
const first = 1_795_000_000
const day = 86_400
const three = 3 * day
const at = (earliestStart: number, duration = three) =>
  checkSchedule({ earliestStart, duration }, now)

describe('P3, R5.5 checkSchedule', () => {
  test.each([
    ['now, and the least', first, three],
    ['the farthest, and the longest', first + 30 * day, 30 * day],
    ['a minute more', first + 1, three + 60],
  ])('default: %s', (_, earliestStart, duration) => {
    expect(at(earliestStart, duration)).toEqual([])
  })

  test.each([
    ['a second ago', first - 1, 'past', first],
    ['farther than 30 days', first + 30 * day + 1, 'too_far', first + 30 * day],
    ['half a second', first + 0.5, 'not_whole', 1],
    ['no number', Number.NaN, 'not_whole', 1],
    ['for ever', Number.POSITIVE_INFINITY, 'not_whole', 1],
  ])('error: P3 start: %s', (_, earliestStart, why, limit) => {
    const fault = { code: 'bad_schedule', part: 'earliestStart', why, limit }
    expect(at(earliestStart)).toEqual([fault])
  })

  test.each([
    ['R5.5 a minute short of three days', three - 60, 'too_short', 259_200],
    ['a minute over 30 days', 30 * day + 60, 'too_long', 30 * day],
    ['not whole minutes', three + 1, 'not_whole', 60],
    ['no number', Number.NaN, 'not_whole', 60],
    ['none', 0, 'too_short', 259_200],
    ['less than none', -three, 'too_short', 259_200],
  ])('error: P3 duration: %s', (_, duration, why, limit) => {
    const fault = { code: 'bad_schedule', part: 'duration', why, limit }
    expect(at(first, duration)).toEqual([fault])
  })

  test('error: P3 both parts are named', () => {
    expect(at(0, 1).map(({ part }) => part)).toEqual([
      'earliestStart',
      'duration',
    ])
  })
})

describe('openingOf', () => {
  const schedule = { earliestStart: first + day, duration: three }

  test('default: it begins when its author wanted', () => {
    expect(openingOf(schedule, now)).toEqual({
      start: (first + day) * 1_000,
      end: (first + day + three) * 1_000,
    })
  })

  test('R5.5 a fee that comes late takes nothing from the time to vote', () => {
    const late = now + 2 * day * 1_000
    expect(openingOf(schedule, late)).toEqual({
      start: secondOf(late) * 1_000,
      end: (secondOf(late) + three) * 1_000,
    })
  })

  test('properties: open at once, for the whole time, in whole seconds', () => {
    forSeeds((random) => {
      const publishedAt = now + random.below(10 * day * 1_000)
      const ahead = random.below(10 * day)
      const duration = three + 60 * random.below(1_000)
      const wish = { earliestStart: first + ahead, duration }
      const { start, end } = openingOf(wish, publishedAt)
      expect(end - start).toBe(duration * 1_000)
      expect(start).toBeGreaterThanOrEqual(wish.earliestStart * 1_000)
      expect(start > publishedAt).toBe(wish.earliestStart * 1_000 > publishedAt)
      expect(start % 1_000).toBe(0)
    })
  })
})
