import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type FeeWorld,
  openFeeWorld,
  personOf,
  token,
  treasury,
} from '../../testing/feeWorld.ts'
import { openTestDatabase } from '../../testing/openTestDatabase.ts'
import { createFeesRepository } from '../fees/fees.repository.ts'
import type { BookPorts } from './books.ports.ts'
import { tellTotals } from './readBooks.commands.ts'
import { createBookReads } from './reads.repository.ts'
import { beginRefund, dropRefund, recordRefund } from './refunds.commands.ts'
import { createBookWrites } from './writes.repository.ts'

type Hex = `0x${string}`
type Opened = Awaited<ReturnType<typeof openTestDatabase>>

const price = 333_333_333n * 10n ** 18n
const reason = 'Paid twice by mistake, as they say.'
const admin = {
  address: treasury,
  isAdmin: true,
  moderates: [],
  holdings: null,
}
const asker = { source: 'test' }

let at: Opened
let world: FeeWorld
let fees: ReturnType<FeeWorld['open']>
let persons = 500
beforeAll(async () => {
  at = await openTestDatabase()
  world = await openFeeWorld(at.db)
  await world.mine()
  await world.mine()
  fees = world.open()
  await fees.run()
})
afterAll(async () => {
  world.close()
  await at.close()
})

/** What a node would show of a payment out of the treasury; null: none answers. */
const seen = new Map<
  string,
  Awaited<ReturnType<BookPorts<never>['readPayout']>>
>()

type Tx = Parameters<Parameters<Opened['db']['transact']>[0]>[0]

function portsOf(note: BookPorts<Tx>['note'] = async () => {}): BookPorts<Tx> {
  const { db } = at
  return {
    clock: { now: () => Date.now() },
    transact: db.transact,
    reads: createBookReads(db),
    writes: createBookWrites(createFeesRepository(db)),
    note,
    readPayout: async (hash) => {
      const facts = seen.get(hash)
      return facts === undefined ? 'unknown' : facts
    },
    terms: { token, treasury, admins: [] },
    createId: () => crypto.randomUUID(),
  }
}

/** Someone pays for nothing: it is a credit of theirs. */
async function credited(value = price) {
  const payer = personOf(++persons)
  const hash = world.newHash()
  await world.mine([
    { hash, from: payer, to: treasury, token, value, status: '0x1' },
  ])
  await world.mine()
  await fees.run()
  const { rows } = await portsOf().reads.credits({
    view: 'open',
    payer,
    after: undefined,
    limit: 5,
  })
  const [credit] = rows
  if (!credit) throw new Error('there is no credit')
  return { payer, credit }
}

function paidBack(to: Hex, value: bigint, from: Hex = treasury) {
  const hash = world.newHash()
  seen.set(hash, {
    hash,
    from,
    to: token,
    value: 0n,
    mined: {
      isReverted: false,
      block: 1_000_000,
      at: 0,
      confirmations: 2,
      transfers: [{ logIndex: 0, token, from, to, value }],
    },
  })
  return hash
}

const begin = (credit: string, ports = portsOf()) =>
  beginRefund(ports, admin, { credit, body: { reason } })
const record = (refund: string, hash: string, ports = portsOf()) =>
  recordRefund(ports, admin, { refund, body: { reason, hash } }, asker)

describe('B7.24 a refund', () => {
  test('behavior: what is set aside pays for nothing', async () => {
    const { payer, credit } = await credited()
    await begin(credit.id)
    const refId = '00000000-0000-4000-9000-000000000777'
    world.purposes.outcomes.set(refId, 'published')
    const asked = await fees.create(payer, {
      body: {
        purpose: 'proposal',
        refId,
        contentHash: `0x${'cc'.repeat(32)}`,
        signed: { message: {}, signature: '0x01' },
      },
    })
    expect(asked).toMatchObject({ state: 'open', byCredit: false })
  })

  test('behavior: of two at once, one sets it aside', async () => {
    const { credit } = await credited()
    const both = await Promise.allSettled([begin(credit.id), begin(credit.id)])
    const states = both.map(({ status }) => status).sort()
    expect(states).toEqual(['fulfilled', 'rejected'])
  })

  test('error: a payment of another, to another, of less, or of before', async () => {
    const { payer, credit } = await credited()
    const { id } = await begin(credit.id)
    const stranger = personOf(9_001)
    const unread = world.newHash()
    seen.set(unread, null)
    for (const [hash, code] of [
      [unread, 'payout_unread'],
      [paidBack(payer, price, stranger), 'payout_wrong_sender'],
      [paidBack(stranger, price), 'payout_wrong_recipient'],
      [paidBack(payer, price - 1n), 'payout_too_small'],
      [world.newHash(), 'payout_unseen'],
    ] as const)
      await expect(record(id, hash)).rejects.toMatchObject({ code })
    const old = paidBack(payer, price)
    const facts = seen.get(old)
    if (facts && facts !== 'unknown' && facts.mined) facts.mined.block = 1
    await expect(record(id, old)).rejects.toMatchObject({
      code: 'payout_too_old',
    })
    const fresh = paidBack(payer, price)
    const known = seen.get(fresh)
    if (known && known !== 'unknown' && known.mined)
      known.mined.confirmations = 1
    await expect(record(id, fresh)).rejects.toMatchObject({
      code: 'refund_unconfirmed',
    })
  })

  test('behavior: one payment pays back one credit', async () => {
    const one = await credited()
    const two = await credited()
    const first = await begin(one.credit.id)
    const second = await begin(two.credit.id)
    const hash = paidBack(one.payer, price)
    expect(await record(first.id, hash)).toMatchObject({ state: 'refunded' })
    await expect(record(second.id, hash)).rejects.toMatchObject({
      code: 'payout_wrong_recipient',
    })
    const again = await credited()
    const third = await begin(again.credit.id)
    await at.db.run((orm) =>
      orm.execute(
        `update fee_credits set payer = '${one.payer}'
          where id = '${again.credit.id}'`,
      ),
    )
    await expect(record(third.id, hash)).rejects.toMatchObject({
      code: 'payout_used',
    })
  })

  test('error: what cannot be written down is not done', async () => {
    const { payer, credit } = await credited()
    const full = portsOf(async () => {
      throw new Error('no space left')
    })
    await expect(begin(credit.id, full)).rejects.toThrow('no space left')
    const { id } = await begin(credit.id)
    const hash = paidBack(payer, price)
    await expect(record(id, hash, full)).rejects.toThrow('no space left')
    expect(await record(id, hash)).toMatchObject({ state: 'refunded' })
  })

  test('behavior: B7.23 the books hold what the chain does, at each step', async () => {
    const agrees = async () => {
      const found = await portsOf().reads.totals()
      const tokens = found?.assets.find(({ asset }) => asset === 'TOKEN')
      if (!tokens) throw new Error('there are no totals')
      const { spent, credit, setAside, refunded, waiting } = tokens
      expect(spent + credit + setAside + refunded + waiting).toBe(
        tokens.arrived,
      )
    }
    const { payer, credit } = await credited()
    await agrees()
    const dropped = await begin(credit.id)
    await agrees()
    await dropRefund(portsOf(), admin, {
      refund: dropped.id,
      body: { reason },
    })
    await agrees()
    const { id } = await begin(credit.id)
    await record(id, paidBack(payer, price))
    await agrees()
  })
})

test('error: B7.23 coins that a swap says it was paid with, and that the chain does not have', async () => {
  const run = (statement: string) => at.db.run((orm) => orm.execute(statement))
  const hashes = [world.newHash(), world.newHash(), world.newHash()]
  const [used, free, none] = hashes
  const paid = (hash: string | undefined, place: number) =>
    run(`insert into fee_payments (block, asset, place, hash, from_id, amount)
      values (1, 'CRO', ${place}, '${hash}', 1, 7)`)
  const swap = (hash: string | undefined, fee: number) =>
    run(`insert into swap_intents (id, account, mode, ids, tokens, min_out,
        vault, fee, fee_to, state, is_exempt, is_by_credit, created_block,
        created_at, expires_at, paid_by, paid_block, updated_at)
      values (gen_random_uuid(), '${treasury}', 'deposit', '{1}', 1, 1,
        '${token}', ${fee}, '${treasury}', 'swapped', false, false, 1,
        now(), now(), '${hash}', 1, now())`)
  const told = async () => {
    const coins = (await tellTotals(portsOf())).assets.find(
      ({ asset }) => asset === 'CRO',
    )
    return [coins?.arrived, coins?.spent, coins?.credit, coins?.agrees]
  }
  await run(`insert into swap_watch (id, subject, from_block, settled_block)
    values (1, 'coins', 1, 1)`)
  await paid(used, 0)
  await paid(free, 1)
  await swap(used, 7)
  expect(await told()).toEqual(['14', '7', '7', true])
  await swap(none, 7)
  expect(await told()).toEqual(['14', '14', '7', false])
})
