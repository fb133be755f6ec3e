import { HttpError } from '../errors.ts'
import type { Signal } from '../ports/clock.ts'
import type { TransportOptions } from './http.types.ts'
import { createTransport } from './transport.ts'

export interface QueryFnOptions extends TransportOptions {
  /**
   * What a 401 becomes.
   * @default 'throw'
   */
  on401?: 'throw' | 'null'
  /**
   * Milliseconds.
   * @default 30000
   */
  timeout?: number
}

export interface QueryContext {
  queryKey: readonly unknown[]
  signal?: Signal
}

/**
 * Creates the default fetcher of a data cache (R7.8): GET of the path in the
 * query key's first element, with cookies, as JSON. It fits React Query's
 * `queryFn` and knows nothing of it.
 *
 * @example
 * const queryFn = createQueryFn({ fetch, on401: 'null' })
 * await queryFn({ queryKey: ['/api/auth/me'] }) // null: not signed in
 */
export function createQueryFn(options: QueryFnOptions) {
  const { on401 = 'throw', timeout = 30_000 } = options
  const transport = createTransport(options)

  return async ({ queryKey, signal }: QueryContext): Promise<unknown> => {
    const path = String(queryKey[0])
    try {
      const answer = await transport.send({
        method: 'GET',
        path,
        timeout,
        signal,
      })
      return answer.json ?? null
    } catch (error) {
      const isRefused = error instanceof HttpError && error.status === 401
      if (isRefused && on401 === 'null') return null
      throw error
    }
  }
}
