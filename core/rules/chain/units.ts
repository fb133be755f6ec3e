import { tokenDecimals } from '../../constants.ts'

/**
 * Turns a decimal amount into base units, without floating point (R9.5).
 *
 * @example
 * parseTokens('1.5') // 1500000000000000000n
 *
 * @throws {RangeError} for anything but digits with at most 18 decimals.
 */
export function parseTokens(amount: string | bigint): bigint {
  const text = String(amount)
  const match = /^(\d+)(?:\.(\d+))?$/.exec(text)
  const fraction = match?.[2] ?? ''
  if (!match || fraction.length > tokenDecimals)
    throw new RangeError(`Not an amount of tokens: ${text}`)
  return BigInt(`${match[1]}${fraction.padEnd(tokenDecimals, '0')}`)
}
