import { describe, expect, test } from 'vitest'
import { forSeeds, listOf } from '../../../dev/testing/forSeeds.ts'
import { medianTurnout, turnout, turnoutTrend } from './turnout.ts'

describe('turnout', () => {
  test('default', () => {
    expect(
      turnout({
        castPower: 300,
        eligiblePower: 1_200,
        voters: 30,
        eligibleVoters: 40,
      }),
    ).toEqual({ byPower: 0.25, byVoters: 0.75 })
  })

  test('behavior: nobody voted is zero, nobody could is unknown', () => {
    const none = { castPower: 0, voters: 0 }
    expect(turnout({ ...none, eligiblePower: 9, eligibleVoters: 3 })).toEqual({
      byPower: 0,
      byVoters: 0,
    })
    expect(turnout({ ...none, eligiblePower: 0, eligibleVoters: 0 })).toEqual({
      byPower: undefined,
      byVoters: undefined,
    })
  })
})

test('medianTurnout: proposals without one are left out', () => {
  expect(medianTurnout([0.4, undefined, 0.1, 0.2])).toBe(0.2)
  expect(medianTurnout([0.4, 0.1])).toBe(0.25)
  expect(medianTurnout([undefined])).toBeUndefined()
})

describe('turnoutTrend', () => {
  test('default', () => {
    // Anscombe 1973, first set, by x = 4…14: the slope is 0.500.
    const anscombe = [
      4.26, 5.68, 7.24, 4.82, 6.95, 8.81, 8.04, 8.33, 10.84, 7.58, 9.96,
    ]
    expect(turnoutTrend(anscombe)).toBeCloseTo(0.5001, 4)
    expect(turnoutTrend([0.1, 0.2, 0.3])).toBeCloseTo(0.1, 12)
    expect(turnoutTrend([0.3, 0.3])).toBe(0)
  })

  test('behavior: a proposal without a turnout keeps its place', () => {
    expect(turnoutTrend([0.1, undefined, 0.3])).toBeCloseTo(0.1, 12)
  })

  test('behavior: fewer than two have no trend', () => {
    expect(turnoutTrend([])).toBeUndefined()
    expect(turnoutTrend([0.3, undefined])).toBeUndefined()
  })

  test('properties: no other slope fits better', () => {
    forSeeds((random) => {
      const values = listOf(2 + random.below(20), () => random.next())
      const trend = turnoutTrend(values) ?? Number.NaN
      const misfit = (slope: number) => {
        const rests = values.map((value, at) => value - slope * at)
        const mean = rests.reduce((a, b) => a + b, 0) / rests.length
        return rests.reduce((sum, rest) => sum + (rest - mean) ** 2, 0)
      }
      expect(misfit(trend)).toBeLessThan(misfit(trend + 0.01))
      expect(misfit(trend)).toBeLessThan(misfit(trend - 0.01))
    })
  })
})
