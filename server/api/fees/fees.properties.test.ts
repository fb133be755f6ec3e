import { afterAll, beforeAll, expect, test } from 'vitest'
import { createRandom, type Random } from '../../../dev/world/seed/random.ts'
import { RefusalError } from '../../errors.ts'
import {
  type FeeWorld,
  openFeeWorld,
  otherToken,
  personOf,
  type Sent,
  token,
  treasury,
} from '../../testing/feeWorld.ts'
import { openTestDatabase } from '../../testing/openTestDatabase.ts'

/** Random lives of a club's fees; more of them at night. */
const seeds = Number(process.env.CLUB_FEE_SEEDS ?? 12)
const first = Number(process.env.CLUB_FEE_SEED ?? 1)
const steps = 24
const price = 333_333_333n * 10n ** 18n

let at: Awaited<ReturnType<typeof openTestDatabase>>
let world: FeeWorld
const counts: Record<string, number> = {}
const count = (what: string) => {
  counts[what] = (counts[what] ?? 0) + 1
}

beforeAll(async () => {
  at = await openTestDatabase()
  world = await openFeeWorld(at.db)
  await world.mine()
})
afterAll(async () => {
  world.close()
  await at.close()
  process.stdout.write(`fees: ${seeds} lives ${JSON.stringify(counts)}\n`)
})

const ask = async (query: string) =>
  (await at.db.run((orm) => orm.execute(query))).rows as Record<
    string,
    unknown
  >[]
const big = (value: unknown) => BigInt(String(value ?? 0))
const sum = (values: bigint[]) => values.reduce((a, b) => a + b, 0n)

/** Holds what is written down of these people against the chain. */
async function audit(people: readonly string[]) {
  const mine = `payer in (${people.map((each) => `'${each}'`).join()})`
  const rows = await ask(`select * from fee_intents where ${mine}`)
  const intents = rows.map((row) => ({
    id: String(row.id),
    payer: String(row.payer),
    amount: big(row.amount),
    state: String(row.state),
    isExempt: row.is_exempt === true,
    isByCredit: row.is_by_credit === true,
    createdBlock: Number(row.created_block),
    signed: row.signed,
    fault: row.fault,
  }))
  const uses = await ask(`select * from fee_uses where ${mine}`)
  const credits = await ask(`select * from fee_credits where ${mine}`)
  const spends = await ask(
    `select spend.* from fee_credit_spends as spend
      join fee_credits as credit on credit.id = spend.credit
      where ${mine} and returned_at is null`,
  )
  const paid = world.payments().filter(({ from }) => people.includes(from))
  const usedKeys = new Set(uses.map(({ key }) => String(key)))
  const keyOf = ({ hash, place }: (typeof paid)[number]) => `${hash}:${place}`
  const unsettled = paid.filter((each) => !usedKeys.has(keyOf(each)))

  const arrived = sum(paid.map(({ amount }) => amount))
  const held = intents.filter(
    ({ state, isExempt }) =>
      !isExempt && (state === 'confirmed' || state === 'consumed'),
  )
  expect(
    sum(held.map(({ amount }) => amount)) +
      sum(credits.map((row) => big(row.left_over))) +
      sum(unsettled.map(({ amount }) => amount)),
  ).toBe(arrived)
  for (const intent of held) {
    const own = uses.filter((use) => use.intent === intent.id)
    const spent = spends.filter((spend) => spend.intent === intent.id)
    expect(own.length).toBe(intent.isByCredit ? 0 : 1)
    if (intent.isByCredit)
      expect(sum(spent.map((row) => big(row.amount)))).toBe(intent.amount)
    const found = paid.find((each) => keyOf(each) === own[0]?.key)
    if (intent.isByCredit) continue
    expect(found?.from).toBe(intent.payer)
    expect(found && found.amount >= intent.amount).toBe(true)
    expect(found?.block).toBeGreaterThanOrEqual(intent.createdBlock)
  }
  for (const credit of credits)
    expect(
      big(credit.left_over) +
        sum(
          spends
            .filter((spend) => spend.credit === credit.id)
            .map((row) => big(row.amount)),
        ),
    ).toBe(big(credit.amount))
  const published = world.purposes.published.map(({ intent }) => intent)
  expect(new Set(published).size).toBe(published.length)
  const consumed = intents.filter(({ state }) => state === 'consumed')
  for (const { id } of consumed) expect(published).toContain(id)
  const mineIds = new Set(intents.map(({ id }) => id))
  expect(published.filter((id) => mineIds.has(id)).length).toBe(consumed.length)
  return { intents, unsettled }
}

const signed = { message: { of: 'a test' }, signature: '0x00' }
const hashOfContent = `0x${'cc'.repeat(32)}`
let refs = 0
let persons = 0

async function live(random: Random) {
  const people = [personOf(++persons), personOf(++persons)]
  let fees = world.open()
  let mempool: Sent[] = []
  const mine = new Map<string, string>()
  const payments: Sent[] = []

  /** Refusals are data: what else is thrown fails the test. */
  const allow = async (work: () => Promise<unknown>) => {
    try {
      await work()
    } catch (error) {
      if (!(error instanceof RefusalError)) throw error
      count(error.code)
    }
  }
  const pay = (change: Partial<Sent> = {}) => {
    const sent: Sent = {
      hash: world.newHash(),
      from: random.pick(people),
      to: treasury,
      token,
      value: price,
      status: '0x1',
      ...change,
    }
    mempool.push(sent)
    payments.push(sent)
    return sent
  }
  const acts: Record<string, () => Promise<unknown>> = {
    async create() {
      const refId = `00000000-0000-4000-8000-${String(++refs).padStart(12, '0')}`
      world.purposes.outcomes.set(
        refId,
        random.pick([
          'published',
          'published',
          'published',
          'refused',
          'refused',
          'later',
          'throws',
        ]),
      )
      const payer = random.pick(people)
      const body = {
        purpose: 'proposal' as const,
        refId,
        contentHash: hashOfContent,
        ...(random.chance(0.8) && { signed }),
      }
      await allow(async () => {
        const { id, state } = await fees.create(payer, { body })
        mine.set(id, payer)
        const isLive = ['open', 'confirmed'].includes(state)
        if (!isLive || random.chance(0.8)) return
        expect((await fees.create(payer, { body })).id).toBe(id)
      })
    },
    exact: async () => pay(),
    over: async () => pay({ value: price + BigInt(random.below(1_000)) }),
    under: async () => pay({ value: price / BigInt(1 + random.below(4)) - 1n }),
    wrongToken: async () => pay({ token: otherToken }),
    wrongPlace: async () => pay({ to: personOf(999_999) }),
    reverted: async () => pay({ status: '0x0' }),
    async report() {
      if (mine.size === 0) return
      const [intent, payer] = random.pick([...mine])
      const known = payments.filter(
        ({ from }) => from === payer || random.chance(0.2),
      )
      const hash =
        known.length > 0 && random.chance(0.8)
          ? random.pick(known).hash
          : world.newHash()
      const body = { hash: `https://explorer.example/tx/${hash.toUpperCase()}` }
      await allow(() =>
        fees.report(payer as `0x${string}`, { intent, body }, { source: 's' }),
      )
    },
    async cancel() {
      if (mine.size === 0) return
      const [intent, payer] = random.pick([...mine])
      await allow(() => fees.cancel(payer as `0x${string}`, { intent }))
    },
    async block() {
      const some = mempool.filter(() => random.chance(0.8))
      mempool = mempool.filter((each) => !some.includes(each))
      await world.mine(some)
    },
    // A block of one confirmation goes; what was in it comes again, or never.
    async reorg() {
      // Never two: what has two confirmations counts, and stays.
      if (world.head().number < world.tip()) return
      const gone = await world.rollBack(1)
      if (random.chance(0.5)) await allow(() => fees.run())
      mempool.push(...gone.filter(() => random.chance(0.6)))
      if (random.chance(0.5)) await world.mine()
    },
    async run() {
      await fees.run()
    },
    async restart() {
      fees = world.open()
    },
    async away() {
      world.cut(random.chance(0.5))
    },
    async expire() {
      if (random.chance(0.3)) await world.mine([], 25 * 3_600)
    },
    async heal() {
      for (const [refId, outcome] of world.purposes.outcomes)
        if (outcome === 'later' || outcome === 'throws')
          world.purposes.outcomes.set(
            refId,
            random.pick(['published', 'refused', outcome]),
          )
      world.clock.move(4_000)
    },
  }
  const often = ['create', 'exact', 'exact', 'under', 'report', 'report']
  const names = [...Object.keys(acts), ...often, 'block', 'block', 'block']
  for (let step = 0; step < steps; step++) {
    const name = random.pick(names)
    count(name)
    await acts[name]?.()
    if (random.chance(0.3)) await acts.block?.()
    if (random.chance(0.3)) await fees.run()
    await audit(people)
  }
  // In the end all that arrived is settled, and what is over is over.
  world.cut(false)
  await world.mine(mempool)
  await world.mine()
  await fees.run()
  await world.mine([], 25 * 3_600)
  await world.mine()
  for (const [refId, outcome] of world.purposes.outcomes)
    if (outcome !== 'refused') world.purposes.outcomes.set(refId, 'published')
  world.clock.move(3_600_000)
  await fees.run()
  const { intents, unsettled } = await audit(people)
  expect(unsettled).toEqual([])
  for (const { state, signed, fault, isByCredit } of intents) {
    count(`ends ${state}`)
    if (fault) count(`fault ${fault}`)
    if (isByCredit) count('by credit')
    expect(state === 'open' || state === 'submitted').toBe(false)
    if (signed) expect(state).not.toBe('confirmed')
  }
}

test(
  `property: no payment is lost, none counts twice, none is accepted unpaid (${seeds} lives)`,
  async () => {
    for (let seed = first; seed < first + seeds; seed++)
      try {
        await live(createRandom(seed))
      } catch (cause) {
        throw new Error(`seed ${seed}: ${(cause as Error).message}`, { cause })
      }
    expect(counts['ends consumed']).toBeGreaterThan(0)
  },
  30_000 + seeds * 5_000,
)
