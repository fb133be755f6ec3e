import { expect, test } from 'vitest'
import type { Node } from '../../chain/nodes.ts'
import type { Rpc } from '../../chain/rpc.ts'
import { createPayoutReader } from './readPayout.ts'

const at = (digit: string) => `0x${digit.repeat(40)}` as const
const word = (digit: string) => `0x${digit.repeat(64)}` as const
const hash = word('a')
const [token, from, to] = [at('1'), at('2'), at('3')]
const topic =
  '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
const padded = (address: string) => `0x${address.slice(2).padStart(64, '0')}`

/** What one node says. */
interface Said {
  head?: number
  transaction?: object | null
  receipt?: object | null
  block?: object | null
}
const mined = {
  head: 12,
  transaction: { hash, from, to, value: '0x64' },
  receipt: {
    transactionHash: hash,
    blockHash: word('b'),
    status: '0x1',
    blockNumber: '0xa',
    logs: [
      {
        address: token,
        topics: [topic, padded(from), padded(to)],
        data: `0x${'64'.padStart(64, '0')}`,
        logIndex: '0x5',
      },
    ],
  },
  block: { hash: word('b'), timestamp: '0x3e8' },
} satisfies Required<Said>

const answers: Record<string, (said: Required<Said>) => unknown> = {
  eth_blockNumber: ({ head }) => `0x${head.toString(16)}`,
  eth_getTransactionByHash: ({ transaction }) => transaction,
  eth_getTransactionReceipt: ({ receipt }) => receipt,
  eth_getBlockByNumber: ({ block }) => block,
}

/** Reads with nodes of which each says that, or is away. */
function reading(...all: (Said | 'away' | 'resting')[]) {
  const nodes = all.map((said) => ({ said }) as unknown as Node)
  const saidBy = (node: Node) =>
    (node as unknown as { said: Said | 'away' | 'resting' }).said
  const read = createPayoutReader(
    {
      inOrder: () => nodes,
      isAwake: (node) => saidBy(node) !== 'resting',
      askOne: async (node, what) => {
        const said = saidBy(node)
        if (typeof said === 'string') throw new Error('away')
        const post = async (calls: { method: string }[]) =>
          calls.map(({ method }) => answers[method]?.({ ...mined, ...said }))
        return what({ post } as unknown as Rpc)
      },
    },
    token,
  )
  return read(hash, { source: 'test' })
}
const unmined = { hash, from, to, value: 100n, mined: null }

test('default: what two nodes have in the same block', async () => {
  expect(await reading({}, { head: 11 })).toEqual({
    ...unmined,
    mined: {
      isReverted: false,
      block: 10,
      at: 1_000_000,
      // By the one that is behind.
      confirmations: 2,
      transfers: [expect.objectContaining({ token, from, to, value: 100n })],
    },
  })
})

test('default: where there is one node it is believed', async () => {
  expect(await reading({})).toMatchObject({ mined: { confirmations: 3 } })
  expect(await reading({}, 'resting')).toMatchObject({ mined: { block: 10 } })
})

test('behavior: one of two that fails now leaves it open', async () => {
  expect(await reading({}, 'away')).toBe(null)
  expect(await reading('away', {})).toBe(null)
})

test('behavior: one of two that lies is not believed, whatever it says', async () => {
  const [log] = mined.receipt.logs
  const more = { ...log, data: `0x${'65'.padStart(64, '0')}` }
  const lies: Said[] = [
    { transaction: { ...mined.transaction, value: '0x65' } },
    { transaction: { ...mined.transaction, to: from } },
    { transaction: { ...mined.transaction, from: to } },
    { receipt: { ...mined.receipt, status: '0x0' } },
    { receipt: { ...mined.receipt, logs: [more] } },
    { receipt: { ...mined.receipt, logs: [] } },
    { block: { hash: word('b'), timestamp: '0x3e9' } },
  ]
  for (const lie of lies)
    for (const told of [await reading(lie, {}), await reading({}, lie)])
      expect(told).toMatchObject({ mined: null, isSplit: true })
})

test('behavior: where two differ it is in no block yet', async () => {
  const split = { ...unmined, isSplit: true }
  expect(await reading({}, { receipt: null })).toEqual(split)
  expect(await reading({}, { transaction: null })).toEqual(split)
  expect(await reading({ transaction: null }, {})).toEqual(split)
  const other = { hash: word('c'), timestamp: '0x3e8' }
  const receipt = { ...mined.receipt, blockHash: word('c') }
  expect(await reading({}, { block: other, receipt })).toEqual(split)
})

test('behavior: a block that was undone between two questions holds nothing', async () => {
  const block = { hash: word('d'), timestamp: '0x3e8' }
  expect(await reading({ block })).toEqual(unmined)
})

test('behavior: what no node has is unknown, what none says is nothing', async () => {
  const none = { transaction: null, receipt: null }
  expect(await reading(none, none)).toBe('unknown')
  expect(await reading('away', 'away')).toBe(null)
  expect(await reading({ transaction: { hash: word('e') } })).toBe(null)
})
