import * as z from 'zod/mini'
import { UnbelievableAnswerError } from '../../chain/errors.ts'
import { address, bytes, quantity, word } from '../../chain/judged.ts'
import type { Nodes } from '../../chain/nodes.ts'
import { NodeAwayError } from '../../errors.ts'
import { transferTopic } from '../../indexer/chainLog.ts'
import { type Asker, createTurns, isBusy } from '../../keep/turns.ts'
import type { FeeTerms, Receipt } from './fees.ports.ts'

type Hex = `0x${string}`

/** Of one receipt, which may be of anything. */
const limits = { timeout: 2_500, bytes: 2_000_000 }
/** Transfers of other tokens to others, of which one tells as much as all. */
const mostOthers = 50
/** Receipts that are read at once, of one source fewer. */
const turnsOfAll = {
  open: 4,
  waiting: 40,
  each: { open: 1, waiting: 2 },
  reason: 'too many receipts',
}

const RawLog = z.object({
  address,
  topics: z.array(word),
  data: bytes,
  logIndex: quantity,
})
const RawReceipt = z.object({
  transactionHash: word,
  status: z.enum(['0x0', '0x1']),
  blockNumber: quantity,
  logs: z.array(RawLog),
})
type RawLog = z.output<typeof RawLog>

const addressIn = (topic: Hex): Hex => `0x${topic.slice(26)}`

/** Returns the transfer of a token that a log tells of, if it is one. */
function transferIn({ address: token, topics, data, logIndex }: RawLog) {
  const [topic, from, to] = topics
  const isTransfer =
    topic === transferTopic && topics.length === 3 && data.length === 66
  if (!isTransfer || !from || !to) return []
  const value = BigInt(data)
  return [{ token, from: addressIn(from), to: addressIn(to), value, logIndex }]
}

/** @throws UnbelievableAnswerError */
export function receiptIn(
  answer: unknown,
  hash: Hex,
  head: number,
  { token, to }: Pick<FeeTerms, 'token' | 'to'>,
): Receipt | null {
  if (answer === null) return null
  const parsed = RawReceipt.safeParse(answer)
  if (parsed.data?.transactionHash !== hash)
    throw new UnbelievableAnswerError('a receipt is no receipt')
  const { status, blockNumber: block, logs } = parsed.data
  const all = logs
    .flatMap(transferIn)
    .map((transfer) => ({ ...transfer, hash, block }))
  const isNear = (log: (typeof all)[number]) =>
    log.token === token || log.to === to
  return {
    status: status === '0x1' ? 'succeeded' : 'reverted',
    block,
    head,
    logs: [
      ...all.filter(isNear),
      ...all.filter((log) => !isNear(log)).slice(0, mostOthers),
    ],
  }
}

/**
 * Reads receipts of transactions that members named: a few at a time, of one
 * source fewer, and none of them is waited for long. What is not known yet, or
 * cannot be asked for now, is left out.
 */
export function createReceipts(
  nodes: Pick<Nodes, 'ask'>,
  terms: Pick<FeeTerms, 'token' | 'to'>,
) {
  const turns = createTurns(turnsOfAll)

  const read = (hash: Hex) =>
    nodes.ask(async (rpc) => {
      const [head, answer] = await rpc.post(
        [
          { method: 'eth_blockNumber', params: [] },
          { method: 'eth_getTransactionReceipt', params: [hash] },
        ],
        limits,
      )
      const number = quantity.safeParse(head)
      if (!number.success) throw new UnbelievableAnswerError('no block number')
      return receiptIn(answer, hash, number.data, terms)
    })

  return {
    /** Leaves out what cannot be read now: the node is away, or others ask. */
    async read(
      hashes: readonly Hex[],
      asker: Asker,
    ): Promise<Map<Hex, Receipt>> {
      const found = new Map<Hex, Receipt>()
      for (const hash of hashes)
        try {
          const receipt = await turns.take(asker, () => read(hash))
          if (receipt) found.set(hash, receipt)
        } catch (error) {
          // The index finds the payment all the same.
          if (!(error instanceof NodeAwayError) && !isBusy(error)) throw error
          break
        }
      return found
    },
  }
}
