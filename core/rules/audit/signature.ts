import { secp256k1 } from '@noble/curves/secp256k1'
import { type Hex, keccak256 } from 'viem'
import type { Address } from '../../hex.ts'

/** What was signed, and the 65 bytes that it was signed with. */
export interface SignedDigest {
  digest: Hex
  signature: Hex
}

/**
 * Recovers who signed a digest: the address in lower case, or null where no key
 * can have made the signature. It is given 65 bytes with a low s.
 */
export type Recover = (digest: Hex, signature: Hex) => Address | null

/** Half the order of secp256k1: above it lies the twin of each signature. */
const half = '7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a0'

/** The last byte as wallets write it: hardware ones give the bare parity. */
const recoveries: Readonly<Record<string, 0 | 1>> = {
  '00': 0,
  '01': 1,
  '1b': 0,
  '1c': 1,
}

/**
 * Tells whether a signature is in its one canonical form: r, s, v of 65 bytes
 * in lower case, s low (EIP-2), v 27 or 28, or 0 or 1, which mean those.
 */
export const isCanonical = (signature: Hex): boolean =>
  /^0x[0-9a-f]{130}$/.test(signature) &&
  recoveries[signature.slice(130)] !== undefined &&
  signature.slice(66, 130) <= half

/** Recovers in JavaScript: it runs anywhere, some 300 times in a second. */
export const recoverHere: Recover = (digest, signature) => {
  const recovery = recoveries[signature.slice(130)]
  if (recovery === undefined) return null
  try {
    const key = secp256k1.Signature.fromCompact(signature.slice(2, 130))
      .addRecoveryBit(recovery)
      .recoverPublicKey(digest.slice(2))
      .toRawBytes(false)
    return `0x${keccak256(key.subarray(1)).slice(26)}`
  } catch {
    return null
  }
}
