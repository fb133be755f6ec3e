import type * as z from 'zod/mini'
import { timeouts } from '../constants.ts'
import { type ApiName, endpoints } from '../contract/endpoints.ts'
import type {
  api,
  NonceResponse,
  User,
  VerifyRequest,
} from '../contract/index.ts'
import {
  HttpError,
  NetworkError,
  ResponseInvalidError,
  TimeoutError,
} from '../errors.ts'
import type { Signal } from '../ports/clock.ts'
import type { TransportOptions } from './http.types.ts'
import { createTransport } from './transport.ts'

type Api = typeof api
export type ResponseOf<Name extends ApiName> = z.infer<Api[Name]['response']>
type RequestOf<Name extends ApiName> = Api[Name] extends {
  request: infer Schema extends z.core.$ZodType
}
  ? z.infer<Schema>
  : undefined

export interface CallOptions<Name extends ApiName = ApiName> {
  body?: RequestOf<Name>
  signal?: Signal | undefined
}

/** R7.1 to R7.4; what R7 gives no time for has ten seconds. */
const limits: Partial<Record<ApiName, { timeout: number; noCache?: boolean }>> =
  {
    nonce: { timeout: timeouts.nonce, noCache: true },
    verify: { timeout: timeouts.verify },
    me: { timeout: timeouts.me, noCache: true },
    logout: { timeout: timeouts.logout },
    // The spinner of the first check waits for it (R2.2).
    adminCheck: { timeout: 5_000 },
  }
const defaults = { timeout: 10_000 }

/** A visitor's page gets no answer worth checking, and never loads the schemas. */
const loadCheck = () =>
  import('./check.ts').then(
    ({ checkAnswer }) => checkAnswer,
    (cause) => {
      throw new NetworkError(cause)
    },
  )

const isUnreachable = (error: unknown) =>
  error instanceof NetworkError || error instanceof TimeoutError

/** The calls of R7, each a single attempt: who may try again decides alone. */
export interface ApiClient {
  /** Calls anything of the contract and checks the answer against it. */
  call<Name extends ApiName>(
    name: Name,
    options?: CallOptions<Name>,
  ): Promise<ResponseOf<Name>>
  /** R7.1. */
  nonce(signal?: Signal): Promise<NonceResponse>
  /** R7.2, one attempt. */
  verify(request: VerifyRequest, signal?: Signal): Promise<User>
  /** R7.3: `null` for 401, network failure and timeout. */
  me(signal?: Signal): Promise<User | null>
  /** R7.4: `false` where the server could not be reached. */
  logout(signal?: Signal): Promise<boolean>
  /** R7.5: anything but a success is no. */
  adminCheck(address: string, signal?: Signal): Promise<boolean>
  /** R7.6, R7.7: either call, without the fallback between them. */
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
 *
 * @throws {HttpError} for a refusal, {NetworkError}, {TimeoutError},
 * {ResponseInvalidError}, {CallAbortedError}
 */
export function createApiClient(options: TransportOptions): ApiClient {
  const transport = createTransport(options)

  const call: ApiClient['call'] = async (name, { body, signal } = {}) => {
    const { method, path } = endpoints[name]
    const sent = { method, path, body, signal, ...(limits[name] ?? defaults) }
    const { json } = await transport.send(sent)
    const checked = (await loadCheck())(name, json)
    if (!checked.success) throw new ResponseInvalidError(path, checked.error)
    return checked.data as ResponseOf<typeof name>
  }

  return {
    call,
    nonce: (signal) => call('nonce', { signal }),
    verify: (body, signal) => call('verify', { body, signal }),
    me: (signal) =>
      call('me', { signal }).catch((error) => {
        const isSignedOut = error instanceof HttpError && error.status === 401
        if (isSignedOut || isUnreachable(error)) return null
        throw error
      }),
    logout: (signal) =>
      call('logout', { signal }).then(
        () => true,
        (error) => {
          if (isUnreachable(error)) return false
          throw error
        },
      ),
    adminCheck: (address, signal) =>
      call('adminCheck', { body: { address }, signal }).then(
        ({ isAdmin }) => isAdmin,
        () => false,
      ),
    adminWallet: async (name, signal) => {
      const { address } = await call(name, { signal })
      return address as `0x${string}`
    },
    serverTime: transport.serverTime,
  }
}
