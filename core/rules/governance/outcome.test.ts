import { describe, expect, test } from 'vitest'
import { outcomeOf } from './outcome.ts'

const voting = { start: 1_000, end: 5_000, cancelledAt: null }
const after = 5_000
const of = (yesPower: number, noPower: number, quorum = 0) =>
  outcomeOf(voting, { yesPower, noPower }, quorum, after)

describe('R4.8 outcomeOf a closed proposal', () => {
  test.each([
    [51, 50, 0, 'passed'],
    [50, 51, 0, 'rejected'],
    [50, 50, 0, 'tied'],
    [0, 0, 0, 'no_votes'],
    [0, 1, 0, 'rejected'],
    [1, 0, 0, 'passed'],
  ])('default: %i yes, %i no, quorum %i: %s', (yes, no, quorum, outcome) => {
    expect(of(yes, no, quorum)).toBe(outcome)
  })

  test.each([
    [60, 39, 100, 'no_quorum'],
    [60, 40, 100, 'passed'],
    [50, 50, 100, 'tied'],
    [0, 0, 100, 'no_votes'],
  ])('parameters: %i yes, %i no, quorum %i: %s', (yes, no, quorum, outcome) => {
    expect(of(yes, no, quorum)).toBe(outcome)
  })

  test('behavior: what is cancelled has no other outcome', () => {
    const cancelled = { ...voting, cancelledAt: 2_000 }
    const tally = { yesPower: 99, noPower: 0 }
    expect(outcomeOf(cancelled, tally, 0, 2_000)).toBe('cancelled')
    expect(outcomeOf(cancelled, tally, 0, after)).toBe('cancelled')
  })
})

test.each([0, 1_000, 4_999])(
  'behavior: none before it closed, at %i',
  (now) => {
    expect(
      outcomeOf(voting, { yesPower: 9, noPower: 1 }, 0, now),
    ).toBeUndefined()
  },
)

test.each([-1, 0.5, Number.NaN, 2 ** 53])(
  'error: %d is no voting power',
  (power) => {
    expect(() => of(power, 0)).toThrow(RangeError)
    expect(() => of(0, power)).toThrow(RangeError)
    expect(() => of(1, 0, power)).toThrow(RangeError)
  },
)
