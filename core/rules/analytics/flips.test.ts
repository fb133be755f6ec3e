import { describe, expect, test } from 'vitest'
import { mintToHold, paperHands } from './flips.ts'

const now = Date.UTC(2026, 2, 1) / 1000
const ago = (days: number) => now - days * 86_400

describe('paperHands', () => {
  test('default: two of four', () => {
    expect(
      paperHands(
        [
          { from: ago(100), until: ago(99) },
          { from: ago(50), until: ago(43) },
          { from: ago(50), until: ago(42) },
          { from: ago(30) },
        ],
        now,
      ),
    ).toBe(0.5)
  })

  test('behavior: 7 days to the second are short', () => {
    const until = ago(20)
    const week = 7 * 86_400
    expect(paperHands([{ from: until - week, until }], now)).toBe(1)
    expect(paperHands([{ from: until - week - 1, until }], now)).toBe(0)
  })

  test('behavior: who has had it for under 7 days is not judged yet', () => {
    const young = [{ from: ago(2), until: ago(1) }, { from: ago(7) + 1 }]
    expect(paperHands(young, now)).toBeUndefined()
    expect(paperHands([...young, { from: ago(7) }], now)).toBe(0)
  })

  test('behavior: of no stay nothing is known', () => {
    expect(paperHands([], now)).toBeUndefined()
  })
})

describe('mintToHold', () => {
  test('default: one of three', () => {
    expect(
      mintToHold([
        { minter: '0xa', owner: '0xa' },
        { minter: '0xa', owner: '0xb' },
        { minter: '0xb', owner: '0xa' },
        { minter: '0xc' },
      ]),
    ).toBe(1 / 3)
  })

  test('behavior: of no mint nothing is known', () => {
    expect(mintToHold([])).toBeUndefined()
  })
})
