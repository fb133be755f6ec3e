import { expect, test } from 'vitest'
import { NodeAwayError } from '../../errors.ts'
import { createBlockTimes } from './blockTimes.ts'

/** Blocks 10 and 20 are kept, ten seconds apart; a node is asked for the others. */
function open() {
  const asked: number[] = []
  const node: { says: number | 'away' } = { says: 103 }
  const kept = [
    { block: 10, time: 100 },
    { block: 20, time: 110 },
  ]
  const around = async (block: number) =>
    kept.filter((each) => each.block <= block === (each.block === 10))
  const find = createBlockTimes({ around }, async (block) => {
    asked.push(block)
    if (node.says === 'away') throw new NodeAwayError('away')
    return node.says
  })
  const timeOf = (block: number, reorgs: number) =>
    find(block, reorgs, { source: 'one' })
  return { asked, node, timeOf }
}

const sure = (time: number) => ({ time, isGuess: false })

test('default: kept blocks tell their own time, a node that of others, once', async () => {
  const { asked, timeOf } = open()
  expect(await timeOf(10, 0)).toEqual(sure(100))
  expect(await timeOf(15, 0)).toEqual(sure(103))
  expect(await timeOf(15, 0)).toEqual(sure(103))
  expect(asked).toEqual([15])
})

test.each([
  ['does not answer', 'away' as const],
  ['says what is too early', 99],
  ['says what is too late', 111],
])(
  'error: while a node %s it is a guess, until it does better',
  async (_, says) => {
    const { node, timeOf } = open()
    node.says = says
    expect(await timeOf(15, 0)).toEqual({ time: 105, isGuess: true })
    node.says = 104
    expect(await timeOf(15, 0)).toEqual(sure(104))
  },
)

test('behavior: after a reorg the block is another, and asked for again', async () => {
  const { node, timeOf } = open()
  expect(await timeOf(15, 0)).toEqual(sure(103))
  node.says = 108
  expect(await timeOf(15, 1)).toEqual(sure(108))
})

test('behavior: what was asked before a reorg is not remembered after it', async () => {
  const { node, timeOf } = open()
  const before = timeOf(15, 0)
  const other = timeOf(16, 1)
  expect(await before).toEqual(sure(103))
  await other
  node.says = 107
  expect(await timeOf(15, 1)).toEqual(sure(107))
})

test('error: where nothing is kept on one side, the other is all there is to guess by', async () => {
  const { node, timeOf } = open()
  node.says = 'away'
  expect(await timeOf(3, 0)).toEqual({ time: 110, isGuess: true })
  expect(await timeOf(25, 0)).toEqual({ time: 100, isGuess: true })
})
