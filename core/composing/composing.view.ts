import type { SnapshotFrom } from 'xstate'
import type { composingMachine } from './composing.machine.ts'
import { textOf } from './composing.rules.ts'
import type { ComposingView } from './composing.types.ts'

type Snapshot = SnapshotFrom<typeof composingMachine>

const statusOf = ({ value }: Snapshot) =>
  typeof value === 'string' ? value : 'open'

/** Turns the machine's snapshot into the one value that screens read. */
export function toComposingView(snapshot: Snapshot): ComposingView {
  const { context } = snapshot
  const { shown, before, edits, memory, code } = context
  const changed = Object.entries(edits[shown?.inputs ?? ''] ?? {})
  return {
    status: statusOf(snapshot),
    isKeeping: snapshot.matches({ open: { favourites: 'keeping' } }),
    inputs: shown?.inputs ?? null,
    edited: Object.fromEntries(
      changed.flatMap(([place, changes]) =>
        changes.length > 0
          ? [[place, textOf(context, Number(place)) ?? '']]
          : [],
      ),
    ),
    ...{ before, code, drafts: memory.drafts, recent: memory.recent },
  }
}
