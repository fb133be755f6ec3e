import { expect, test } from 'vitest'
import type { Rpc } from '../rpc/index.ts'
import { findForgotten } from './payment.forgotten.ts'

const from = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const to = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const sent = { from, to, value: '0x1', input: '0x', nonce: '0x7', hash: '0x02' }

/** Counts a transaction that it shows after so many looks at its block. */
function node(behind: number) {
  const rpc: Rpc = {
    call: async (method) => {
      switch (method) {
        case 'eth_getTransactionCount':
          return '0x8'
        case 'eth_blockNumber':
          return '0x64'
        default:
          return { transactions: behind-- > 0 ? [] : [sent] }
      }
    },
  }
  return rpc
}

const find = (behind: number, value = 1n) => {
  let rests = 3
  const asked = {
    call: { to, value, data: '0x' },
    from,
    nonce: 7,
    fromBlock: 100,
    isOthers: () => false,
  } as const
  return findForgotten(asked, new AbortController().signal, {
    rpc: node(behind),
    rest: async () => {
      if (rests-- <= 0) throw new Error('given up')
    },
  })
}

test('default: what was sent is found by what it does', async () => {
  expect(await find(0)).toEqual({ hash: '0x02', nonce: 7 })
})

test('behavior: what pays for something else is not ours', async () => {
  expect(await find(0, 2n)).toBeNull()
})

test('behavior: what is counted but not shown is not taken for unsent', async () => {
  expect(await find(2)).toEqual({ hash: '0x02', nonce: 7 })
  await expect(find(9)).rejects.toThrow('given up')
})
