import type { Address } from 'viem'
import type { Random } from './random.ts'
import { historyBlocks } from './timeline.ts'

export type Member = {
  address: Address
  /** The block of the history in which the member arrives. */
  joins: number
  nfts: number
  /** Whole tokens. */
  tokens: bigint
}

export const crowdSize = 240

const trillion = 10n ** 12n
/** Exchanges and pools: the few that hold much of any token. */
const pools = [61n * trillion, 38n * trillion, 24n * trillion]
const poorest = 4e9
const richest = 13e12
const mostNfts = 110

/** Invents who joins, when, and with how much: many with little, few with much. */
export function createCrowd(addresses: readonly Address[], random: Random) {
  return addresses.map((address, index): Member => {
    const pool = pools[index]
    if (pool !== undefined)
      return { address, joins: index, nfts: 0, tokens: pool }
    const nfts = Math.floor(random.longTail(0.95))
    const tokens = poorest * 0.01 * random.longTail(0.42)
    return {
      address,
      joins: Math.floor(random.next() ** 1.6 * historyBlocks * 0.94),
      nfts: random.chance(0.14) ? 0 : Math.min(nfts, mostNfts),
      tokens: random.chance(0.2)
        ? 0n
        : BigInt(Math.floor(Math.min(tokens, richest))),
    }
  })
}
