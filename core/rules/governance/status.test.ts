import { describe, expect, test } from 'vitest'
import { closedAtOf, statusOf } from './status.ts'

const voting = { start: 1_000, end: 5_000, cancelledAt: null }

describe('R4.8 statusOf', () => {
  test.each([
    [999, 'pending'],
    [1_000, 'active'],
    [4_999, 'active'],
    [5_000, 'closed'],
    [9_000, 'closed'],
  ])('default: at %i it is %s', (now, status) => {
    expect(statusOf(voting, now)).toBe(status)
  })

  test.each([0, 2_000, 4_000, 9_000])(
    'behavior: what is cancelled is closed, also by a clock that shows %i',
    (now) => {
      expect(statusOf({ ...voting, cancelledAt: 3_000 }, now)).toBe('closed')
    },
  )
})

describe('closedAtOf', () => {
  test.each([
    ['at its end', voting, 7_000, 5_000],
    ['when it was cancelled', { ...voting, cancelledAt: 3_000 }, 7_000, 3_000],
    ['before it began', { ...voting, cancelledAt: 500 }, 600, 500],
  ])('default: %s', (_, of, now, at) => {
    expect(closedAtOf(of, now)).toBe(at)
  })

  test('behavior: unknown while it is open', () => {
    expect(closedAtOf(voting, 4_999)).toBeUndefined()
  })
})
