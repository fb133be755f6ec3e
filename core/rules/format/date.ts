const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(timeZone: string | undefined) {
  const key = timeZone ?? ''
  const known = formats.get(key)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-US', {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    timeZone,
  })
  formats.set(key, made)
  return made
}

/**
 * Formats a date: numeric year, short month, numeric day (R9.8). Without a time
 * zone it is the reader's own.
 *
 * @example
 * formatDate('2026-11-21T12:00:00Z', 'UTC') // 'Nov 21, 2026'
 */
export function formatDate(
  value: Date | string | number,
  timeZone?: string,
): string {
  const date = new Date(value)
  return Number.isNaN(date.getTime()) ? 'N/A' : formatOf(timeZone).format(date)
}
