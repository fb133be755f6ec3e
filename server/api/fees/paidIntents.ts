import type {
  FeePurpose,
  FeeState,
  HttpCode,
} from '@narwhal-club/core/contract'
import type { FeePort } from './feePurpose.ts'
import type { FeeStore } from './fees.ports.ts'
import { paidForOf } from './publishPaid.ts'

/** Why an intent does not publish, by where it is. */
const refusals: Record<Exclude<FeeState, 'confirmed'>, HttpCode> = {
  open: 'fee_required',
  submitted: 'fee_unconfirmed',
  failed: 'fee_required',
  expired: 'fee_expired',
  credited: 'fee_closed',
  consumed: 'fee_closed',
}

/** What publishing asks of the fees: an intent is held until it is used up. */
export const paidIntents = <Tx>(
  fees: Pick<FeeStore<Tx>, 'find' | 'update'>,
  purpose: FeePurpose,
): FeePort<Tx> => ({
  async paidIntent(tx, intent, payer) {
    const row = await fees.find(tx, intent)
    if (row?.payer !== payer || row.purpose !== purpose)
      return { ok: false, code: 'fee_not_found' }
    return row.state === 'confirmed'
      ? { ok: true, paid: paidForOf(row) }
      : { ok: false, code: refusals[row.state] }
  },
  consume: (tx, intent, published, at) =>
    fees.update(tx, intent, { state: 'consumed', published, fault: null }, at),
})
