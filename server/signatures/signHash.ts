import { secp256k1 } from '@noble/curves/secp256k1'
import { bytesToHex, type Hex } from 'viem'

/** Signs a hash of 32 bytes: 65 bytes, the same ones each time (RFC 6979). */
export type SignHash = (hash: Uint8Array, key: Uint8Array) => Hex

/** Writes a signature as wallets do. */
export const toSigned = (compact: Uint8Array, recovery: number): Hex =>
  bytesToHex(new Uint8Array([...compact, 27 + recovery]))

/** The same in JavaScript: it runs anywhere, and takes some ten times as long. */
export const signInJs: SignHash = (hash, key) => {
  const made = secp256k1.sign(hash, key)
  return toSigned(made.toCompactRawBytes(), made.recovery)
}
