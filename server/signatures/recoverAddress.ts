import { secp256k1 } from '@noble/curves/secp256k1'
import { type Hex, keccak256 } from 'viem'
import type { Signature } from './signature.ts'

/**
 * Recovers who signed a hash of 32 bytes: the address in lower case, or null
 * where no key can have made the signature.
 */
export type RecoverAddress = (
  hash: Uint8Array,
  signature: Signature,
) => Hex | null

/** The same in JavaScript: it runs anywhere, and takes some 20 times as long. */
export const recoverInJs: RecoverAddress = (hash, { compact, recovery }) => {
  try {
    const key = secp256k1.Signature.fromCompact(compact)
      .addRecoveryBit(recovery)
      .recoverPublicKey(hash)
    return addressOf(key.toRawBytes(false))
  } catch {
    return null
  }
}

/** The address of a public key of 65 bytes (Yellow Paper, appendix F). */
export const addressOf = (key: Uint8Array): Hex =>
  `0x${keccak256(key.subarray(1)).slice(26)}`
