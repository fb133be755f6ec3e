import { chain } from '@narwhal-club/core/constants'
import * as z from 'zod/mini'
import { NodeAwayError } from '../errors.ts'
import { type ChainLog, type LogQuestion, readLogs } from './chainLog.ts'
import { RangeRefusedError, UnbelievableAnswerError } from './errors.ts'
import type { CoinTransfer } from './fees.ts'
import { readAnswers, refusalOfStatus } from './nodeAnswers.ts'
import type { Header } from './source.ts'

interface Request {
  method: string
  params: unknown[]
}

const timeout = 10_000
/** Larger answers are cut off: a range that brings so much is too wide. */
const mostBytes = 32_000_000
const chainCheckedFor = 3_600_000
const headersAtOnce = 100
/** Whole blocks weigh more than their heads. */
const blocksAtOnce = 25

const quantity = z.pipe(
  z.string().check(z.regex(/^0x[0-9a-f]{1,13}$/)),
  z.transform((text: string) => Number(text)),
)
const word = z.string().check(z.regex(/^0x[0-9a-f]{64}$/))
const RawHeader = z.object({
  number: quantity,
  hash: word,
  parentHash: word,
  timestamp: quantity,
})

const address = z.pipe(
  z.string().check(z.regex(/^0x[0-9a-fA-F]{40}$/)),
  z.transform((text: string) => text.toLowerCase() as `0x${string}`),
)
const RawTransaction = z.object({
  hash: word,
  from: address,
  to: z.nullish(address),
  value: z.string().check(z.regex(/^0x[0-9a-f]{1,64}$/)),
  transactionIndex: quantity,
})
const RawBlock = z.object({ transactions: z.array(RawTransaction) })

const toHex = (number: number) => `0x${number.toString(16)}`

function readHeader(answer: unknown): Header {
  const parsed = RawHeader.safeParse(answer)
  if (!parsed.success) throw new UnbelievableAnswerError('a block is no block')
  const { number, hash, parentHash, timestamp } = parsed.data
  return { number, hash, parentHash, time: timestamp }
}

/** Reads the transfers of coins in a whole block. */
function readCoins(answer: unknown, block: number): CoinTransfer[] {
  const parsed = RawBlock.safeParse(answer)
  if (!parsed.success)
    throw new UnbelievableAnswerError('a transaction is no transaction')
  return parsed.data.transactions.map(
    ({ hash, from, to = null, value, transactionIndex }) => ({
      ...{ block, from, to, place: transactionIndex },
      hash: hash as `0x${string}`,
      value: BigInt(value),
    }),
  )
}

async function textOf(response: Response, methods: readonly string[]) {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.length
    if (size > mostBytes)
      throw methods.includes('eth_getLogs')
        ? new RangeRefusedError('the answer is too large')
        : new UnbelievableAnswerError('the answer is too large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}

export interface EndpointOptions {
  /** Milliseconds, only ever forward. */
  clock?: () => number
  /** Ends every question that is under way. */
  stopping?: AbortSignal
}

/** One node, as the index asks it; believed once it has named the right chain. */
export function createEndpoint(url: string, options: EndpointOptions = {}) {
  const { clock = () => performance.now(), stopping } = options
  let checkedAt: number | undefined

  async function post(requests: readonly Request[]): Promise<unknown[]> {
    const methods = requests.map(({ method }) => method)
    const lines = requests.map((request, id) => ({
      jsonrpc: '2.0',
      id,
      ...request,
    }))
    let text: string
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(lines.length === 1 ? lines[0] : lines),
        signal: AbortSignal.any([
          AbortSignal.timeout(timeout),
          ...(stopping ? [stopping] : []),
        ]),
      })
      if (!response.ok) throw refusalOfStatus(methods, response.status)
      text = await textOf(response, methods)
    } catch (error) {
      if (error instanceof TypeError || error instanceof DOMException)
        throw new NodeAwayError('no answer', { cause: error })
      throw error
    }
    return readAnswers(parse(text), methods)
  }

  async function ask(method: string, params: unknown[]): Promise<unknown> {
    const [result] = await post([{ method, params }])
    return result
  }

  async function checkChain() {
    if (checkedAt !== undefined && clock() - checkedAt < chainCheckedFor) return
    const id = Number(await ask('eth_chainId', []))
    if (id !== chain.id)
      throw new UnbelievableAnswerError(`it is on chain ${id}`)
    checkedAt = clock()
  }

  /** Reads blocks, so many at once; `null` for one that is not there. */
  async function blocks(
    numbers: readonly number[],
    atOnce: number,
    isWhole: boolean,
    onBlock: (header: Header, raw: unknown) => void,
  ) {
    await checkChain()
    for (let at = 0; at < numbers.length; at += atOnce) {
      const some = numbers.slice(at, at + atOnce)
      const answers = await post(
        some.map((number) => ({
          method: 'eth_getBlockByNumber',
          params: [toHex(number), isWhole],
        })),
      )
      for (const [place, number] of some.entries()) {
        // A block that is not there yet, or no longer.
        if (answers[place] === null) continue
        const header = readHeader(answers[place])
        if (header.number !== number)
          throw new UnbelievableAnswerError('another block than asked for')
        onBlock(header, answers[place])
      }
    }
  }

  /** Tells whether a transaction of a block that was read did what it says. */
  async function hasSucceeded(hash: string): Promise<boolean> {
    const receipt = await ask('eth_getTransactionReceipt', [hash])
    // Not known yet is not failed: a fee passed over would never be seen again.
    if (receipt === null) throw new NodeAwayError('a receipt is not there')
    return (receipt as { status?: unknown }).status === '0x1'
  }

  return {
    name: new URL(url).host,
    async head(): Promise<Header> {
      await checkChain()
      return readHeader(await ask('eth_getBlockByNumber', ['latest', false]))
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
      await checkChain()
      const { fromBlock, toBlock, addresses } = question
      const filter = {
        fromBlock: toHex(fromBlock),
        toBlock: toHex(toBlock),
        address: addresses,
      }
      // In one request, so that one node answers both, whatever stands before
      // several: one that is behind finds nothing in blocks it does not have.
      const [head, found] = await post([
        { method: 'eth_blockNumber', params: [] },
        { method: 'eth_getLogs', params: [filter] },
      ])
      if (!(Number(head) >= toBlock)) throw new NodeAwayError('it is behind')
      return readLogs(found, question)
    },
    /** Returns the logs of a transaction, or null while it is not known. */
    async logsOfTransaction(hash: string): Promise<unknown> {
      const receipt = await ask('eth_getTransactionReceipt', [hash])
      return (receipt as { logs?: unknown } | null)?.logs ?? null
    },
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new UnbelievableAnswerError('no JSON', { cause })
  }
}

export type Endpoint = ReturnType<typeof createEndpoint>
