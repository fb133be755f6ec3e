const units = { s: 1, m: 60, h: 60 * 60, d: 24 * 60 * 60 } as const

/**
 * Parses `3d`, `12h`, `30m`, `10s` and sums like `1d12h`.
 *
 * @returns milliseconds, or `undefined` for anything else.
 */
export function parseDuration(text: string): number | undefined {
  if (!/^(\d{1,6}[smhd])+$/.test(text)) return undefined
  const parts = [...text.matchAll(/(\d+)([smhd])/g)]
  const seconds = parts.reduce(
    (sum, [, count, unit]) =>
      sum + Number(count) * units[unit as keyof typeof units],
    0,
  )
  return seconds > 0 ? seconds * 1_000 : undefined
}
