/**
 * Swaps in a running club from Node, without any framework. The machine shows all
 * that it takes before anything is asked for; one event leads through approval, fee
 * and swap; another contract goes in as `adapter` (see swapAdapter.ts).
 */
import { createRpc } from '@narwhal-club/core/rpc'
import { safeStorage } from '@narwhal-club/core/storage'
import {
  createSwappingClient,
  type SwapChoice,
  type SwappingView,
  swappingMachine,
  toSwappingView,
} from '@narwhal-club/core/swapping'
import { createSwappingActors } from '@narwhal-club/core/swapping/actors'
import { createWalletClient, http, type PrivateKeyAccount } from 'viem'
import { createActor, fromCallback, waitFor } from 'xstate'
import { signIn, withCookies } from './vanilla.ts'

const chainId = 25

export interface SwapOptions {
  origin: string
  /** The chain's node. */
  rpcUrl: string
  account: PrivateKeyAccount
  /** Milliseconds until a step is given up. @default two minutes */
  patience?: number
}

/**
 * Signs in, swaps, and returns what was reviewed and what became of it.
 *
 * @throws where it came to stand otherwise, with the failure's code.
 */
export async function swap(options: SwapOptions, choice: SwapChoice) {
  const { origin, rpcUrl, account, patience = 120_000 } = options
  const { address } = account
  const cookies = withCookies()
  await signIn(origin, account, cookies)
  const wallet = createWalletClient({ account, transport: http(rpcUrl) })
  const actors = createSwappingActors({
    ...createSwappingClient({ fetch: cookies, baseUrl: origin, origin }),
    rpc: createRpc({ url: rpcUrl, fetch }),
    // A wallet shows each transaction, and asks. A key alone just sends.
    wallet: {
      readAccount: async () => ({ address, chainId }),
      sendTransaction: ({ from: _, ...call }) =>
        wallet.sendTransaction({ ...call, chain: null }),
    },
    // What was sent is found again in a later run where this lasts.
    storage: safeStorage(),
    chainId,
    // There is no page with other machines that could tell of the session.
    links: fromCallback(() => {}),
  })
  const machine = swappingMachine.provide({ actors })
  const swapping = createActor(machine, { input: { chainId } }).start()

  const until = async <Status extends SwappingView['status']>(
    status: Status,
  ) => {
    // `offline` goes on by itself; at `ready` a person would have to.
    const isOver = (view: SwappingView) =>
      [status, 'stopped', 'suspended', 'ended'].includes(view.status) ||
      (view.status === 'working' && view.phase === 'ready')
    await waitFor(swapping, (now) => isOver(toSwappingView(now)), {
      timeout: patience,
    }).catch(() => undefined)
    const view = toSwappingView(swapping.getSnapshot())
    if (view.status === status)
      return view as Extract<SwappingView, { status: Status }>
    const failure = 'failure' in view ? view.failure : null
    const code = failure?.refusal ?? failure?.code ?? 'without a failure'
    throw new Error(`Now ${view.status}, ${code}`)
  }
  try {
    swapping.send({ type: 'swapping.start', ...choice })
    const { review } = await until('reviewing')
    swapping.send({ type: 'swapping.confirm' })
    const { intent, steps } = await until('done')
    return { review, intent, steps }
  } finally {
    swapping.stop()
  }
}
