import { verifyingMachine } from '@narwhal-club/core/verifying'
import { createVerifyingActors } from '@narwhal-club/core/verifying/actors'
import type { ActorRefFrom } from 'xstate'
import { createAuditHost } from './auditHost.ts'
import { spawnWorker } from './spawnWorker.ts'

export type Verification = ActorRefFrom<typeof verifyingMachine>

/**
 * The machine that verifies, in workers of this browser.
 *
 * @param isOnline there is a site, whose keys every bundle is held to.
 */
export const createVerifyingMachine = (
  isOnline: boolean,
): typeof verifyingMachine =>
  verifyingMachine.provide({
    actors: createVerifyingActors({
      asksKeys: isOnline,
      fetch: globalThis.fetch.bind(globalThis),
      host: createAuditHost(spawnWorker),
    }),
  })
