import type { SnapshotFrom } from 'xstate'
import type { balanceMachine } from './balance.machine.ts'
import type { BalanceView } from './balance.types.ts'

/** Turns the machine's snapshot into the one value that screens read. */
export function toBalanceView(
  snapshot: SnapshotFrom<typeof balanceMachine>,
): BalanceView {
  const { value: status, context } = snapshot
  const { failure, value } = context
  return {
    status,
    isLoading: status === 'loading',
    error: failure?.message ?? null,
    ...(failure && { failure }),
    value,
  }
}
