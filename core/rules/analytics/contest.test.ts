import { describe, expect, test } from 'vitest'
import { forSeeds, listOf } from '../../../dev/testing/forSeeds.ts'
import {
  type Ballot,
  contestedIndex,
  decisiveHolders,
  passRate,
} from './contest.ts'

describe('contestedIndex', () => {
  test.each([
    [60, 40, 0.8],
    [40, 60, 0.8],
    [5, 5, 1],
    [7, 0, 0],
    [75, 25, 0.5],
  ])('default: %i to %i → %f', (yes, no, expected) => {
    expect(contestedIndex(yes, no)).toBe(expected)
  })

  test('behavior: without a ballot it is unknown', () => {
    expect(contestedIndex(0, 0)).toBeUndefined()
  })

  test('properties: as the formula reads', () => {
    forSeeds((random) => {
      const [yes, no] = [random.below(1_000), 1 + random.below(1_000)]
      const formula = 1 - Math.abs(yes - no) / (yes + no)
      expect(contestedIndex(yes, no)).toBeCloseTo(formula, 12)
    })
  })
})

const ballots = (yes: number[], no: number[]): Ballot[] => [
  ...yes.map((power) => ({ choice: 'yes' as const, power })),
  ...no.map((power) => ({ choice: 'no' as const, power })),
]

describe('decisiveHolders', () => {
  test.each([
    // 90 to 40: without the 60 it is 30 to 40.
    [[30, 60], [40], 1],
    // 30 to 15: without one 10 it is 20, without two 10.
    [[10, 10, 10], [15], 2],
    // 20 to 10: a tie does not pass.
    [[10, 10], [10], 1],
    // A tie failed; without one of the two it passes.
    [[10], [5, 5], 1],
    [[10], [10, 10], 2],
    [[3], [], 1],
  ])('default: yes %j, no %j → %i', (yes, no, expected) => {
    expect(decisiveHolders(ballots(yes, no))).toBe(expected)
  })

  test('behavior: no absence changes what nobody wanted', () => {
    expect(decisiveHolders([])).toBeUndefined()
    expect(decisiveHolders(ballots([], [8, 2]))).toBeUndefined()
  })

  test('properties: as leaving out every set of voters says', () => {
    const passes = (of: Ballot[]) =>
      of.reduce(
        (lead, { choice, power }) => lead + (choice === 'yes' ? power : -power),
        0,
      ) > 0
    forSeeds((random) => {
      const all = listOf(
        random.below(9),
        (): Ballot => ({
          choice: random.chance(0.5) ? 'yes' : 'no',
          power: 1 + random.below(30),
        }),
      )
      let fewest: number | undefined
      for (let set = 1; set < 2 ** all.length; set += 1) {
        const stay = all.filter((_, index) => !(set & (1 << index)))
        const gone = all.length - stay.length
        if (passes(stay) !== passes(all) && gone < (fewest ?? Infinity))
          fewest = gone
      }
      expect(decisiveHolders(all)).toBe(fewest)
    })
  })
})

test('passRate: of those that were decided', () => {
  expect(passRate(['passed', 'failed', undefined, 'passed', 'passed'])).toBe(
    0.75,
  )
  expect(passRate(['failed'])).toBe(0)
  expect(passRate([undefined])).toBeUndefined()
  expect(passRate([])).toBeUndefined()
})
