import { join } from 'node:path'
import { startWorld } from '../../../world/index.ts'
import { findFreePort } from '../../../world/ports.ts'
import { createProbe, type Probe } from '../../support/chain.ts'
import { startCable } from './cable.ts'
import { test as base } from './test.ts'

export type Stage = Awaited<ReturnType<typeof startStage>>

/** @param serverEnv values of the server's environment that differ. */
export async function startStage(serverEnv: Record<string, string> = {}) {
  const [port, rpcPort] = [await findFreePort(), await findFreePort()]
  const [server, node] = [await startCable(port), await startCable(rpcPort)]
  const world = await startWorld({
    port,
    rpcPort,
    seed: 'fixture',
    serverEnv: {
      DATA_DIR: 'memory:',
      ORIGIN: server.url,
      RPC_URL: node.url,
      PUBLIC_RPC_URL: node.url,
      LOG_LEVEL: 'silent',
      LIMIT_NONCE: '10000',
      LIMIT_VERIFY: '10000',
      LIMIT_WRITE: '10000',
      LIMIT_DRAFT: '10000',
      LIMIT_COMMENT: '10000',
      LIMIT_NONCES_PER_SOURCE: '10000',
      ...serverEnv,
    },
  })
  return {
    /** Between page and server. */
    server,
    /** Between the node and those that ask it: the page and the server. */
    node,
    /** Holds transactions back, and one block at a time. */
    mining: {
      ...world.mining,
      mine: () => world.rpc.call('evm_mine'),
    },
    /** Moves the time of chain and server: what was fresh is old. */
    advance: world.advance,
    log: join(world.dataDir, 'server.log'),
    async stop() {
      await Promise.all([server.cut(), node.cut()])
      await world.stop()
    },
  }
}

/** A world of this file's own; its parts can be put out of reach. */
export const test = base.extend<
  { stage: Stage },
  { ownWorld: Stage; club: Probe }
>({
  ownWorld: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use) => {
      const stage = await startStage()
      await use(stage)
      await stage.stop()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  club: [
    async ({ ownWorld }, use) =>
      use(await createProbe(ownWorld.server.url, ownWorld.node.url)),
    { scope: 'worker' },
  ],
  stage: async ({ ownWorld }, use) => {
    await use(ownWorld)
    ownWorld.mining.resume()
    await Promise.all([ownWorld.server.mend(), ownWorld.node.mend()])
  },
  origin: async ({ ownWorld }, use) => use(ownWorld.server.url),
  rpcUrl: async ({ ownWorld }, use) => use(ownWorld.node.url),
})
