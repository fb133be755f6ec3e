import { expect, test } from 'vitest'
import { crossHoldings, whales } from './crossHoldings.ts'

const line = 10n ** 30n
const nfts = new Map([
  ['0xa', 51],
  ['0xb', 50],
  ['0xc', 51],
  ['0xd', 60],
  ['0xe', 0],
])
const tokens = new Map([
  ['0xa', line + 1n],
  ['0xb', line + 1n],
  ['0xc', line],
  ['0xd', 0n],
  ['0xe', line * 2n],
  ['0xf', 1n],
  ['0x9', 0n],
])

test('default: a, b, c hold both', () => {
  expect(crossHoldings(nfts, tokens)).toEqual({
    both: 3,
    nftOnly: 1,
    tokenOnly: 2,
  })
})

test('whales: both thresholds are strict', () => {
  expect(whales(nfts, tokens)).toEqual(['0xa'])
})

test('behavior: nobody', () => {
  expect(crossHoldings(new Map(), new Map())).toEqual({
    both: 0,
    nftOnly: 0,
    tokenOnly: 0,
  })
  expect(whales(nfts, new Map())).toEqual([])
})
