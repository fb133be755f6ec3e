import { confirmingPairs } from './pairs.confirming.ts'
import { payingPairs } from './pairs.paying.ts'
import { signingPairs } from './pairs.signing.ts'
import type { Run } from './run.ts'

/** A step of the way, and what goes wrong at it. */
export interface Pair {
  /** `step × fault`. */
  name: string
  /** Lays the fault in wait. */
  begin(run: Run): unknown
  /** @default 1 */
  tabs?: 1 | 2
  isDouble?: boolean
  /** Payments that the person means to make. @default 1 */
  meant?: number
  /** Proposals that are made in the end. @default 1 */
  proposals?: 1 | 2
}

export const pairs: readonly Pair[] = [
  { name: 'every step × nothing', begin() {} },
  ...signingPairs,
  ...payingPairs,
  ...confirmingPairs,
]
