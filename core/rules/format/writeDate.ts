const locale = 'en-US'

/**
 * Creates a writer of dates in a time zone, or the reader's own; what cannot be
 * read is `N/A`. A format costs more to make than to use: each is made once.
 */
export function createWriter(options: Intl.DateTimeFormatOptions) {
  const formats = new Map<string | undefined, Intl.DateTimeFormat>()

  function formatOf(timeZone: string | undefined) {
    const known = formats.get(timeZone)
    if (known) return known
    const made = new Intl.DateTimeFormat(locale, { ...options, timeZone })
    formats.set(timeZone, made)
    return made
  }

  return (value: Date | string | number, timeZone?: string): string => {
    const date = new Date(value)
    return Number.isNaN(date.getTime())
      ? 'N/A'
      : formatOf(timeZone).format(date)
  }
}
