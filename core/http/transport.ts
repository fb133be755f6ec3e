import { HttpError, NetworkError, ResponseInvalidError } from '../errors.ts'
import { platformClock } from '../ports/clock.ts'
import type {
  FetchInit,
  FetchResponse,
  HttpAnswer,
  HttpCall,
  TransportOptions,
} from './http.types.ts'
import { createServerTime } from './serverTime.ts'
import { within } from './within.ts'

function headersOf(call: HttpCall, origin: string | undefined) {
  return {
    accept: 'application/json',
    ...(call.body !== undefined && { 'content-type': 'application/json' }),
    ...(call.noCache && { 'cache-control': 'no-cache', pragma: 'no-cache' }),
    ...(origin && { origin }),
    ...(call.key && { 'idempotency-key': call.key }),
  }
}

function parse(path: string, body: string): unknown {
  if (body === '') return undefined
  try {
    return JSON.parse(body)
  } catch (cause) {
    throw new ResponseInvalidError(path, cause)
  }
}

/**
 * Creates the one place that sends requests: with cookies, one attempt, a
 * timeout that covers the body too, and the errors of `errors.ts` only (R8).
 */
export function createTransport(options: TransportOptions) {
  const { fetch, baseUrl = '', clock = platformClock, origin } = options
  const serverTime = createServerTime(clock)

  async function exchange(call: HttpCall, init: FetchInit) {
    const sentAt = clock.now()
    let response: FetchResponse
    let body: string
    try {
      response = await fetch(baseUrl + call.path, init)
      body = await response.text()
    } catch (cause) {
      throw new NetworkError(cause)
    }
    // An answer out of a cache tells an old time.
    if (call.noCache || call.method !== 'GET')
      serverTime.learn(response.headers.get('date'), sentAt)
    const { ok, status, statusText } = response
    if (!ok) throw new HttpError({ status, statusText, body })
    return { status, json: parse(call.path, body) }
  }

  /** Sends one request. */
  const send = (call: HttpCall): Promise<HttpAnswer> =>
    within({ clock, ms: call.timeout, signal: call.signal }, (signal) =>
      exchange(call, {
        method: call.method,
        headers: headersOf(call, origin),
        credentials: 'include',
        ...(call.body !== undefined && { body: JSON.stringify(call.body) }),
        // Its own copy a browser asks about each time, whatever caches may do.
        cache: call.noCache ? 'no-store' : 'no-cache',
        ...(call.keepalive && { keepalive: true }),
        signal,
      }),
    )

  return { send, serverTime: serverTime.now }
}

export type Transport = ReturnType<typeof createTransport>
