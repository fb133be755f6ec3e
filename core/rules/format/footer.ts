/** The footer's own formatter (R1.2): unlike that of lists it shows a zero as zero. */

const trillionths = 10n ** 10n

/** Formats voting power with two decimals. */
export function formatPower(power: number | bigint): string {
  return power.toLocaleString('en-US', {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  })
}

/**
 * Formats a balance of base units in trillions of tokens with two decimals,
 * rounded half up in integers.
 *
 * @example
 * formatTrillions(2_500_000_000_000n * 10n ** 18n) // '2.50T'
 */
export function formatTrillions(balance: bigint, decimals = 18): string {
  const hundredth = trillionths * 10n ** BigInt(decimals)
  const hundredths = (balance + hundredth / 2n) / hundredth
  const fraction = (hundredths % 100n).toString().padStart(2, '0')
  return `${(hundredths / 100n).toLocaleString('en-US')}.${fraction}T`
}
