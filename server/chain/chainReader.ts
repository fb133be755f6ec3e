import {
  BaseError,
  BlockNotFoundError,
  ContractFunctionRevertedError,
  ContractFunctionZeroDataError,
  RpcRequestError,
} from 'viem'
import { NodeAwayError } from '../errors.ts'
import { nftAbi, tokenAbi } from './abi.ts'
import type { Nodes } from './nodes.ts'

type Hex = `0x${string}`

export interface ContractAddresses {
  nft: Hex
  token: Hex
  swap: Hex
}

interface Block {
  number: number
  /** Seconds since the epoch, by the chain. */
  time: number
}

export interface NewMember {
  id: number
  tokenUri: string
}

export interface ChainFacts {
  block: Block
  nft: { supply: number; inVault: number }
  token: { supply: bigint; inVault: bigint }
  newest: NewMember[]
}

/** A count that numbers can hold; a node that answers more is not believed. */
function toCount(value: bigint): number {
  const count = Number(value)
  if (!Number.isSafeInteger(count)) throw new NodeAwayError('absurd count')
  return count
}

/** How nodes put it that a call ran and failed; the code says little (-32000). */
const refusal = /revert|out of gas|invalid opcode|vm execution error/i

/** True of a contract's own no: the node is well. */
const isRefusedByContract = (error: unknown) =>
  error instanceof BaseError &&
  error.walk(
    (cause) =>
      cause instanceof ContractFunctionRevertedError ||
      cause instanceof ContractFunctionZeroDataError ||
      (cause instanceof RpcRequestError && refusal.test(cause.details)),
  ) !== null

/** Everything the server asks the chain: another ABI is replaced here alone. */
export function createChainReader(nodes: Nodes, at: ContractAddresses) {
  const nft = { address: at.nft, abi: nftAbi } as const
  const token = { address: at.token, abi: tokenAbi } as const

  return {
    /** Counts an owner's NFTs, at the newest block. */
    holdingsOf: (owner: Hex) =>
      nodes.ask(async (client) => {
        const blockNumber = await client.getBlockNumber({ cacheTime: 0 })
        const args = [owner] as const
        const balance = await client.readContract({
          ...nft,
          functionName: 'balanceOf',
          args,
          blockNumber,
        })
        return { nftCount: toCount(balance), block: toCount(blockNumber) }
      }),

    /** Tells whether an address holds code: a contract wallet. */
    hasCode: (address: Hex) =>
      nodes.ask(async (client) => {
        const code = await client.getCode({ address })
        return code !== undefined && code !== '0x'
      }),

    /** Reads where the metadata of tokens is; nothing for those that are not. */
    tokenUris: (ids: readonly bigint[]): Promise<(string | undefined)[]> =>
      nodes.ask((client) =>
        Promise.all(
          ids.map((id) =>
            client
              .readContract({ ...nft, functionName: 'tokenURI', args: [id] })
              .catch((error: unknown) => {
                if (!isRefusedByContract(error)) throw error
                return undefined
              }),
          ),
        ),
      ),

    /** Tells when a block was, in seconds. */
    async timeOf(block: number): Promise<number> {
      const blockNumber = BigInt(block)
      const time = await nodes.ask((client) =>
        client.getBlock({ blockNumber }).then(
          ({ timestamp }) => toCount(timestamp),
          (error: unknown) => {
            // It lags or forgets: that is no reason to ask it nothing else.
            if (!(error instanceof BlockNotFoundError)) throw error
          },
        ),
      )
      if (time === undefined) throw new NodeAwayError('block not known')
      return time
    },

    /** Reads what anyone may see, all at one block. */
    facts: (newestCount: number): Promise<ChainFacts> =>
      nodes.ask(async (client) => {
        const block = await client.getBlock()
        const blockNumber = block.number
        const ask = { blockNumber }
        const vault = { ...ask, args: [at.swap] } as const
        const [nftSupply, nftVault, tokenSupply, tokenVault] =
          await Promise.all([
            client.readContract({
              ...nft,
              ...ask,
              functionName: 'totalSupply',
            }),
            client.readContract({
              ...nft,
              ...vault,
              functionName: 'balanceOf',
            }),
            client.readContract({
              ...token,
              ...ask,
              functionName: 'totalSupply',
            }),
            client.readContract({
              ...token,
              ...vault,
              functionName: 'balanceOf',
            }),
          ])
        const supply = toCount(nftSupply)
        const indexes = Array.from(
          { length: Math.min(newestCount, supply) },
          (_, back) => BigInt(supply - 1 - back),
        )
        const newest = await Promise.all(
          indexes.map(async (index) => {
            const id = await client.readContract({
              ...nft,
              ...ask,
              functionName: 'tokenByIndex',
              args: [index],
            })
            const tokenUri = await client.readContract({
              ...nft,
              ...ask,
              functionName: 'tokenURI',
              args: [id],
            })
            return { id: toCount(id), tokenUri }
          }),
        )
        return {
          block: {
            number: toCount(blockNumber),
            time: toCount(block.timestamp),
          },
          nft: { supply, inVault: toCount(nftVault) },
          token: { supply: tokenSupply, inVault: tokenVault },
          newest,
        }
      }),
  }
}

export type ChainReader = ReturnType<typeof createChainReader>
