import { afterEach, expect, test } from 'vitest'
import { createRandom } from '../../dev/world/seed/random.ts'
import { createRpc } from '../chain/rpc.ts'
import { NodeAwayError } from '../errors.ts'
import { contracts, createModelChain, fees } from '../testing/modelChain.ts'
import { type Manners, startModelNode } from '../testing/modelNode.ts'
import { createEndpoint } from './endpoint.ts'
import { isCoinFee } from './fees.ts'

const head = 40
const all = { fromBlock: 0, toBlock: head }
const addresses = [contracts.nft, contracts.token]

const nodes: Awaited<ReturnType<typeof startModelNode>>[] = []
afterEach(async () => {
  await Promise.all(nodes.splice(0).map((node) => node.stop()))
})

async function over(manners: Manners) {
  const chain = createModelChain(createRandom(7))
  chain.grow(head)
  const node = await startModelNode(chain, manners)
  nodes.push(node)
  const endpoint = createEndpoint(createRpc(node.url))
  return {
    chain,
    endpoint,
    feesPaid: () => endpoint.coins(all, (coin) => isCoinFee(fees, coin)),
  }
}

test('default: fees paid in coins, with the blocks that were read', async () => {
  const { chain, feesPaid } = await over({})
  const { transfers, blocks } = await feesPaid()
  expect(chain.coinFees().length).toBeGreaterThan(3)
  expect(transfers).toEqual(chain.coinFees())
  expect(blocks.size).toBe(head + 1)
})

test('behavior: a payment that failed is no fee', async () => {
  const { feesPaid } = await over({
    bend: (method, answer) =>
      method === 'eth_getTransactionReceipt' ? { status: '0x0' } : answer,
  })
  expect((await feesPaid()).transfers).toEqual([])
})

test('error: a receipt that is not there yet is no failed payment', async () => {
  const { feesPaid } = await over({
    bend: (method, answer) =>
      method === 'eth_getTransactionReceipt' ? null : answer,
  })
  await expect(feesPaid()).rejects.toThrow(NodeAwayError)
})

test('error: a block that is not there is not passed over', async () => {
  const { feesPaid } = await over({
    bend: (_, answer) =>
      (answer as { number?: string }).number === '0x28' ? null : answer,
  })
  await expect(feesPaid()).rejects.toThrow(NodeAwayError)
})

test('error: no logs of blocks that the node does not have yet', async () => {
  const { endpoint } = await over({
    bend: (method, answer) =>
      method === 'eth_blockNumber'
        ? '0x27'
        : method === 'eth_getLogs'
          ? []
          : answer,
  })
  await expect(endpoint.logs({ ...all, addresses })).rejects.toThrow(
    NodeAwayError,
  )
  const earlier = { fromBlock: 0, toBlock: head - 1, addresses }
  expect(await endpoint.logs(earlier)).toEqual([])
})
