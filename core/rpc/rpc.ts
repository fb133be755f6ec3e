import { rpcRetry, timeouts } from '../constants.ts'
import {
  BaseError,
  HttpError,
  NetworkError,
  ResponseInvalidError,
} from '../errors.ts'
import type { FetchResponse } from '../http/http.types.ts'
import { pause, within } from '../http/within.ts'
import type { Signal } from '../ports/clock.ts'
import { platformClock } from '../ports/clock.ts'
import type { Rpc, RpcOptions } from './rpc.types.ts'

/** The node refused a request; `message` is the node's own. */
export class RpcError extends BaseError {
  override name = 'RpcError'
  readonly code = 'rpc.refused'
  /** The code of JSON-RPC. */
  readonly rpcCode: number
  /** What a reverted call returned, for instance. */
  readonly data: unknown

  constructor(error: { code?: unknown; message?: unknown; data?: unknown }) {
    super(String(error.message ?? 'The node refused the request'))
    this.rpcCode = Number(error.code)
    this.data = error.data
  }
}

const isWorthAnotherTry = (error: unknown) =>
  error instanceof NetworkError ||
  (error instanceof HttpError &&
    (rpcRetry.statuses as readonly number[]).includes(error.status))

function resultOf(method: string, body: string): unknown {
  let answer: { result?: unknown; error?: Record<string, unknown> }
  try {
    answer = JSON.parse(body)
  } catch (cause) {
    throw new ResponseInvalidError(method, cause)
  }
  if (answer?.error) throw new RpcError(answer.error)
  if (answer?.result === undefined) throw new ResponseInvalidError(method)
  return answer.result
}

/**
 * Creates a small JSON-RPC client (R7.10): POST, ten seconds an attempt, three
 * repetitions from 150 ms, doubling, where the node was not reached or answered
 * with a status that passes. A timeout is final: it has taken long enough.
 *
 * @example
 * const rpc = createRpc({ url: 'https://evm.cronos.org', fetch })
 * await rpc.call('eth_chainId') // '0x19'
 */
export function createRpc(options: RpcOptions): Rpc {
  const { url, fetch, clock = platformClock } = options
  let nextId = 1

  const exchange = async (method: string, body: string, signal: Signal) => {
    const headers = { 'content-type': 'application/json' }
    let response: FetchResponse
    let text: string
    try {
      response = await fetch(url, { method: 'POST', headers, body, signal })
      text = await response.text()
    } catch (cause) {
      throw new NetworkError(cause)
    }
    const { ok, status, statusText } = response
    if (!ok) throw new HttpError({ status, statusText, body: text })
    return resultOf(method, text)
  }

  return {
    call: async (method, params = [], { signal, ...own } = {}) => {
      const timeout = own.timeout ?? options.timeout ?? timeouts.rpc
      const retries = own.retries ?? options.retries ?? rpcRetry.count
      const id = nextId++
      const body = JSON.stringify({ jsonrpc: '2.0', id, method, params })
      for (let attempt = 0; ; attempt++) {
        try {
          return await within({ clock, ms: timeout, signal }, (inner) =>
            exchange(method, body, inner),
          )
        } catch (error) {
          if (attempt >= retries || !isWorthAnotherTry(error)) throw error
          await pause({ clock, ms: rpcRetry.delay * 2 ** attempt, signal })
        }
      }
    },
  }
}
