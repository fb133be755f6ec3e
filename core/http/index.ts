export { type Clock, platformClock, type Signal } from '../ports/clock.ts'
export {
  type AskApi,
  type AskOf,
  type AskOptions,
  createAsk,
  createAskOf,
} from './ask.ts'
export { type Calls, type CallsOf, shellCalls } from './calls.ts'
export { type ApiClient, createApiClient } from './client.ts'
export type {
  Fetch,
  FetchInit,
  FetchResponse,
  HttpAnswer,
  HttpCall,
  TransportOptions,
} from './http.types.ts'
export {
  createQueryFn,
  type QueryContext,
  type QueryFnOptions,
} from './queryFn.ts'
export { createTransport, type Transport } from './transport.ts'
