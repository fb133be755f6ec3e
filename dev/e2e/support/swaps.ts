import { createRpc } from '@narwhal-club/core/rpc'
import { safeStorage } from '@narwhal-club/core/storage'
import {
  createSwappingClient,
  type SwapChoice,
  swappingMachine,
  toSwappingView,
  toSwapResult,
} from '@narwhal-club/core/swapping'
import { createSwappingActors } from '@narwhal-club/core/swapping/actors'
import type { LocalAccount } from 'viem'
import { createActor, fromCallback, waitFor } from 'xstate'
import { signIn, withCookies } from '../../../core/examples/vanilla.ts'
import type { NodeWallet } from './nodeWallet.ts'

const chainId = 25

interface SwapOptions {
  origin: string
  rpcUrl: string
  account: LocalAccount
  wallet: NodeWallet
}

/** The real machine of a swap with its real actors, on the shared world. */
export async function openSwaps(options: SwapOptions) {
  const { origin, rpcUrl, account, wallet } = options
  const cookies = withCookies()
  await signIn(origin, account as never, cookies)
  const actors = createSwappingActors({
    ...createSwappingClient({ fetch: cookies, baseUrl: origin, origin }),
    rpc: createRpc({ url: rpcUrl, fetch }),
    wallet,
    storage: safeStorage(),
    chainId,
    links: fromCallback(() => {}),
  })
  const actor = createActor(swappingMachine.provide({ actors }), {
    input: { chainId },
  }).start()
  const view = () => toSwappingView(actor.getSnapshot())

  const reach = async (...statuses: string[]) => {
    await waitFor(
      actor,
      () => {
        const shown = view()
        const isStanding = shown.status === 'working' && shown.phase === 'ready'
        return statuses.includes(shown.status) || isStanding
      },
      { timeout: 30_000 },
    )
    return view()
  }

  return {
    /** Swaps until it is done, or stands; what came of it, as R8.6 has it. */
    async swap(choice: SwapChoice) {
      actor.send({ type: 'swapping.start', ...choice })
      const shown = await reach('reviewing', 'stopped')
      if (shown.status !== 'reviewing') return toSwapResult(shown)
      actor.send({ type: 'swapping.confirm' })
      return toSwapResult(await reach('done', 'stopped', 'ended'))
    },
    close: () => actor.stop(),
  }
}
