import { keccak256, toHex } from 'viem'

/** Of each trait its values, and the byte of an id's hash that chooses. */
const traits = [
  ['Scene', 2, ['Midnight', 'Dawn', 'Lagoon', 'Aurora']],
  ['Pattern', 3, ['Spots', 'Waves', 'Stripes', 'Saddle', 'Freckles', 'Plain']],
  ['Tusk', 4, ['Spiral', 'Long', 'Twin']],
  ['Mood', 5, ['Bright', 'Dozing', 'Winking']],
  ['Extra', 6, ['None', 'Bubbles', 'Spout', 'Crown', 'Gulls', 'Star']],
] as const

/** Describes a member as `NarwhalArt` does: the mocks have pictures of a few. */
export function describeNarwhal(id: string) {
  const seed = keccak256(toHex(BigInt(id), { size: 32 }), 'bytes')
  return {
    id,
    name: `Narwhal #${id}`,
    traits: traits.map(([trait, byte, values]) => ({
      trait,
      value: values[(seed[byte] ?? 0) % values.length] as string,
    })),
  }
}
