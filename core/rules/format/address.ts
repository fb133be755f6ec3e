/**
 * Shortens an address: the first 6 characters, an ellipsis, the last 4 (R2.16).
 *
 * @example
 * shortAddress('0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266') // '0xf39F…2266'
 */
export function shortAddress(address: string): string {
  return address.length <= 11
    ? address
    : `${address.slice(0, 6)}…${address.slice(-4)}`
}

/** Compares two addresses in any letter case; nothing equals nothing. */
export function isSameAddress(
  a: string | null | undefined,
  b: string | null | undefined,
): boolean {
  return a != null && b != null && a.toLowerCase() === b.toLowerCase()
}
