/**
 * Reads what a person typed as an amount: digits, at most one point, at most
 * `decimals` digits after it. Answers in base units, or `null` for anything
 * else: nothing is rounded.
 *
 * @example
 * parseUnits('4800.5', 18) // 4800500000000000000000n
 */
export function parseUnits(text: string, decimals: number): bigint | null {
  const [, whole, part = ''] =
    /^(\d{1,60})(?:\.(\d{1,60}))?$/.exec(text.trim()) ?? []
  if (whole === undefined || part.length > decimals) return null
  return BigInt(whole + part.padEnd(decimals, '0'))
}

/** Writes base units as the decimal string that `parseUnits` reads. */
export function toDecimal(units: bigint, decimals: number): string {
  const digits = String(units).padStart(decimals + 1, '0')
  const at = digits.length - decimals
  const part = digits.slice(at).replace(/0+$/, '')
  return part ? `${digits.slice(0, at)}.${part}` : digits.slice(0, at)
}
