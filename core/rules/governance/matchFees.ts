import type { Address, Hash } from '../../hex.ts'
import { isFor } from './feeFault.ts'
import type {
  FeeCredit,
  FeeDecision,
  FeeIntent,
  TransferLog,
} from './fees.types.ts'
import { proposalLimits } from './limits.ts'
import { decideUnpaid, isSameHash, waiting } from './unpaid.ts'

export interface FeeFacts {
  /** Each is decided about; their order does not matter. */
  intents: readonly FeeIntent[]
  /**
   * Transfers to `treasuries`, and all of the transactions that intents name.
   * What was in a block that is gone must not be among them.
   */
  logs: readonly TransferLog[]
  /** `feeKey` of what has paid or was credited before: used for ever. */
  used: ReadonlySet<string>
  /** Named transactions whose receipts were read, and what became of them. */
  receipts: ReadonlyMap<Hash, 'succeeded' | 'reverted'>
  /** Where money that arrives is ours: now, and where it was asked for before. */
  treasuries: readonly { token: Address; to: Address }[]
  /** Time of the newest block that `logs` are complete up to. */
  readTo: number
  /** @default 2 */
  confirmations?: number
}

export interface FeeMatch {
  /** By the intent's id. */
  decisions: ReadonlyMap<string, FeeDecision>
  /** In the order of the chain. */
  credits: FeeCredit[]
  /** Arrived, for no intent, and not in enough blocks to be a credit. */
  unsettled: TransferLog[]
}

/** Names a payment for good; one transaction may hold several. */
export const feeKey = ({
  hash,
  receiptIndex,
}: Pick<TransferLog, 'hash' | 'receiptIndex'>): string =>
  `${hash.toLowerCase()}:${receiptIndex}`

const isLive = ({ state, isExempt }: FeeIntent) =>
  !isExempt && (state === 'open' || state === 'submitted')

/**
 * Decides which payment pays for which intent. It is worked out from all facts
 * each time, so that neither a closed tab nor a process that stopped in between
 * can lose one: a payment is an intent's, a credit's, or not settled yet.
 *
 * First each intent gets the transaction that its payer named. What is left goes
 * by payer, oldest payment to oldest intent, first to those that name none: a
 * wallet that sped a payment up has sent another hash than it named.
 */
export function matchFees(facts: FeeFacts): FeeMatch {
  const { used, confirmations: need = proposalLimits.confirmations } = facts
  const payments = [
    ...new Map(facts.logs.map((log) => [feeKey(log), log])).values(),
  ]
  const free = payments.filter((log) => !used.has(feeKey(log))).sort(inOrder)
  const live = facts.intents
    .filter(isLive)
    .sort((a, b) => a.createdBlock - b.createdBlock || (a.id < b.id ? -1 : 1))

  const paid = pairUp(live, free)
  const decide = (intent: FeeIntent): FeeDecision => {
    if (intent.isExempt || intent.state === 'confirmed')
      return { status: 'confirmed', log: null }
    if (!isLive(intent)) return { status: 'refused', code: 'fee_closed' }
    const log = paid.get(intent.id)
    if (log)
      return log.confirmations >= need
        ? { status: 'confirmed', log }
        : waiting(log.confirmations, need, log)
    const named = payments.filter((of) => isSameHash(intent.hash, of.hash))
    const hash = intent.hash?.toLowerCase() as Hash | undefined
    const receipt = hash && facts.receipts.get(hash)
    return decideUnpaid(intent, named, receipt, facts.readTo, need)
  }

  const spent = new Set(paid.values())
  const isOurs = ({ token, to }: TransferLog) =>
    facts.treasuries.some((at) => at.token === token && at.to === to)
  const isSettled = (log: TransferLog) => log.confirmations >= need
  const rest = free.filter(
    (log) => !spent.has(log) && log.value > 0n && isOurs(log),
  )
  const over = live.flatMap(({ id, amount }) => {
    const log = paid.get(id)
    return log && isSettled(log) && log.value > amount
      ? [credit(log, log.value - amount, 'over')]
      : []
  })
  return {
    decisions: new Map(facts.intents.map((of) => [of.id, decide(of)])),
    credits: [
      ...rest
        .filter(isSettled)
        .map((log) => credit(log, log.value, 'unmatched')),
      ...over,
    ].sort((a, b) => inOrder(a.log, b.log)),
    unsettled: rest.filter((log) => !isSettled(log)),
  }
}

const inOrder = (a: TransferLog, b: TransferLog) =>
  a.block - b.block || a.logIndex - b.logIndex

const credit = (
  log: TransferLog,
  amount: bigint,
  why: FeeCredit['why'],
): FeeCredit => ({ payer: log.from, token: log.token, amount, log, why })

/** Gives each intent the payment that is its own; no payment to two. */
function pairUp(
  live: readonly FeeIntent[],
  free: readonly TransferLog[],
): ReadonlyMap<string, TransferLog> {
  const paid = new Map<string, TransferLog>()
  const spent = new Set<TransferLog>()
  const pair = (
    intents: readonly FeeIntent[],
    fits: (intent: FeeIntent, log: TransferLog) => boolean,
  ) => {
    for (const intent of intents) {
      if (paid.has(intent.id)) continue
      const log = free.find(
        (of) => !spent.has(of) && isFor(intent, of) && fits(intent, of),
      )
      if (!log) continue
      paid.set(intent.id, log)
      spent.add(log)
    }
  }
  const named = live.filter(({ hash }) => hash !== undefined)
  const unnamed = live.filter(({ hash }) => hash === undefined)
  pair(named, (intent, log) => isSameHash(intent.hash, log.hash))
  for (const intents of [unnamed, named]) {
    // The exact sum first: more than that may be meant for a dearer intent.
    pair(intents, (intent, log) => log.value === intent.amount)
    pair(intents, () => true)
  }
  return paid
}
