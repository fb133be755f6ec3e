/**
 * The time that the product goes by: a local world moves it. File names and
 * timeouts go by the machine's own.
 */
export interface Clock {
  /** Returns milliseconds since the Unix epoch. */
  now(): number
}

export const systemClock: Clock = { now: () => Date.now() }
