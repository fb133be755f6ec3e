import { swap } from '@narwhal-club/core/constants'
import { decodeFunctionData, keccak256, parseEther, toHex } from 'viem'
import type { Payment } from '../../../server/api/analytics/history.ts'
import { clubNftAbi } from '../../contracts/generated/ClubNft.gen.ts'
import { clubSwapAbi } from '../../contracts/generated/ClubSwap.gen.ts'
import { clubTokenAbi } from '../../contracts/generated/ClubToken.gen.ts'
import type { Addresses } from '../../world/deploy.ts'
import type { Rpc, RpcRequest } from '../../world/rpc.ts'
import { historyAccounts } from '../../world/seed/history.ts'
import { tokenSupply, tokensPerNft } from '../../world/seed/holdings.ts'
import type { Past, PastNft, PastToken } from './memoryHistory.ts'

type Hex = `0x${string}`
interface Transaction {
  from: Hex
  to: Hex
  data?: Hex
  value?: Hex
}

const zero: Hex = `0x${'0'.repeat(40)}`
const lower = (address: string) => address.toLowerCase() as Hex
const fee = parseEther(String(swap.feeCro))

/**
 * A node that runs nothing: it writes down what the transactions of the seed
 * would have moved, in the order of their logs. So what the mocks tell of the
 * past is what a local chain lived through.
 *
 * @param timeOf when a block was that the seed sets no time for.
 */
export function createRecorder(
  { token, nft, swap: vault }: Addresses,
  treasury: string,
  timeOf: (block: number) => number,
) {
  const blocks: { block: number; time: number }[] = []
  const nfts: PastNft[] = []
  const tokens: PastToken[] = []
  const payments: Payment[] = []
  let minted = 0n
  let block = 1
  let nextTime: number | undefined
  let logIndex = 0
  let place = 0

  const moveNft = (from: Hex, to: Hex, id: bigint) =>
    nfts.push({ block, logIndex: logIndex++, from, to, id })
  const moveToken = (from: Hex, to: Hex, value: bigint) =>
    tokens.push({ block, logIndex: logIndex++, from, to, value })

  /** What the calls of each contract move. */
  const contracts: Record<string, (from: Hex, data: Hex) => void> = {
    [lower(nft)](_, data) {
      const { functionName, args } = decodeFunctionData({
        abi: clubNftAbi,
        data,
      })
      if (functionName === 'mint')
        for (let count = args[1]; count > 0n; count -= 1n)
          moveNft(zero, lower(args[0]), ++minted)
      else if (functionName === 'transferFrom')
        moveNft(lower(args[0]), lower(args[1]), args[2])
      else logIndex += 1
    },
    [lower(token)](from, data) {
      const { functionName, args } = decodeFunctionData({
        abi: clubTokenAbi,
        data,
      })
      if (functionName === 'transfer') moveToken(from, lower(args[0]), args[1])
      else logIndex += 1
    },
    [lower(vault)](from, data) {
      const { functionName, args } = decodeFunctionData({
        abi: clubSwapAbi,
        data,
      })
      const ids = (args?.[0] ?? []) as readonly bigint[]
      const isIn = functionName === 'deposit'
      const [giver, taker] = isIn ? [from, lower(vault)] : [lower(vault), from]
      const worth = parseEther(String(tokensPerNft)) * BigInt(ids.length)
      if (!isIn) {
        moveToken(taker, giver, worth)
        // It says so before it gives anything.
        logIndex += 1
      }
      for (const id of ids) moveNft(giver, taker, id)
      if (isIn) {
        moveToken(taker, giver, worth)
        logIndex += 1
      }
    },
  }

  function run({ from, to, data, value }: Transaction) {
    const call = data ? contracts[lower(to)] : undefined
    if (call && data) call(lower(from), data)
    else if (lower(to) === treasury && BigInt(value ?? 0) === fee)
      payments.push({
        block,
        time: 0,
        asset: 'CRO',
        place,
        from: lower(from),
        hash: keccak256(toHex(`${block}.${place}`)),
        amount: fee,
      })
    place += 1
  }

  function mine() {
    blocks.push({ block, time: nextTime ?? timeOf(block) })
    block += 1
    nextTime = undefined
    logIndex = 0
    place = 0
  }

  const rpc = {
    async batch(requests: readonly RpcRequest[]) {
      for (const { params } of requests) run(params?.[0] as Transaction)
      return []
    },
    async call(method: string, params: readonly unknown[] = []) {
      if (method === 'evm_setNextBlockTimestamp') nextTime = Number(params[0])
      else if (method === 'evm_mine') mine()
      else if (method === 'eth_accounts') return people
      else throw new Error(`The recorder does not know ${method}`)
    },
  }
  return {
    /** Writes no contracts down, only what the token's mints. */
    async deploy(_: Rpc, admin: Hex): Promise<Addresses> {
      moveToken(zero, lower(admin), tokenSupply)
      return { token, nft, swap: vault }
    },
    rpc: rpc as unknown as Rpc,
    past(): Past {
      const times = new Map(blocks.map((each) => [each.block, each.time]))
      return {
        blocks,
        nft: nfts,
        token: tokens,
        payments: payments.map((paid) => ({
          ...paid,
          time: times.get(paid.block) ?? 0,
        })),
      }
    },
  }
}

/** As many as the seed wants; who they are does not matter to anybody. */
const people = Array.from({ length: historyAccounts }, (_, index) =>
  keccak256(toHex(`member ${index}`)).slice(0, 42),
)
