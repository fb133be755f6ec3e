import { decodeEventLog, toEventSelector } from 'viem'
import { UnbelievableAnswerError } from '../chain/errors.ts'
import type { ChainLog } from './chainLog.ts'

type Hex = `0x${string}`

export interface SwapEvent {
  block: number
  /** Its place in the block. */
  logIndex: number
  hash: Hex
  kind: 'deposited' | 'redeemed'
  account: Hex
  nfts: number
  /** In decimals, in the order of the event. */
  ids: string[]
  /** Base units. */
  tokens: bigint
}

const inputs = [
  { name: 'account', type: 'address', indexed: true },
  { name: 'ids', type: 'uint256[]', indexed: false },
  { name: 'tokens', type: 'uint256', indexed: false },
] as const
const abi = [
  { type: 'event', name: 'Deposited', inputs },
  { type: 'event', name: 'Redeemed', inputs },
] as const

const signature = '(address,uint256[],uint256)'
const kinds: Readonly<Record<string, SwapEvent['kind']>> = {
  [toEventSelector(`Deposited${signature}`)]: 'deposited',
  [toEventSelector(`Redeemed${signature}`)]: 'redeemed',
}

/** The events of the vault that are read. */
export const swapTopics = Object.keys(kinds) as Hex[]

/** Reads the exchange in a log of the vault, if it is one. */
export function swapEventOf(log: ChainLog): SwapEvent | undefined {
  const kind = kinds[log.topics[0] ?? '']
  if (!kind) return undefined
  const { blockNumber: block, place, transactionHash: hash } = log
  const { account, ids, tokens } = decode(log)
  return {
    block,
    logIndex: place,
    hash,
    kind,
    tokens,
    account: account.toLowerCase() as Hex,
    nfts: ids.length,
    ids: ids.map(String),
  }
}

function decode({ topics, data }: ChainLog) {
  try {
    const parts = topics as [Hex, ...Hex[]]
    return decodeEventLog({ abi, topics: parts, data }).args
  } catch (cause) {
    throw new UnbelievableAnswerError('an exchange without its parts', {
      cause,
    })
  }
}
