import type { SnapshotFrom } from 'xstate'
import { balanceFailure } from './balance.failure.ts'
import type { balanceMachine } from './balance.machine.ts'
import type { BalanceView } from './balance.types.ts'

/** Turns the machine's snapshot into the one value that screens read. */
export function toBalanceView(
  snapshot: SnapshotFrom<typeof balanceMachine>,
): BalanceView {
  const { value: status, context } = snapshot
  const { failure, value } = context
  const known = failure ?? balanceFailure('balance.failed')
  return status === 'failed'
    ? {
        status,
        isLoading: false,
        error: known.message,
        failure: known,
        value: 0n,
      }
    : { status, isLoading: status === 'loading', error: null, value }
}
