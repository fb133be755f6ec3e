import { setTimeout as delay } from 'node:timers/promises'
import type { Rpc } from './rpc.ts'

export type MinerOptions = {
  /** Seconds between blocks while something waits. */
  blockTime: number
  /** Seconds between blocks while nothing does. @default 10 */
  idleTime?: number
  /** Called after a block with transactions. */
  onTransactions?: () => Promise<void>
}

export type Miner = {
  /** Nothing is mined until `resume`: transactions stay pending. */
  pause(): void
  resume(): void
  stop(): Promise<void>
}

/** Blocks that follow a transaction's own at full pace: its confirmations. */
const following = 12

/**
 * Mines a block every `blockTime` seconds while transactions or their
 * confirmations wait, and a slow one now and then otherwise. A node that mines
 * empty blocks at full pace keeps a copy of all state for each: that is a
 * gigabyte an hour, and it drops the oldest, so that the past of this world
 * could no longer be asked about.
 */
export function startMiner(rpc: Rpc, options: MinerOptions): Miner {
  const { blockTime, idleTime = 10, onTransactions } = options
  const ended = new AbortController()
  let isPaused = false
  let owed = 0
  let idleSince = performance.now()

  async function tick() {
    const { pending } = await rpc.call<{ pending: string }>('txpool_status')
    const hasTransactions = Number(pending) > 0
    if (hasTransactions) owed = following + 1
    const isDue = performance.now() - idleSince >= idleTime * 1_000
    if (owed === 0 && !isDue) return
    owed = Math.max(0, owed - 1)
    idleSince = performance.now()
    await rpc.call('evm_mine')
    if (hasTransactions) await onTransactions?.()
  }
  async function run() {
    while (!ended.signal.aborted) {
      await delay(blockTime * 1_000, undefined, { signal: ended.signal })
      // The caller who started the node notices when it is gone for good.
      if (!isPaused) await tick().catch(() => {})
    }
  }
  const running = run().catch(() => {})

  return {
    pause: () => {
      isPaused = true
    },
    resume: () => {
      isPaused = false
    },
    async stop() {
      ended.abort()
      await running
    },
  }
}
