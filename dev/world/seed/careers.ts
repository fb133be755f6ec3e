import type { Role } from '../accounts.ts'
import { holdings } from './holdings.ts'
import { historyBlocks } from './timeline.ts'

export type Step = { block: number; role: Role; nfts: number; tokens: bigint }

/** In how many steps each named account came to what it holds. */
const steps = {
  admin: 1,
  whale: 12,
  proposer: 5,
  holder: 3,
  tokenRich: 4,
} as const satisfies Partial<Record<Role, number>>

/** Plans how the named accounts grow; the sum is what the table says. */
export function createCareers(): Step[] {
  return Object.entries(steps).flatMap(([name, count]) => {
    const role = name as keyof typeof steps
    const { nfts, tokens } = holdings[role]
    return Array.from({ length: count }, (_, index) => ({
      block: Math.floor((historyBlocks * 0.9 * index) / count) + 2,
      role,
      nfts: share(nfts, count, index),
      tokens: BigInt(share(Number(tokens), count, index)),
    }))
  })
}

/** Splits a whole number into parts; their sum is exact. */
const share = (total: number, count: number, index: number) =>
  Math.floor((total * (index + 1)) / count) -
  Math.floor((total * index) / count)
