import { type Address, type Hex, keccak256, stringToHex } from 'viem'
import type { TestAccounts } from '../accounts.ts'
import type { Addresses } from '../deploy.ts'
import type { Rpc } from '../rpc.ts'
import { holdings, vault } from './holdings.ts'

/** A block, and who held how many NFTs at its end. Lower case. */
export interface PastBlock {
  block: number
  blockHash: Hex
  owners: [Address, number][]
}

/** Tells the block that a proposal of a moment would have frozen. */
export type Past = (moment: number) => PastBlock

const lower = (address: string) => address.toLowerCase() as Address

/** The block in which the fixture mints what the named accounts hold. */
const minted = 2

/** Where only the named accounts hold anything, and do so in each frozen block. */
export function fixturePast(accounts: TestAccounts, swap: string): Past {
  const held = Object.entries(holdings) as [keyof typeof holdings, Held][]
  type Held = { nfts: number }
  const owners = held
    .filter(([, { nfts }]) => nfts > 0)
    .map(([role, { nfts }]): [Address, number] => [
      lower(accounts[role].address),
      nfts,
    ])
  const blockHash = keccak256(stringToHex('fixture'))
  const all: [Address, number][] = [...owners, [lower(swap), vault.nfts]]
  return () => ({ block: minted, blockHash, owners: all })
}

interface RawBlock {
  number: Hex
  hash: Hex
  timestamp: Hex
}
interface RawLog {
  topics: [Hex, Hex, Hex, Hex]
  blockNumber: Hex
}

const transferTopic = keccak256(
  stringToHex('Transfer(address,address,uint256)'),
)
/** More than a seeded history has. */
const mostBlocks = 400
const addressOf = (topic: Hex) => `0x${topic.slice(26)}` as Address

/** Reads the past of a world's own chain, as far as it was seeded. */
export async function readPast(rpc: Rpc, { nft }: Addresses): Promise<Past> {
  const newest = Number(await rpc.call<Hex>('eth_blockNumber'))
  const last = Math.min(newest, mostBlocks)
  const toHex = (block: number): Hex => `0x${block.toString(16)}`
  const blocks = await rpc.batch<RawBlock>(
    Array.from({ length: last + 1 }, (_, block) => ({
      method: 'eth_getBlockByNumber',
      params: [toHex(block), false],
    })),
  )
  const logs = await rpc.call<RawLog[]>('eth_getLogs', [
    {
      address: nft,
      fromBlock: '0x0',
      toBlock: toHex(last),
      topics: [transferTopic],
    },
  ])
  return (moment) => {
    const seconds = moment / 1_000
    const head =
      blocks.filter(({ timestamp }) => Number(timestamp) <= seconds).length - 1
    const block = Math.max(0, head - 2)
    const owner = new Map<string, Address>()
    for (const { topics, blockNumber } of logs)
      if (Number(blockNumber) <= block)
        owner.set(topics[3], addressOf(topics[2]))
    const counts = new Map<Address, number>()
    for (const each of owner.values())
      counts.set(each, (counts.get(each) ?? 0) + 1)
    const blockHash = blocks[block]?.hash ?? '0x'
    return { block, blockHash, owners: [...counts] }
  }
}
