import { safeStorage } from '@narwhal-club/core/storage'
import { createWitnessClient, witnessMachine } from '@narwhal-club/core/witness'
import { createWitnessActors } from '@narwhal-club/core/witness/actors'

/** The machine that remembers, in this browser's storage. */
export const createWitness = (): typeof witnessMachine =>
  witnessMachine.provide({
    actors: createWitnessActors({
      ask: createWitnessClient({ fetch: globalThis.fetch.bind(globalThis) }),
      storage: safeStorage(() => window.localStorage),
    }),
  })
