import type { ApiName } from '../contract/endpoints.ts'
import type { NonceResponse, User, VerifyRequest } from '../contract/index.ts'
import { HttpError, NetworkError, TimeoutError } from '../errors.ts'
import type { Signal } from '../ports/clock.ts'
import { type AskApi, createAsk } from './ask.ts'
import { shellCalls } from './calls.ts'
import type { TransportOptions } from './http.types.ts'
import { createTransport } from './transport.ts'

const isUnreachable = (error: unknown) =>
  error instanceof NetworkError || error instanceof TimeoutError

/** A proxy answered for a server that it cannot reach: ours names a code. */
const isGateway = (error: unknown) =>
  error instanceof HttpError && /^http_50[234]$/.test(error.code)

/** The calls of the shell, each a single attempt: who may try again decides alone (R7). */
export interface ApiClient {
  /** Makes any call of the shell, by its name. */
  ask: AskApi<ApiName>
  /** Asks for a nonce, for the message (R7.1). */
  nonce(signal?: Signal): Promise<NonceResponse>
  /** Hands in a signed message, one attempt (R7.2). */
  verify(request: VerifyRequest, signal?: Signal): Promise<User>
  /** Who is signed in; `null` for 401, network failure and timeout (R7.3). */
  me(signal?: Signal): Promise<User | null>
  /** Ends the session; `false` where the server could not be reached (R7.4). */
  logout(signal?: Signal): Promise<boolean>
  /** Whether one is an administrator; anything but a success is no (R7.5). */
  adminCheck(address: string, signal?: Signal): Promise<boolean>
  /** Where fees go: either call, without the fallback between them (R7.6, R7.7). */
  adminWallet(
    call: 'primaryWallet' | 'walletAddress',
    signal?: Signal,
  ): Promise<`0x${string}`>
  /** The server's time in milliseconds, as its last answer had it. */
  serverTime(): number
}

/**
 * Creates the client of the HTTP contract.
 *
 * @example
 * const client = createApiClient({ fetch })
 * const user = await client.me() // null: not signed in
 * const { brand } = await client.ask('config')
 *
 * @throws {HttpError} for a refusal, {NetworkError}, {TimeoutError},
 * {ResponseInvalidError}, {CallAbortedError}
 */
export function createApiClient(options: TransportOptions): ApiClient {
  const transport = createTransport(options)
  const ask = createAsk(transport, shellCalls)

  return {
    ask,
    nonce: (signal) => ask('nonce', {}, { signal }),
    verify: (body, signal) => ask('verify', { body }, { signal }),
    me: (signal) =>
      ask('me', {}, { signal }).catch((error) => {
        const isSignedOut = error instanceof HttpError && error.status === 401
        if (isSignedOut || isUnreachable(error)) return null
        throw error
      }),
    logout: (signal) =>
      ask('logout', {}, { signal }).then(
        () => true,
        (error) => {
          if (isUnreachable(error) || isGateway(error)) return false
          throw error
        },
      ),
    adminCheck: (address, signal) =>
      ask('adminCheck', { body: { address } }, { signal }).then(
        ({ isAdmin }) => isAdmin,
        () => false,
      ),
    adminWallet: async (name, signal) => {
      const { address } = await ask(name, {}, { signal })
      return address as `0x${string}`
    },
    serverTime: transport.serverTime,
  }
}
