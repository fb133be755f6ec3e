import { keccak256 } from 'viem'

type Hex = `0x${string}`

/** Which bits of a block's bloom stand for something (yellow paper, 4.3.1). */
export type BloomBits = readonly number[]

/** Returns the three bits that an address or a topic sets, 0 to 2047. */
export function bitsOf(item: Hex): BloomBits {
  const hash = keccak256(item)
  return [2, 6, 10].map(
    (at) => Number.parseInt(hash.slice(at, at + 4), 16) & 2_047,
  )
}

/** Tells whether a bloom (`0x` and 512 digits) has all of some bits. */
export function hasBits(bloom: string, bits: BloomBits): boolean {
  for (const bit of bits) {
    // Bit 0 is the lowest of the last byte; a digit holds four.
    const digit = Number.parseInt(bloom[513 - (bit >> 2)] ?? '0', 16)
    if ((digit & (1 << (bit & 3))) === 0) return false
  }
  return true
}

/** What is looked for in blooms: one event of one contract. */
export interface Watched {
  address: Hex
  topic: Hex
  bits: BloomBits
}

export const watch = (address: Hex, topics: readonly Hex[]): Watched[] =>
  topics.map((topic) => ({
    address,
    topic,
    bits: [...bitsOf(address), ...bitsOf(topic)],
  }))
