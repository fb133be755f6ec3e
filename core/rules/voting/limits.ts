/** What a vote may be, in one place. Lengths are code points; times are seconds. */
export const voteLimits = {
  reason: { most: 1_000 },
  /** How often one voter may change one vote, the first ballot counted. */
  ballots: 100,
  /** How far from the server's clock a message may be (E7). */
  drift: { ahead: 300, behind: 15 * 60, behindOfContract: 6 * 24 * 60 * 60 },
} as const
