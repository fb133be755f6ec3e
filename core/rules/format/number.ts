const largest = { suffix: 'B', power: 9 }
const steps = [
  { suffix: '', power: 0 },
  { suffix: 'K', power: 3 },
  { suffix: 'M', power: 6 },
]

const grouped = (whole: bigint) =>
  whole.toString().replace(/\B(?=(\d{3})+$)/g, ',')

/** Prints `scaled / 10^decimals`, grouped as en-US does. */
function print(scaled: bigint, decimals: number): string {
  const one = 10n ** BigInt(decimals)
  const fraction = (scaled % one).toString().padStart(decimals, '0')
  return `${grouped(scaled / one)}.${fraction}`
}

/** `amount / 10^power`, rounded half up. */
function divide(amount: bigint, power: number): bigint {
  const by = 10n ** BigInt(power)
  return (amount + by / 2n) / by
}

/**
 * Formats an amount of base units for cards and lists (R9.8): K, M, B after two
 * decimals, eight decimals below 0.01, `N/A` for zero. Integers throughout, so
 * that no digit of a large balance is lost.
 *
 * @example
 * formatAmount(1_234_567n * 10n ** 18n) // '1.23M'
 */
export function formatAmount(amount: bigint, decimals = 18): string {
  if (amount === 0n) return 'N/A'
  if (amount < 0n) return `-${formatAmount(-amount, decimals)}`
  const unit = 10n ** BigInt(decimals)
  if (decimals < 8) return formatAmount(amount * 10n ** 8n, decimals + 8)
  if (amount * 100n < unit) return print(divide(amount, decimals - 8), 8)
  if (amount < 1000n * unit && amount % unit === 0n)
    return grouped(amount / unit)
  // Chosen after rounding: 999,999 is 1.00M, not 1000.00K.
  const fits = ({ power }: { power: number }) =>
    divide(amount, decimals + power - 2) < 100_000n
  const { suffix, power } = steps.find(fits) ?? largest
  return `${print(divide(amount, decimals + power - 2), 2)}${suffix}`
}

/**
 * Formats a number for cards and lists (R9.8); `N/A` for zero, NaN and what is
 * no finite number.
 *
 * @example
 * formatNumber(1_500) // '1.50K'
 * formatNumber(0.00012345) // '0.00012345'
 */
export function formatNumber(
  value: number | bigint | null | undefined,
): string {
  if (typeof value === 'bigint') return formatAmount(value * 10n ** 18n)
  if (value == null || !Number.isFinite(value) || value === 0) return 'N/A'
  const [digits = '0', exponent = '0'] = value.toExponential(15).split('e')
  const scale = 18 + Number(exponent) - 15
  const mantissa = BigInt(digits.replace('.', ''))
  return formatAmount(
    scale >= 0
      ? mantissa * 10n ** BigInt(scale)
      : mantissa / 10n ** BigInt(-scale),
  )
}
