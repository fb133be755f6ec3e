import { formatTrillions } from './footer.ts'
import { formatAmount } from './number.ts'

/** Of a token: what eight decimals still show. */
const least = 10n ** 8n
const trillion = 10n ** 12n

/**
 * Formats base units of the token for charts and tables: as `formatAmount`, in
 * trillions from there on, and nothing as 0.
 *
 * @example
 * formatTokens(1_380_000_000_000n * 10n ** 18n) // '1.38T'
 */
export function formatTokens(amount: bigint, decimals = 18): string {
  if (amount === 0n) return '0'
  if (amount * least < 10n ** BigInt(decimals)) return '<0.00000001'
  const digits = amount.toString()
  const power = digits.length - 1 - decimals
  // More than anyone has a word for: `1.00e51`.
  if (power >= 18)
    return `${digits[0]}.${digits.slice(1, 3).padEnd(2, '0')}e${power}`
  // Rounded as `formatAmount` rounds: 999,999,999,999 is 1.00T, not 1,000.00B.
  const from = (trillion - 5_000_000n) * 10n ** BigInt(decimals)
  return amount >= from
    ? formatTrillions(amount, decimals)
    : formatAmount(amount, decimals)
}
