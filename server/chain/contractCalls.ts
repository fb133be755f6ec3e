import { decodeAbiParameters, encodeFunctionData } from 'viem'
import { nftAbi as abi } from './abi.ts'
import { CallRefusedError, UnbelievableAnswerError } from './errors.ts'
import { bytes, toHex } from './judged.ts'
import type { Rpc, RpcRequest } from './rpc.ts'

type Hex = `0x${string}`

/** Of an answer, as JSON: the longest text that a token is described with. */
const mostBytes = 300_000

/** What is asked of contracts; both have the first two. */
export const calls = {
  balanceOf: (owner: Hex) =>
    encodeFunctionData({ abi, functionName: 'balanceOf', args: [owner] }),
  totalSupply: () => encodeFunctionData({ abi, functionName: 'totalSupply' }),
  tokenByIndex: (index: bigint) =>
    encodeFunctionData({ abi, functionName: 'tokenByIndex', args: [index] }),
  tokenUri: (id: bigint) =>
    encodeFunctionData({ abi, functionName: 'tokenURI', args: [id] }),
}

/** A call of a contract at a block, at the newest without one. */
export const callRequest = (
  to: Hex,
  data: Hex,
  block?: number,
): RpcRequest => ({
  method: 'eth_call',
  params: [{ to, data }, block === undefined ? 'latest' : toHex(block)],
})

function dataIn(result: unknown): Hex {
  const parsed = bytes.safeParse(result)
  if (!parsed.success) throw new UnbelievableAnswerError('no data')
  return parsed.data
}

/** @throws CallRefusedError where it is no number: no such contract is there. */
export function uintIn(result: unknown): bigint {
  const data = dataIn(result)
  if (data.length < 66) throw new CallRefusedError('no number')
  return BigInt(data.slice(0, 66))
}

/** @throws CallRefusedError where it is no text. */
export function textIn(result: unknown): string {
  const data = dataIn(result)
  try {
    return decodeAbiParameters([{ type: 'string' }], data)[0]
  } catch (cause) {
    throw new CallRefusedError('no text', { cause })
  }
}

/** Calls one contract of a node, as of a block. */
export function contractOf(rpc: Rpc, to: Hex, block?: number) {
  async function call(data: Hex): Promise<unknown> {
    const { method, params } = callRequest(to, data, block)
    return rpc.ask(method, params, { bytes: mostBytes })
  }
  return {
    uint: async (data: Hex) => uintIn(await call(data)),
    text: async (data: Hex) => textIn(await call(data)),
  }
}
