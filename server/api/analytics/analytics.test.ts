import { type AsOf, seriesMetrics } from '@narwhal-club/core/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createRandom } from '../../../dev/world/seed/random.ts'
import { NodeAwayError, type RefusalError } from '../../errors.ts'
import type { Standing } from '../../indexer/standing.ts'
import type { Asker } from '../../keep/turns.ts'
import { eventually } from '../../testing/eventually.ts'
import { createModelChain } from '../../testing/modelChain.ts'
import { type ModelIndex, openModelIndex } from '../../testing/modelIndex.ts'
import { createAnalytics } from './analytics.ts'
import type { AnswerOf, AskedBy, MomentName } from './answers/types.ts'
import type { Desk } from './desk/question.ts'
import { workOut } from './desk/workOut.ts'
import { createHistoryRepository } from './history.repository.ts'
import { excludedOf } from './leftOut.ts'

let index: ModelIndex
beforeAll(async () => {
  index = await openModelIndex()
})
afterAll(() => index.close())
beforeEach(() => index.forget())

const vault = `0x${'99'.repeat(20)}`
const all = { exclude: 'contracts' } as const

/** An index of a chain, and the answers on top of it. */
async function open(blocks: number, seed = 5) {
  const chain = createModelChain(createRandom(seed))
  chain.grow(blocks)
  const catchUp = index.reader(chain)
  await catchUp()
  const asked: number[] = []
  let timeOf = async (block: number) => 1_700_000_000 + block * 6
  let standing: Standing | null = {
    status: 'fresh',
    block: blocks,
    head: blocks,
    version: 0,
    blockTime: 0,
    hash: '',
    seenAt: '',
  }
  const history = createHistoryRepository(index.db)
  const dear = createHistoryRepository(index.dear)
  let held: Promise<void> | undefined
  const desk: Desk = {
    async workOut(question, signal) {
      await held
      return await workOut(dear, question, signal)
    },
    close: async () => {},
  }
  const analytics = createAnalytics({
    history,
    desk,
    excluded: excludedOf(vault),
    standing: () => standing,
    timeOf: (block) => {
      asked.push(block)
      return timeOf(block)
    },
  })
  async function askAs<Name extends MomentName>(
    asker: Asker,
    name: Name,
    question: AskedBy<Name>,
  ): Promise<AnswerOf<Name> & { asOf: AsOf }> {
    const { body, asOf } = await analytics.ask(name, question, asker)
    return { ...JSON.parse(new TextDecoder().decode(body)), asOf }
  }
  const ask = <Name extends MomentName>(name: Name, question: AskedBy<Name>) =>
    askAs({ source: 'one' }, name, question)
  return {
    chain,
    catchUp,
    asked,
    ask,
    askAs,
    stand(next: Partial<Standing> | null) {
      standing = next && standing && { ...standing, ...next }
    },
    cutNode() {
      timeOf = async () => {
        throw new NodeAwayError('away')
      }
    },
    /** Lets no question be worked out until it is called. */
    holdDesk(): () => void {
      let free = () => {}
      held = new Promise<void>((resolve) => {
        free = resolve
      })
      return free
    },
    /** A node that does not answer until it is freed. */
    hangNode() {
      const answer = timeOf
      let free = () => {}
      const freed = new Promise<void>((resolve) => {
        free = resolve
      })
      timeOf = (block) => freed.then(() => answer(block))
      return free
    },
    /** A node that tells of later blocks, by so many seconds. */
    mendNode(late: number) {
      timeOf = async (block) => 1_700_000_000 + block * 6 + late
    },
  }
}

test('default: an answer is of the newest block, and says so', async () => {
  const { chain, ask, stand } = await open(40)
  stand({ status: 'behind', head: 99 })
  const { asOf, supply } = await ask('analyticsSummary', all)
  expect(asOf).toMatchObject({
    status: 'behind',
    block: 40,
    head: 99,
    at: new Date((1_700_000_000 + 240) * 1_000).toISOString(),
  })
  const owners = [...chain.stateAt(40).owners.values()]
  const zero = `0x${'0'.repeat(40)}`
  expect(supply).toBe(owners.filter((owner) => owner !== zero).length)
  expect(asOf.excluded.map(({ reason }) => reason)).toEqual([
    'zero',
    'dead',
    'vault',
  ])
  const none = await ask('analyticsSummary', { exclude: 'none' })
  expect(none.asOf.excluded.map(({ reason }) => reason)).toEqual(['zero'])
})

test('behavior: an answer is kept until something happens, or a minute of the chain is over', async () => {
  const { chain, catchUp, ask } = await open(20)
  const statements = () => index.db.statements()
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
  const before = index.db.statements()
  await ask('analyticsDistribution', all)
  const one = index.db.statements() - before
  const again = index.db.statements()
  const asking = Array.from({ length: 20 }, () =>
    ask('analyticsConcentration', all),
  )
  await Promise.all(asking)
  expect(index.db.statements() - again).toBeLessThan(one + 25)
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
  const before = index.db.statements()
  const address = `0x${'ee'.repeat(20)}` as const
  for (const refused of [wait(5), ask('analyticsWallet', { ...all, address })])
    await expect(refused).rejects.toMatchObject({ code: 'rate_limited' })
  expect(index.db.statements() - before).toBeLessThanOrEqual(2)
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

test('behavior: an address that the index does not know is answered without a scan', async () => {
  const { ask } = await open(30)
  const at = { ...all, block: 20 }
  const address = `0x${'ee'.repeat(20)}` as const
  await ask('analyticsWallet', { ...at, address })
  const before = index.db.statements()
  const answer = await ask('analyticsWallet', { ...at, address })
  const found = await ask('analyticsHolders', { ...at, q: address })
  // Where the index stands, whether it knows, when the block was: each is a look-up.
  expect(index.db.statements() - before).toBe(2 * 3)
  expect(answer).toMatchObject({ address, nfts: 0, balance: '0', timeline: [] })
  expect(found).toMatchObject({ rows: [], total: 0 })
})

test('error: a block beyond the index, and an index that is not there', async () => {
  const { ask, stand } = await open(10)
  await expect(
    ask('analyticsSummary', { ...all, block: 11 }),
  ).rejects.toMatchObject({ code: 'block_not_indexed', status: 404 })
  stand(null)
  await expect(ask('analyticsSummary', all)).rejects.toMatchObject({
    code: 'index_behind',
    status: 503,
    headers: { 'Retry-After': '1' },
  })
})

/** As it is with blocks that are deep: the empty ones are not kept. */
const forgetEmptyBlocks = () =>
  index.db.run((orm) =>
    orm.execute(
      'delete from indexed_blocks where number between 1 and 39 and number not in (select block from nft_transfers union select block from token_transfers union select block from fee_payments)',
    ),
  )

const blocks = Array.from({ length: 39 }, (_, index) => index + 1)

/** Those that are not kept. */
async function blocksBetween() {
  const { rows } = await index.db.run((orm) =>
    orm.execute('select number from indexed_blocks'),
  )
  const kept = new Set(rows.map(({ number }) => number))
  return blocks.filter((block) => !kept.has(block))
}

test('behavior: when a block was is asked of the chain where it was not kept, and once', async () => {
  const { ask, asked, cutNode, mendNode } = await open(40)
  await forgetEmptyBlocks()
  const between = await blocksBetween()
  const [one = 0, other = 0] = between
  const own = blocks.find((block) => !between.includes(block))
  const atOf = async (block: number | undefined) =>
    (await ask('analyticsDistribution', { ...all, block })).asOf.at
  const at = (block = 0) =>
    new Date((1_700_000_000 + block * 6) * 1_000).toISOString()
  expect(await atOf(own)).toBe(at(own))
  expect(asked).toEqual([])
  expect(await atOf(one)).toBe(at(one))
  await ask('analyticsConcentration', { ...all, block: one })
  expect(asked).toEqual([one])
  // Its neighbours tell as much while no node answers.
  cutNode()
  expect(await atOf(other)).toBe(at(other))
  // Which is a guess: not kept, once a node knows better.
  mendNode(1)
  const late = new Date((1_700_000_000 + other * 6 + 1) * 1_000).toISOString()
  expect(await atOf(other)).toBe(late)
  cutNode()
  expect(await atOf(other)).toBe(late)
})

test('default: before the first transfer there is nothing, and it is said', async () => {
  const { ask } = await open(20)
  const at = { ...all, block: 0 }
  expect(await ask('analyticsSummary', at)).toMatchObject({
    supply: 0,
    minted: 0,
    burned: 0,
    holders: 0,
    held: 0,
    week: { joined: 0, left: 0, stayed: 0 },
  })
  expect((await ask('analyticsMoments', at)).moments).toEqual([])
  expect(
    (
      await ask('analyticsTimeseries', {
        ...at,
        metric: 'holders',
        step: 'day',
      })
    ).points,
  ).toEqual([])
  expect((await ask('analyticsDistribution', at)).lorenz).toBeUndefined()
})

test('error: a series without measure, and cursors that are not ours', async () => {
  const { ask } = await open(20)
  const series = { ...all, metric: 'supply', step: 'day' } as const
  const refused = (name: string) => ({ code: 'bad_query', details: { name } })
  await expect(
    ask('analyticsTimeseries', { ...series, from: 0 }),
  ).rejects.toMatchObject(refused('step'))
  await expect(
    ask('analyticsTimeseries', { ...series, from: 9, to: 8 }),
  ).rejects.toMatchObject(refused('to'))
  const wrong = [
    'x',
    btoa('5.1').replaceAll('=', ''),
    btoa('5.1.0x').replaceAll('=', ''),
    btoa(`5.1e9.0x${'a'.repeat(40)}`).replaceAll('=', ''),
    btoa("5.1.'; drop table accounts").replaceAll('=', ''),
    btoa('99999999999.1.2').replaceAll('=', ''),
  ]
  for (const cursor of wrong)
    await expect(
      ask('analyticsHolders', { ...all, limit: 5, cursor }),
    ).rejects.toMatchObject(refused('cursor'))
})

test.each(seriesMetrics)(
  'behavior: %s of times that nobody lives to see are none, not an error',
  async (metric) => {
    const { ask } = await open(20)
    const [from, to] = [4_000_000_000, 4_102_444_800]
    const series = { ...all, metric, step: 'month' } as const
    const late = await ask('analyticsTimeseries', { ...series, from, to })
    expect(late.points.length).toBe(40)
    for (const { value } of late.points) expect(value).toBeUndefined()
    const known = await ask('analyticsTimeseries', series)
    const whole = await ask('analyticsTimeseries', { ...series, to })
    expect(whole.points[0]?.value).toBe(known.points[0]?.value)
  },
)

test('behavior: pages are of one moment, whatever happens between them', async () => {
  const { chain, catchUp, ask } = await open(40)
  const first = await ask('analyticsHolders', { ...all, limit: 4 })
  chain.grow(40)
  await catchUp()
  const found = [...first.rows]
  let { next } = first
  while (next !== undefined) {
    const page = await ask('analyticsHolders', {
      ...all,
      limit: 4,
      cursor: next,
    })
    expect(page.asOf.block).toBe(40)
    found.push(...page.rows)
    next = page.next
  }
  expect(found.length).toBe(first.total)
  expect(new Set(found.map(({ address }) => address)).size).toBe(first.total)
  const whole = await ask('analyticsHolders', { ...all, limit: 100, block: 40 })
  expect(found).toEqual(whole.rows)
})

test('error: a question that takes too long is refused, and the database is not taken for away', async () => {
  const { ask } = await open(10)
  await index.whileHeld('nft_transfers', async () => {
    await expect(ask('analyticsDistribution', all)).rejects.toMatchObject({
      code: 'unavailable',
      reason: 'slow',
    })
    expect(index.db.isReady()).toBe(true)
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
  const before = index.db.statements()
  for (const late of [1, 777, 86_399])
    expect(await range(first + late, first + 86_400 + late)).toEqual(known)
  // Where the index stands, and nothing else.
  expect(index.db.statements() - before).toBe(3)
})

test('behavior: one that leaves the line for the node takes along no other that asks the same', async () => {
  const { askAs, hangNode, asked } = await open(40)
  await index.db.run((orm) =>
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
  const before = index.db.statements()
  const left = token({ ...one, signal: leaving.signal }, block)
  const other = token({ source: 'two' }, block)
  // Where the index stands, and what is kept around the block.
  await eventually(() =>
    expect(index.db.statements() - before).toBeGreaterThanOrEqual(2),
  )
  leaving.abort(new Error('gone'))
  await expect(left).rejects.toThrow('gone')
  free()
  expect((await other).asOf.block).toBe(block)
  await Promise.all(busy)
})
