import * as z from 'zod/mini'
import { calls, contractOf } from './contractCalls.ts'
import { CallRefusedError, UnbelievableAnswerError } from './errors.ts'
import { quantity, toHex } from './judged.ts'
import type { Nodes } from './nodes.ts'
import type { Rpc } from './rpc.ts'

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
  /** Empty where the contract does not tell. */
  tokenUri: string
}

export interface ChainFacts {
  block: Block
  nft: { supply: number; inVault: number }
  token: { supply: bigint; inVault: bigint }
  newest: NewMember[]
}

const RawBlock = z.object({ number: quantity, timestamp: quantity })

/** A count that numbers can hold; a node that answers more is not believed. */
function toCount(value: bigint): number {
  const count = Number(value)
  if (!Number.isSafeInteger(count))
    throw new UnbelievableAnswerError('absurd count')
  return count
}

/** @throws CallRefusedError where the node does not have it: it may lag. */
async function readBlock(rpc: Rpc, tag: number | 'latest'): Promise<Block> {
  const which = tag === 'latest' ? tag : toHex(tag)
  const answer = await rpc.ask('eth_getBlockByNumber', [which, false])
  if (answer === null) throw new CallRefusedError('block not known')
  const parsed = RawBlock.safeParse(answer)
  const isAsked = tag === 'latest' || parsed.data?.number === tag
  if (!parsed.success || !isAsked)
    throw new UnbelievableAnswerError('a block is no block')
  return { number: parsed.data.number, time: parsed.data.timestamp }
}

/** Turns what one call alone is to blame for into nothing. */
function unlessRefused(error: unknown): undefined {
  if (!(error instanceof CallRefusedError)) throw error
}

/** Everything that requests ask the chain: another ABI is replaced here alone. */
export function createChainReader(nodes: Nodes, at: ContractAddresses) {
  /** Reads one of the newest, as far as the contract tells. */
  async function readMember(
    nft: ReturnType<typeof contractOf>,
    index: bigint,
  ): Promise<NewMember | undefined> {
    const id = await nft.uint(calls.tokenByIndex(index)).catch(unlessRefused)
    if (id === undefined) return undefined
    const tokenUri = await nft.text(calls.tokenUri(id)).catch(unlessRefused)
    return { id: toCount(id), tokenUri: tokenUri ?? '' }
  }

  return {
    /** Counts an owner's NFTs, at the newest block. */
    holdingsOf: (owner: Hex) =>
      nodes.ask(async (rpc) => {
        const head = quantity.safeParse(await rpc.ask('eth_blockNumber', []))
        if (!head.success)
          throw new UnbelievableAnswerError('a block has no number')
        const block = head.data
        const nft = contractOf(rpc, at.nft, block)
        const balance = await nft.uint(calls.balanceOf(owner))
        return { nftCount: toCount(balance), block }
      }),

    /** Reads where the metadata of tokens is; nothing for those that are not. */
    tokenUris: (ids: readonly bigint[]): Promise<(string | undefined)[]> =>
      nodes.ask((rpc) => {
        const nft = contractOf(rpc, at.nft)
        return Promise.all(
          ids.map((id) => nft.text(calls.tokenUri(id)).catch(unlessRefused)),
        )
      }),

    /**
     * Tells when a block was, in seconds.
     *
     * @throws NodeAwayError also where no node has it.
     */
    timeOf: (block: number): Promise<number> =>
      nodes.ask(async (rpc) => (await readBlock(rpc, block)).time),

    /** Reads what anyone may see, all at one block. */
    facts: (newestCount: number): Promise<ChainFacts> =>
      nodes.ask(async (rpc) => {
        const block = await readBlock(rpc, 'latest')
        const nft = contractOf(rpc, at.nft, block.number)
        const token = contractOf(rpc, at.token, block.number)
        const [nftSupply, nftVault, tokenSupply, tokenVault] =
          await Promise.all([
            nft.uint(calls.totalSupply()),
            nft.uint(calls.balanceOf(at.swap)),
            token.uint(calls.totalSupply()),
            token.uint(calls.balanceOf(at.swap)),
          ])
        const supply = toCount(nftSupply)
        const newest = await Promise.all(
          Array.from({ length: Math.min(newestCount, supply) }, (_, back) =>
            readMember(nft, BigInt(supply - 1 - back)),
          ),
        )
        return {
          block,
          nft: { supply, inVault: toCount(nftVault) },
          token: { supply: tokenSupply, inVault: tokenVault },
          newest: newest.filter((member) => member !== undefined),
        }
      }),
  }
}

export type ChainReader = ReturnType<typeof createChainReader>
