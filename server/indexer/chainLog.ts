import { toEventSelector } from 'viem'
import * as z from 'zod/mini'
import { UnbelievableAnswerError } from '../chain/errors.ts'
import { address, bytes, quantity, word } from '../chain/judged.ts'
import { inOrder } from './inOrder.ts'

type Hex = `0x${string}`

/** A log as `eth_getLogs` gives it; what we do not read is not looked at. */
const RawLog = z.object({
  address,
  topics: z.array(word),
  data: bytes,
  blockNumber: quantity,
  blockHash: word,
  /** Told by many nodes, not by all; seconds. */
  blockTimestamp: z.optional(quantity),
  transactionHash: word,
  /** Told by all nodes that we know of; needed where `logIndex` is not enough. */
  transactionIndex: z.optional(quantity),
  logIndex: quantity,
  removed: z.optional(z.boolean()),
})
export type RawLog = z.output<typeof RawLog>
export interface ChainLog extends RawLog {
  /** Where in its block it is: grows as things happened, see `inOrder`. */
  place: number
}

/** `Transfer` of ERC-20 and ERC-721 alike: they differ in what is indexed. */
export const transferTopic = toEventSelector(
  'Transfer(address,address,uint256)',
)
/** ERC-2309: many tokens move in one log. */
export const consecutiveTopic = toEventSelector(
  'ConsecutiveTransfer(uint256,uint256,address,address)',
)

export interface LogQuestion {
  fromBlock: number
  toBlock: number
  addresses: readonly Hex[]
}

/**
 * Reads what a node answered to a question. A log that was not asked for makes
 * the whole answer unbelievable: who answers beside the question once may leave
 * out what was asked as well.
 *
 * @throws UnbelievableAnswerError
 */
export function readLogs(answer: unknown, question: LogQuestion): ChainLog[] {
  const { fromBlock, toBlock, addresses } = question
  if (!Array.isArray(answer))
    throw new UnbelievableAnswerError('logs are not a list')
  const logs: RawLog[] = []
  for (const item of answer) {
    const parsed = RawLog.safeParse(item)
    if (!parsed.success) throw new UnbelievableAnswerError('a log is no log')
    const log = parsed.data
    if (log.removed) throw new UnbelievableAnswerError('a log was removed')
    if (log.blockNumber < fromBlock || log.blockNumber > toBlock)
      throw new UnbelievableAnswerError('a log of another block')
    if (!addresses.includes(log.address))
      throw new UnbelievableAnswerError('a log of another contract')
    logs.push(log)
  }
  return inOrder(logs)
}
