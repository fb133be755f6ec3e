const shape =
  /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2}):(\d{2})(\.\d{1,9})?(?:Z|([+-])(\d{2}):(\d{2}))$/

/**
 * Parses a date and time of RFC 3339, strictly: `Date.parse` also takes other
 * shapes and rolls the 30th of February over.
 *
 * @returns milliseconds since the epoch, or null.
 */
export function parseInstant(text: string): number | null {
  const parts = shape.exec(text)
  if (!parts) return null
  const [year, month, day, hour, minute, second] = parts
    .slice(1, 7)
    .map(Number) as [number, number, number, number, number, number]
  const [offsetHours, offsetMinutes] = [Number(parts[9]), Number(parts[10])]
  if (hour > 23 || minute > 59 || second > 59) return null
  if (offsetHours > 23 || offsetMinutes > 59) return null
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, day)
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return null
  date.setUTCHours(hour, minute, second)
  const fraction = Math.trunc(Number(parts[7] ?? 0) * 1_000)
  const sign = parts[8] === '-' ? 1 : -1
  const offset = parts[8] ? (offsetHours * 60 + offsetMinutes) * 60_000 : 0
  return date.getTime() + fraction + sign * offset
}
