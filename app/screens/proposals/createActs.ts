import { createKept } from '../../data/createKept.ts'
import type { ActsMemory } from './actsMemory.ts'
import { actsAfter, noActs, type OpenActsEvent } from './openActs.ts'

/** Holds the acts of one proposal, and keeps their words over a reload. */
export function createActs(memory: ActsMemory) {
  const { set, ...kept } = createKept({ ...memory, drawn: noActs })
  return {
    ...kept,
    send: (event: OpenActsEvent) => set(actsAfter(kept.getSnapshot(), event)),
  }
}
