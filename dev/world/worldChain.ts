import type { TestAccounts } from './accounts.ts'
import { startAnvil } from './anvil.ts'
import type { Birth, ChainStore } from './chainStore.ts'
import type { WorldClock } from './clock.ts'
import { startMiner } from './miner.ts'
import { ownGenesisTime } from './ownGenesis.ts'
import type { Rpc } from './rpc.ts'
import { type Seed, startSeeded } from './seed/index.ts'

export type WorldChainOptions = {
  store: ChainStore
  port: number
  /** Seconds. */
  blockTime: number
  seed: Seed
  accounts: TestAccounts
  clock: WorldClock
  /** Called with each block number that holds transactions. */
  onTransactions?: (block: number) => void
  /** Called when the chain could not be saved while it ran. */
  onSaveFailed?: (error: unknown) => void
}

/** How long saving waits for more, so that a busy chain is not dumped at each block. */
const saveDelay = 1_000

/** Continues the chain of a folder, or lives through the past of a new one. */
export async function openWorldChain(options: WorldChainOptions) {
  const { store, port, blockTime, clock, accounts, seed } = options
  await store.clean()
  const known = await store.read()
  const birth = known ?? (await bear())

  async function bear(): Promise<Birth> {
    const dumpPath = await store.begin()
    const now = clock.now()
    const seeded = await startSeeded(seed, accounts, now, dumpPath)
    return store.create(seeded).finally(seeded.stop)
  }

  const anvil = await startAnvil({
    port,
    mining: 'manual',
    statePath: await store.prepare(birth),
    cachePath: store.statesFolder,
    genesisTime: ownGenesisTime,
  })
  await store.loaded()
  const { rpc } = anvil
  const head = await headOf(rpc)
  await setTime(rpc, clock)
  await rpc.call('evm_mine')

  let isGone = false
  const exited = anvil.exited.then(() => {
    isGone = true
  })
  const saver = createSaver(() => store.save(rpc), options.onSaveFailed)
  const miner = startMiner(rpc, {
    blockTime,
    async onTransactions() {
      options.onTransactions?.(await headOf(rpc))
      saver.soon()
    },
  })

  return {
    url: anvil.url,
    rpc,
    pid: anvil.pid,
    birth,
    isNew: known === undefined,
    /** The newest block that was kept before this start. */
    head,
    exited,
    mining: { pause: miner.pause, resume: miner.resume },
    /** Brings the chain to the clock's time, and keeps it there. */
    async followClock() {
      await setTime(rpc, clock)
      await rpc.call('evm_mine')
      await saver.now()
    },
    async stop() {
      await miner.stop()
      if (!isGone) await saver.stop()
      await anvil.stop()
      await store.clean()
    },
  }
}

const headOf = async (rpc: Rpc) => Number(await rpc.call('eth_blockNumber'))

const setTime = (rpc: Rpc, clock: WorldClock) =>
  rpc.call('evm_setTime', [Math.floor(clock.now() / 1_000)])

/** Saves one at a time, a moment after it was asked, and a last time at the end. */
function createSaver(
  save: () => Promise<void>,
  onFailed: (error: unknown) => void = () => {},
) {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()
  const now = () => {
    timer = undefined
    running = running.then(save).catch(onFailed)
    return running
  }
  return {
    now,
    soon() {
      timer ??= setTimeout(now, saveDelay)
    },
    stop() {
      clearTimeout(timer)
      return now()
    },
  }
}
