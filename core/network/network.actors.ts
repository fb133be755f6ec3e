import { fromPromise } from 'xstate'
import { platformClock } from '../ports/clock.ts'
import type { Rpc } from '../rpc/index.ts'
import type { DetectOutcome, NetworkActors } from './network.types.ts'

/**
 * Builds the actors over the node. One attempt each: the machine itself asks
 * again, every second.
 */
export function createNetworkActors(deps: {
  rpc: Rpc
  /** @default the platform's */
  clock?: { now: () => number }
}): NetworkActors {
  const { rpc, clock = platformClock } = deps
  return {
    detect: fromPromise<DetectOutcome>(async ({ signal }) => {
      const options = { signal, retries: 0, timeout: 5_000 }
      try {
        const [chainId, block] = await Promise.all([
          rpc.call('eth_chainId', [], options),
          rpc.call('eth_blockNumber', [], options),
        ])
        return { ok: true, chainId: Number(chainId), block: Number(block) }
      } catch {
        return { ok: false, at: clock.now() }
      }
    }),
  }
}
