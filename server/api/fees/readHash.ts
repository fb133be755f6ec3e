/**
 * Reads the hash of a transaction out of what people paste: the hash itself, in
 * any case, or the address of an explorer's page.
 *
 * @returns lower case; null where there is none, or more than one.
 */
export function readHash(text: string): `0x${string}` | null {
  const found = new Set(
    [...text.toLowerCase().matchAll(/[0-9a-f]{64,}/g)].map(([run]) => run),
  )
  const [hash = ''] = found
  return found.size === 1 && hash.length === 64 ? `0x${hash}` : null
}
