import { describe, expect, test } from 'vitest'
import { forSeeds, listOf } from '../../../dev/testing/forSeeds.ts'
import { checkLimits } from './publishLimits.ts'

const now = 1_795_000_000_000
const day = 86_400_000
const ago = (...ages: number[]) => ages.map((age) => now - age)
const ahead = (...ends: number[]) => ends.map((end) => now + end)

describe('P11 checkLimits', () => {
  test.each<[string, number[], number[]]>([
    ['nothing yet', [], []],
    ['one open', ahead(5), []],
    ['two that closed, one just now', [...ahead(5), now, now - 1], []],
    ['nine within a day', [], ago(...Array(9).fill(1))],
    ['ten, one of them a day ago', [], ago(day, ...Array(9).fill(1))],
  ])('default: %s leaves room', (_, ends, published) => {
    expect(checkLimits(ends, published, false, now)).toEqual({ ok: true })
  })

  test('error: P11 two open: until the first of them ends', () => {
    expect(checkLimits(ahead(9, 4), [], false, now)).toEqual({
      ok: false,
      code: 'proposal_limit',
      full: [{ of: 'author', is: 2, most: 2, resetAt: now + 4 }],
      resetAt: now + 4,
    })
  })

  test('error: P11 ten within a day: until the first is a day old', () => {
    const published = ago(day - 7, ...Array(9).fill(1))
    expect(checkLimits([], published, false, now)).toEqual({
      ok: false,
      code: 'proposal_limit',
      full: [{ of: 'club', is: 10, most: 10, resetAt: now + 7 }],
      resetAt: now + 7,
    })
  })

  test('error: P11 both: until there is room in both', () => {
    const limit = checkLimits(
      ahead(9, 4, 6),
      ago(...Array(10).fill(3)),
      false,
      now,
    )
    expect(limit).toMatchObject({ resetAt: now + day - 3 })
    expect(limit).toMatchObject({ full: [{ resetAt: now + 6 }, { is: 10 }] })
  })

  test('behavior: who looks after the club is exempt', () => {
    const published = ago(...Array(20).fill(1))
    expect(checkLimits(ahead(1, 2, 3), published, true, now)).toEqual({
      ok: true,
    })
  })

  test('properties: there is room at resetAt, and not before', () => {
    forSeeds((random) => {
      const ends = listOf(random.below(5), () => now + random.below(50) - 10)
      const published = ago(
        ...listOf(random.below(14), () => random.below(2 * day)),
      )
      const limit = checkLimits(ends, published, false, now)
      if (limit.ok) return
      const { resetAt } = limit
      expect(checkLimits(ends, published, false, resetAt).ok).toBe(true)
      expect(checkLimits(ends, published, false, resetAt - 1).ok).toBe(false)
    })
  })
})
