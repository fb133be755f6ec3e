import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ModelChain } from './modelChain.ts'

interface Call {
  id: number
  method: string
  params: unknown[]
}

/** How a node misbehaves; `answer` gets what it would have said. */
export interface Manners {
  chainId?: number
  /** Blocks in one `eth_getLogs`; more are refused as this chain's nodes do. */
  rangeCap?: number
  /** Bends an answer: leaves out, adds, or throws a JSON-RPC error. */
  bend?: (method: string, answer: unknown) => unknown
  /** In place of any body: a status, or a text that is no JSON. */
  broken?: number | string
  /** Accepts and never answers. */
  isSilent?: boolean
}

const toHex = (number: number) => `0x${number.toString(16)}`

/** A node on a socket that tells a model chain, in its own manner. */
export async function startModelNode(chain: ModelChain, manners: Manners = {}) {
  const state = { ...manners }
  const asked: string[] = []

  function result({ method, params }: Call): unknown {
    switch (method) {
      case 'eth_chainId':
        return toHex(state.chainId ?? 25)
      case 'eth_blockNumber':
        return toHex(chain.head())
      case 'eth_getBlockByNumber':
        return chain.rawBlock(
          params[0] === 'latest' ? chain.head() : Number(params[0]),
          params[1] === true,
        )
      case 'eth_getBlockByHash': {
        const number = chain.numberOf(String(params[0]))
        return number === undefined ? null : chain.rawBlock(number, false)
      }
      case 'eth_getLogs': {
        const [filter] = params as [Record<string, string>]
        if (filter.blockHash !== undefined) {
          const number = chain.numberOf(filter.blockHash)
          return number === undefined ? [] : chain.rawLogs(number, number)
        }
        const from = Number(filter.fromBlock)
        const to = Number(filter.toBlock)
        if (to - from + 1 > (state.rangeCap ?? Number.POSITIVE_INFINITY))
          throw Object.assign(
            new Error(`maximum [from, to] blocks distance: ${state.rangeCap}`),
            { code: -32_000 },
          )
        return chain.rawLogs(from, to)
      }
      case 'eth_call': {
        const [asked, block] = params as [{ to: string; data: string }, string]
        const isNew = block === 'latest'
        return chain.call(asked, isNew ? chain.head() : Number(block))
      }
      case 'eth_getTransactionReceipt':
        return chain.rawReceipt(String(params[0]))
      default:
        throw Object.assign(new Error('no such method'), { code: -32_601 })
    }
  }

  function answer(call: Call) {
    asked.push(call.method)
    try {
      const plain = result(call)
      const bent = state.bend ? state.bend(call.method, plain) : plain
      return { jsonrpc: '2.0', id: call.id, result: bent }
    } catch (error) {
      const { code = -32_000, message } = error as Error & { code?: number }
      return { jsonrpc: '2.0', id: call.id, error: { code, message } }
    }
  }

  const server = createServer((request, response) => {
    let text = ''
    request.on('data', (chunk) => {
      text += chunk
    })
    request.on('end', () => {
      if (state.isSilent) return
      if (typeof state.broken === 'number') {
        response.statusCode = state.broken
        response.end('gone')
        return
      }
      const calls: Call | Call[] = JSON.parse(text)
      response.end(
        state.broken ??
          JSON.stringify(
            Array.isArray(calls) ? calls.map(answer) : answer(calls),
          ),
      )
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    /** Behaves otherwise from now on. */
    become: (next: Manners) => Object.assign(state, next),
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
