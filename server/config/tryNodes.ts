import { chain } from '@narwhal-club/core/constants'
import { createRpc, type Rpc } from '../chain/rpc.ts'
import type { Env } from '../env.ts'
import { type Found, fault, fine } from './found.ts'

/** Blocks at once, the most first: the index begins with what a node takes. */
const ranges = [10_000, 2_000, 500, 100, 10]

const hex = (number: number) => `0x${number.toString(16)}`
const textOf = (error: unknown) =>
  error instanceof Error ? error.message : String(error)

async function widestRange(rpc: Rpc, head: number, address: string) {
  for (const blocks of ranges) {
    const fromBlock = hex(Math.max(0, head - blocks + 1))
    const filter = { address, fromBlock, toBlock: hex(head) }
    const taken = await rpc.ask('eth_getLogs', [filter]).then(
      () => true,
      () => false,
    )
    if (taken) return blocks
  }
  return null
}

async function tryNode(url: string, env: Env): Promise<Found[]> {
  const rpc = createRpc(url)
  const began = performance.now()
  const id = await rpc.namedChain().catch(textOf)
  if (typeof id === 'string')
    return [fault(`node ${rpc.name} does not answer: ${id}`)]
  if (id !== chain.id)
    return [fault(`RPC_URL is on chain ${id}, not ${chain.id} (${rpc.name})`)]
  const took = Math.round(performance.now() - began)
  const found = [fine(`node ${rpc.name}: chain ${id}, answered in ${took} ms`)]
  try {
    const head = Number(await rpc.ask('eth_blockNumber', []))
    const blocks = await widestRange(rpc, head, env.NFT_CONTRACT)
    found.push(
      blocks === null
        ? fault(`node ${rpc.name} tells no logs (eth_getLogs)`)
        : fine(
            `node ${rpc.name}: head ${head}, logs of ${blocks} blocks at once`,
          ),
    )
    if (env.INDEX_FROM > head)
      found.push(fault(`INDEX_FROM ${env.INDEX_FROM} is after head ${head}`))
    for (const name of [
      'NFT_CONTRACT',
      'TOKEN_CONTRACT',
      'SWAP_CONTRACT',
    ] as const) {
      const code = await rpc.ask('eth_getCode', [env[name], 'latest'])
      if (code === '0x')
        found.push(fault(`${name} ${env[name]} is no contract (${rpc.name})`))
    }
  } catch (error) {
    found.push(fault(`node ${rpc.name} broke off: ${textOf(error)}`))
  }
  return found
}

/** Asks each node what the server will ask of it. */
export async function tryNodes(env: Env): Promise<Found[]> {
  const found = (
    await Promise.all(env.RPC_URL.map((url) => tryNode(url, env)))
  ).flat()
  if (env.NODE_ENV === 'production' && env.RPC_URL.length < 2)
    found.push(
      fine(
        'RPC_URL names one node: what it says of payments and contract wallets is believed',
      ),
    )
  return found
}
