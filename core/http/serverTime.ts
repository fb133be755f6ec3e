import type { Clock } from '../ports/clock.ts'

/**
 * Learns how far this machine's clock is from the server's, from the `Date`
 * header, so that a sign-in message carries a time that the server accepts
 * even if the browser's clock is wrong.
 */
export function createServerTime(clock: Clock) {
  let offset = 0

  return {
    /** Takes a `Date` header of an answer that was asked for at `sentAt`. */
    learn: (date: string | null, sentAt: number) => {
      const shown = date ? Date.parse(date) : Number.NaN
      if (Number.isNaN(shown)) return
      // The header has whole seconds, and was written while the call was under
      // way: the middle of both is the best guess.
      offset = shown + 500 - (sentAt + clock.now()) / 2
    },
    /** Returns the server's time in milliseconds. */
    now: () => Math.round(clock.now() + offset),
  }
}
