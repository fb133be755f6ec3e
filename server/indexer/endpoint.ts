import { chain } from '@narwhal-club/core/constants'
import * as z from 'zod/mini'
import { NodeAwayError } from '../errors.ts'
import { type ChainLog, type LogQuestion, readLogs } from './chainLog.ts'
import { RangeRefusedError, UnbelievableAnswerError } from './errors.ts'
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

const toHex = (number: number) => `0x${number.toString(16)}`

function readHeader(answer: unknown): Header {
  const parsed = RawHeader.safeParse(answer)
  if (!parsed.success) throw new UnbelievableAnswerError('a block is no block')
  const { number, hash, parentHash, timestamp } = parsed.data
  return { number, hash, parentHash, time: timestamp }
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

/** One node, as the index asks it; believed once it has named the right chain. */
export function createEndpoint(url: string, clock = () => performance.now()) {
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
        signal: AbortSignal.timeout(timeout),
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

  return {
    name: new URL(url).host,
    async head(): Promise<Header> {
      await checkChain()
      return readHeader(await ask('eth_getBlockByNumber', ['latest', false]))
    },
    async headers(numbers: readonly number[]): Promise<Map<number, Header>> {
      await checkChain()
      const headers = new Map<number, Header>()
      for (let at = 0; at < numbers.length; at += headersAtOnce) {
        const some = numbers.slice(at, at + headersAtOnce)
        const answers = await post(
          some.map((number) => ({
            method: 'eth_getBlockByNumber',
            params: [toHex(number), false],
          })),
        )
        for (const [place, number] of some.entries()) {
          // A block that is not there yet, or no longer.
          if (answers[place] === null) continue
          const header = readHeader(answers[place])
          if (header.number !== number)
            throw new UnbelievableAnswerError('another block than asked for')
          headers.set(number, header)
        }
      }
      return headers
    },
    async logs(question: LogQuestion): Promise<ChainLog[]> {
      await checkChain()
      const { fromBlock, toBlock, addresses } = question
      const filter = {
        fromBlock: toHex(fromBlock),
        toBlock: toHex(toBlock),
        address: addresses,
      }
      return readLogs(await ask('eth_getLogs', [filter]), question)
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
