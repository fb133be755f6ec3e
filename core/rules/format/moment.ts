import { createWriter } from './writeDate.ts'

/**
 * Formats a date and its time of day. Without a time zone it is the reader's.
 *
 * @example
 * formatMoment('2026-11-21T09:05:00Z', 'UTC') // 'Nov 21, 2026, 09:05'
 */
export const formatMoment = /* @__PURE__ */ createWriter({
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})
