import {
  type DraftInput,
  type DraftKind,
  type DraftValue,
  type draftMachine,
  toDraftView,
} from '@narwhal-club/core/draft'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useReducer } from 'react'

interface ToolsOf<Value extends DraftValue> {
  kind: DraftKind<Value>
  machine: typeof draftMachine
  inputOf: (draft: string) => DraftInput
}

/**
 * The draft that is written with these tools, and ways to change it.
 *
 * @param onSound the server found nothing wrong with its words.
 */
export function useDraft<Value extends DraftValue>(
  tools: ToolsOf<Value>,
  draft: string,
  onSound: () => void,
) {
  const actor = useActorRef(tools.machine, { input: tools.inputOf(draft) })
  const snapshot = useSelector(actor, (at) => at)
  const [attempt, count] = useReducer((before: number) => before + 1, 0)
  useEffect(() => {
    const told = [
      actor.on('draft.invalid', count),
      actor.on('draft.submitted', onSound),
    ]
    return () => {
      for (const { unsubscribe } of told) unsubscribe()
    }
  })
  return {
    actor,
    attempt,
    view: toDraftView(snapshot, tools.kind),
    /** The server holds it. */
    isSaved: snapshot.context.base.version > 0,
  }
}
