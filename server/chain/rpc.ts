import { chain } from '@narwhal-club/core/constants'
import { NodeAwayError } from '../errors.ts'
import { readAtMost } from '../http/readAtMost.ts'
import { withDeadline } from '../keep/deadline.ts'
import {
  CallRefusedError,
  RangeRefusedError,
  UnbelievableAnswerError,
} from './errors.ts'
import { readAnswers, refusalOfStatus } from './nodeAnswers.ts'

export interface RpcRequest {
  method: string
  params: unknown[]
}

/** What an answer may cost us. */
export interface RpcLimits {
  /** Milliseconds until all of it is here. */
  timeout: number
  /** Of the text: longer answers are not parsed. */
  bytes: number
}

/** A call is answered at once, or the next node is asked. */
const lightly: RpcLimits = { timeout: 3_000, bytes: 1_000_000 }
const chainCheckedFor = 3_600_000

export interface RpcOptions {
  /** Milliseconds, only ever forward. */
  clock?: () => number
  /** Ends every question that is under way. */
  stopping?: AbortSignal
}

/** One node, as JSON-RPC; believed once it has named the right chain. */
export function createRpc(url: string, options: RpcOptions = {}) {
  const { clock = () => performance.now(), stopping } = options
  let checkedAt: number | undefined

  async function send(
    requests: readonly RpcRequest[],
    { timeout, bytes }: RpcLimits,
  ): Promise<unknown[]> {
    const methods = requests.map(({ method }) => method)
    const lines = requests.map((request, id) => ({
      jsonrpc: '2.0',
      id,
      ...request,
    }))
    const body = JSON.stringify(lines.length === 1 ? lines[0] : lines)
    try {
      const text = await withDeadline(
        timeout,
        (signal) => exchange(body, methods, bytes, signal),
        stopping,
      )
      return readAnswers(parse(text), methods)
    } catch (error) {
      if (error instanceof TypeError || error instanceof DOMException)
        throw new NodeAwayError('no answer', { cause: error })
      throw error
    }
  }

  /** What we ask is for this node alone: where it points elsewhere, it is away. */
  async function exchange(
    body: string,
    methods: readonly string[],
    bytes: number,
    signal: AbortSignal,
  ): Promise<string> {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      redirect: 'error',
      signal,
    })
    if (!response.ok) {
      await response.body?.cancel()
      throw refusalOfStatus(methods, response.status)
    }
    const text = await readAtMost(response, bytes)
    if (text === null) throw tooLarge(methods)
    return text
  }

  async function namedChain(): Promise<number> {
    const [id] = await send([{ method: 'eth_chainId', params: [] }], lightly)
    return Number(id)
  }

  async function checkChain() {
    if (checkedAt !== undefined && clock() - checkedAt < chainCheckedFor) return
    const id = await namedChain()
    if (id !== chain.id)
      throw new UnbelievableAnswerError(`it is on chain ${id}`)
    checkedAt = clock()
  }

  /**
   * Sends requests together; answers are in their order.
   *
   * @throws NodeAwayError, UnbelievableAnswerError; CallRefusedError for a
   * call of a contract, RangeRefusedError for logs.
   */
  async function post(
    requests: readonly RpcRequest[],
    limits: Partial<RpcLimits> = {},
  ): Promise<unknown[]> {
    await checkChain()
    return send(requests, { ...lightly, ...limits })
  }

  return {
    name: new URL(url).host,
    namedChain,
    post,
    /** Asks for one thing. @throws what `post` throws. */
    async ask(
      method: string,
      params: unknown[],
      limits: Partial<RpcLimits> = {},
    ): Promise<unknown> {
      const [result] = await post([{ method, params }], limits)
      return result
    },
  }
}

function tooLarge(methods: readonly string[]): Error {
  const message = 'the answer is too large'
  if (methods.includes('eth_getLogs')) return new RangeRefusedError(message)
  // The contract decides how long its texts are, a sender how many logs it makes.
  if (
    methods.includes('eth_call') ||
    methods.includes('eth_getTransactionReceipt')
  )
    return new CallRefusedError(message)
  return new UnbelievableAnswerError(message)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new UnbelievableAnswerError('no JSON', { cause })
  }
}

export type Rpc = ReturnType<typeof createRpc>
