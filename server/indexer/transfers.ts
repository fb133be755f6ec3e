import { UnbelievableAnswerError } from '../chain/errors.ts'
import { type ChainLog, consecutiveTopic, transferTopic } from './chainLog.ts'

type Hex = `0x${string}`

interface Transfer {
  block: number
  /** Its place in the block. */
  logIndex: number
  from: Hex
  to: Hex
}
export interface NftTransfer extends Transfer {
  tokenId: bigint
  /** Of the transaction; missing where it was not noted. */
  hash?: Hex
}
export interface TokenTransfer extends Transfer {
  /** Base units. */
  value: bigint
}

/** More in one log is no mint, it is an attack on our memory. */
const mostConsecutive = 100_000n

/** The address in the last 20 bytes of a word. */
const addressIn = (word: string) => `0x${word.slice(-40)}` as Hex

function wordOf(log: ChainLog, at: number): string {
  const word = log.topics[at]
  if (!word) throw new UnbelievableAnswerError('a transfer without its topics')
  return word
}

/** Reads the transfers in a log of the NFT: none, one, or a run of them. */
export function nftTransfersOf(log: ChainLog): NftTransfer[] {
  const { blockNumber: block, place: logIndex, transactionHash: hash } = log
  if (log.topics[0] === transferTopic)
    return [
      {
        block,
        logIndex,
        from: addressIn(wordOf(log, 1)),
        to: addressIn(wordOf(log, 2)),
        tokenId: BigInt(wordOf(log, 3)),
        hash,
      },
    ]
  if (log.topics[0] !== consecutiveTopic) return []
  const first = BigInt(wordOf(log, 1))
  const last = BigInt(log.data)
  const from = addressIn(wordOf(log, 2))
  const to = addressIn(wordOf(log, 3))
  if (last < first || last - first >= mostConsecutive)
    throw new UnbelievableAnswerError('a run of tokens without measure')
  return Array.from({ length: Number(last - first) + 1 }, (_, index) => ({
    block,
    logIndex,
    from,
    to,
    tokenId: first + BigInt(index),
    hash,
  }))
}

/** Reads the transfer in a log of the token, if it is one. */
export function tokenTransferOf(log: ChainLog): TokenTransfer | undefined {
  if (log.topics[0] !== transferTopic) return undefined
  if (!/^0x[0-9a-f]{64}$/.test(log.data))
    throw new UnbelievableAnswerError('a transfer without its value')
  return {
    block: log.blockNumber,
    logIndex: log.place,
    from: addressIn(wordOf(log, 1)),
    to: addressIn(wordOf(log, 2)),
    value: BigInt(log.data),
  }
}
