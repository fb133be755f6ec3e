/** Where the index stands, as this process last heard. */
export interface Standing {
  /**
   * `behind`: it is catching up. `stale`: nobody has heard of the chain lately.
   */
  status: 'fresh' | 'behind' | 'stale'
  /** The block up to which everything is in. */
  block: number
  /** The newest block that is known of. */
  head: number
}

/** Blocks by which the index may lag and still be called fresh (behaviour 2.2). */
export const behindAfter = 30
