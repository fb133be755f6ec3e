import { expect, test } from 'vitest'
import { forSeeds, listOf } from '../../../dev/testing/forSeeds.ts'
import { holderChange } from './holderChange.ts'

const before = new Map([
  ['0xa', 3],
  ['0xb', 1],
  ['0xc', 0],
  ['0xd', 2],
])
const after = new Map([
  ['0xa', 1],
  ['0xc', 5],
  ['0xd', 0],
  ['0xe', 1],
])

test('default: c and e joined, b and d left, a stayed', () => {
  expect(holderChange(before, after)).toEqual({ joined: 2, left: 2, stayed: 1 })
})

test('parameters: balances in base units', () => {
  const rich = new Map([['0xa', 10n ** 30n]])
  expect(holderChange(new Map(), rich).joined).toBe(1)
  expect(holderChange(rich, new Map([['0xa', 0n]])).left).toBe(1)
})

test('properties: what joined and left is the difference in number', () => {
  forSeeds((random) => {
    const holdings = () =>
      new Map(
        listOf(random.below(40), () => [
          `0x${random.below(50)}`,
          random.below(3),
        ]),
      )
    const [start, end] = [holdings(), holdings()]
    const holders = (map: Map<string, number>) =>
      new Set([...map].filter(([, count]) => count).map(([address]) => address))
    const { joined, left, stayed } = holderChange(start, end)
    expect(stayed + left).toBe(holders(start).size)
    expect(stayed + joined).toBe(holders(end).size)
    expect(new Set([...holders(start), ...holders(end)]).size).toBe(
      stayed + joined + left,
    )
  })
})
