import { afterEach, describe, expect, test } from 'vitest'
import { createRandom } from '../../dev/world/seed/random.ts'
import { RangeRefusedError } from '../chain/errors.ts'
import { NodeAwayError } from '../errors.ts'
import type { Manners } from '../testing/modelNode.ts'
import {
  nodes,
  question,
  sourceOver,
  stopNodes,
  truth,
  without,
} from '../testing/sourceOver.ts'

afterEach(stopNodes)

const over = (...manners: Manners[]) => sourceOver(createRandom(7), manners)

test('default: one node', async () => {
  const { chain, source } = await over({})
  expect(await source.logs(question)).toEqual(await truth(chain))
  expect((await truth(chain)).length).toBeGreaterThan(40)
  expect(await source.head()).toMatchObject(await chain.source.head())
  const headers = await source.headers([3, 40, 41])
  const known = await chain.source.headers([3, 40])
  expect([...headers]).toMatchObject([...known])
})

test('error: too wide a range is said so, and held against nobody', async () => {
  const { source, health } = await over({ rangeCap: 30 })
  await expect(source.logs(question)).rejects.toThrow(RangeRefusedError)
  expect(health()[0]?.health.score).toBe(1)
})

describe('a second node that allows less at once', () => {
  test.each([30, 20, 7, 3])(
    'behavior: %i blocks: it is asked in parts',
    async (rangeCap) => {
      const { source, chain, health } = await over(
        { bend: without(2) },
        { rangeCap },
      )
      expect(await source.logs(question)).toEqual(await truth(chain))
      const [first, second] = health()
      expect(first?.health.score).toBeLessThan(0.1)
      expect(second?.health.score).toBe(1)
      expect(source.unwitnessed()).toBe(0)
    },
  )

  test('error: nearly nothing: it counts as away, and is not asked on and on', async () => {
    const { source, chain, health } = await over({}, { rangeCap: 2 })
    expect(await source.logs(question)).toEqual(await truth(chain))
    expect(health()[1]?.health.score).toBeLessThan(1)
    expect(source.unwitnessed()).toBe(1)
    const asked = nodes[1]?.asked.filter((name) => name === 'eth_getLogs')
    expect(asked?.length).toBeLessThan(10)
  })

  test('error: not even one block', async () => {
    const { source, chain, health } = await over({}, { rangeCap: 0 })
    const one = { ...question, fromBlock: 40 }
    expect(await source.logs(one)).toEqual(await chain.source.logs(one))
    expect(health()[1]?.health.score).toBeLessThan(1)
    expect(source.unwitnessed()).toBe(1)
  })
})

test('behavior: ranges that one node alone told are counted, where there are two', async () => {
  const { source, pass } = await over({}, { broken: 503 })
  await source.logs(question)
  // It rests, which is no better.
  await source.logs(question)
  expect(source.unwitnessed()).toBe(2)
  nodes[1]?.become({ broken: undefined as never })
  pass(700_000)
  await source.logs(question)
  expect(source.unwitnessed()).toBe(2)
  const alone = await over({})
  await alone.source.logs(question)
  expect(alone.source.unwitnessed()).toBe(0)
})

test('behavior: a second node that has no block of the range yet is no witness', async () => {
  const isYoung = (method: string, answer: unknown) =>
    method === 'eth_getBlockByNumber'
      ? { ...(answer as object), number: '0x5' }
      : answer
  const { source, chain } = await over({}, { bend: isYoung })
  const late = { ...question, fromBlock: 6 }
  expect(await source.logs(late)).toEqual(await chain.source.logs(late))
  expect(source.unwitnessed()).toBe(1)
  await source.logs(question)
  expect(source.unwitnessed()).toBe(1)
})

test('error: one block is never too wide: the next node is asked', async () => {
  const limited = (method: string, answer: unknown) => {
    if (method !== 'eth_getLogs') return answer
    throw Object.assign(new Error('daily limit exceeded'), { code: -32_005 })
  }
  const { source, chain, health } = await over({ bend: limited }, {})
  const one = { ...question, fromBlock: 40 }
  expect(await source.logs(one)).toEqual(await chain.source.logs(one))
  expect(health()[0]?.health.score).toBeLessThan(1)
  nodes[1]?.become({ bend: limited })
  await expect(source.logs(one)).rejects.toThrow(NodeAwayError)
})

test('error: no node answers', async () => {
  const { source } = await over({ broken: 500 }, { broken: 'no' })
  await expect(source.head()).rejects.toThrow(NodeAwayError)
})

test('behavior: a node that failed rests, and is asked again when it is back', async () => {
  const { source, pass } = await over({}, {})
  const [first, second] = nodes
  first?.become({ broken: 503 })
  await source.head()
  const before = second?.asked.length
  first?.become({ broken: undefined as never })
  await source.head()
  expect(second?.asked.length).toBe(Number(before) + 1)
  pass(700_000)
  const count = first?.asked.length
  for (let times = 0; times < 3; times++) await source.head()
  expect(first?.asked.length).toBeGreaterThanOrEqual(Number(count))
})
