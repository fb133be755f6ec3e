/** Where the index stands, as this process last heard. */
export interface Standing {
  /**
   * `behind`: it is catching up. `doubtful`: some of it is not what the chain
   * says, and is being looked for. `stale`: the chain has not been heard lately.
   */
  status: 'fresh' | 'behind' | 'doubtful' | 'stale'
  /** The block up to which everything is in. */
  block: number
  /** Seconds, by the chain. */
  blockTime: number
  hash: string
  /** Grows with everything that changes an answer: transfers, fees, reorgs. */
  version: number
  /** The newest block that is known of. */
  head: number
  /** When the chain was last looked at: RFC 3339, by the server's time. */
  seenAt: string
}

/** Blocks by which the index may lag and still be called fresh (behaviour 2.2). */
export const behindAfter = 30
/** Milliseconds without a word of the chain after which nothing is fresh. */
export const staleAfter = 6_000
