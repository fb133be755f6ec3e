import { setTimeout as delay } from 'node:timers/promises'
import type { Chain } from '../../world/chain.ts'

/** Milliseconds between two looks at what waits for a block. */
const pause = 25
/** Blocks after the last transaction: what counts after two is in three. */
const after = 3

/**
 * Mines while something waits for a block, and a few blocks more. It can be
 * held, so that a transaction stays where it may still be replaced.
 */
export async function startMiner(chain: Chain) {
  const { rpc } = chain
  await rpc.call('evm_setAutomine', [false])
  let isOver = false
  let isHeld = false
  let due = 0
  let listener: (block: number) => unknown = () => {}

  async function mine() {
    await rpc.call('evm_mine')
    const { number, transactions } = await rpc.call<{
      number: string
      transactions: unknown[]
    }>('eth_getBlockByNumber', ['latest', false])
    // One may have come between the look and the block.
    due = transactions.length > 0 ? after : Math.max(0, due - 1)
    await listener(Number(number))
  }
  async function turn() {
    const { pending } = await rpc.call<{ pending: string }>('txpool_status')
    if (isHeld) return
    if (Number(pending) > 0 || due > 0) await mine()
  }
  let turning: Promise<void> = Promise.resolve()
  const running = (async () => {
    while (!isOver) {
      turning = turn()
      await turning
      await delay(pause)
    }
  })()

  return {
    /** Holds it, and waits for the block that is being made. */
    async rest() {
      isHeld = true
      await turning
    },
    release() {
      isHeld = false
    },
    /** Mines some blocks soon, whatever waits. */
    ask(blocks = after) {
      due = Math.max(due, blocks)
    },
    /** Called with the number of each block. */
    onBlock(next: typeof listener) {
      listener = next
    },
    async stop() {
      isOver = true
      await running
    },
  }
}
