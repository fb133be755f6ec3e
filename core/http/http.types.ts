interface MinimalSignal {
  readonly aborted: boolean
  addEventListener(type: 'abort', listener: () => void): void
  removeEventListener(type: 'abort', listener: () => void): void
}

/**
 * The platform's `AbortSignal` where there is one in the types, so that its
 * `fetch` fits `Fetch`; the little that is used of it elsewhere.
 */
export type Signal = typeof globalThis extends {
  AbortSignal: { prototype: infer Platform }
}
  ? Platform
  : MinimalSignal

export interface FetchInit {
  method: 'GET' | 'POST'
  headers: Record<string, string>
  credentials: 'include'
  body?: string
  cache?: 'no-store'
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

/** Time, as a test may have it. Fits XState's `clock`. */
export interface Clock {
  now(): number
  setTimeout(run: () => void, delay: number): unknown
  // The platform's handle is a number here and an object there.
  // biome-ignore lint/suspicious/noExplicitAny: what setTimeout returned
  clearTimeout(timer: any): void
}

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
  method: 'GET' | 'POST'
  path: string
  /** Sent as JSON; without it there is no body at all. */
  body?: unknown
  /** Milliseconds until `TimeoutError`. */
  timeout: number
  /** Sends the no-cache headers of R7.1 and R7.3. */
  noCache?: boolean
  signal?: Signal | undefined
}

export interface HttpAnswer {
  status: number
  /** The JSON of the body; `undefined` where it is empty. */
  json: unknown
}
