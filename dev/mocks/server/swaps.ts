import type { HoldingsSource, swapApi } from '@narwhal-club/core/contract'
import { keccak256, toHex } from 'viem'
import { createSwap, quoteSwap } from '../../../server/api/swap/askSwap.ts'
import {
  listHistory,
  listInventory,
  listTraits,
  type ReadPorts,
} from '../../../server/api/swap/readSwaps.commands.ts'
import { lookAtStep, nameStep } from '../../../server/api/swap/reportStep.ts'
import { settleAll } from '../../../server/api/swap/settleAll.ts'
import {
  cancelSwap,
  checkIntent,
  tellSwap,
  tellSwaps,
} from '../../../server/api/swap/swap.commands.ts'
import type { Hex, SwapPorts } from '../../../server/api/swap/swap.ports.ts'
import { createSwapChain } from '../../../server/api/swap/swapChain.ts'
import { swapTermsOf } from '../../../server/api/swap/swapTerms.ts'
import { createVaultState } from '../../../server/api/swap/vaultState.ts'
import { CallRefusedError } from '../../../server/chain/errors.ts'
import type { Rpc, RpcRequest } from '../../../server/chain/rpc.ts'
import { NodeAwayError, RefusalError } from '../../../server/errors.ts'
import { memberOf } from '../../../server/http/authenticate.ts'
import { marketFacts } from '../../world/marketRanks.ts'
import { idsOf } from '../chain/members.ts'
import { answerRpc } from '../rpc.ts'
import type { MockWorld } from '../world.types.ts'
import type { MockCall, MockHandlers } from './call.ts'
import { memorySwapReads, memorySwaps } from './memorySwaps.ts'
import { indexSource } from './readings.ts'

/** The mock chain, asked as the server asks a node. */
const nodesOf = (world: MockWorld) => ({
  ask: <T>(what: (rpc: Rpc) => Promise<T>): Promise<T> => {
    const post = async (requests: readonly RpcRequest[]) => {
      if (world.scenario.node !== 'up') throw new NodeAwayError('no answer')
      const answers = (await answerRpc(world.chain, [...requests])) as {
        result?: unknown
        error?: { message: string }
      }[]
      const failed = answers.find(({ error }) => error)
      if (failed) throw new CallRefusedError(String(failed.error?.message))
      return answers.map(({ result }) => result)
    }
    return what({ post } as unknown as Rpc)
  },
})

const termsOf = ({ config }: MockWorld) =>
  swapTermsOf({
    SWAP_CONTRACT: config.contracts.swap as Hex,
    NFT_CONTRACT: config.contracts.nft as Hex,
    TOKEN_CONTRACT: config.contracts.token as Hex,
    ADMIN_WALLET: config.adminWallet as Hex,
    SWAP_UNIT: config.limits.swapUnit,
  })

/** One transaction after the other, each of them whole or not at all. */
const transacting = new WeakMap<MockWorld, Promise<unknown>>()

const portsOf = (world: MockWorld): SwapPorts<null> => {
  const terms = termsOf(world)
  const { owners } = world.state.chain
  const minted = async (ids: readonly string[]) =>
    ids.filter((id) => owners[id])
  return {
    clock: world.clock,
    terms,
    swaps: memorySwaps(world),
    chain: createSwapChain(nodesOf(world), minted, terms),
    async listedOf(account) {
      if (world.scenario.market === 'away') return null
      const ids = idsOf(world.state.chain, account)
      return new Set(ids.filter((id) => marketFacts(Number(id)).listed))
    },
    // What only the mocks read again: no secret is kept from who runs them.
    sign: (text) => keccak256(toHex(text)),
    newId: () => crypto.randomUUID(),
    transact(work) {
      const before = transacting.get(world) ?? Promise.resolve()
      const doing = before.then(async () => {
        const kept = structuredClone(world.state.swaps)
        try {
          return await work(null)
        } catch (error) {
          world.state.swaps = kept
          throw error
        }
      })
      transacting.set(
        world,
        doing.catch(() => {}),
      )
      return doing
    },
  }
}

/** Settles what the chain has done by now, as the server's job does. */
export async function keepUpSwaps(world: MockWorld): Promise<void> {
  const note = (event: string, error: unknown) => console.error(event, error)
  world.chain.catchUp()
  await settleAll(portsOf(world), null, note)
}

const readPortsOf = ({ world }: MockCall): ReadPorts => ({
  reads: memorySwapReads(world),
  vault: termsOf(world).vault,
  sourceAt: (block): HoldingsSource => ({ ...indexSource(world), block }),
})

const vaults = new WeakMap<MockWorld, ReturnType<typeof createVaultState>>()
/** It remembers what it read, as the server's does. */
export function vaultOf(world: MockWorld) {
  const vault =
    vaults.get(world) ??
    createVaultState(nodesOf(world), termsOf(world), world.clock)
  vaults.set(world, vault)
  return vault
}

const member = (call: MockCall) => memberOf(call).address as Hex

/** A node that is away is said to be, as the server says it. */
const fromNode = <T>(work: Promise<T>): Promise<T> =>
  work.catch((error: unknown) => {
    if (!(error instanceof NodeAwayError)) throw error
    throw new RefusalError('unavailable', { reason: 'node', retryAfter: 1 })
  })

export const swapsHandlers: MockHandlers<typeof swapApi> = {
  swapConfig: ({ world }) => vaultOf(world).current(),
  swapInventory: (call, asked) => listInventory(readPortsOf(call), asked),
  swapTraits: (call, asked) => listTraits(readPortsOf(call), asked),
  swapHistory: (call, asked) => listHistory(readPortsOf(call), asked),
  swapQuote: async (call, asked) =>
    fromNode(quoteSwap(portsOf(call.world), member(call), asked)),
  mySwaps: async (call) => tellSwaps(portsOf(call.world), member(call)),
  async createSwapIntent(call, asked) {
    const ports = portsOf(call.world)
    const id = await createSwap(ports, member(call), asked)
    return tellSwap(ports, member(call), id)
  },
  swapIntent: async (call, { intent }) =>
    tellSwap(portsOf(call.world), member(call), intent),
  checkSwapIntent: async (call, asked) =>
    fromNode(checkIntent(portsOf(call.world), member(call), asked)),
  async reportSwapStep(call, asked) {
    const ports = portsOf(call.world)
    const named = await nameStep(ports, member(call), asked)
    if (named) await lookAtStep(ports, member(call), named)
    return tellSwap(ports, member(call), asked.intent)
  },
  async cancelSwapIntent(call, asked) {
    const ports = portsOf(call.world)
    await cancelSwap(ports, member(call), asked)
    return tellSwap(ports, member(call), asked.intent)
  },
}
