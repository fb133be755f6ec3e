import { keccak256, sha256 } from 'viem'

/** Hashes bytes into 32 bytes. */
export type Hasher = (bytes: Uint8Array) => Uint8Array

/** What all that is signed and written down is hashed with. */
export interface Hashes {
  keccak256: Hasher
  sha256: Hasher
}

/** In JavaScript: it runs anywhere, and at once. */
export const keccakHere: Hasher = (bytes) => keccak256(bytes, 'bytes')
export const sha256Here: Hasher = (bytes) => sha256(bytes, 'bytes')
export const hashesHere: Hashes = { keccak256: keccakHere, sha256: sha256Here }

/** Every platform has it, and ES2022 alone has no type of it. */
declare const TextEncoder: new () => {
  encodeInto(text: string, into: Uint8Array): { written: number }
}
const encoder = /* @__PURE__ */ new TextEncoder()
let bytes = new Uint8Array(4_096)

/**
 * Writes a text in UTF-8 over the one before it: texts are many, and an array for
 * each is a third of the time. It is there until the next is written.
 */
export function encodeOver(text: string): Uint8Array {
  // A code unit is at most three bytes.
  if (bytes.length < 3 * text.length) bytes = new Uint8Array(3 * text.length)
  const { written } = encoder.encodeInto(text, bytes)
  return bytes.subarray(0, written)
}

/** Hashes a text in UTF-8. */
export const hashText = (text: string, hash: Hasher): Uint8Array =>
  hash(encodeOver(text))
