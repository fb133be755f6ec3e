import type { Asked, feesApi } from '@narwhal-club/core/contract'
import { RefusalError } from '../../errors.ts'
import type { FeePorts, IntentRow } from './fees.ports.ts'
import { presentCredit, presentIntent } from './presentFee.ts'
import { refund } from './publishPaid.ts'
import { readHash } from './readHash.ts'

type Api = typeof feesApi
type Hex = `0x${string}`

/** How many of each are told. */
const most = 100

/** Tells a member of the fees they were asked for, and of their credits. */
export async function tellFees<Tx>(
  { fees, terms }: Pick<FeePorts<Tx>, 'fees' | 'terms'>,
  payer: string,
) {
  const intents = await fees.list(payer, most)
  const { rows, total } = await fees.credits(payer, terms.token, most)
  return {
    intents: intents.map(presentIntent),
    credits: rows.map(presentCredit),
    credit: String(total),
  }
}

/** @throws RefusalError for another's, which is as if it were not there. */
export async function tellIntent<Tx>(
  { fees }: Pick<FeePorts<Tx>, 'fees'>,
  payer: string,
  id: string,
  /** Blocks that a receipt says hold it, where the index does not know yet. */
  seen = 0,
) {
  const found = await fees.tell(id, payer)
  if (!found) throw new RefusalError('fee_not_found')
  return presentIntent({ ...found, have: Math.max(found.have, seen) })
}

/** @throws RefusalError where the member has no such intent. */
async function own<Tx>(
  { fees }: FeePorts<Tx>,
  tx: Tx,
  payer: string,
  id: string,
) {
  const found = await fees.find(tx, id)
  if (found?.payer !== payer) throw new RefusalError('fee_not_found')
  return found
}

/**
 * Writes down which transaction is said to pay; nothing of it is believed. Told
 * twice it is told once, and another takes its place: wallets speed payments up.
 *
 * @returns the transaction, where it is to be looked at.
 */
export function nameTransaction<Tx>(
  ports: FeePorts<Tx>,
  payer: string,
  { intent, body }: Asked<Api['reportFee']>,
): Promise<Hex | null> {
  const hash = readHash(body.hash)
  if (!hash) throw new RefusalError('bad_hash')
  const { fees, transact, clock } = ports
  return transact(async (tx) => {
    const known = await own(ports, tx, payer, intent)
    const { state } = known
    if (state === 'confirmed' || state === 'consumed') return null
    if (state !== 'open' && state !== 'submitted') {
      if (known.hash === hash) return null
      throw new RefusalError('fee_closed')
    }
    if (known.hash === hash) return hash
    const uses = await fees.usesOf(tx, [hash])
    if (uses.some((use) => use.intent !== null))
      throw new RefusalError('fee_used')
    const named = { state: 'submitted', hash, fault: null } as const
    await fees.update(tx, intent, named, clock.now())
    return hash
  })
}

/** Nothing is on its way: what was named last does not pay it. */
const isUnpaid = ({ state, fault }: IntentRow) =>
  state === 'open' || (state === 'submitted' && fault !== null)

const isUnderWay = ({ state }: IntentRow) =>
  state === 'submitted' || state === 'confirmed'

/**
 * Gives an intent up; what is paid for it later is a credit. One that is paid and
 * that nothing was signed for gives its fee back: there is nothing to publish.
 */
export async function cancelIntent<Tx>(
  ports: FeePorts<Tx>,
  payer: string,
  { intent }: Asked<Api['cancelFeeIntent']>,
): Promise<void> {
  const { fees, purposes, transact, clock } = ports
  await transact(async (tx) => {
    const row = await own(ports, tx, payer, intent)
    const { purpose, refId } = row
    if (row.state === 'confirmed' && row.signed === null)
      await refund(ports, tx, row, null)
    else if (isUnpaid(row))
      await fees.update(tx, intent, { state: 'expired' }, clock.now())
    else
      throw new RefusalError(isUnderWay(row) ? 'fee_under_way' : 'fee_closed')
    const asked = { payer: payer as Hex, refId }
    await purposes[purpose]?.release(tx, asked)
  })
}
