export { pause } from '../http/within.ts'
export { createRpc, RpcError } from './rpc.ts'
export type { CallOptions, Rpc, RpcFetch, RpcOptions } from './rpc.types.ts'
