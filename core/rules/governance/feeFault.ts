import type { FeeFault, FeeIntent, TransferLog } from './fees.types.ts'

/** What a payment must be, in the order in which a payer is told. */
const rules: readonly [
  FeeFault,
  (intent: FeeIntent, log: TransferLog) => boolean,
][] = [
  ['fee_wrong_token', (intent, log) => log.token === intent.token],
  ['fee_wrong_recipient', (intent, log) => log.to === intent.to],
  ['fee_wrong_sender', (intent, log) => log.from === intent.payer],
  ['fee_too_small', (intent, log) => log.value >= intent.amount],
  ['fee_too_old', (intent, log) => log.block >= intent.createdBlock],
  ['fee_too_late', (intent, log) => log.at < intent.expiresAt],
]

/** Tells how many rules hold before one does not. */
const reached = (intent: FeeIntent, log: TransferLog) => {
  const broken = rules.findIndex(([, holds]) => !holds(intent, log))
  return broken === -1 ? rules.length : broken
}

/** Tells whether a payment is one for an intent. */
export const isFor = (intent: FeeIntent, log: TransferLog): boolean =>
  reached(intent, log) === rules.length

/**
 * Tells what is wrong with a transaction that a payer named: of its logs, the
 * one that comes nearest to a payment speaks for it.
 *
 * @param logs all transfers of one transaction.
 */
export function faultOf(
  intent: FeeIntent,
  logs: readonly TransferLog[],
): FeeFault {
  if (logs.length === 0) return 'fee_no_transfer'
  const nearest = Math.max(...logs.map((log) => reached(intent, log)))
  // A payment that is right and still not this intent's is another one's.
  return rules[nearest]?.[0] ?? 'fee_used'
}
