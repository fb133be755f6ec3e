import { createHmac } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { isIP, isIPv6 } from 'node:net'
import { createKeep } from '../keep/keep.ts'

/** How many sources are known by their hash: each costs a keyed hash once. */
const most = 10_000

/**
 * Names the source of a request: the socket's address, or, behind proxies of
 * ours, the address that the outermost of them saw. All that a client writes
 * further left in X-Forwarded-For, or in any other header, counts for nothing.
 */
export function createSources(secret: string, trustedHops: number) {
  /** As it was said: many ways to say one address are one source all the same. */
  function addressOf({ socket, headers }: IncomingMessage): string {
    const { remoteAddress = '' } = socket
    if (trustedHops === 0) return remoteAddress
    const hops = String(headers['x-forwarded-for'] ?? '').split(',')
    const hop = hops.at(-trustedHops)?.trim() ?? ''
    return isIP(hop) ? hop : remoteAddress
  }

  const hashes = createKeep<string>({ entries: most })
  function hashOfAddress(address: string): string {
    const known = hashes.get(address)
    if (known) return known
    const hashed = createHmac('sha256', secret)
      .update(addressSource(address))
      .digest('hex')
      .slice(0, 32)
    hashes.set(address, hashed)
    return hashed
  }

  return {
    /** Returns a keyed hash: logs and tables never hold the address itself. */
    hashOf: (request: IncomingMessage) => hashOfAddress(addressOf(request)),
  }
}

/** One subscriber holds a whole IPv6 /64: it counts as one source. */
export function addressSource(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')
  if (!isIPv6(plain)) return plain
  const [head = '', tail] = plain.toLowerCase().split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail ? tail.split(':') : []
  const gap = tail === undefined ? 0 : 8 - left.length - right.length
  const groups = [
    ...left,
    ...Array<string>(Math.max(gap, 0)).fill('0'),
    ...right,
  ]
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`
}

export type Sources = ReturnType<typeof createSources>
