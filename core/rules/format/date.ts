import { createWriter } from './writeDate.ts'

/**
 * Formats a date: numeric year, short month, numeric day (R9.8). Without a time
 * zone it is the reader's own.
 *
 * @example
 * formatDate('2026-11-21T12:00:00Z', 'UTC') // 'Nov 21, 2026'
 */
export const formatDate = /* @__PURE__ */ createWriter({
  year: 'numeric',
  month: 'short',
  day: 'numeric',
})
