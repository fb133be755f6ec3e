import { expect, test, vi } from 'vitest'
import { createBatches } from './batches.ts'

/** Answers with the length of each key, but not of `none`. */
const lengths = () =>
  vi.fn(async (keys: readonly string[]) => {
    if (keys.includes('bad')) throw new Error('no')
    const known = keys.filter((key) => key !== 'none')
    return new Map(known.map((key): [string, number] => [key, key.length]))
  })

test('default: what is asked for in one turn is one question', async () => {
  const ask = lengths()
  const find = createBatches(ask, 10)
  const answers = ['a', 'bb', 'none', 'a'].map(find)
  expect(await Promise.all(answers)).toEqual([1, 2, undefined, 1])
  expect(ask.mock.calls).toEqual([[['a', 'bb', 'none']]])
})

test('behavior: a later turn waits for no answer of an earlier one', async () => {
  let free = () => {}
  const held = new Promise<void>((resolve) => {
    free = resolve
  })
  const find = createBatches(async ([key = '']) => {
    if (key === 'slow') await held
    return new Map([[key, key]])
  }, 10)
  const slow = find('slow')
  await new Promise((resolve) => setImmediate(resolve))
  expect(await find('quick')).toBe('quick')
  free()
  expect(await slow).toBe('slow')
})

test('behavior: more than fit are asked for beside it', async () => {
  const ask = lengths()
  const find = createBatches(ask, 2)
  await Promise.all(['a', 'b', 'c', 'd', 'e'].map(find))
  expect(ask.mock.calls).toEqual([[['a', 'b']], [['c', 'd']], [['e']]])
})

test('error: all who asked together hear of it, and no one else', async () => {
  const find = createBatches(lengths(), 10)
  const together = await Promise.allSettled(['a', 'bad'].map(find))
  expect(together.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await find('a')).toBe(1)
})
