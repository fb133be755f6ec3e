import { fromPromise } from 'xstate'
import { shillEndpoints } from '../contract/shill/endpoints.ts'
import type { shillApi } from '../contract/shill/index.ts'
import { BaseError } from '../errors.ts'
import {
  type AskOf,
  createAskOf,
  createTransport,
  type TransportOptions,
} from '../http/index.ts'
import type { Signal } from '../ports/clock.ts'
import type { StoragePort } from '../ports/storage.ts'
import { createPostMemory } from './composing.memory.ts'
import type { ComposingActors, Keeping, Kept } from './composing.types.ts'

/** Everything of the contract that composing asks for. */
type ComposingCalls = Pick<
  typeof shillApi,
  'keepShillFavourite' | 'deleteShillFavourite'
>

/** Makes those calls by their names. */
export type AskComposing = AskOf<ComposingCalls>

/** Loads what answers are held against, with the first one. */
async function schemas(): Promise<ComposingCalls> {
  const { shillApi } = await import('../contract/shill/index.ts')
  const { keepShillFavourite, deleteShillFavourite } = shillApi
  return { keepShillFavourite, deleteShillFavourite }
}

/** Creates the client of favourites. */
export function createComposingClient(options: TransportOptions): AskComposing {
  const { keepShillFavourite, deleteShillFavourite } = shillEndpoints
  const endpoints = { keepShillFavourite, deleteShillFavourite }
  return createAskOf<ComposingCalls>(createTransport(options), {
    endpoints,
    schemas,
  })
}

/**
 * Builds the machine's actors over the server and the browser's storage.
 *
 * @example
 * const actors = createComposingActors({ ask: createComposingClient({ fetch }), storage })
 * const actor = createActor(composingMachine.provide({ actors })).start()
 * actor.send({ type: 'composing.show', inputs: '', texts: ['One narwhal, one vote.'] })
 */
export function createComposingActors(deps: {
  ask: AskComposing
  /** Where drafts are; there is no other copy of them. */
  storage: StoragePort
}): ComposingActors {
  const { ask, storage } = deps
  const memory = createPostMemory(storage)

  async function keep(input: Keeping, signal: Signal) {
    if ('keep' in input)
      await ask('keepShillFavourite', { body: input.keep }, { signal })
    else
      await ask('deleteShillFavourite', { favourite: input.unkeep }, { signal })
  }

  return {
    recall: fromPromise(async () => memory.read()),
    store: fromPromise(async ({ input }) => memory.write(input)),
    keep: fromPromise<Kept, Keeping | null>(async ({ input, signal }) => {
      try {
        if (input) await keep(input, signal)
        return { ok: true }
      } catch (error) {
        if (!(error instanceof BaseError)) throw error
        return { ok: false, code: error.code }
      }
    }),
  }
}
