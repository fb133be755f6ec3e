import type { Asked, feesApi } from '@narwhal-club/core/contract'
import { createIntent } from './createIntent.ts'
import {
  cancelIntent,
  nameTransaction,
  tellFees,
  tellIntent,
} from './fees.commands.ts'
import type { FeePorts, Receipt } from './fees.ports.ts'
import { publishPaid } from './publishPaid.ts'

type Api = typeof feesApi
type Hex = `0x${string}`
type Receipts = ReadonlyMap<Hex, Receipt>

interface Around {
  /** Settles what there is by now, within bounds. */
  settle(known: Receipts): Promise<unknown>
  /** Says that something is to be tried again, which was not what was asked. */
  note(event: string, error: unknown): void
}

/**
 * What members do with fees. What follows from it (settling, publishing) is
 * tried at once, so that the answer tells; where that fails it is no reason to
 * refuse: the job does it again.
 */
export function createFeeActs<Tx>(ports: FeePorts<Tx>, around: Around) {
  const attempt = async (event: string, work: () => Promise<unknown>) => {
    try {
      await work()
    } catch (error) {
      around.note(event, error)
    }
  }

  return {
    tell: (payer: string) => tellFees(ports, payer),
    one: (payer: string, id: string) => tellIntent(ports, payer, id),

    async create(payer: Hex, { body }: Asked<Api['createFeeIntent']>) {
      const id = await createIntent(ports, payer, body)
      await attempt('fee_not_published', () => publishPaid(ports, id))
      return tellIntent(ports, payer, id)
    },

    /** @param read reads the receipt of a transaction, where there is one. */
    async report(
      payer: Hex,
      asked: Asked<Api['reportFee']>,
      read: (hash: Hex) => Promise<Receipts>,
    ) {
      const { intent } = asked
      const hash = await nameTransaction(ports, payer, asked)
      if (!hash) return tellIntent(ports, payer, intent)
      const known = await read(hash)
      await attempt('fee_not_settled', () => around.settle(known))
      const receipt = known.get(hash)
      const seen = receipt ? receipt.head - receipt.block + 1 : 0
      return tellIntent(ports, payer, intent, seen)
    },

    async cancel(payer: Hex, asked: Asked<Api['cancelFeeIntent']>) {
      await cancelIntent(ports, payer, asked)
      return tellIntent(ports, payer, asked.intent)
    },
  }
}
