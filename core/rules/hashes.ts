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
