import { expect, test } from 'vitest'
import { UnbelievableAnswerError } from '../chain/errors.ts'
import type { RawLog } from './chainLog.ts'
import { inOrder } from './inOrder.ts'

const word = (value: number) =>
  `0x${value.toString(16).padStart(64, '0')}` as const

/** A log in a block, of a transaction, with an index; told by a number. */
const log = (
  blockNumber: number,
  transactionIndex: number | undefined,
  logIndex: number,
): RawLog => ({
  blockNumber,
  transactionIndex,
  logIndex,
  blockHash: word(blockNumber),
  transactionHash: word(blockNumber * 1_000 + (transactionIndex ?? 0)),
  address: '0x11',
  topics: [],
  data: '0x',
})

const told = (logs: readonly RawLog[]) =>
  inOrder(logs).map(({ blockNumber, transactionIndex, logIndex }) => [
    blockNumber,
    transactionIndex,
    logIndex,
  ])
const places = (logs: readonly RawLog[]) =>
  inOrder(logs).map(({ place }) => place)

test('default: the place is the log index, which counts through the block', () => {
  const logs = [log(2, 0, 0), log(1, 3, 9), log(1, 0, 2), log(1, 0, 1)]
  expect(told(logs)).toEqual([
    [1, 0, 1],
    [1, 0, 2],
    [1, 3, 9],
    [2, 0, 0],
  ])
  expect(places(logs)).toEqual([1, 2, 9, 0])
})

test.each([
  ['two have the same index', [log(1, 1, 0), log(1, 0, 0), log(1, 1, 1)]],
  ['a later one has a smaller index', [log(1, 1, 2), log(1, 0, 5)]],
])('behavior: counted anew in each transaction: %s', (_, logs) => {
  const expected = logs
    .map(({ transactionIndex, logIndex }) => [1, transactionIndex, logIndex])
    .sort(([, a = 0, b = 0], [, c = 0, d = 0]) => a - c || b - d)
  expect(told(logs)).toEqual(expected)
  expect(new Set(places(logs)).size).toBe(logs.length)
})

test('behavior: the place is the same whatever else is asked for', () => {
  const mixed = [log(5, 0, 0), log(5, 2, 0), log(5, 2, 1)]
  const around = [log(4, 0, 0), log(4, 1, 1), log(6, 0, 3)]
  const alone = places(mixed)
  const among = inOrder([...around, ...mixed])
  expect(
    among.flatMap((each) => (each.blockNumber === 5 ? [each.place] : [])),
  ).toEqual(alone)
  expect(
    among.flatMap((each) => (each.blockNumber === 5 ? [] : [each.place])),
  ).toEqual([0, 1, 3])
})

test('behavior: put in order again, they have the same places', () => {
  const once = inOrder([log(1, 1, 0), log(1, 0, 0), log(2, 0, 4)])
  expect(inOrder(once)).toEqual(once)
})

test('parameters: a place is an integer of 31 bits', () => {
  const last = [log(1, 0, 0), log(1, 65_535, 0), log(1, 65_535, 32_767)]
  expect(places(last)).toEqual([0, 2 ** 31 - 2 ** 15, 2 ** 31 - 1])
})

test.each<[string, RawLog[]]>([
  ['the same log twice', [log(1, 0, 0), log(1, 0, 0)]],
  [
    'two at one index, of nobody knows where',
    [log(1, undefined, 0), log(1, 1, 0)],
  ],
  [
    'a block of two hashes',
    [log(1, 0, 0), { ...log(1, 1, 1), blockHash: word(9) }],
  ],
  ['more transactions than there can be', [log(1, 0, 0), log(1, 65_536, 0)]],
  [
    'more logs than there can be',
    [log(1, 0, 0), log(1, 1, 0), log(1, 1, 32_768)],
  ],
])('error: %s', (_, logs) => {
  expect(() => inOrder(logs)).toThrow(UnbelievableAnswerError)
})
