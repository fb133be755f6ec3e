import { createWriter } from './writeDate.ts'

const moment = {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
} as const

/**
 * Formats a date and its time of day. Without a time zone it is the reader's.
 *
 * @example
 * formatMoment('2026-11-21T09:05:00Z', 'UTC') // 'Nov 21, 2026, 09:05'
 */
export const formatMoment = /* @__PURE__ */ createWriter(moment)

/**
 * The same with the name of the zone, where a reader must know which it is.
 *
 * @example
 * formatZonedMoment('2026-11-21T09:05:00Z', 'UTC') // 'Nov 21, 2026, 09:05 UTC'
 */
export const formatZonedMoment = /* @__PURE__ */ createWriter({
  ...moment,
  timeZoneName: 'short',
})
