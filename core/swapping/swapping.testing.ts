import { createActor, fromCallback, waitFor } from 'xstate'
import { createWalletDouble } from '../../dev/testing/walletDouble.ts'
import type { Role } from '../../dev/world/accounts.ts'
import type { Chain } from '../../dev/world/chain.ts'
import type { Address, Hash } from '../hex.ts'
import type { PaymentWallet } from '../payment/index.ts'
import type { Clock } from '../ports/clock.ts'
import { type StoragePort, safeStorage } from '../ports/storage.ts'
import type { TabsPort } from '../ports/tabs.ts'
import { createRpc } from '../rpc/index.ts'
import { decodeUint, encodeToken, toQuantity } from '../rules/chain/index.ts'
import {
  createSwappingClient,
  type SwappingEmitted,
  type SwappingView,
  swappingMachine,
  toSwappingView,
} from './index.ts'
import { createSwappingActors, type SwappingDeps } from './swapping.actors.ts'
import type { SwapServer } from './swapping.server.testing.ts'

/** Pauses are a hundredth: what a person waits for, a test need not. */
export const quick: Clock = {
  now: () => Date.now(),
  setTimeout: (run, delay) => setTimeout(run, delay / 100),
  clearTimeout: (timer) => clearTimeout(timer),
}

/** Numbers of the collection that an address holds, read from the chain. */
export async function idsOf(chain: Chain, owner: Address, count: number) {
  const { nft } = chain.addresses
  const ids: string[] = []
  for (let index = 0; index < count; index++) {
    // tokenOfOwnerByIndex(address,uint256)
    const data = `0x2f745c59${owner.slice(2).toLowerCase().padStart(64, '0')}${index.toString(16).padStart(64, '0')}`
    const id = await chain.rpc.call('eth_call', [{ to: nft, data }, 'latest'])
    ids.push(String(decodeUint(id)))
  }
  return ids
}

export async function balancesOf(chain: Chain, owner: Address) {
  const data = encodeToken.balanceOf(owner)
  const read = async (to: Address) =>
    decodeUint(await chain.rpc.call('eth_call', [{ to, data }, 'latest']))
  const { nft, token } = chain.addresses
  return { nfts: Number(await read(nft)), tokens: await read(token) }
}

/** A wallet that answers as told, as the payments' parts know one. */
export function openWallet(chain: Chain, role: Role) {
  const account = chain.accounts[role]
  const double = createWalletDouble({
    rpcUrl: chain.rpcUrl,
    accounts: [account],
  })
  double.permit()
  const { request } = double.provider
  const port: PaymentWallet = {
    readAccount: async () => {
      const accounts = await request({ method: 'eth_accounts' })
      const [address] = accounts as Address[]
      if (!address) throw { code: 4100, message: 'Locked' }
      const chainId = Number(await request({ method: 'eth_chainId' }))
      return { address, chainId }
    },
    sendTransaction: async ({ value, gas, ...call }) => {
      const quantities = {
        value: toQuantity(value ?? 0n),
        gas: toQuantity(gas),
      }
      const params = [{ ...call, ...quantities }]
      return (await request({ method: 'eth_sendTransaction', params })) as Hash
    },
  }
  const sends = () =>
    double.calls
      .filter(({ method }) => method === 'eth_sendTransaction')
      .map(({ params }) => (params as { to: Address; value: string }[])[0])
  return { account, double, port, sends }
}

export interface PageOptions {
  chain: Chain
  server: SwapServer
  account: Address
  wallet: PaymentWallet
  storage?: StoragePort
  tabs?: TabsPort
  over?: Partial<SwappingDeps>
}

/** A page with the real machine, actors and chain. */
export function openSwapPage(options: PageOptions) {
  const { chain, server, account, wallet, tabs, over } = options
  const { storage = safeStorage() } = options
  const actors = createSwappingActors({
    ...createSwappingClient({ fetch: server.fetchAs(account) }),
    rpc: createRpc({ url: chain.rpcUrl, fetch }),
    wallet,
    storage,
    tabs,
    chainId: 25,
    links: fromCallback(() => {}),
    clock: quick,
    ...over,
  })
  const actor = createActor(swappingMachine.provide({ actors }), {
    input: { chainId: 25 },
    clock: quick,
  })
  const emitted: SwappingEmitted[] = []
  actor.on('*', (fact) => emitted.push(fact))
  actor.start()
  const view = () => toSwappingView(actor.getSnapshot())
  const until = async (isSo: (view: SwappingView) => boolean) => {
    await waitFor(actor, (each) => isSo(toSwappingView(each)), {
      timeout: 10_000,
    }).catch(() => {
      const { status } = view()
      throw new Error(`Now ${status}: ${JSON.stringify(view(), write)}`)
    })
    return view()
  }
  const reach = async <Status extends SwappingView['status']>(status: Status) =>
    (await until((each) => each.status === status)) as Extract<
      SwappingView,
      { status: Status }
    >
  /** The machine stands at a step that waits for the person. */
  const reachReady = async () =>
    (await until(
      (each) => each.status === 'working' && each.phase === 'ready',
    )) as Extract<SwappingView, { status: 'working' }>
  return { actor, actors, emitted, reach, reachReady, storage, until, view }
}

const write = (_: string, value: unknown) =>
  typeof value === 'bigint' ? String(value) : value
