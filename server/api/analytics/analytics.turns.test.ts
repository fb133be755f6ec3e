import { expect, test } from 'vitest'
import { createRandom } from '../../../dev/world/seed/random.ts'
import type { RefusalError } from '../../errors.ts'
import type { Asker } from '../../keep/turns.ts'
import { all, analyticsOverIndex } from '../../testing/analyticsOverIndex.ts'
import { eventually } from '../../testing/eventually.ts'

const { index, open } = analyticsOverIndex(createRandom)

test('behavior: an answer is kept until something happens, or a minute of the chain is over', async () => {
  const { chain, catchUp, ask } = await open(20)
  const statements = () => index().db.statements()
  const first = await ask('analyticsToken', all)
  const before = statements()
  expect(await ask('analyticsToken', all)).toEqual(first)
  expect(statements() - before).toBe(1)
  chain.grow(30)
  await catchUp()
  const { asOf } = await ask('analyticsToken', all)
  expect(asOf.block).toBe(50)
})

test('behavior: a block that was taken back is no answer any more', async () => {
  const { chain, catchUp, ask } = await open(40)
  const at = { ...all, block: 38, limit: 100 }
  const before = await ask('analyticsHolders', at)
  chain.reorg(12)
  await catchUp()
  const after = await ask('analyticsHolders', at)
  const counts = new Map<string, number>()
  for (const owner of chain.stateAt(38).owners.values())
    counts.set(owner, (counts.get(owner) ?? 0) + 1)
  for (const { address, nfts } of after.rows)
    expect(nfts).toBe(counts.get(address))
  expect(after.rows).not.toEqual(before.rows)
})

test('behavior: the same question at once is worked out once', async () => {
  const { ask } = await open(30)
  const before = index().db.statements()
  await ask('analyticsDistribution', all)
  const one = index().db.statements() - before
  const again = index().db.statements()
  const asking = Array.from({ length: 20 }, () =>
    ask('analyticsConcentration', all),
  )
  await Promise.all(asking)
  expect(index().db.statements() - again).toBeLessThan(one + 25)
})

test('error: of one source one question is worked out and two wait; another has its turn', async () => {
  const { ask, askAs, holdDesk } = await open(60)
  const free = holdDesk()
  const refused: RefusalError[] = []
  const asked = Array.from({ length: 33 }, (_, block) =>
    ask('analyticsSummary', { ...all, block }).catch((error) => {
      refused.push(error)
    }),
  )
  const other = Array.from({ length: 3 }, (_, at) =>
    askAs({ source: 'two' }, 'analyticsSummary', { ...all, block: 40 + at }),
  )
  await eventually(() => expect(refused.length).toBe(33 - 3))
  for (const { code, headers } of refused)
    expect([code, headers]).toEqual(['rate_limited', { 'Retry-After': '1' }])
  free()
  expect(await Promise.all(other)).toHaveLength(3)
  await Promise.all(asked)
  expect(refused.length).toBe(33 - 3)
  await ask('analyticsSummary', { ...all, block: 59 })
})

test('error: a source whose line is full costs no statement but where the index stands', async () => {
  const { ask, holdDesk } = await open(60)
  const free = holdDesk()
  const wait = (block: number) => ask('analyticsRetention', { ...all, block })
  // Which of the four is beyond the line is for the database to say.
  const line = [1, 2, 3, 4].map((at) => wait(at).catch(({ code }) => code))
  expect(await Promise.race(line)).toBe('rate_limited')
  const before = index().db.statements()
  const address = `0x${'ee'.repeat(20)}` as const
  for (const refused of [wait(5), ask('analyticsWallet', { ...all, address })])
    await expect(refused).rejects.toMatchObject({ code: 'rate_limited' })
  expect(index().db.statements() - before).toBeLessThanOrEqual(2)
  free()
  const answers = await Promise.all(line)
  expect(answers.filter((each) => each === 'rate_limited').length).toBe(1)
})

test('behavior: who waits for the answer of another is not the one who runs it', async () => {
  const { ask, askAs } = await open(40)
  const two = { source: 'two' }
  const own = ask('analyticsSummary', { ...all, block: 30 })
  const shared = Array.from({ length: 20 }, () =>
    askAs(two, 'analyticsSummary', { ...all, block: 30 }),
  )
  const more = [31, 32, 33].map((block) =>
    askAs(two, 'analyticsSummary', { ...all, block }),
  )
  expect(await Promise.all([own, ...shared, ...more])).toHaveLength(24)
})

test('error: a question that takes too long is refused, and the database is not taken for away', async () => {
  const { ask } = await open(10)
  await index().whileHeld('nft_transfers', async () => {
    await expect(ask('analyticsDistribution', all)).rejects.toMatchObject({
      code: 'unavailable',
      reason: 'slow',
    })
    expect(index().db.isReady()).toBe(true)
  })
  expect((await ask('analyticsDistribution', all)).asOf.block).toBe(10)
})

test('behavior: of any second of two days there is one question, of whole days', async () => {
  const { ask } = await open(20)
  const series = { ...all, metric: 'supply', step: 'day' } as const
  const first = 1_699_920_000
  const range = (from: number, to: number) =>
    ask('analyticsTimeseries', { ...series, from, to })
  const known = await range(first, first + 2 * 86_400)
  expect(known.points.map(({ at }) => at)).toEqual([
    '2023-11-14T00:00:00.000Z',
    '2023-11-15T00:00:00.000Z',
  ])
  const before = index().db.statements()
  for (const late of [1, 777, 86_399])
    expect(await range(first + late, first + 86_400 + late)).toEqual(known)
  // Where the index stands, and nothing else.
  expect(index().db.statements() - before).toBe(3)
})

test('behavior: one that leaves the line for the node takes along no other that asks the same', async () => {
  const { askAs, hangNode, asked } = await open(40)
  await index().db.run((orm) =>
    orm.execute('delete from indexed_blocks where number between 1 and 39'),
  )
  const free = hangNode()
  const leaving = new AbortController()
  const one = { source: 'one' }
  const token = (asker: Asker, block: number) =>
    askAs(asker, 'analyticsToken', { ...all, block })
  const busy = [1, 2, 3, 4].map((at) => token(one, at).catch(() => {}))
  await eventually(() => expect(asked.length).toBe(4))
  const block = 5
  const before = index().db.statements()
  const left = token({ ...one, signal: leaving.signal }, block)
  const other = token({ source: 'two' }, block)
  // Where the index stands, and what is kept around the block.
  await eventually(() =>
    expect(index().db.statements() - before).toBeGreaterThanOrEqual(2),
  )
  leaving.abort(new Error('gone'))
  await expect(left).rejects.toThrow('gone')
  free()
  expect((await other).asOf.block).toBe(block)
  await Promise.all(busy)
})
