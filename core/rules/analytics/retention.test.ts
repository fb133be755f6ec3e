import { describe, expect, test } from 'vitest'
import { forSeeds, listOf } from '../../../dev/testing/forSeeds.ts'
import { type Minter, retention } from './retention.ts'

const at = (text: string) => Date.parse(`${text}Z`) / 1000
const now = at('2026-04-01T00:00:00')

const minters: Minter[] = [
  {
    mintedAt: at('2026-01-15T10:00'),
    held: [{ from: at('2026-01-15T10:00') }],
  },
  {
    mintedAt: at('2026-01-31T23:59'),
    held: [{ from: at('2026-01-31T23:59'), until: at('2026-02-10T00:00') }],
  },
  {
    mintedAt: at('2026-02-05T00:00'),
    held: [
      { from: at('2026-02-05T00:00'), until: at('2026-02-06T00:00') },
      { from: at('2026-03-20T00:00') },
    ],
  },
]

describe('retention', () => {
  test('default', () => {
    expect(retention(minters, now)).toEqual([
      { month: '2026-01', minters: 2, retained: [1, 0.5, 0.5] },
      { month: '2026-02', minters: 1, retained: [0, 1] },
    ])
  })

  test('behavior: a month that has not ended has no value', () => {
    const [first] = retention(minters, now - 1)
    expect(first?.retained).toEqual([1, 0.5])
    expect(retention(minters.slice(2), at('2026-02-20T00:00'))).toEqual([
      { month: '2026-02', minters: 1, retained: [] },
    ])
  })

  test('behavior: passed on as the month ends is held at its end', () => {
    const from = at('2026-01-10T00:00')
    const until = at('2026-02-01T00:00:00')
    const of = (end: number) =>
      retention([{ mintedAt: from, held: [{ from, until: end }] }], now)[0]
        ?.retained
    expect(of(until)).toEqual([1, 0, 0])
    expect(of(until - 1)).toEqual([0, 0, 0])
  })

  test('behavior: who held before minting is not counted twice', () => {
    const held = [
      { from: at('2025-11-01T00:00'), until: at('2025-12-01T00:00') },
      { from: at('2025-12-15T00:00') },
    ]
    const rows = retention([{ mintedAt: at('2026-02-02T00:00'), held }], now)
    expect(rows[0]?.retained).toEqual([1, 1])
  })

  test('behavior: nobody minted', () => {
    expect(retention([], now)).toEqual([])
  })
})

/** Looks at every minter at every month's end. */
function naive(all: Minter[]) {
  const months = new Map<string, Minter[]>()
  for (const minter of all) {
    const month = new Date(minter.mintedAt * 1000).toISOString().slice(0, 7)
    months.set(month, [...(months.get(month) ?? []), minter])
  }
  return [...months].sort().map(([month, members]) => {
    const retained: number[] = []
    const [year = 0, number = 0] = month.split('-').map(Number)
    for (let since = 0; ; since += 1) {
      const end = Date.UTC(year, number + since) / 1000
      if (end > now) break
      const holding = members.filter(({ held }) =>
        held.some(({ from, until = Infinity }) => from < end && end <= until),
      )
      retained.push(holding.length / members.length)
    }
    return { month, minters: members.length, retained }
  })
}

test('properties: as looking at every minter says', () => {
  const start = at('2024-10-01T00:00')
  forSeeds((random) => {
    const all = listOf(1 + random.below(40), (): Minter => {
      const times = listOf(1 + random.below(6), () =>
        random.below(now - start),
      ).sort((a, b) => a - b)
      const held = times
        .filter((_, index) => index % 2 === 0)
        .map((time, index) => {
          const until = times[index * 2 + 1]
          const from = start + time
          return until === undefined ? { from } : { from, until: start + until }
        })
      return { mintedAt: held[0]?.from ?? start, held }
    })
    expect(retention(all, now)).toEqual(naive(all))
  })
})
