import type { FetchResponse } from '../http/http.types.ts'
import type { Clock, Signal } from '../ports/clock.ts'

/** The part of `fetch` that is used: no cookies go to a node. */
export type RpcFetch = (
  url: string,
  init: {
    method: 'POST'
    headers: Record<string, string>
    body: string
    signal: Signal
  },
) => Promise<FetchResponse>

export interface RpcOptions {
  url: string
  fetch: RpcFetch
  /** @default the platform's */
  clock?: Clock
  /**
   * Milliseconds that one attempt may take.
   * @default 10000
   */
  timeout?: number
  /**
   * How often a refused attempt is repeated.
   * @default 3
   */
  retries?: number
}

export interface CallOptions {
  signal?: Signal | undefined
  /** Milliseconds that one attempt may take. @default the client's */
  timeout?: number
  /** @default the client's */
  retries?: number
}

export interface Rpc {
  /** @throws {RpcError} {HttpError} {NetworkError} {TimeoutError} */
  call: (
    method: string,
    params?: unknown[],
    options?: CallOptions,
  ) => Promise<unknown>
}
