import { fromCallback, fromPromise } from 'xstate'
import type { StoragePort } from '../ports/storage.ts'
import type { ReturnPort } from '../ports/tabs.ts'
import { type AskActing, sendAct } from './acting.calls.ts'
import { toActingFailure } from './acting.failure.ts'
import { createActingMemory } from './acting.memory.ts'
import type {
  ActInput,
  ActingActors,
  ActingMemoryCommand,
  RecallOutcome,
  SendOutcome,
} from './acting.types.ts'

export interface ActingDeps {
  ask: AskActing
  storage: StoragePort
  /** @default the page never goes away */
  onReturn?: ReturnPort | undefined
}

/** Builds the machine's actors over the server and the browser. */
export function createActingActors(deps: ActingDeps): ActingActors {
  const { ask, storage, onReturn } = deps
  const memory = createActingMemory(storage)
  return {
    recall: fromPromise<RecallOutcome, ActInput>(async ({ input }) => ({
      act: memory.recall(input),
    })),

    send: fromPromise<SendOutcome, ActInput>(async ({ input, signal }) => {
      try {
        return await sendAct(ask, input, signal)
      } catch (error) {
        return { kind: 'failure', failure: toActingFailure(error) }
      }
    }),

    memory: fromCallback<ActingMemoryCommand>(({ receive }) => {
      receive(({ type, ...asked }) =>
        type === 'memory.keep' ? memory.keep(asked) : memory.drop(asked),
      )
    }),

    watchReturn: fromCallback(({ sendBack }) =>
      onReturn?.(() => sendBack({ type: 'connection.back' })),
    ),
  }
}
