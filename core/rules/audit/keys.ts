import type { Address } from '../../hex.ts'
import type { SealKey } from '../voting/receipt.ts'

/**
 * Milliseconds by which a seal may be beside the time of its key: processes
 * change over one by one, each by its own clock.
 */
const overlap = 60_000

/** Tells whether a key spoke for the server at a moment: `[from, until)`. */
export const isKeyAt = (keys: readonly SealKey[], key: Address, at: number) =>
  keys.some(
    ({ key: each, from, until = Number.POSITIVE_INFINITY }) =>
      each === key && from - overlap <= at && at < until + overlap,
  )
