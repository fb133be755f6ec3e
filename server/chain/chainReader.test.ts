import { pino } from 'pino'
import { expect, test } from 'vitest'
import { byHand, soundNode, startRpcStub } from '../testing/rpcStub.ts'
import { createChainReader } from './chainReader.ts'
import { createNodes } from './nodes.ts'

const address = '0x00000000000000000000000000000000000000bb'

const log = pino({ level: 'silent' })
const at = { nft: address, token: address, swap: address } as const

/** A node that says no to each call of a contract, in its own words. */
async function open(error: object) {
  const sound = soundNode()
  const node = await startRpcStub((call, response) => {
    if (call.method !== 'eth_call') return sound(call, response)
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ jsonrpc: '2.0', id: call.id, error }))
    return byHand
  })
  const nodes = createNodes([node.url], log)
  return {
    reader: createChainReader(nodes, at),
    askAgain: () => nodes.ask((rpc) => rpc.ask('eth_blockNumber', [])),
    close() {
      nodes.close()
      node.close()
    },
  }
}

test.each([
  { code: 3, message: 'execution reverted: no such token', data: '0x' },
  { code: -32000, message: 'execution reverted' },
  { code: -32000, message: 'execution reverted: ERC721: invalid token ID' },
  { code: -32000, message: 'rpc error: desc = execution reverted: no such' },
  { code: -32000, message: 'out of gas' },
  { code: -32000, message: 'invalid opcode: INVALID' },
  { code: -32015, message: 'VM execution error.', data: 'Reverted 0x' },
])(
  'behavior: a token that is none leaves the node open to others: $message',
  async (error) => {
    const { reader, askAgain, close } = await open(error)
    expect(await reader.tokenUris([5n])).toEqual([undefined])
    expect(await askAgain()).toBe('0x64')
    close()
  },
)

test('error: what is the node’s own trouble is no answer about a token', async () => {
  const { reader, close } = await open({ code: -32005, message: 'too many' })
  await expect(reader.tokenUris([5n])).rejects.toThrow('node away')
  close()
})

test('behavior: a block that the node does not know leaves it open to others', async () => {
  const sound = soundNode()
  const node = await startRpcStub((call, response) =>
    call.method === 'eth_getBlockByNumber' ? null : sound(call, response),
  )
  const nodes = createNodes([node.url], log)
  const reader = createChainReader(nodes, at)
  await expect(reader.timeOf(5)).rejects.toThrow('block not known')
  expect((await reader.holdingsOf(address)).nftCount).toBe(7)
  nodes.close()
  node.close()
})
