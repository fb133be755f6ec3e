/** The one source of time: nothing else in the server asks what time it is. */
export interface Clock {
  /** Returns milliseconds since the Unix epoch. */
  now(): number
}

export const systemClock: Clock = { now: () => Date.now() }
