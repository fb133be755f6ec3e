import type { SnapshotFrom } from 'xstate'
import type { administeringMachine } from './administering.machine.ts'
import { errorOfReason } from './administering.rules.ts'
import { actOf } from './administering.setup.ts'
import type { AdministeringView } from './administering.types.ts'

/** Turns the machine's snapshot into the one value that screens read. */
export function toAdministeringView({
  value,
  context,
}: SnapshotFrom<typeof administeringMachine>): AdministeringView {
  if (value === 'idle') return { status: value }
  const act = actOf(context)
  const { reason, isTold, failure, answer, walletShows } = context
  switch (value) {
    case 'confirming':
      return {
        status: value,
        act,
        reason,
        error: isTold ? errorOfReason(reason) : undefined,
        failure,
      }
    case 'accountMismatch':
      return { status: value, act, reason, walletShows: walletShows ?? act.by }
    case 'done':
      return { status: value, act, answer }
    default:
      return { status: value, act, reason }
  }
}
