import {
  composingMachine,
  createComposingClient,
} from '@narwhal-club/core/composing'
import { createComposingActors } from '@narwhal-club/core/composing/actors'
import { safeStorage } from '@narwhal-club/core/storage'
import type { ActorRefFrom } from 'xstate'

export type Composing = ActorRefFrom<typeof composingMachine>

/** The machine of posts, over this browser's storage. */
export const createComposing = (): typeof composingMachine =>
  composingMachine.provide({
    actors: createComposingActors({
      ask: createComposingClient({ fetch: globalThis.fetch.bind(globalThis) }),
      storage: safeStorage(() => window.localStorage),
    }),
  })
