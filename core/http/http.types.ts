import type { Method } from '../contract/index.ts'
import type { Clock, Signal } from '../ports/clock.ts'

export interface FetchInit {
  method: Method
  headers: Record<string, string>
  credentials: 'include'
  body?: string
  cache?: 'no-store' | 'no-cache'
  keepalive?: boolean
  signal: Signal
}

export interface FetchResponse {
  readonly ok: boolean
  readonly status: number
  readonly statusText: string
  readonly headers: { get(name: string): string | null }
  text(): Promise<string>
}

/** The part of `fetch` that is used: the browser's and Node's both fit. */
export type Fetch = (url: string, init: FetchInit) => Promise<FetchResponse>

export interface TransportOptions {
  fetch: Fetch
  /**
   * Put before every path, without a slash at its end.
   * @default '' (the page's own origin)
   */
  baseUrl?: string
  /** @default the platform's */
  clock?: Clock
  /** Sent as `Origin`. Browsers set it themselves; Node does not. */
  origin?: string
}

export interface HttpCall {
  method: Method
  path: string
  /** Sent as JSON; without it there is no body at all. */
  body?: unknown
  /** Milliseconds until `TimeoutError`. */
  timeout: number
  /** Asks past every cache (R7.1, R7.3). */
  noCache?: boolean | undefined
  /** Sent to its end although the page goes. */
  keepalive?: boolean | undefined
  /** Names a write: the same one again is answered as it was, and not done twice. */
  key?: string | undefined
  signal?: Signal | undefined
}

export interface HttpAnswer {
  status: number
  /** The JSON of the body; `undefined` where it is empty. */
  json: unknown
}
