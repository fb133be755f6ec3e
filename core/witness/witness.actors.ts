import { fromPromise } from 'xstate'
import { BaseError } from '../errors.ts'
import type { Signal } from '../ports/clock.ts'
import type { StoragePort } from '../ports/storage.ts'
import { type Recover, recoverHere } from '../rules/audit/signature.ts'
import type { SealedHead } from '../rules/voting/index.ts'
import type { AskWitness } from './witness.calls.ts'
import { lookAround } from './witness.look.ts'
import { createWitnessMemory, nothingSeen } from './witness.memory.ts'
import { concerning } from './witness.rules.ts'
import type {
  Contradiction,
  Doubt,
  Looked,
  ToLook,
  WitnessActors,
} from './witness.types.ts'

export interface WitnessDeps {
  ask: AskWitness
  /** Where it is remembered; never the only copy of anything. */
  storage: StoragePort
  /** @default in JavaScript */
  recover?: Recover | undefined
}

const told = ({ isCertain: _, ...contradiction }: Doubt): Contradiction =>
  contradiction

/**
 * Builds the machine's actors over the server and the browser's storage.
 *
 * @example
 * const actors = createWitnessActors({ ask: createWitnessClient({ fetch }), storage })
 * const actor = createActor(witnessMachine.provide({ actors })).start()
 * actor.send({ type: 'witness.show', shown })
 */
export function createWitnessActors(deps: WitnessDeps): WitnessActors {
  const { ask, storage, recover = recoverHere } = deps
  const memory = createWitnessMemory(storage)

  async function look(input: ToLook, signal: Signal): Promise<Looked> {
    const served = (await ask('logHead', {}, { signal })) as SealedHead
    const known = memory.read() ?? nothingSeen(served.at)
    const eyes = { ask, recover, signal }
    const { learned, doubts, isOld } = await lookAround(
      eyes,
      known,
      served,
      input,
    )
    // Given up, it learns nothing: what it went by may be forgotten since.
    if (signal.aborted) return { kind: 'unknown', contradictions: [] }
    const certain = doubts.filter(({ isCertain }) => isCertain)
    const others = doubts.filter(({ isCertain }) => !isCertain)
    const { since } = known
    const contradictions = certain.map(told)
    const kept = memory.learn({ since, ...learned, contradictions })
    // An old copy that is repeated is no news, and no contradiction either.
    const stubborn = others.filter(({ code }) => !(isOld && code === 'shorter'))
    const lasting = input.isLast ? stubborn.map(told) : []
    return {
      kind:
        others.length === 0
          ? 'consistent'
          : input.isLast
            ? isOld
              ? 'unknown'
              : 'consistent'
            : 'doubtful',
      contradictions: concerning(
        [...kept.contradictions, ...lasting],
        input.shown?.proposal,
      ),
    }
  }

  return {
    look: fromPromise<Looked, ToLook>(async ({ input, signal }) => {
      try {
        return await look(input, signal)
      } catch (error) {
        if (!(error instanceof BaseError)) throw error
        const kept = memory.read()?.contradictions ?? []
        return {
          kind: 'unknown',
          contradictions: concerning(kept, input.shown?.proposal),
        }
      }
    }),

    forget: fromPromise(async () => memory.forget()),
  }
}
