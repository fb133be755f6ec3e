/**
 * Milliseconds, after any moment: the place of a moment counted back from here
 * sorts the nearest one first, and before all that have passed.
 */
export const farAhead = 10_000_000_000_000
