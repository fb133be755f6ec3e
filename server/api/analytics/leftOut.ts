import type { AsOf } from '@narwhal-club/core/contract'
import { zeroAddress } from 'viem'

export type Excluded = AsOf['excluded']

const dead = `0x${'0'.repeat(36)}dead`

/** Lists the addresses that never count as holders, and why. */
export function excludedOf(
  vault: string,
  listed: readonly string[] = [],
): Excluded {
  const reasons = new Map<string, Excluded[number]['reason']>([
    [zeroAddress, 'zero'],
    [dead, 'dead'],
    [vault, 'vault'],
  ])
  for (const address of listed)
    if (!reasons.has(address)) reasons.set(address, 'listed')
  return [...reasons].map(([address, reason]) => ({ address, reason }))
}

/** Those that a question wants left out; the zero address never counts. */
export const leftOutBy = (
  excluded: Excluded,
  exclude: 'contracts' | 'none',
): Excluded =>
  exclude === 'contracts'
    ? excluded
    : excluded.filter(({ reason }) => reason === 'zero')

/** Leaves out some more, each once. */
export const alsoLeftOut = (
  excluded: Excluded,
  addresses: readonly string[] = [],
): Excluded => {
  const known = new Set(excluded.map(({ address }) => address))
  const more = addresses.filter((address) => !known.has(address))
  return [
    ...excluded,
    ...more.map((address) => ({ address, reason: 'listed' as const })),
  ]
}
