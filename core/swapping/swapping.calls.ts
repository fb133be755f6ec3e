import { swapEndpoints } from '../contract/swap/endpoints.ts'
import type { swapApi } from '../contract/swap/index.ts'
import {
  type AskOf,
  createAskOf,
  createTransport,
  type TransportOptions,
} from '../http/index.ts'

/** Everything of the contract that a swap passes on its way. */
export type SwappingCalls = Pick<
  typeof swapApi,
  | 'swapConfig'
  | 'swapQuote'
  | 'mySwaps'
  | 'createSwapIntent'
  | 'swapIntent'
  | 'checkSwapIntent'
  | 'reportSwapStep'
  | 'cancelSwapIntent'
>

/** Makes those calls by their names. */
export type AskSwapping = AskOf<SwappingCalls>

/**
 * Creates the client of swaps.
 *
 * @example
 * const { ask } = createSwappingClient({ fetch })
 * const { intents, credits } = await ask('mySwaps')
 */
export function createSwappingClient(options: TransportOptions): {
  ask: AskSwapping
  /** The server's time in milliseconds, as its last answer had it. */
  serverTime: () => number
} {
  const transport = createTransport(options)
  const ask = createAskOf<SwappingCalls>(transport, {
    endpoints: swapEndpoints,
    schemas: async () => (await import('../contract/swap/index.ts')).swapApi,
  })
  return { ask, serverTime: transport.serverTime }
}
