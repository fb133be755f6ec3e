import type { Hash } from '../../hex.ts'
import { faultOf } from './feeFault.ts'
import type { FeeDecision, FeeIntent, TransferLog } from './fees.types.ts'

export const waiting = (
  have: number,
  need: number,
  log: TransferLog | null,
): FeeDecision => ({
  status: 'waiting',
  code: 'fee_unconfirmed',
  have,
  need,
  log,
})

const refused = <Code extends string>(code: Code) => ({
  status: 'refused' as const,
  code,
})

/**
 * Decides about an intent that no payment was found for. It expires by what was
 * read of the chain, not by the clock: an index that is behind costs nobody
 * their fee.
 *
 * @param logs all transfers of the transaction that it names.
 * @param receipt of that transaction; undefined while it was not read.
 */
export function decideUnpaid(
  intent: FeeIntent,
  logs: readonly TransferLog[],
  receipt: 'succeeded' | 'reverted' | undefined,
  readTo: number,
  need: number,
): FeeDecision {
  if (readTo >= intent.expiresAt) return refused('fee_expired')
  if (intent.hash === undefined) return refused('fee_required')
  if (receipt === 'reverted') return refused('fee_reverted')
  if (receipt === undefined && logs.length === 0) return waiting(0, need, null)
  const have = Math.min(need, ...logs.map((log) => log.confirmations))
  // A block that may still go may take what is wrong along.
  return have < need
    ? waiting(have, need, null)
    : refused(faultOf(intent, logs))
}

/** Tells whether two hashes are of the same transaction, in any case. */
export const isSameHash = (a: Hash | undefined, b: Hash): boolean =>
  a?.toLowerCase() === b.toLowerCase()
