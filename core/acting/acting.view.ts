import type { SnapshotFrom } from 'xstate'
import { actingFailure } from './acting.failure.ts'
import type { actingMachine } from './acting.machine.ts'
import { errorsOf } from './acting.rules.ts'
import { actOf } from './acting.setup.ts'
import type { ActingView } from './acting.types.ts'

/** Turns the machine's snapshot into the one value that screens read. */
export function toActingView({
  value,
  context,
}: SnapshotFrom<typeof actingMachine>): ActingView {
  if (value === 'idle') return { status: value }
  const act = actOf(context)
  const { failure, isTold, disputed, next } = context
  switch (value) {
    case 'writing':
      return {
        status: value,
        act,
        errors: isTold ? errorsOf(act) : {},
        failure,
      }
    case 'sending':
      return { status: value, act, next }
    case 'waiting':
    case 'suspended':
      return {
        status: value,
        act,
        failure: failure ?? actingFailure('acting.unexpected'),
        next,
      }
    case 'done':
      return { status: value, kind: act.kind, disputed }
    default:
      return { status: value, act }
  }
}
