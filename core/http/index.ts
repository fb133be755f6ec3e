export {
  type ApiClient,
  type CallOptions,
  createApiClient,
  type ResponseOf,
} from './client.ts'
export { platformClock } from './clock.ts'
export type {
  Clock,
  Fetch,
  FetchInit,
  FetchResponse,
  HttpAnswer,
  HttpCall,
  Signal,
  TransportOptions,
} from './http.types.ts'
export {
  createQueryFn,
  type QueryContext,
  type QueryFnOptions,
} from './queryFn.ts'
export { createTransport, type Transport } from './transport.ts'
