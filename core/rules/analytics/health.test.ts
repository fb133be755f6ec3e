import { describe, expect, test } from 'vitest'
import { clubHealth } from './health.ts'

const input = {
  turnout: 0.6525,
  gini: 0.64,
  repeatVoters: 0.84,
  proposerDiversity: 0.74,
}

describe('clubHealth', () => {
  test('default: 26.1 + 9 + 16.8 + 11.1', () => {
    const { score, terms } = clubHealth(input)
    expect(score).toBeCloseTo(63, 10)
    expect(terms.map(({ id, weight }) => [id, weight])).toEqual([
      ['turnout', 40],
      ['evenness', 25],
      ['repeatVoters', 20],
      ['proposerDiversity', 15],
    ])
    for (const [index, points] of [26.1, 9, 16.8, 11.1].entries())
      expect(terms[index]?.points).toBeCloseTo(points, 10)
    expect(terms[1]?.value).toBeCloseTo(0.36, 10)
  })

  test('behavior: from 0 to 100', () => {
    const all = { turnout: 1, gini: 0, repeatVoters: 1, proposerDiversity: 1 }
    expect(clubHealth(all).score).toBe(100)
    const none = { turnout: 0, gini: 1, repeatVoters: 0, proposerDiversity: 0 }
    expect(clubHealth(none).score).toBe(0)
  })

  test.each(['turnout', 'gini', 'repeatVoters', 'proposerDiversity'])(
    'behavior: without %s there is no score, but the other terms',
    (name) => {
      const { score, terms } = clubHealth({ ...input, [name]: undefined })
      expect(score).toBeUndefined()
      expect(terms.filter(({ points }) => points === undefined)).toHaveLength(1)
      expect(terms).toHaveLength(4)
    },
  )

  test.each([-0.1, 1.1, Number.NaN])('error: %f is no share', (turnout) => {
    expect(() => clubHealth({ ...input, turnout })).toThrow(RangeError)
  })
})
