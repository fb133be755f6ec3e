import type { SnapshotFrom } from 'xstate'
import { proposingFailure } from './proposing.failure.ts'
import type { proposingMachine } from './proposing.machine.ts'
import { intentOf, reviewOf, titleOf } from './proposing.setup.ts'
import type { ProposingView } from './proposing.view.types.ts'

/** Turns the machine's snapshot into the one value that screens read. */
export function toProposingView(
  snapshot: SnapshotFrom<typeof proposingMachine>,
): ProposingView {
  const { value, context } = snapshot
  const { failure: known, check, faults, proposal } = context
  if (context.draft === null) return { status: 'idle' }
  const at = { draft: context.draft, purpose: context.purpose }
  const failure = known ?? proposingFailure('proposing.unexpected')
  if (typeof value === 'object') {
    if ('opening' in value)
      return {
        ...at,
        status: 'opening',
        review: reviewOf(context),
        isSending: value.opening === 'posting',
        failure: known,
      }
    if ('published' in value)
      return proposal
        ? {
            ...at,
            status: 'published',
            proposal,
            isNew: value.published === 'celebrating',
          }
        : { status: 'idle' }
    const fee = { title: titleOf(context), intent: intentOf(context) }
    return { ...at, status: value.awaiting, ...fee, failure: known }
  }
  switch (value) {
    case 'idle':
      return { status: value }
    case 'recallingLater':
      return { ...at, status: 'recalling' }
    case 'offline':
    case 'stopped':
    case 'suspended':
      return { ...at, status: value, failure }
    case 'faulted':
      return { ...at, status: value, faults }
    case 'confirmingDuplicate':
      return { ...at, status: value, duplicates: check?.duplicates ?? [] }
    case 'reviewing':
      return { ...at, status: value, review: reviewOf(context), failure: known }
    case 'signing':
      return { ...at, status: value, review: reviewOf(context) }
    case 'cancelling':
    case 'credited':
    case 'expired':
    case 'feeFailed': {
      const fee = { title: titleOf(context), intent: intentOf(context) }
      return { ...at, status: value, ...fee }
    }
    default:
      return { ...at, status: value }
  }
}
