import { tokenDecimals } from '../../constants.ts'
import { ratio } from './amounts.ts'

export interface BalanceBand {
  /** The band is 10^power whole tokens and more; nothing below one token. */
  power: number | undefined
  /** The smallest balance of the band, in base units. */
  from: bigint
  /** The smallest of the next band. */
  to: bigint
  holders: number
  /** Base units that these hold together. */
  held: bigint
  /** Of all holders. */
  holderShare: number | undefined
  /** Of all that is held. */
  supplyShare: number | undefined
}

/**
 * Sorts balances into bands by power of ten, from the smallest that has a
 * holder to the largest, without gaps. What is below one token is one band.
 *
 * @param balances in base units; zeros do not count.
 */
export function balanceBands(
  balances: Iterable<bigint>,
  decimals = tokenDecimals,
): BalanceBand[] {
  const found = new Map<number, { holders: number; held: bigint }>()
  let holders = 0
  let supply = 0n
  for (const balance of balances) {
    if (balance <= 0n) continue
    // The number of digits is exact where a logarithm would round up.
    const power = Math.max(-1, balance.toString().length - 1 - decimals)
    const band = found.get(power) ?? { holders: 0, held: 0n }
    found.set(power, band)
    band.holders += 1
    band.held += balance
    holders += 1
    supply += balance
  }
  if (holders === 0) return []
  const lowest = Math.min(...found.keys())
  const highest = Math.max(...found.keys())
  return Array.from({ length: highest - lowest + 1 }, (_, index) => {
    const power = lowest + index
    const band = found.get(power) ?? { holders: 0, held: 0n }
    return {
      power: power < 0 ? undefined : power,
      from: power < 0 ? 1n : 10n ** BigInt(power + decimals),
      to: 10n ** BigInt(power + 1 + decimals),
      ...band,
      holderShare: ratio(band.holders, holders),
      supplyShare: ratio(band.held, supply),
    }
  })
}
