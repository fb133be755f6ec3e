import type { Asked, feesApi } from '@narwhal-club/core/contract'
import { RefusalError } from '../../errors.ts'
import { behindAfter } from '../../indexer/standing.ts'
import {
  type FeePorts,
  type IntentRow,
  payableFor,
  subjectOf,
} from './fees.ports.ts'
import { payByCredit } from './payByCredit.ts'

type Body = Asked<(typeof feesApi)['createFeeIntent']>['body']
type Payer = `0x${string}`

/** What one payer may have that is not settled. */
export const mostLive = 20
/** Milliseconds that a payment is waited for that was named and never seen. */
const lateFor = 10 * 60_000

/**
 * Asks for a fee, for a thing that passed all checks of its own area; asked for
 * again, it is the same one. Who is exempt or has enough to their credit has
 * paid at once.
 *
 * @returns the id of the intent.
 * @throws RefusalError
 */
export function createIntent<Tx>(
  ports: FeePorts<Tx>,
  payer: Payer,
  body: Body,
): Promise<string> {
  const { fees, purposes, transact } = ports
  const { purpose, refId } = body
  const area = purposes[purpose]
  if (!area) throw new RefusalError('fee_not_offered')
  return transact(async (tx) => {
    await fees.lockPayer(tx, payer)
    const known = await fees.liveOf(tx, { payer, purpose, refId })
    if (known) {
      await askAgain(ports, tx, known, body)
      return known.id
    }
    if ((await fees.countLive(tx, payer)) >= mostLive)
      throw new RefusalError('fee_limit')
    const row = await newIntent(ports, tx, payer, body)
    await fees.insert(tx, row)
    await area.prepare(tx, { ...asPrepared(body), payer, intent: row.id })
    if (!row.isExempt) await payByCredit(ports, tx, row)
    return row.id
  })
}

const asPrepared = ({ refId, contentHash, signed }: Body) => ({
  refId,
  contentHash,
  signed: signed ?? null,
})

async function newIntent<Tx>(
  { fees, terms, clock, newId }: FeePorts<Tx>,
  tx: Tx,
  payer: Payer,
  { purpose, refId, contentHash, signed }: Body,
): Promise<IntentRow> {
  const index = await fees.index(tx)
  // What it would pay for could not be published from such an index either.
  if (!index || index.head - index.block > behindAfter)
    throw new RefusalError('index_behind', { retryAfter: 5 })
  // What arrives from here on is looked at.
  await fees.beginWatch(tx, subjectOf(terms))
  const { token, to, amounts, exempt } = terms
  const now = clock.now()
  // It is a credit in a moment and pays this one, which else is paid twice.
  if (await fees.isComing(tx, payer, now - lateFor))
    throw new RefusalError('index_behind', { retryAfter: 5 })
  const isExempt = payer === exempt
  return {
    id: newId(),
    payer,
    purpose,
    refId,
    contentHash,
    token,
    to,
    amount: amounts[purpose],
    state: isExempt ? 'confirmed' : 'open',
    isExempt,
    isByCredit: false,
    createdBlock: index.block,
    createdAt: now,
    expiresAt: now + payableFor,
    hash: null,
    fault: null,
    signed: signed ?? null,
    published: null,
    tries: 0,
    dueAt: null,
  }
}

/**
 * What it is for may change while nothing was paid. What did not pay may have
 * become a credit, which now does.
 */
async function askAgain<Tx>(
  ports: FeePorts<Tx>,
  tx: Tx,
  known: IntentRow,
  body: Body,
): Promise<void> {
  const { fees, purposes, clock } = ports
  const { id, payer, state, hash, fault } = known
  if (state === 'confirmed') return
  const isUnpaid = state === 'open' && hash === null
  const { contentHash, signed } = asPrepared(body)
  const isOther =
    contentHash !== known.contentHash ||
    (signed !== null && signed.signature !== known.signed?.signature)
  if (isUnpaid && isOther) {
    const area = purposes[known.purpose]
    await area?.prepare(tx, { ...asPrepared(body), payer, intent: id })
    await fees.update(tx, id, { contentHash, signed }, clock.now())
  }
  if (isUnpaid || fault !== null) await payByCredit(ports, tx, known)
}
