import { expect, test } from 'vitest'
import {
  bodyOf,
  contentHash,
  openFeeDesk,
  price,
  refusal,
} from '../../testing/feeDesk.ts'
import { openFeeWorld, token, treasury } from '../../testing/feeWorld.ts'
import { openTestDatabase } from '../../testing/openTestDatabase.ts'
import { mostLive } from './createIntent.ts'

const day = 24 * 60 * 60
const other = `0x${'dd'.repeat(32)}`
const desk = openFeeDesk()

test('default: what it costs, where it goes, until when', async () => {
  const now = desk.world.clock.now()
  const intent = await desk.ask()
  expect(intent).toEqual({
    id: expect.any(String),
    purpose: 'proposal',
    refId: intent.refId,
    contentHash,
    payer: desk.payer,
    token,
    to: treasury,
    amount: String(price),
    state: 'open',
    createdBlock: desk.world.head().number,
    createdAt: new Date(now).toISOString(),
    expiresAt: new Date(now + day * 1_000).toISOString(),
    exempt: false,
    byCredit: false,
  })
})

test('behavior: asked again it is the same, of what is signed now', async () => {
  const refId = desk.newRef()
  const { id } = await desk.fees.create(desk.payer, bodyOf(refId))
  const again = await desk.fees.create(
    desk.payer,
    bodyOf(refId, { contentHash: other }),
  )
  expect(again).toMatchObject({ id, contentHash: other })
  await desk.report(id, desk.world.newHash())
  const fixed = await desk.fees.create(desk.payer, bodyOf(refId))
  expect(fixed).toMatchObject({ id, contentHash: other, state: 'submitted' })
})

test('behavior: asked ten times at once it is one', async () => {
  const refId = desk.newRef()
  const all = await Promise.all(
    Array.from({ length: 10 }, () =>
      desk.fees.create(desk.payer, bodyOf(refId)),
    ),
  )
  expect(new Set(all.map(({ id }) => id)).size).toBe(1)
})

test('behavior: R6.3 the primary admin pays nothing', async () => {
  desk.payer = treasury
  expect(await desk.ask()).toMatchObject({ exempt: true, state: 'consumed' })
  const refused = await desk.ask('refused')
  expect(refused).toMatchObject({ state: 'failed', fault: 'insufficient_vp' })
  expect(await desk.ask('unsigned')).toMatchObject({ state: 'confirmed' })
})

test('error: refused by what it is for, and nothing is kept', async () => {
  const unknown = '00000000-0000-4000-9000-ffffffffffff'
  await expect(desk.fees.create(desk.payer, bodyOf(unknown))).rejects.toEqual(
    refusal('fee_subject_not_found'),
  )
  expect((await desk.fees.tell(desk.payer)).intents).toEqual([])
})

test('error: fee_not_offered', async () => {
  const asked = bodyOf(desk.newRef(), { purpose: 'bounty' })
  await expect(desk.fees.create(desk.payer, asked)).rejects.toEqual(
    refusal('fee_not_offered'),
  )
})

test('error: index_behind: what is paid now could not be published', async () => {
  const lag = (blocks: number) =>
    desk.db.run((orm) =>
      orm.execute(`update index_cursor set head = block + ${blocks}`),
    )
  await lag(31)
  await expect(desk.ask()).rejects.toEqual(refusal('index_behind'))
  await lag(30)
  expect(await desk.ask()).toMatchObject({ state: 'open' })
  await lag(0)
  const empty = await openTestDatabase()
  const young = await openFeeWorld(empty.db)
  const refId = desk.newRef()
  young.purposes.outcomes.set(refId, 'published')
  await expect(young.open().create(desk.payer, bodyOf(refId))).rejects.toEqual(
    refusal('index_behind'),
  )
  young.close()
  await empty.close()
})

test('error: fee_limit', async () => {
  for (let number = 0; number < mostLive; number++) await desk.ask()
  await expect(desk.ask()).rejects.toEqual(refusal('fee_limit'))
})
