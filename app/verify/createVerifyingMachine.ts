import { safeStorage } from '@narwhal-club/core/storage'
import { verifyingMachine } from '@narwhal-club/core/verifying'
import { createVerifyingActors } from '@narwhal-club/core/verifying/actors'
import { createWitnessMemory } from '@narwhal-club/core/witness'
import type { ActorRefFrom } from 'xstate'
import { createAuditHost } from './auditHost.ts'
import { spawnWorker } from './spawnWorker.ts'

export type Verification = ActorRefFrom<typeof verifyingMachine>

/** What the site has told this browser; a file has no such storage. */
const recall = () =>
  createWitnessMemory(safeStorage(() => window.localStorage)).read()

/**
 * The machine that verifies, in workers of this browser.
 *
 * @param isOnline there is a site: every bundle is held to its keys, and to what
 * it has told before.
 */
export const createVerifyingMachine = (
  isOnline: boolean,
): typeof verifyingMachine =>
  verifyingMachine.provide({
    actors: createVerifyingActors({
      asksKeys: isOnline,
      recall: isOnline ? recall : undefined,
      fetch: globalThis.fetch.bind(globalThis),
      host: createAuditHost(spawnWorker),
    }),
  })
