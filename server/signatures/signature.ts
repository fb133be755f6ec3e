import { type Hex, hexToBytes } from 'viem'

/** A signature of a plain account, in its one canonical form. */
export interface Signature {
  /** 64 bytes: r and s, each 32 bytes, big end first. */
  compact: Uint8Array
  /** The parity of the point that the signature was made with. */
  recovery: 0 | 1
}

export type SignatureRefusal = 'high_s' | 'illegal_v'

/** Half the order of secp256k1: above it lies the twin of each signature. */
const half = 0x7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a0n

/** The last byte as wallets write it: hardware ones give the bare parity. */
const recoveries: Readonly<Record<number, 0 | 1>> = { 0: 0, 1: 1, 27: 0, 28: 1 }

/**
 * Reads the 65 bytes that wallets sign with: r, s, v. Only low s is taken
 * (EIP-2), and v of 27 or 28, or 0 or 1, which are read as those.
 */
export function readSignature(
  hex: Hex,
):
  | { ok: true; signature: Signature }
  | { ok: false; reason: SignatureRefusal } {
  const recovery = recoveries[Number.parseInt(hex.slice(130), 16)]
  if (hex.length !== 132 || recovery === undefined)
    return { ok: false, reason: 'illegal_v' }
  if (BigInt(`0x${hex.slice(66, 130)}`) > half)
    return { ok: false, reason: 'high_s' }
  const compact = hexToBytes(`0x${hex.slice(2, 130)}`)
  return { ok: true, signature: { compact, recovery } }
}
