/** Parts that a contest is measured in: its place in a list is a whole number. */
export const contestParts = 1_000_000
