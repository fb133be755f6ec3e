import { describe, expect, test } from 'vitest'
import { forSeeds, listOf } from '../../../dev/testing/forSeeds.ts'
import {
  firstTimeVoters,
  proposerDiversity,
  repeatVoters,
  timeToFirstVote,
  votersByDecile,
} from './voters.ts'

describe('votersByDecile', () => {
  test('default: the 1st, 2nd, 3rd and last of 20 voted', () => {
    const powers = new Map(listOf(20, (index) => [`0x${index}`, 20 - index]))
    const rows = votersByDecile(powers, new Set(['0x0', '0x1', '0x2', '0x19']))
    expect(rows.map(({ holders }) => holders)).toEqual(listOf(10, () => 2))
    expect(rows.map(({ turnout }) => turnout)).toEqual([
      1, 0.5, 0, 0, 0, 0, 0, 0, 0, 0.5,
    ])
    expect(rows[9]).toMatchObject({ decile: 10, voters: 1 })
  })

  test('behavior: a tenth that has nobody has no turnout', () => {
    const rows = votersByDecile(new Map([['0xa', 3]]), new Set(['0xa']))
    expect(rows.map(({ turnout }) => turnout)).toEqual([
      1,
      ...listOf(9, () => undefined),
    ])
  })

  test('behavior: equals go by address, whatever order they come in', () => {
    const equals = listOf(10, (index): [string, number] => [`0x${index}`, 7])
    const voters = new Set(['0x0'])
    for (const powers of [equals, [...equals].reverse()])
      expect(votersByDecile(new Map(powers), voters)[0]?.voters).toBe(1)
  })

  test('behavior: who held nothing is no holder', () => {
    const powers = new Map([
      ['0xa', 3],
      ['0xb', 0],
    ])
    const rows = votersByDecile(powers, new Set(['0xb', '0xc']))
    expect(rows.reduce((sum, { voters }) => sum + voters, 0)).toBe(0)
    expect(rows.reduce((sum, { holders }) => sum + holders, 0)).toBe(1)
  })

  test('properties: tenths differ by one at most, and sum up', () => {
    forSeeds((random) => {
      const powers = new Map(
        listOf(1 + random.below(200), (index) => [
          `0x${index}`,
          Math.floor(random.longTail(1)),
        ]),
      )
      const voters = new Set(
        [...powers.keys()].filter(() => random.chance(0.3)),
      )
      const rows = votersByDecile(powers, voters)
      const sizes = rows.map(({ holders }) => holders)
      expect(sizes.reduce((a, b) => a + b, 0)).toBe(powers.size)
      expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1)
      expect(rows.reduce((sum, row) => sum + row.voters, 0)).toBe(voters.size)
    })
  })
})

const votes = [['0xa', '0xb'], ['0xb', '0xc', '0xc'], [], ['0xa', '0xd']]

test('firstTimeVoters: a and b, then c, then nobody, then d', () => {
  expect(firstTimeVoters(votes)).toEqual([2, 1, 0, 1])
  expect(firstTimeVoters([])).toEqual([])
})

test('repeatVoters: a and b of a, b, c, d', () => {
  expect(repeatVoters(votes)).toBe(0.5)
  expect(repeatVoters([['0xa']])).toBe(0)
  expect(repeatVoters([])).toBeUndefined()
  expect(repeatVoters([[]])).toBeUndefined()
})

test('timeToFirstVote', () => {
  expect(timeToFirstVote(1_000, [1_500, 1_060, 1_200])).toBe(60)
  expect(timeToFirstVote(1_000, [1_000])).toBe(0)
  expect(timeToFirstVote(1_000, [])).toBeUndefined()
})

describe('proposerDiversity', () => {
  test.each([
    [['a', 'a', 'a'], 0],
    // 1 − (1/4 + 1/16 + 1/16)
    [['a', 'b', 'a', 'c'], 0.625],
    [['a', 'b', 'c', 'd'], 0.75],
  ])('default: %j → %f', (authors, expected) => {
    expect(proposerDiversity(authors)).toBe(expected)
  })

  test('behavior: without a proposal it is unknown', () => {
    expect(proposerDiversity([])).toBeUndefined()
  })

  test('properties: the share of pairs with two authors', () => {
    forSeeds((random) => {
      const authors = listOf(1 + random.below(30), () => `${random.below(6)}`)
      const pairs = authors.flatMap((a) => authors.map((b) => a !== b))
      expect(proposerDiversity(authors)).toBeCloseTo(
        pairs.filter(Boolean).length / pairs.length,
        12,
      )
    })
  })
})
