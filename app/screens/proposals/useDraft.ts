import {
  type DraftInput,
  type DraftKind,
  type DraftValue,
  type draftMachine,
  toDraftView,
} from '@narwhal-club/core/draft'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useReducer } from 'react'

interface DeskOf<Value extends DraftValue> {
  kind: DraftKind<Value>
  machine: typeof draftMachine
  inputOf: (draft: string) => DraftInput
}

/**
 * The draft on the desk, with ways to change it.
 *
 * @param onSound the server found nothing wrong with its words.
 */
export function useDraft<Value extends DraftValue>(
  desk: DeskOf<Value>,
  draft: string,
  onSound: () => void,
) {
  const actor = useActorRef(desk.machine, { input: desk.inputOf(draft) })
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
    view: toDraftView(snapshot, desk.kind),
    /** The server holds it. */
    isSaved: snapshot.context.base.version > 0,
  }
}
