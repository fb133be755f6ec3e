/** Where lists stand that are not sorted by what is kept. */

/** Those that can still be voted on come before all that cannot. */
export const farAhead = 10_000_000_000_000
/** Parts that a contest is measured in. */
export const contestParts = 1_000_000
