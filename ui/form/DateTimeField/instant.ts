const pad = (value: number) => String(value).padStart(2, '0')

/**
 * What a native field shows of an instant: in the viewer's zone, or in UTC
 * where that is not known yet. '' for what is no instant.
 */
export function toFieldTime(instant: string, isUtc: boolean): string {
  const date = new Date(instant)
  if (Number.isNaN(date.getTime())) return ''
  if (isUtc) return date.toISOString().slice(0, 16)
  const day = [date.getFullYear(), date.getMonth() + 1, date.getDate()]
  const time = [date.getHours(), date.getMinutes()]
  return `${day.map(pad).join('-')}T${time.map(pad).join(':')}`
}

/** The instant of what the field says, as ISO 8601 in UTC; '' for none. */
export function toInstant(fieldTime: string, isUtc: boolean): string {
  const date = new Date(isUtc ? `${fieldTime}Z` : fieldTime)
  return fieldTime && !Number.isNaN(date.getTime()) ? date.toISOString() : ''
}

/** `2026-11-22 14:00`, as UTC has it. */
export const inUtc = (instant: string) =>
  toFieldTime(instant, true).replace('T', ' ')
