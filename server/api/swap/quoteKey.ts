import { createHmac, hkdfSync } from 'node:crypto'

/** What the key is for: another use of the same secret has another label. */
const label = 'narwhal-club quotes of swaps, 1'

/**
 * Signs what only this deployment reads again: a keyed hash, with a key of its own
 * for each secret (RFC 5869), the same in every process.
 */
export function createQuoteKey(secret: string) {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', label, 32))
  return (text: string): `0x${string}` =>
    `0x${createHmac('sha256', key).update(text).digest('hex')}`
}
