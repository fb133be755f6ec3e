import { describe, expect, test } from 'vitest'
import { forSeeds, listOf } from '../../../dev/testing/forSeeds.ts'
import { decide } from './outcome.ts'
import {
  decidedOf,
  fewestToFlip,
  flipOf,
  powerLeft,
  type Standing,
  suppose,
} from './standing.ts'

const of = (
  yesPower: number,
  noPower: number,
  eligiblePower: number,
  quorum = 0,
): Standing => ({ yesPower, noPower, eligiblePower, quorum })

describe('flipOf', () => {
  test.each([
    ['a tie is enough to stop it', of(60, 40, 200), 'fail', 20],
    ['one more than No is needed', of(40, 60, 200), 'pass', 21],
    ['a tie needs one', of(50, 50, 200), 'pass', 1],
    ['the first vote', of(0, 0, 200), 'pass', 1],
    ['what the quorum lacks', of(40, 0, 200, 100), 'pass', 60],
    ['what the lead lacks is more', of(0, 90, 200, 100), 'pass', 91],
    ['a quorum is never lost again', of(60, 40, 200, 100), 'fail', 20],
  ])('default: %s', (_, standing, to, power) => {
    expect(flipOf(standing)).toEqual({ to, power })
  })
})

describe('decidedOf', () => {
  test.each([
    ['those who are left can tie', of(60, 40, 120), null],
    ['one vote too few is left', of(60, 40, 119), 'pass'],
    ['they can only tie, which does not pass', of(40, 60, 120), 'fail'],
    ['they can pass it by one', of(40, 60, 121), null],
    ['no quorum can come together', of(60, 0, 99, 100), 'fail'],
    ['all have voted', of(1, 0, 1), 'pass'],
    ['nobody may vote', of(0, 0, 0), 'fail'],
  ])('default: %s', (_, standing, decided) => {
    expect(decidedOf(standing)).toBe(decided)
  })
})

test('default: the fewest that can turn it are the largest', () => {
  expect(fewestToFlip([30, 20, 10], { power: 30 })).toBe(1)
  expect(fewestToFlip([30, 20, 10], { power: 31 })).toBe(2)
  expect(fewestToFlip([30, 20, 10], { power: 60 })).toBe(3)
  expect(fewestToFlip([30, 20, 10], { power: 61 })).toBeNull()
  expect(fewestToFlip([], { power: 1 })).toBeNull()
})

test('default: what is supposed is counted in whole power', () => {
  const standing = of(10, 10, 33)
  expect(suppose(standing, { turnout: 0, yes: 100 })).toEqual({
    yesPower: 10,
    noPower: 10,
    outcome: 'tied',
  })
  expect(suppose(standing, { turnout: 50, yes: 50 })).toEqual({
    yesPower: 13,
    noPower: 13,
    outcome: 'tied',
  })
  expect(suppose(standing, { turnout: 100, yes: 100 }).outcome).toBe('passed')
  expect(suppose(standing, { turnout: 100, yes: 0 }).outcome).toBe('rejected')
})

/** Every way in which voters who are left can vote: 0 not at all, 1 yes, 2 no. */
function* ways(count: number): Generator<number[]> {
  for (let code = 0; code < 3 ** count; code++)
    yield listOf(count, (at) => Math.floor(code / 3 ** at) % 3)
}

test('property: no way of voting turns it with fewer, and one does with as many', () => {
  forSeeds((random) => {
    const powers = listOf(random.below(5), () => 1 + random.below(9)).sort(
      (one, two) => two - one,
    )
    const [yesPower, noPower] = [random.below(15), random.below(15)]
    const left = powers.reduce((sum, power) => sum + power, 0)
    const quorum = random.pick([0, 0, random.below(40)])
    const standing = of(yesPower, noPower, yesPower + noPower + left, quorum)
    const passes = decide(standing, quorum) === 'passed'
    let fewest: number | null = null
    for (const way of ways(powers.length)) {
      const sum = (side: number) =>
        powers.reduce((s, power, at) => s + (way[at] === side ? power : 0), 0)
      const then = {
        yesPower: yesPower + sum(1),
        noPower: noPower + sum(2),
      }
      if ((decide(then, quorum) === 'passed') === passes) continue
      const voters = way.filter((side) => side > 0).length
      fewest = fewest === null ? voters : Math.min(fewest, voters)
    }
    expect(fewestToFlip(powers, flipOf(standing))).toBe(fewest)
    expect(decidedOf(standing)).toBe(
      fewest === null ? (passes ? 'pass' : 'fail') : null,
    )
  })
})

test('property: nothing that is supposed is lost, made up or in parts', () => {
  forSeeds((random) => {
    const standing = of(
      random.below(1_000),
      random.below(1_000),
      random.below(4_000),
      random.below(500),
    )
    const supposed = { turnout: random.below(101), yes: random.below(101) }
    const { yesPower, noPower, outcome } = suppose(standing, supposed)
    for (const power of [yesPower, noPower])
      expect(Number.isSafeInteger(power)).toBe(true)
    expect(yesPower).toBeGreaterThanOrEqual(standing.yesPower)
    expect(noPower).toBeGreaterThanOrEqual(standing.noPower)
    const more = yesPower + noPower - standing.yesPower - standing.noPower
    expect(more).toBeLessThanOrEqual(powerLeft(standing))
    if (supposed.turnout === 100) expect(more).toBe(powerLeft(standing))
    const decided = decidedOf(standing)
    if (decided) expect(outcome === 'passed').toBe(decided === 'pass')
  })
})
