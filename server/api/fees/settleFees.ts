import {
  type FeeDecision,
  type FeeIntent,
  feeKey,
  matchFees,
  proposalLimits,
  type TransferLog,
} from '@narwhal-club/core/governance'
import { factsOf } from './feeFacts.ts'
import {
  type CreditRow,
  type FeePorts,
  type IntentRow,
  type Receipt,
  subjectOf,
  type UseRow,
} from './fees.ports.ts'

type Hex = `0x${string}`

/** Payments that one transaction settles. */
const most = 500
/** Blocks before the last settled that are looked at again each time. */
const overlap = 64
const { confirmations: need } = proposalLimits

export interface Settled {
  /** Ids of the intents that were paid. */
  confirmed: string[]
  /** There is more to settle. */
  isMore: boolean
  /** What of the index makes older payments come and go. */
  seen: { reorgs: number; mended: number } | null
}

/**
 * Holds what arrived against what was asked for, in one transaction: each payment
 * is used once, for an intent or as a credit, or waits for more blocks. The rule
 * is `matchFees`; payments are the index's, and receipts only tell what is wrong
 * with a transaction that was named.
 *
 * @param isWhole all payments are looked at, not the newest alone.
 */
export function settleFees<Tx>(
  ports: FeePorts<Tx>,
  receipts: ReadonlyMap<Hex, Receipt>,
  isWhole: boolean,
): Promise<Settled> {
  const { fees, terms, transact } = ports
  return transact(async (tx) => {
    const watch = await fees.lockWatch(tx, subjectOf(terms))
    if (!watch) return { confirmed: [], isMore: false, seen: null }
    const live = await fees.live(tx)
    const named = live.flatMap(({ hash }) => hash ?? [])
    const after = isWhole
      ? watch.from - 1
      : Math.max(watch.from - 1, watch.settled - overlap)
    const found = await fees.payments(tx, { after, named, limit: most })
    const hashes = [...new Set(found.rows.map(({ hash }) => hash))]
    const uses = await fees.usesOf(tx, hashes)
    const facts = factsOf({ ...found, watch, uses, receipts, terms })
    const { decisions, credits } = matchFees({
      ...facts,
      intents: live.map(asAsked),
    })
    const confirmed: string[] = []
    for (const intent of live) {
      const decision = decisions.get(intent.id)
      if (decision && (await decide(ports, tx, intent, decision)))
        confirmed.push(intent.id)
    }
    await keepCredits(ports, tx, credits)
    const { block, reorgs, mended } = found.index
    if (found.isAll) await fees.setSettled(tx, block - need + 1)
    return { confirmed, isMore: !found.isAll, seen: { reorgs, mended } }
  })
}

function asAsked(row: IntentRow): FeeIntent {
  const { id, payer, token, to, amount, createdBlock, expiresAt, state } = row
  return {
    id,
    payer,
    token,
    to,
    amount,
    createdBlock,
    expiresAt,
    state,
    ...(row.hash && { hash: row.hash }),
  }
}

const asUse = (log: TransferLog, intent: string | null): UseRow => ({
  key: feeKey(log),
  hash: log.hash,
  block: log.block,
  payer: log.from,
  token: log.token,
  value: log.value,
  intent,
})

/** @returns whether it is paid. */
async function decide<Tx>(
  { fees, purposes, clock, inform }: FeePorts<Tx>,
  tx: Tx,
  intent: IntentRow,
  decision: FeeDecision,
): Promise<boolean> {
  const { id, payer, refId, purpose } = intent
  const now = clock.now()
  if (decision.status === 'confirmed') {
    if (!decision.log) throw new Error('a live intent was confirmed unpaid')
    await fees.use(tx, [asUse(decision.log, id)], now)
    const { hash } = decision.log
    const paid = { state: 'confirmed', hash, fault: null } as const
    await fees.update(tx, id, paid, now)
    const told = { address: payer, kind: 'paid', subject: id, at: now } as const
    await inform(tx, [told])
    return true
  }
  if (decision.status === 'refused' && decision.code === 'fee_expired') {
    await fees.update(tx, id, { state: 'expired' }, now)
    await purposes[purpose]?.release(tx, { payer, refId })
    return false
  }
  const isFault =
    decision.status === 'refused' && decision.code !== 'fee_required'
  const fault = isFault ? decision.code : null
  // What was not read this time tells nothing against what was read before.
  const isUnread = decision.status === 'waiting' && decision.have === 0
  if (fault !== intent.fault && !isUnread)
    await fees.update(tx, id, { fault }, now)
  return false
}

const asNews = ({ payer: address, id: subject, at }: CreditRow) =>
  ({ address, kind: 'credited', subject, at }) as const

async function keepCredits<Tx>(
  { fees, clock, inform, newId }: FeePorts<Tx>,
  tx: Tx,
  credits: ReturnType<typeof matchFees>['credits'],
) {
  const now = clock.now()
  const whole = credits.filter(({ why }) => why === 'unmatched')
  await fees.use(
    tx,
    whole.map(({ log }) => asUse(log, null)),
    now,
  )
  const rows = credits.map(
    ({ payer, token, amount, log, why }): CreditRow => ({
      id: newId(),
      payer,
      token,
      amount,
      left: amount,
      key: feeKey(log),
      hash: log.hash,
      why,
      at: now,
    }),
  )
  await fees.addCredits(tx, rows)
  await inform(tx, rows.map(asNews))
}
