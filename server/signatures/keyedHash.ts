import { createHmac, hkdfSync } from 'node:crypto'

/**
 * Signs what only this deployment reads again: a keyed hash, with a key of its own
 * for each secret and use (RFC 5869), the same in every process.
 *
 * @param label what the key is for: another use of the same secret has another
 */
export function createKeyedHash(secret: string, label: string) {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', label, 32))
  return (text: string): `0x${string}` =>
    `0x${createHmac('sha256', key).update(text).digest('hex')}`
}
