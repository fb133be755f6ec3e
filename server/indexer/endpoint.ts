import * as z from 'zod/mini'
import { callRequest, uintIn } from '../chain/contractCalls.ts'
import { UnbelievableAnswerError } from '../chain/errors.ts'
import { address, amount, quantity, toHex, word } from '../chain/judged.ts'
import type { Rpc } from '../chain/rpc.ts'
import { NodeAwayError } from '../errors.ts'
import { type ChainLog, type LogQuestion, readLogs } from './chainLog.ts'
import type { CoinTransfer } from './fees.ts'
import type { Header } from './source.ts'

/**
 * Questions of many blocks are longer than a request would wait for; answers
 * that are larger are cut off: a range that brings so much is too wide.
 */
const many = { timeout: 10_000, bytes: 32_000_000 }
const headersAtOnce = 100
/** Whole blocks weigh more than their heads. */
const blocksAtOnce = 25
const receiptsAtOnce = 25
const callsAtOnce = 100

const RawHeader = z.object({
  number: quantity,
  hash: word,
  parentHash: word,
  timestamp: quantity,
  logsBloom: z.optional(z.unknown()),
})
const hasBloom = (bloom: unknown): bloom is string =>
  typeof bloom === 'string' && /^0x[0-9a-f]{512}$/.test(bloom)

const RawTransaction = z.object({
  hash: word,
  from: address,
  to: z.nullish(address),
  value: amount,
  transactionIndex: quantity,
})
const RawBlock = z.object({ transactions: z.array(RawTransaction) })
const RawHashes = z.object({ transactions: z.array(word) })
const RawReceipt = z.object({ logs: z.array(z.unknown()) })

type BlockName = Pick<Header, 'number' | 'hash'>

const isOf =
  (addresses: LogQuestion['addresses']) =>
  (log: unknown): boolean =>
    addresses.includes(
      String(
        (log as { address?: unknown } | null)?.address,
      ).toLowerCase() as `0x${string}`,
    )

function readHeader(answer: unknown, by: string): Header {
  const parsed = RawHeader.safeParse(answer)
  if (!parsed.success) throw new UnbelievableAnswerError('a block is no block')
  const { number, hash, parentHash, timestamp, logsBloom } = parsed.data
  const header = { number, hash, parentHash, time: timestamp }
  return hasBloom(logsBloom)
    ? { ...header, bloom: { bits: logsBloom, by } }
    : header
}

/** Reads the transfers of coins in a whole block. */
function readCoins(answer: unknown, block: number): CoinTransfer[] {
  const parsed = RawBlock.safeParse(answer)
  if (!parsed.success)
    throw new UnbelievableAnswerError('a transaction is no transaction')
  return parsed.data.transactions.map(
    ({ hash, from, to = null, value, transactionIndex }) => ({
      block,
      from,
      to,
      hash,
      value,
      place: transactionIndex,
    }),
  )
}

/** One node, as the index asks it. */
export function createEndpoint(rpc: Rpc) {
  /** Reads blocks, so many at once; `null` for one that is not there. */
  async function blocks(
    numbers: readonly number[],
    atOnce: number,
    isWhole: boolean,
    onBlock: (header: Header, raw: unknown) => void,
  ) {
    for (let at = 0; at < numbers.length; at += atOnce) {
      const some = numbers.slice(at, at + atOnce)
      const answers = await rpc.post(
        some.map((number) => ({
          method: 'eth_getBlockByNumber',
          params: [toHex(number), isWhole],
        })),
        many,
      )
      for (const [place, number] of some.entries()) {
        // A block that is not there yet, or no longer.
        if (answers[place] === null) continue
        const header = readHeader(answers[place], rpc.name)
        if (header.number !== number)
          throw new UnbelievableAnswerError('another block than asked for')
        onBlock(header, answers[place])
      }
    }
  }

  /** Tells whether a transaction of a block that was read did what it says. */
  async function hasSucceeded(hash: string): Promise<boolean> {
    const receipt = await rpc.ask('eth_getTransactionReceipt', [hash])
    // Not known yet is not failed: a fee passed over would never be seen again.
    if (receipt === null) throw new NodeAwayError('a receipt is not there')
    return (receipt as { status?: unknown }).status === '0x1'
  }

  return {
    name: rpc.name,
    async head(): Promise<Header> {
      return readHeader(
        await rpc.ask('eth_getBlockByNumber', ['latest', false]),
        rpc.name,
      )
    },
    async headers(numbers: readonly number[]): Promise<Map<number, Header>> {
      const headers = new Map<number, Header>()
      await blocks(numbers, headersAtOnce, false, (header) =>
        headers.set(header.number, header),
      )
      return headers
    },
    async coins(
      { fromBlock, toBlock }: { fromBlock: number; toBlock: number },
      isMeant: (transfer: CoinTransfer) => boolean,
    ) {
      const meant: CoinTransfer[] = []
      const found = new Map<number, Header>()
      const numbers = Array.from(
        { length: toBlock - fromBlock + 1 },
        (_, index) => fromBlock + index,
      )
      await blocks(numbers, blocksAtOnce, true, (header, raw) => {
        found.set(header.number, header)
        meant.push(...readCoins(raw, header.number).filter(isMeant))
      })
      if (found.size < numbers.length)
        throw new NodeAwayError('it is behind: not all blocks are there')
      const transfers: CoinTransfer[] = []
      for (const transfer of meant)
        if (await hasSucceeded(transfer.hash)) transfers.push(transfer)
      return { transfers, blocks: found }
    },
    async logs(question: LogQuestion): Promise<ChainLog[]> {
      const { fromBlock, toBlock, addresses } = question
      const filter = {
        fromBlock: toHex(fromBlock),
        toBlock: toHex(toBlock),
        address: addresses,
      }
      // In one request, so that one node answers both, also behind a balancer:
      // a node that is behind finds nothing in blocks it does not have.
      const [head, found] = await rpc.post(
        [
          { method: 'eth_blockNumber', params: [] },
          { method: 'eth_getLogs', params: [filter] },
        ],
        many,
      )
      if (!(Number(head) >= toBlock)) throw new NodeAwayError('it is behind')
      return readLogs(found, question)
    },
    async uints(
      asked: readonly { to: `0x${string}`; data: `0x${string}` }[],
      block: number,
    ): Promise<bigint[]> {
      const numbers: bigint[] = []
      for (let at = 0; at < asked.length; at += callsAtOnce) {
        const some = asked.slice(at, at + callsAtOnce)
        const answers = await rpc.post(
          some.map(({ to, data }) => callRequest(to, data, block)),
          many,
        )
        numbers.push(
          ...answers.map((each) => (each === '0x' ? 0n : uintIn(each))),
        )
      }
      return numbers
    },
    /** Returns the logs of a block by its hash: another's are none of it. */
    async logsByHash(
      { number, hash }: BlockName,
      addresses: LogQuestion['addresses'],
    ): Promise<ChainLog[]> {
      const filter = { blockHash: hash, address: addresses }
      const found = await rpc.ask('eth_getLogs', [filter], many)
      return readLogs(found, {
        fromBlock: number,
        toBlock: number,
        addresses,
      })
    },
    /**
     * Returns the logs of a block by the receipts of its transactions, which a
     * node keeps apart from what it answers `eth_getLogs` from.
     */
    async logsByReceipts(
      { number, hash }: BlockName,
      addresses: LogQuestion['addresses'],
    ): Promise<ChainLog[]> {
      const block = await rpc.ask('eth_getBlockByHash', [hash, false], many)
      const parsed = RawHashes.safeParse(block)
      if (!parsed.success) throw new NodeAwayError('a block is not there')
      const hashes = parsed.data.transactions
      const logs: unknown[] = []
      for (let at = 0; at < hashes.length; at += receiptsAtOnce) {
        const some = hashes.slice(at, at + receiptsAtOnce)
        const receipts = await rpc.post(
          some.map((each) => ({
            method: 'eth_getTransactionReceipt',
            params: [each],
          })),
          many,
        )
        for (const receipt of receipts) {
          const read = RawReceipt.safeParse(receipt)
          if (!read.success) throw new NodeAwayError('a receipt is not there')
          logs.push(...read.data.logs.filter(isOf(addresses)))
        }
      }
      return readLogs(logs, {
        fromBlock: number,
        toBlock: number,
        addresses,
      })
    },
    /** Returns the logs of a transaction, or null while it is not known. */
    async logsOfTransaction(hash: string): Promise<unknown> {
      const receipt = await rpc.ask('eth_getTransactionReceipt', [hash])
      return (receipt as { logs?: unknown } | null)?.logs ?? null
    },
  }
}

export type Endpoint = ReturnType<typeof createEndpoint>
