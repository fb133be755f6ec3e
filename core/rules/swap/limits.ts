const day = 24 * 60 * 60 * 1_000

/** Behaviour 4. Times are milliseconds. */
export const swapLimits = {
  /** NFTs in one swap. */
  ids: 20,
  /** How long a quote holds. */
  quoteFor: 60_000,
  /** How long an intent may be paid and swapped. */
  intentFor: day,
  /** How long a fee that no swap used pays for one. */
  creditFor: 30 * day,
  /** How long a named swap is waited for once its intent's time is over. */
  lateFor: 60 * 60 * 1_000,
  /** Blocks that a payment and a swap must be in. */
  confirmations: 2,
} as const
