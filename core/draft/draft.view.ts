import type { SnapshotFrom } from 'xstate'
import { draftFailure } from './draft.failure.ts'
import type { DraftKind } from './draft.kind.ts'
import type { draftMachine } from './draft.machine.ts'
import { conflictsOf } from './draft.rules.ts'
import { errorsOf, theirsOf } from './draft.setup.ts'
import type { DraftContext, DraftValue, DraftView } from './draft.types.ts'

const toldErrors = (context: DraftContext) => {
  const errors = Object.entries(errorsOf(context))
  return Object.fromEntries(
    errors.filter(([field]) => context.told.includes(field)),
  )
}

/** Turns the machine's snapshot into the one value that screens read. */
export function toDraftView<Value extends DraftValue>(
  snapshot: SnapshotFrom<typeof draftMachine>,
  kind: Pick<DraftKind<Value>, 'read'>,
): DraftView<Value> {
  const { context, value: state } = snapshot
  const failure = context.failure ?? draftFailure('draft.unexpected')
  const open = {
    value: kind.read(context.value),
    errors: toldErrors(context),
    savedAt: context.savedAt,
    isLasting: context.isLasting,
    isElsewhere: context.isElsewhere,
    isResumed: context.isResumed,
    isLocked: false,
  }
  if (typeof state === 'object') {
    if ('saving' in state) return { ...open, status: 'saving' }
    const { editing } = state
    if (typeof editing === 'object') return { ...open, status: 'dirty' }
    return { ...open, status: editing === 'saved' ? 'saved' : 'clean' }
  }
  switch (state) {
    case 'loading':
      return { status: state }
    case 'unread':
      return { status: state, failure }
    case 'conflicted': {
      const theirs = theirsOf(context)
      return {
        ...open,
        status: state,
        from: context.theirs?.from ?? 'server',
        theirs: kind.read(theirs),
        fields: conflictsOf(context, theirs),
      }
    }
    case 'submitting':
      return { ...open, status: state, isLocked: true }
    case 'submitted':
      return { ...open, status: state, isLocked: true, result: context.result }
    default:
      return { ...open, status: state, failure }
  }
}
