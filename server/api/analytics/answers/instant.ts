/** Writes seconds since the epoch as the contract has them. */
export const instant = (seconds: number) =>
  new Date(seconds * 1_000).toISOString()
