import { swapLimits } from '@narwhal-club/core/swap'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createRandom, type Random } from '../../../dev/world/seed/random.ts'
import { RefusalError } from '../../errors.ts'
import { openTestDatabase } from '../../testing/openTestDatabase.ts'
import {
  openSwapWorld,
  type Sent,
  type SwapWorld,
  swapperOf,
} from '../../testing/swapWorld.ts'

/** Random lives of swaps; more of them at night. */
const seeds = Number(
  process.env.CLUB_SWAP_SEEDS ?? (process.env.CLUB_NIGHTLY ? 120 : 4),
)
const first = Number(process.env.CLUB_SWAP_SEED ?? 1)
const steps = 30
const { confirmations: need } = swapLimits

let at: Awaited<ReturnType<typeof openTestDatabase>>
let world: SwapWorld
const counts: Record<string, number> = {}
const count = (what: string) => {
  counts[what] = (counts[what] ?? 0) + 1
}

beforeAll(async () => {
  at = await openTestDatabase()
  world = await openSwapWorld(at.db)
  await world.mine()
})
afterAll(async () => {
  await at.close()
  process.stdout.write(`swaps: ${seeds} lives ${JSON.stringify(counts)}\n`)
})

const ask = async (query: string) =>
  (await at.db.run((orm) => orm.execute(query))).rows as Record<
    string,
    unknown
  >[]

/** Holds what is written down of these people against the chain. */
async function audit(
  people: readonly `0x${string}`[],
  desk: ReturnType<SwapWorld['open']>,
  isSettled: boolean,
) {
  const mine = `account in (${people.map((each) => `'${each}'`).join()})`
  const intents = await ask(`select * from swap_intents where ${mine}`)
  const strays = await ask(`select * from swap_strays where ${mine}`)
  const paid = world.payments().filter(({ from }) => people.includes(from))
  const done = world.swaps().filter(({ account }) => people.includes(account))
  const keyOf = ({ hash, logIndex }: (typeof done)[number]) =>
    `${hash}:${logIndex}`

  // One payment, one use; one event, one intent.
  const used = [...intents, ...strays].flatMap(({ paid_by }) => paid_by ?? [])
  expect(new Set(used).size).toBe(used.length)
  const claimed = [
    ...intents.flatMap(({ swapped_by }) => swapped_by ?? []),
    ...strays.map(({ event }) => event),
  ]
  expect(new Set(claimed).size).toBe(claimed.length)
  if (!isSettled) return intents

  for (const row of intents) {
    const payment = paid.find(({ hash }) => hash === row.paid_by)
    const event = done.find((each) => keyOf(each) === row.swapped_by)
    // Nothing is held that is not on the chain, of the account itself.
    if (row.paid_by) expect(payment?.from).toBe(row.account)
    if (row.swapped_by) {
      expect(event?.account).toBe(row.account)
      const ids = row.ids as string[]
      expect(event?.ids.every((id) => ids.includes(id))).toBe(true)
    }
    const depth = payment ? world.head().number - payment.block + 1 : 0
    if (row.state === 'paid' || row.state === 'swapped')
      expect(depth).toBeGreaterThanOrEqual(need)
    if (row.state === 'swapped') expect(event).toBeDefined()
    if (row.state === 'paid') expect(event).toBeUndefined()
  }
  // What is said to stay is where it was seen.
  const steps = await ask(`select step.* from swap_steps as step
    join swap_intents as intent on intent.id = step.intent
    where step.state = 'confirmed' and ${mine}`)
  for (const { hash, block } of steps)
    expect(world.find(hash as `0x${string}`)?.block).toBe(block)
  // All that arrived is held, was used, or is a credit: to the last one.
  const credits = (
    await Promise.all(people.map((account) => desk.all(account)))
  ).flatMap(({ credits }) => credits.map(({ hash }) => hash))
  const { time } = world.head()
  const lapsed = paid.filter(({ hash, block }) => {
    const age = time - (world.timeOf(block) ?? time)
    const isOld = age * 1_000 >= swapLimits.creditFor
    return isOld && !used.includes(hash)
  })
  expect([...used, ...credits].sort()).toEqual(
    paid
      .map(({ hash }) => hash)
      .filter((hash) => !lapsed.some((each) => each.hash === hash))
      .sort(),
  )
  return intents
}

let persons = 0

async function live(random: Random) {
  const people = [swapperOf(++persons), swapperOf(++persons)]
  let mempool: Sent[] = []
  const open = () => world.open(() => mempool)
  let desk = open()
  const intents = new Map<
    string,
    { account: `0x${string}`; ids: string[]; mode: 'deposit' | 'redeem' }
  >()
  const sent: Sent[] = []

  /** Refusals are data: what else is thrown fails the test. */
  const allow = async (work: () => Promise<unknown>) => {
    try {
      await work()
    } catch (error) {
      if (!(error instanceof RefusalError)) throw error
      count(error.code)
    }
  }
  const send = (from: `0x${string}`, over: Partial<Sent> = {}) => {
    const one = world.send(from, over)
    mempool.push(one)
    sent.push(one)
    return one
  }
  const someIds = () =>
    Array.from({ length: 1 + random.below(3) }, (_, at) =>
      String(at * 10 + random.below(10)),
    )
  const acts: Record<string, () => Promise<unknown>> = {
    async create() {
      const account = random.pick(people)
      const mode = random.pick(['deposit', 'redeem'] as const)
      const ids = someIds()
      await allow(async () => {
        const quote = await desk.ask(account, mode, ids)
        const id = await desk.take(account, quote)
        intents.set(id, { account, ids, mode })
        if (random.chance(0.3)) expect(await desk.take(account, quote)).toBe(id)
      })
    },
    pay: async () => send(random.pick(people)),
    wrong: async () => send(random.pick(people), { value: 1n }),
    reverted: async () => send(random.pick(people), { isReverted: true }),
    async swap() {
      const known = [...intents.values()]
      if (known.length === 0) return
      const { account, mode, ids } = random.pick(known.slice(-3))
      const some = mode === 'redeem' ? ids.slice(random.below(2)) : ids
      if (some.length > 0) send(account, world.swapping(mode, some))
    },
    stray: async () =>
      send(random.pick(people), world.swapping('deposit', someIds())),
    async report() {
      if (intents.size === 0) return
      const [id, { account }] = random.pick([...intents].slice(-4))
      const known = sent.filter(
        ({ from }) => from === account || random.chance(0.1),
      )
      if (known.length === 0) return
      const { hash, swap } = random.pick(known)
      const step = swap ? 'swap' : 'fee'
      await allow(() => desk.report(account, id, step, hash))
    },
    async cancel() {
      if (intents.size === 0) return
      const [id, { account }] = random.pick([...intents].slice(-4))
      await allow(() => desk.cancel(account, id))
    },
    // Sped up, or cancelled: another with the same number takes its place.
    async replace() {
      const one = mempool.at(-1)
      if (!one || one.isReverted) return
      mempool = mempool.filter((each) => each !== one)
      const { hash: _, ...same } = one
      const over = random.chance(0.6)
        ? same
        : { nonce: one.nonce, to: one.from, value: 0n }
      send(one.from, over)
    },
    async block() {
      const some = mempool.filter(() => random.chance(0.8))
      mempool = mempool.filter((each) => !some.includes(each))
      await world.mine(some)
    },
    // What was in the blocks comes again, or never.
    async reorg() {
      const depth = 1 + random.below(3)
      if (world.head().number < depth + 2) return
      const gone = await world.rollBack(depth)
      if (random.chance(0.4)) await desk.run()
      mempool.push(...gone.filter(() => random.chance(0.6)))
      for (let block = 0; block < depth; block++) await acts.block?.()
    },
    // A block that is gone before the index read it, and what was told of it.
    async unread() {
      const some = mempool.filter(() => random.chance(0.8))
      world.mineUnread(some)
      mempool = mempool.filter((each) => !some.includes(each))
      await acts.report?.()
      const gone = world.forgetUnread()
      mempool.push(...gone.filter(() => random.chance(0.6)))
    },
    run: () => desk.run(),
    async restart() {
      desk = open()
    },
    async expire() {
      if (random.chance(0.2)) await world.mine([], 25 * 3_600)
    },
  }
  const often = ['create', 'pay', 'pay', 'swap', 'swap', 'report', 'report']
  const names = [...Object.keys(acts), ...often, 'block', 'block', 'block']
  for (let step = 0; step < steps; step++) {
    const name = random.pick(names)
    count(name)
    await acts[name]?.()
    if (random.chance(0.4)) await acts.block?.()
    const isSettled = random.chance(0.5)
    if (isSettled) await desk.run()
    await audit(people, desk, isSettled)
  }
  // In the end all that arrived is settled, and what is over is over.
  await world.mine(mempool)
  await world.mine()
  await desk.run()
  await audit(people, desk, true)
  await world.mine([], 27 * 3_600)
  await world.mine()
  await desk.run()
  for (const { state } of await audit(people, desk, true)) {
    count(`ends ${state}`)
    expect(['open', 'paid']).not.toContain(state)
  }
}

test(
  `property: no fee is lost, none is used twice, no swap is accepted unpaid (${seeds} lives)`,
  async () => {
    for (let seed = first; seed < first + seeds; seed++)
      try {
        await live(createRandom(seed))
      } catch (cause) {
        throw new Error(`seed ${seed}: ${(cause as Error).message}`, { cause })
      }
    expect(counts['ends swapped']).toBeGreaterThan(0)
  },
  30_000 + seeds * 10_000,
)
