import { bytesToString } from 'viem'
import type { FetchResponse } from '../http/http.types.ts'
import type { RpcFetch } from '../rpc/index.ts'
import { type ByteStream, readBytes } from './readBytes.ts'

/** The part of `fetch` that is used: the browser's and Node's both fit. */
export type NodeFetch = (
  ...sent: Parameters<RpcFetch>
) => Promise<FetchResponse & { body: ByteStream | null }>

/** A block with ten thousand transactions has less: anything longer is no answer. */
const mostOfAnswer = 2_000_000

/** Asks a node that anyone may name: of its answer no more is read than one may have. */
export const boundFetch =
  (fetch: NodeFetch): RpcFetch =>
  async (url, init) => {
    const { ok, status, statusText, headers, body } = await fetch(url, init)
    const text = async () =>
      body ? bytesToString(await readBytes(body, mostOfAnswer)) : ''
    return { ok, status, statusText, headers, text }
  }
