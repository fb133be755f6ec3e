import {
  type FeeFacts,
  feeKey,
  type TransferLog,
} from '@narwhal-club/core/governance'
import type {
  FeeTerms,
  PaymentsRead,
  Receipt,
  UseRow,
  Watch,
} from './fees.ports.ts'

type Hex = `0x${string}`

interface Read extends PaymentsRead {
  watch: Watch
  /** Of the same transactions. */
  uses: readonly UseRow[]
  receipts: ReadonlyMap<Hex, Receipt>
  terms: Pick<FeeTerms, 'token' | 'to'>
}

/**
 * Makes facts of what was read. Payments are what the index says and nothing
 * else. Of a receipt the rest counts: that it failed, and transfers that are no
 * payments. What a receipt knows sooner than the index waits for it, also that it
 * failed: one node that says so would have it paid again.
 */
export function factsOf(read: Read): Omit<FeeFacts, 'intents'> {
  const { index, rows, readTo, watch, uses, receipts } = read
  const { token, to } = read.terms
  const terms = { token, to }
  const payments = rows.map(
    (row): TransferLog => ({
      ...row,
      ...terms,
      receiptIndex: row.logIndex,
      confirmations: index.block - row.block + 1,
    }),
  )
  const isPayment = ({ token, to }: Pick<TransferLog, 'token' | 'to'>) =>
    token === terms.token && to === terms.to
  const known = [...receipts].filter(([, { block }]) => block <= index.block)
  const isOld = ({ block }: { block: number }) => block < watch.from
  const others = known.flatMap(([, { logs, head, block }]) =>
    logs
      .filter((log) => !isPayment(log) || isOld(log))
      .map(
        (log): TransferLog => ({
          ...log,
          // Below all places in a block: none of them is taken for a payment.
          receiptIndex: -1 - log.logIndex,
          // No payment, or too old for one: its time decides nothing.
          at: 0,
          confirmations: Math.max(0, head - block + 1),
        }),
      ),
  )
  return {
    logs: [...payments, ...others],
    used: new Set([
      ...usedOf(payments, uses),
      ...[...payments, ...others]
        .filter((log) => isPayment(log) && isOld(log))
        .map(feeKey),
    ]),
    receipts: new Map(known.map(([hash, { status }]) => [hash, status])),
    treasuries: [terms],
    readTo,
  }
}

/**
 * Names the payments that were used before. The index has the place of a log in
 * its block, not in its receipt: a transaction that a reorg put elsewhere has
 * other places there. As many of its payments are used as were, those that are
 * alike first.
 */
function usedOf(
  payments: readonly TransferLog[],
  uses: readonly UseRow[],
): string[] {
  const keys = new Set(payments.map(feeKey))
  const used = new Set(uses.map(({ key }) => key))
  for (const moved of uses.filter(({ key }) => !keys.has(key))) {
    const free = payments.filter(
      (log) => log.hash === moved.hash && !used.has(feeKey(log)),
    )
    const isAlike = (log: TransferLog) =>
      log.from === moved.payer && log.value === moved.value
    const now = free.find(isAlike) ?? free[0]
    if (now) used.add(feeKey(now))
  }
  return [...used]
}
