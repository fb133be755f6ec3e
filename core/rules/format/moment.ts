const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(timeZone: string | undefined) {
  const key = timeZone ?? ''
  const known = formats.get(key)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-US', {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  })
  formats.set(key, made)
  return made
}

/**
 * Formats a date and its time of day. Without a time zone it is the reader's.
 *
 * @example
 * formatMoment('2026-11-21T09:05:00Z', 'UTC') // 'Nov 21, 2026, 09:05'
 */
export function formatMoment(value: Date | string | number, timeZone?: string) {
  const date = new Date(value)
  return Number.isNaN(date.getTime()) ? 'N/A' : formatOf(timeZone).format(date)
}
