import { bitsOf } from '../indexer/proof/bloom.ts'

type Hex = `0x${string}`

/** The bloom of a block, by the yellow paper, over the bits of `bitsOf`. */
export function bloomOf(logs: readonly Record<string, unknown>[]): Hex {
  let bloom = 0n
  for (const { address, topics } of logs)
    for (const item of [address as Hex, ...(topics as Hex[])])
      for (const bit of bitsOf(item)) bloom |= 1n << BigInt(bit)
  return `0x${bloom.toString(16).padStart(512, '0')}`
}
