import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import {
  type FeeWorld,
  openFeeWorld,
  personOf,
  type Sent,
  token,
  treasury,
} from './feeWorld.ts'
import { openTestDatabase } from './openTestDatabase.ts'

type Hex = `0x${string}`
type Outcome = 'published' | 'refused' | 'later' | 'unsigned' | 'throws'

export const price = 333_333_333n * 10n ** 18n
export const contentHash = `0x${'cc'.repeat(32)}`
export const signed = { message: {}, signature: '0x01' }
/** Paid before anything asked for a fee: no one's credit. */
export const ancestor = personOf(8_000)

export const bodyOf = (refId: string, change: object = {}) => ({
  body: { purpose: 'proposal' as const, refId, contentHash, signed, ...change },
})
export const refusal = (code: string) => expect.objectContaining({ code })

/**
 * Opens fees on a database of their own, for the tests of a file: each test is
 * another payer, at fees that have just been opened.
 */
export function openFeeDesk() {
  let at: Awaited<ReturnType<typeof openTestDatabase>>
  let world: FeeWorld
  let fees: ReturnType<FeeWorld['open']>
  let persons = 0
  let refs = 0

  const desk = {
    payer: personOf(0) as Hex,
    get world() {
      return world
    },
    get fees() {
      return fees
    },
    get db() {
      return at.db
    },
    nextPerson: (): Hex => personOf(++persons),
    sent: (change: Partial<Sent> = {}): Sent => ({
      hash: world.newHash(),
      from: desk.payer,
      to: treasury,
      token,
      value: price,
      status: '0x1',
      ...change,
    }),
    /** A thing that a fee is taken for. */
    newRef(outcome: Outcome = 'published') {
      const refId = `00000000-0000-4000-9000-${String(++refs).padStart(12, '0')}`
      world.purposes.outcomes.set(refId, outcome)
      return refId
    },
    ask: (outcome?: Outcome, change?: object) =>
      fees.create(desk.payer, bodyOf(desk.newRef(outcome), change)),
    report: (intent: string, hash: string) =>
      fees.report(desk.payer, { intent, body: { hash } }, { source: 'test' }),
    tell: (id: string) => fees.one(desk.payer, id),
    /** Mines a payment, and the block that makes it count. */
    async pay(change: Partial<Sent> = {}) {
      const payment = desk.sent(change)
      await world.mine([payment])
      await world.mine()
      await fees.run()
      return payment
    },
  }

  beforeAll(async () => {
    at = await openTestDatabase()
    world = await openFeeWorld(at.db)
    await world.mine([desk.sent({ from: ancestor })])
    await world.mine()
    await world.mine()
  })
  beforeEach(() => {
    desk.payer = desk.nextPerson()
    fees = world.open()
  })
  afterAll(async () => {
    world.close()
    await at.close()
  })
  return desk
}
