import { expect, test } from 'vitest'
import { createTurns } from './turns.ts'

const bounds = {
  open: 2,
  waiting: 10,
  reason: 'dear',
  each: { open: 1, waiting: 2 },
}

/** Work that is begun in turn and ends when it is told to. */
function open() {
  const turns = createTurns(bounds)
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const refused: unknown[] = []
  const ask = (source: string, name: string, signal?: AbortSignal) =>
    turns
      .take({ source, signal }, async () => {
        begun.push(name)
        await new Promise<void>((end) => ends.set(name, end))
      })
      .catch((error) => refused.push(error))
  const settled = () => new Promise((next) => setImmediate(next))
  const end = async (name: string) => {
    ends.get(name)?.()
    await settled()
  }
  return { turns, begun, refused, ask, end, settled }
}

test('default: one of a source at a time, two wait, the rest come back', async () => {
  const { ask, begun, refused, settled, end } = open()
  for (let at = 1; at <= 33; at += 1) void ask('a', `a${at}`)
  await settled()
  expect(begun).toEqual(['a1'])
  expect(refused).toHaveLength(30)
  expect(refused[0]).toMatchObject({
    code: 'rate_limited',
    status: 429,
    reason: 'dear',
    headers: { 'Retry-After': '1' },
    details: { reason: 'busy' },
  })
  await end('a1')
  await end('a2')
  await end('a3')
  expect(begun).toEqual(['a1', 'a2', 'a3'])
})

test('behavior: sources have their turn one after the other', async () => {
  const { ask, begun, end, settled } = open()
  for (const at of [1, 2, 3]) void ask('a', `a${at}`)
  for (const at of [1, 2]) void ask('b', `b${at}`)
  void ask('c', 'c1')
  await settled()
  expect(begun).toEqual(['a1', 'b1'])
  for (const [over, next] of [
    ['a1', 'c1'],
    ['b1', 'a2'],
    ['c1', 'b2'],
    ['a2', 'a3'],
  ]) {
    await end(String(over))
    expect(begun.at(-1)).toBe(next)
  }
})

test('behavior: who goes away frees the place', async () => {
  const { turns, ask, begun, end, refused, settled } = open()
  const gone = new AbortController()
  void ask('a', 'a1')
  void ask('a', 'a2', gone.signal)
  void ask('a', 'a3')
  await settled()
  gone.abort('gone')
  await settled()
  expect([turns.waiting(), refused]).toEqual([1, ['gone']])
  void ask('a', 'a4')
  await end('a1')
  await end('a3')
  expect(begun).toEqual(['a1', 'a3', 'a4'])
})

test('error: all of them together are bounded too', async () => {
  const { turns, ask, refused, settled } = open()
  for (let at = 0; at < 40; at += 1) void ask(`source ${at}`, String(at))
  await settled()
  expect([turns.waiting(), refused.length]).toEqual([10, 28])
})

test('error: work that fails ends its turn', async () => {
  const { turns, ask, begun, settled } = open()
  const failing = turns.take({ source: 'a' }, async () => {
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  void ask('a', 'a1')
  await settled()
  expect(begun).toEqual(['a1'])
})
