import type { SnapshotFrom } from 'xstate'
import type { paymentsMachine } from './payments.machine.ts'
import type { PaymentsView } from './payments.types.ts'

/** Turns the machine's snapshot into the rows that screens read. */
export const toPaymentsView = (
  snapshot: SnapshotFrom<typeof paymentsMachine>,
): PaymentsView => snapshot.context.rows
