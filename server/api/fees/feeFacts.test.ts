import { expect, test } from 'vitest'
import { factsOf } from './feeFacts.ts'
import type { Receipt } from './fees.ports.ts'

const address = (digit: string) => `0x${digit.repeat(40)}` as const
const hash = `0x${'1'.repeat(64)}` as const
const terms = { token: address('a'), to: address('b') }

/** What the index knows up to a block, and a receipt of block 12. */
function read(block: number) {
  const receipt: Receipt = { status: 'reverted', block: 12, head: 13, logs: [] }
  return factsOf({
    index: { block, head: 13, reorgs: 0, mended: 0, time: 0 },
    rows: [],
    readTo: 0,
    isAll: true,
    watch: { from: 1, settled: 1 },
    uses: [],
    receipts: new Map([[hash, receipt]]),
    terms,
  })
}

test('default: a receipt tells that it failed, of a block that the index has', () => {
  expect(read(12).receipts.get(hash)).toBe('reverted')
})

test('behavior: one node alone calls no payment a failure: the index may find it', () => {
  expect(read(11).receipts.size).toBe(0)
})
