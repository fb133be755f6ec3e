import { expect, test } from 'vitest'
import { NodeAwayError } from '../../errors.ts'
import { createNftArt } from './nftArt.ts'

const uri = (metadata: object) =>
  `data:application/json;base64,${btoa(JSON.stringify(metadata))}`
const image = 'data:image/svg+xml;base64,AA=='

/** A collection of the tokens 1 to 5; its node can be cut off. */
function open({ minted }: { minted?: string[] } = {}) {
  const asked: bigint[][] = []
  let isAway = false
  const chain = {
    async tokenUris(ids: readonly bigint[]) {
      asked.push([...ids])
      if (isAway) throw new NodeAwayError('away')
      return ids.map((id) =>
        id >= 1n && id <= 5n ? uri({ name: `No. ${id}`, image }) : undefined,
      )
    },
  }
  const art = createNftArt(chain, async (ids) =>
    minted ? ids.filter((id) => minted.includes(id)) : [...ids],
  )
  return {
    of: (ids: string[], source = 'one') => art.of(ids, { source }),
    asked,
    cut() {
      isAway = true
    },
  }
}

test('default: members once each, in the order asked for; others are left out', async () => {
  const { of } = open()
  const greatest = (2n ** 256n).toString()
  expect(await of(['3', '9', '0', '003', '1', greatest])).toEqual([
    { id: '3', name: 'No. 3', image },
    { id: '1', name: 'No. 1', image },
  ])
})

test('behavior: each is read once, also when it is asked for at once', async () => {
  const { of, asked } = open()
  await Promise.all([of(['1', '2']), of(['2', '3']), of(['1', '3'])])
  await of(['3', '2', '1'])
  expect(asked.flat().sort()).toEqual([1n, 2n, 3n])
})

test('error: a node that is away is told of where it is needed', async () => {
  const { of, cut } = open()
  await of(['1', '2', '9'])
  cut()
  expect(await of(['2', '9', '1'])).toHaveLength(2)
  await expect(of(['1', '4'])).rejects.toMatchObject({
    code: 'unavailable',
    headers: { 'Retry-After': '1' },
  })
})

test('error: art that is no picture of its own is not passed on', async () => {
  const art = createNftArt(
    {
      tokenUris: async () => [
        uri({ name: 'n'.repeat(500), image: 'https://evil.example/x.png' }),
        'https://evil.example/1.json',
      ],
    },
    async (ids) => [...ids],
  )
  expect(await art.of(['1', '2'], { source: 'one' })).toEqual([
    { id: '1', name: 'n'.repeat(100), image: '' },
    { id: '2', name: '#2', image: '' },
  ])
})

test('error: more at once than the node is to bear are sent away', async () => {
  const { of, asked } = open()
  const ids = Array.from({ length: 40 }, (_, index) => String(100 + index))
  const ask = async (ids: string[], source: string) => {
    const asked = ids.map((id) => of([id], source))
    const outcomes = await Promise.allSettled(asked)
    return outcomes.filter(({ status }) => status === 'rejected').length
  }
  // Of one source two are read and eight wait; of all together twenty.
  const refused = await Promise.all([
    ask(ids.slice(0, 20), 'one'),
    ask(ids.slice(20), 'two'),
  ])
  expect([refused, asked.length]).toEqual([[10, 10], 20])
  expect(await of(ids.slice(0, 10))).toEqual([])
})

test('error: ids that the index does not know are asked of no node', async () => {
  const { of, asked } = open({ minted: ['2', '4'] })
  const unknown = Array.from({ length: 24 }, (_, index) => String(900 + index))
  expect(await of(unknown)).toEqual([])
  expect(asked).toEqual([])
  expect(await of(['2', '900', '4'])).toHaveLength(2)
  expect(asked).toEqual([[2n, 4n]])
})

test('behavior: one that leaves its line takes along no other that waits for the same', async () => {
  const ends: (() => void)[] = []
  const chain = {
    async tokenUris(ids: readonly bigint[]) {
      await new Promise<void>((end) => ends.push(end))
      return ids.map((id) => uri({ name: `No. ${id}`, image }))
    },
  }
  const art = createNftArt(chain, async (ids) => [...ids])
  const settled = () => new Promise((next) => setImmediate(next))
  const leaving = new AbortController()
  const { signal } = leaving
  const busy = ['1', '2'].map((id) => art.of([id], { source: 'one' }))
  const left = art.of(['3'], { source: 'one', signal }).catch(() => 'left')
  await settled()
  const other = art.of(['3'], { source: 'two' })
  await settled()
  leaving.abort(new Error('gone'))
  expect(await left).toBe('left')
  for (const end of ends.splice(0)) end()
  await settled()
  for (const end of ends.splice(0)) end()
  expect(await other).toEqual([{ id: '3', name: 'No. 3', image }])
  await Promise.all(busy)
})
