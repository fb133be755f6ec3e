import { hkdfSync } from 'node:crypto'
import { mapHashToField } from '@noble/curves/abstract/modular'
import { secp256k1 } from '@noble/curves/secp256k1'
import { type Hex, toHex } from 'viem'

/** What the key is for: another use of the same secret has another label. */
const label = 'narwhal-club seal of votes, 1'
/** FIPS 186-5, A.2.1: with so many bytes more than the order has, no key is likelier. */
const bytes = 48

/** Derives the key that seals, one for each secret (RFC 5869). */
export function sealKeyOf(secret: string): Hex {
  const drawn = hkdfSync('sha256', secret, '', label, bytes)
  return toHex(mapHashToField(new Uint8Array(drawn), secp256k1.CURVE.n))
}
