import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sourceHash } from '../contracts/generated/sourceHash.gen.ts'
import { createTestAccounts, type TestAccounts } from './accounts.ts'
import { localBuilds } from './builds.ts'
import { createChainStore } from './chainStore.ts'
import { createWorldClock, type WorldClock } from './clock.ts'
import { startControl } from './control.ts'
import { type Addresses, addressesOf } from './deploy.ts'
import { WorldError } from './errors.ts'
import { takeLock } from './lock.ts'
import { createMarker } from './marker.ts'
import { findFreePort, isPortFree } from './ports.ts'
import type { Rpc } from './rpc.ts'
import type { Written } from './seed/governance.ts'
import type { Seed } from './seed/index.ts'
import type { Served } from './serveBuilds.ts'
import { startWorldServer } from './server.ts'
import { openWorldChain } from './worldChain.ts'

export type WorldOptions = {
  /** @default 0: a free one */
  port?: number
  /** @default 0: a free one */
  rpcPort?: number
  /** @default a folder of its own, removed on stop */
  dataDir?: string
  /** Seconds between blocks. @default 0.2 */
  blockTime?: number
  /** What a new world begins with. @default 'history' */
  seed?: Seed
  /** What was written in it. @default what every world has */
  written?: Written
  /**
   * Where front ends are, besides the world's own page; then refusals say their
   * reasons. @default nowhere
   */
  origins?: readonly string[]
  /** What is served as files beside the product. @default what is built here */
  builds?: readonly Served[]
  /** Values of the server's environment that differ. */
  serverEnv?: Record<string, string | undefined>
  /** Told what a person should know, one line at a time. */
  say?: (line: string) => void
}

export type World = {
  url: string
  rpcUrl: string
  addresses: Addresses
  accounts: TestAccounts
  clock: WorldClock
  rpc: Rpc
  /** Holds transactions back, to see what waiting looks like. */
  mining: { pause(): void; resume(): void }
  /** The chain's process. */
  chainPid: number
  /** Whether this start made the world. */
  isNew: boolean
  dataDir: string
  /** Settles when the chain's process has ended, for any reason. */
  exited: Promise<void>
  /** Moves chain and server time together. */
  advance(milliseconds: number): Promise<void>
  stop(): Promise<void>
}

/**
 * Starts a whole local world: chain, contracts, history, server, demo wallet.
 *
 * @throws WorldError when something a person can mend is in the way.
 */
export async function startWorld(options: WorldOptions = {}): Promise<World> {
  const { blockTime = 0.2, seed = 'history', serverEnv = {} } = options
  const say = options.say ?? (() => {})
  const undo: (() => unknown)[] = []
  const stop = async () => {
    for (const step of undo.splice(0).reverse()) await step()
  }
  try {
    const dataDir = options.dataDir ?? (await temporaryFolder(undo))
    const lock = await takeLock(dataDir)
    undo.push(lock.release)
    const port = await claimPort('PORT', options.port)
    const rpcPort = await claimPort('RPC_PORT', options.rpcPort)
    const clock = createWorldClock(dataDir)
    const accounts = createTestAccounts()
    const addresses = addressesOf(accounts.admin.address)
    const store = createChainStore(join(dataDir, 'chain'))
    const marker = createMarker(dataDir)
    const isEmbedded = !serverEnv.DATABASE_URL && !serverEnv.DATA_DIR
    if (isEmbedded) marker.check((await store.read())?.world)

    const chain = await openWorldChain({
      store,
      port: rpcPort,
      blockTime,
      seed,
      accounts,
      clock,
      onTransactions: marker.note,
      onSaveFailed: (error) => say(`The chain could not be saved: ${error}`),
    })
    undo.push(chain.stop)
    const loss = marker.begin(chain.birth.world, chain.head)
    if (loss) say(loss)
    if (chain.birth.contracts !== sourceHash)
      say('This world has older contracts: `npm run reset` makes a new one')

    const server = await startWorldServer({
      port,
      rpcUrl: chain.url,
      dataDir,
      addresses,
      accounts,
      clock,
      written: options.written,
      origins: options.origins ?? [],
      builds: options.builds ?? localBuilds,
      env: serverEnv,
    })
    undo.push(server.close)
    if (isEmbedded) marker.opened()
    const { url } = server

    async function advance(milliseconds: number) {
      clock.move(milliseconds)
      await chain.followClock()
    }
    const control = await startControl({
      advance,
      status: async () => ({
        url,
        rpcUrl: chain.url,
        now: new Date(clock.now()).toISOString(),
        ahead: clock.offset(),
        block: Number(await chain.rpc.call('eth_blockNumber')),
        chainPid: chain.pid,
      }),
    })
    undo.push(control.stop)
    lock.announce({
      url,
      rpcUrl: chain.url,
      port: control.port,
      token: control.token,
    })
    return {
      url,
      rpcUrl: chain.url,
      addresses,
      accounts,
      clock,
      rpc: chain.rpc,
      mining: chain.mining,
      chainPid: chain.pid,
      isNew: chain.isNew,
      dataDir,
      exited: chain.exited,
      advance,
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

async function claimPort(name: string, port = 0): Promise<number> {
  if (port === 0) return findFreePort()
  if (await isPortFree(port)) return port
  throw new WorldError(
    `Port ${port} is taken: stop what listens there, or set ${name}`,
  )
}

async function temporaryFolder(undo: (() => unknown)[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'narwhal-world-'))
  undo.push(() => rm(folder, { recursive: true, force: true }))
  return folder
}
