import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '../../testing/openTestDatabase.ts'
import type { CreditRow, UseRow } from './fees.ports.ts'
import { createFeesRepository } from './fees.repository.ts'

type Hex = `0x${string}`
const payer: Hex = `0x${'a1'.repeat(20)}`
const token: Hex = `0x${'70'.repeat(20)}`
const now = Date.UTC(2026, 5, 1)
const many = 200

let opened: Awaited<ReturnType<typeof openTestDatabase>>
beforeAll(async () => {
  opened = await openTestDatabase()
})
afterAll(() => opened.close())

const uses = Array.from({ length: many }, (_, index): UseRow => {
  const hash: Hex = `0x${index.toString(16).padStart(64, '0')}`
  const value = 10n ** 30n + BigInt(index)
  const block = index + 1
  return { key: `${hash}:0`, hash, block, payer, token, value, intent: null }
})
const credits = uses.map(
  ({ key, hash, value }): CreditRow => ({
    id: randomUUID(),
    payer,
    token,
    amount: value,
    left: value,
    key,
    hash,
    why: 'unmatched',
    at: now,
  }),
)

test('behavior: two hundred payments are kept and spent in a statement each', async () => {
  const fees = createFeesRepository(opened.db)
  const intent = randomUUID()
  await opened.db.run((orm) =>
    orm.execute(`
      insert into fee_intents (id, payer, purpose, ref_id, content_hash, token,
        to_address, amount, state, is_exempt, is_by_credit, created_block,
        created_at, expires_at, updated_at)
      values ('${intent}', '${payer}', 'proposal', '${randomUUID()}', '0x',
        '${token}', '${payer}', 1, 'open', false, false, 1, now(), now(), now())`),
  )
  const before = opened.db.statements()
  await opened.db.transact(async (tx) => {
    await fees.use(tx, uses, now)
    await fees.addCredits(tx, credits)
  })
  const kept = await opened.db.transact((tx) =>
    fees.creditsOf(tx, payer, token),
  )
  expect(kept.map(({ left }) => left).sort()).toEqual(
    credits.map(({ left }) => left).sort(),
  )
  const spends = credits.map(({ id: credit }) => ({ credit, amount: 1n }))
  await opened.db.transact((tx) => fees.spend(tx, intent, spends, now))
  // Four, and what begins and ends three transactions.
  expect(opened.db.statements() - before).toBeLessThanOrEqual(4 + 6)
  const left = await opened.db.transact((tx) =>
    fees.creditsOf(tx, payer, token),
  )
  expect(left.map(({ left }) => left).sort()).toEqual(
    credits.map(({ left }) => left - 1n).sort(),
  )
})

test('error: what is not there is not spent, nor anything beside it', async () => {
  const fees = createFeesRepository(opened.db)
  const intent = randomUUID()
  const [first] = credits
  const spends = [
    { credit: first?.id ?? '', amount: 1n },
    { credit: credits[1]?.id ?? '', amount: 10n ** 40n },
  ]
  const spent = opened.db.transact((tx) => fees.spend(tx, intent, spends, now))
  await expect(spent).rejects.toThrow()
  const left = await opened.db.transact((tx) =>
    fees.creditsOf(tx, payer, token),
  )
  expect(left.find(({ id }) => id === first?.id)?.left).toBe(
    (first?.left ?? 0n) - 1n,
  )
})
