import type { Chain } from './chain/chain.ts'
import { gasPrice } from './chain/chain.ts'
import {
  type Hex,
  type MockTransaction,
  NodeRefusal,
  notTaught,
} from './chain/chain.types.ts'
import { revertText } from './chain/revertText.ts'
import { plainGas, tooFewCoins } from './chain/submit.ts'

type Params = readonly unknown[]
type Method = (chain: Chain, params: Params) => unknown

interface CallParameter {
  from?: Hex
  to?: Hex
  data?: Hex
  input?: Hex
  value?: Hex
}

const hex = (value: number | bigint): Hex => `0x${value.toString(16)}`
const nobody: Hex = `0x${'0'.repeat(40)}`
/** A block's hash is its number: nothing in the product looks further. */
const blockHash = (block: number): Hex =>
  `0x${block.toString(16).padStart(64, '0')}`

/** Returns the block that a tag or number means; null for one to come. */
function blockOf({ state }: Chain, tag: unknown): number | null {
  const { head } = state()
  if (tag === 'earliest') return 0
  if (tag === undefined || tag === 'latest' || tag === 'pending') return head
  if (typeof tag !== 'string' || !tag.startsWith('0x'))
    throw notTaught(`the block '${tag}'`)
  return Number(tag) <= head ? Number(tag) : null
}

/** @throws NodeRefusal for a block to come. */
function requireBlock(chain: Chain, tag: unknown): number {
  const block = blockOf(chain, tag)
  if (block !== null) return block
  const asked = `block height is ${chain.state().head} but requested was ${Number(tag)}`
  throw new NodeRefusal(-32_602, `BlockOutOfRangeError: ${asked}`)
}

/** Balances of old blocks are not kept: asked for, they are refused. */
function requireNewest(chain: Chain, tag: unknown) {
  if (requireBlock(chain, tag) !== chain.state().head)
    throw new NodeRefusal(
      -32_000,
      'The mock chain keeps no state of old blocks',
    )
}

function runCall(chain: Chain, parameter: unknown, tag: unknown): Hex {
  requireNewest(chain, tag)
  const { to = null, data, input, ...more } = parameter as CallParameter
  const from = (more.from ?? nobody).toLowerCase() as Hex
  if ((chain.state().cro[from] ?? 0n) < BigInt(more.value ?? 0))
    throw new NodeRefusal(-32_003, tooFewCoins)
  const outcome = chain.call(to, { from, data: data ?? input ?? '0x' })
  if (outcome.ok) return outcome.result
  throw new NodeRefusal(3, revertText(outcome.data), outcome.data)
}

function presentTransaction(each: MockTransaction, { id }: Chain) {
  const { block } = each
  return {
    type: '0x2',
    chainId: hex(id),
    hash: each.hash,
    from: each.from,
    to: each.to,
    value: hex(each.value),
    input: each.input,
    nonce: hex(each.nonce),
    gas: hex(each.gas),
    maxFeePerGas: hex(each.maxFeePerGas),
    maxPriorityFeePerGas: hex(each.maxPriorityFeePerGas),
    blockNumber: block === null ? null : hex(block),
    blockHash: block === null ? null : blockHash(block),
  }
}

const find = ({ state }: Chain, hash: unknown) =>
  state().transactions.find((each) => each.hash === hash)

function presentReceipt(chain: Chain, [hash]: Params) {
  const found = find(chain, hash)
  if (!found || found.block === null) return null
  return {
    type: '0x2',
    status: found.succeeded ? '0x1' : '0x0',
    transactionHash: found.hash,
    from: found.from,
    to: found.to,
    blockNumber: hex(found.block),
    blockHash: blockHash(found.block),
    contractAddress: null,
  }
}

function presentBlock(chain: Chain, [tag, isFull]: Params) {
  const number = blockOf(chain, tag)
  if (number === null) return null
  const held = chain
    .state()
    .transactions.filter(({ block }) => block === number)
  return {
    number: hex(number),
    hash: blockHash(number),
    timestamp: hex(chain.timeOf(number)),
    baseFeePerGas: hex(gasPrice),
    transactions: held.map((each) =>
      isFull ? presentTransaction(each, chain) : each.hash,
    ),
  }
}

/** What the product and the demo wallet ask a node. */
const methods: Record<string, Method> = {
  eth_chainId: ({ id }) => hex(id),
  net_version: ({ id }) => String(id),
  eth_blockNumber: ({ state }) => hex(state().head),
  eth_gasPrice: () => hex(gasPrice),
  eth_maxPriorityFeePerGas: () => hex(1_000_000_000),
  eth_getBalance: (chain, [address, tag]) => {
    requireNewest(chain, tag)
    return hex(chain.state().cro[String(address).toLowerCase()] ?? 0n)
  },
  // No code is kept: who asks wants to know whether there is any.
  eth_getCode: (chain, [address, tag]) => {
    requireNewest(chain, tag)
    return chain.isContract(String(address)) ? '0xfe' : '0x'
  },
  eth_call: (chain, [parameter, tag]) => runCall(chain, parameter, tag),
  eth_estimateGas: (chain, [parameter]) => {
    // What it would cost is told of what cannot be paid, too.
    const free = { ...(parameter as CallParameter), value: '0x0' }
    const isCall = runCall(chain, free, 'latest') !== '0x'
    return isCall ? hex(65_000) : hex(plainGas)
  },
  eth_getTransactionCount: (chain, [address, tag]) => {
    const upTo = tag === 'pending' ? tag : requireBlock(chain, tag)
    return hex(chain.countSent(String(address), upTo))
  },
  eth_getTransactionByHash: (chain, [hash]) => {
    const found = find(chain, hash)
    return found ? presentTransaction(found, chain) : null
  },
  eth_getTransactionReceipt: presentReceipt,
  eth_getBlockByNumber: presentBlock,
  eth_sendRawTransaction: (chain, [raw]) => chain.submit(raw as Hex),
}

interface RpcRequest {
  id?: unknown
  method?: unknown
  params?: Params
}

/** Answers one JSON-RPC request, or a batch of them. */
export async function answerRpc(chain: Chain, body: unknown): Promise<unknown> {
  if (Array.isArray(body))
    return Promise.all(body.map((each) => answerRpc(chain, each)))
  const { id = null, method, params = [] } = (body ?? {}) as RpcRequest
  chain.catchUp()
  try {
    const run = methods[String(method)]
    if (!run) throw new NodeRefusal(-32_601, 'Method not found')
    return { jsonrpc: '2.0', id, result: await run(chain, params) }
  } catch (error) {
    if (!(error instanceof NodeRefusal)) throw error
    const { code, message, data } = error
    return {
      jsonrpc: '2.0',
      id,
      error: { code, message, ...(data && { data }) },
    }
  }
}
