import type { SnapshotFrom } from 'xstate'
import type { verifyingMachine } from './verifying.machine.ts'
import type { SpotView, VerifyingView } from './verifying.types.ts'

/** Turns the machine's snapshot into the one value that screens read. */
export function toVerifyingView(
  snapshot: SnapshotFrom<typeof verifyingMachine>,
): VerifyingView {
  const { value: state, context } = snapshot
  const { receipt, note, report, subject, progress, bytes, of } = context
  const handed = { hasReceipt: receipt !== undefined, note }
  if (typeof state === 'object') {
    const { node, isNodeRefused, spotCheck: check } = context
    const spot: SpotView = {
      status: state.judged,
      node,
      isNodeRefused,
      check,
    }
    return report
      ? {
          ...handed,
          status: 'judged',
          report,
          ...(subject && { subject }),
          spot,
        }
      : { ...handed, status: 'failed', why: 'broken' }
  }
  switch (state) {
    case 'sorting':
      return { ...handed, status: 'loading' }
    case 'loading':
      return {
        ...handed,
        status: state,
        ...(bytes > 0 && { bytes }),
        ...(of !== null && { of }),
      }
    case 'auditing':
      return { ...handed, status: state, ...(progress && { progress }) }
    case 'failed':
      return { ...handed, status: state, why: context.failure ?? 'broken' }
    case 'unsorted':
      return { ...handed, status: 'idle' }
    default:
      return { ...handed, status: state }
  }
}
