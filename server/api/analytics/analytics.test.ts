import { seriesMetrics } from '@narwhal-club/core/contract'
import { expect, test } from 'vitest'
import { createRandom } from '../../../dev/world/seed/random.ts'
import { all, analyticsOverIndex } from '../../testing/analyticsOverIndex.ts'

const { index, open } = analyticsOverIndex(createRandom)

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

test('behavior: each is left out of the answers for those who leave them out', async () => {
  const { ask } = await open(30)
  const { rows } = await ask('analyticsHolders', all)
  for (const { address } of rows.slice(0, 2)) {
    const leftOut = [address]
    const told = await ask('analyticsHolders', all, { leftOut })
    const others = rows.filter((each) => each.address !== address)
    expect(told.rows.map((each) => each.address)).toEqual(
      others.map((each) => each.address),
    )
    const reason = 'listed'
    expect(told.asOf.excluded).toContainEqual({ address, reason })
  }
  expect((await ask('analyticsHolders', all)).rows).toEqual(rows)
})

test('behavior: an address that the index does not know is answered without a scan', async () => {
  const { ask } = await open(30)
  const at = { ...all, block: 20 }
  const address = `0x${'ee'.repeat(20)}` as const
  await ask('analyticsWallet', { ...at, address })
  const before = index().db.statements()
  const answer = await ask('analyticsWallet', { ...at, address })
  const found = await ask('analyticsHolders', { ...at, q: address })
  // Where the index stands, whether it knows, when the block was: each is a look-up.
  expect(index().db.statements() - before).toBe(2 * 3)
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
  index().db.run((orm) =>
    orm.execute(
      'delete from indexed_blocks where number between 1 and 39 and number not in (select block from nft_transfers union select block from token_transfers union select block from fee_payments)',
    ),
  )

const blocks = Array.from({ length: 39 }, (_, index) => index + 1)

/** Those that are not kept. */
async function blocksBetween() {
  const { rows } = await index().db.run((orm) =>
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
