import type { ActsMemory } from './actsMemory.ts'
import {
  actsAfter,
  noActs,
  type OpenActs,
  type OpenActsEvent,
} from './openActs.ts'

/** Holds the acts of one proposal, and keeps their words over a reload. */
export function createActs(memory: ActsMemory) {
  let at: OpenActs | undefined
  const readers = new Set<() => void>()
  // Only when it is read: no server has a storage.
  const getSnapshot = () => {
    at ??= memory.recall()
    return at
  }
  return {
    getSnapshot,
    /** What a server draws: it knows of no words. */
    getDrawn: () => noActs,
    send: (event: OpenActsEvent) => {
      at = actsAfter(getSnapshot(), event)
      memory.keep(at)
      for (const reader of readers) reader()
    },
    subscribe: (reader: () => void) => {
      readers.add(reader)
      return { unsubscribe: () => void readers.delete(reader) }
    },
  }
}
