import type { Fetch } from '../http/index.ts'
import type { RpcFetch } from '../rpc/index.ts'

/** Asks both the club and a node: the browser's `fetch` and Node's fit. */
export type PlatformFetch = Fetch & RpcFetch
