import { fromCallback, fromPromise } from 'xstate'
import { platformClock, type Signal } from '../ports/clock.ts'
import type { StoragePort } from '../ports/storage.ts'
import type { ReturnPort, TabsPort } from '../ports/tabs.ts'
import { toDraftFailure } from './draft.failure.ts'
import { createShelf } from './draft.shelf.ts'
import { hear } from './draft.tabs.ts'
import type {
  DraftActors,
  DraftEvent,
  DraftValue,
  FieldErrors,
  LoadOutcome,
  SaveOutcome,
  ServerCopy,
  ShelfCommand,
  SubmitOutcome,
} from './draft.types.ts'

/** One draft as the server has it. Every call rejects with the client's errors. */
export interface DraftApi<Value extends DraftValue> {
  /** `null`: the server does not hold it. */
  load: (id: string, signal: Signal) => Promise<ServerCopy | null>
  /**
   * Saves on top of `version`; 0 creates. A server that holds another version
   * changes nothing and answers with what it holds.
   */
  save: (
    draft: { id: string; version: number; value: Value },
    signal: Signal,
  ) => Promise<{ version: number } | { theirs: ServerCopy }>
  /** Asked again after a lost answer, the server must answer the same. */
  submit: (
    draft: { id: string; version: number; value: Value },
    signal: Signal,
  ) => Promise<
    { result: unknown } | { errors: FieldErrors } | { theirs: ServerCopy }
  >
}

export interface DraftDeps<Value extends DraftValue> {
  api: DraftApi<Value>
  /** `read` of the draft's kind. */
  read: (words: unknown) => Value
  storage: StoragePort
  /** Names this tab among all that ever wrote; new after each reload. */
  writer: string
  /** @default no other tabs */
  tabs?: TabsPort | undefined
  /** @default the page never goes away */
  onReturn?: ReturnPort | undefined
  /** @default the platform's */
  clock?: { now: () => number }
}

/** Builds the draft machine's actors over the server, storage and the tabs. */
export function createDraftActors<Value extends DraftValue>(
  deps: DraftDeps<Value>,
): DraftActors {
  const { api, read, storage, writer, tabs, onReturn } = deps
  const { now } = deps.clock ?? platformClock
  const shelfOf = (id: string) => createShelf({ storage, writer, id, now })
  /** Words of another version of the page that mean nothing to this one. */
  const isReadable = (value: DraftValue) => {
    try {
      return read(value) !== undefined
    } catch {
      return false
    }
  }
  return {
    load: fromPromise(
      async ({ input: { id }, signal }): Promise<LoadOutcome> => {
        const answer = await api.load(id, signal).then(
          (copy) => ({ ok: true as const, copy }),
          (error) => ({ ok: false as const, failure: toDraftFailure(error) }),
        )
        // After the answer: what another tab wrote meanwhile is seen, too.
        const all = shelfOf(id).read()
        const kept = all.filter(({ value }) => isReadable(value))
        return { ...answer, kept }
      },
    ),

    save: fromPromise(async ({ input, signal }): Promise<SaveOutcome> => {
      try {
        const draft = { ...input, value: read(input.value) }
        const answer = await api.save(draft, signal)
        return 'theirs' in answer
          ? { kind: 'conflict', theirs: answer.theirs }
          : { kind: 'saved', version: answer.version, at: now() }
      } catch (error) {
        return { kind: 'failure', failure: toDraftFailure(error) }
      }
    }),

    submit: fromPromise(async ({ input, signal }): Promise<SubmitOutcome> => {
      try {
        const draft = { ...input, value: read(input.value) }
        const answer = await api.submit(draft, signal)
        if ('theirs' in answer)
          return { kind: 'conflict', theirs: answer.theirs }
        return 'errors' in answer
          ? { kind: 'invalid', errors: answer.errors }
          : { kind: 'submitted', result: answer.result }
      } catch (error) {
        return { kind: 'failure', failure: toDraftFailure(error) }
      }
    }),

    shelf: fromCallback<ShelfCommand, { id: string }>(
      ({ input: { id }, receive, sendBack }) => {
        const shelf = shelfOf(id)
        receive((command) => {
          if (command.type === 'shelf.keep') {
            const isLasting = shelf.keep(command.words)
            sendBack({ type: 'shelf.kept', isLasting } satisfies DraftEvent)
            tabs?.post({ type: 'draft.wrote', id })
          } else if (command.type === 'shelf.drop') shelf.drop()
          else if (command.type === 'shelf.take') shelf.take(command.kept)
          else tabs?.post({ type: 'draft.saved', id, copy: command.copy })
        })
        return tabs?.subscribe((told) => {
          const event = hear(told, id)
          if (event) sendBack(event)
        })
      },
    ),

    watchReturn: fromCallback(({ sendBack }) =>
      onReturn?.(() => sendBack({ type: 'connection.back' })),
    ),
  }
}
