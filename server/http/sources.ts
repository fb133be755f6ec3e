import { createHmac } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { isIP, isIPv6 } from 'node:net'

/**
 * Names the source of a request: the socket's address, or, behind proxies of
 * ours, the address that the outermost of them saw. Whatever a client writes
 * further left in X-Forwarded-For, or in any other header, counts for nothing.
 */
export function createSources(secret: string, trustedHops: number) {
  function addressOf(request: IncomingMessage): string {
    const socket = normalise(request.socket.remoteAddress ?? '')
    if (trustedHops === 0) return socket
    const header = request.headers['x-forwarded-for']
    const hops = String(header ?? '').split(',')
    const hop = hops.at(-trustedHops)?.trim() ?? ''
    return isIP(hop) ? normalise(hop) : socket
  }

  return {
    /** Returns a keyed hash: logs and tables never hold the address itself. */
    hashOf: (request: IncomingMessage) =>
      createHmac('sha256', secret)
        .update(addressOf(request))
        .digest('hex')
        .slice(0, 32),
  }
}

/** One subscriber holds a whole IPv6 /64: it counts as one source. */
function normalise(address: string): string {
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
