/** Where lists stand that are not sorted by what is kept: what takes work comes first. */
export const farAhead = 10_000_000_000_000
