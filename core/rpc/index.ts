export { createRpc, RpcError } from './rpc.ts'
export type { CallOptions, Rpc, RpcFetch, RpcOptions } from './rpc.types.ts'
export { pause } from './within.ts'
