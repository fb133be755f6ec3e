import { secp256k1 } from '@noble/curves/secp256k1'
import { type Hex, hexToBytes, keccak256, stringToHex } from 'viem'
import type { Address } from '../../hex.ts'

/** A key that everyone may know: for tests and test vectors alone. */
export const keyOf = (name: string): Hex => keccak256(stringToHex(name))

export function addressOfKey(key: Hex): Address {
  const point = secp256k1.getPublicKey(key.slice(2), false)
  return `0x${keccak256(point.subarray(1)).slice(26)}`
}

/** Signs a digest, each time with the same 65 bytes (RFC 6979). */
export function signDigest(digest: Hex, key: Hex): Hex {
  const signature = secp256k1.sign(digest.slice(2), key.slice(2))
  const v = (27 + signature.recovery).toString(16)
  return `0x${signature.toCompactHex()}${v}`
}

/** Bytes of a signature that stand for the same point, with a high s. */
export function twinOf(signature: Hex): Hex {
  const bytes = hexToBytes(signature)
  const order = secp256k1.CURVE.n
  const s = order - BigInt(`0x${signature.slice(66, 130)}`)
  const v = bytes[64] === 27 ? '1c' : '1b'
  return `0x${signature.slice(2, 66)}${s.toString(16).padStart(64, '0')}${v}` as Hex
}
