import { surface, urlOf } from '@narwhal-club/core/contract'
import { expect } from 'vitest'
import type { Club, ContractCase } from './club.ts'
import { feeRefs } from './feeStandIn.ts'
import { mineOne, pay, price } from './paying.ts'
import { signedIn } from './signedIn.ts'

const { myFees, createFeeIntent, inbox } = surface

/** Who has paid nothing before. */
async function payer(club: Club) {
  const member = await signedIn(club, 'tokenRich')
  return {
    ask: async (refId: string) => {
      club.advance(1)
      const { json } = await member.post(createFeeIntent.path, {
        purpose: 'bounty',
        refId,
        contentHash: `0x${'cc'.repeat(32)}`,
        signed: { message: { of: 'the suite' }, signature: '0x01' },
      })
      return json
    },
    /** Pays it, in enough blocks; returns what is known of fees then. */
    async pay(amount: bigint) {
      const hash = await pay(club, amount, 'tokenRich')
      await mineOne(club)
      return { hash, fees: (await member.get(myFees.path)).json }
    },
    fees: async () => (await member.get(myFees.path)).json,
    news: async () => (await member.get(urlOf(inbox, {}))).json.rows,
  }
}

/** They move the chain. */
export const feeNewsCases: ContractCase[] = [
  {
    name: 'fees: what was paid for nothing is a credit, and its payer is told',
    async run(club) {
      const { pay, news } = await payer(club)
      const half = price / 2n
      const { hash, fees } = await pay(half)
      expect(fees).toMatchObject({
        credits: [{ hash, why: 'unmatched', left: String(half) }],
        credit: String(half),
      })
      expect((await news())[0]).toMatchObject({
        kind: 'credited',
        fee: { amount: String(half), why: 'unmatched' },
      })
      const [entry] = await news()
      expect(entry.fee).not.toHaveProperty('purpose')
    },
  },
  {
    name: 'fees: refused, what was taken of two credits goes back into both',
    async run(club) {
      const { ask, pay, fees, news } = await payer(club)
      const { fees: before } = await pay(price)
      expect(before.credits).toHaveLength(2)
      const refused = await ask(feeRefs.refused)
      expect(refused).toMatchObject({
        byCredit: true,
        state: 'credited',
        fault: 'insufficient_vp',
      })
      const after = await fees()
      expect(after.credits).toEqual(before.credits)
      expect(after.credit).toBe(before.credit)
      expect((await news())[0]).toMatchObject({
        kind: 'credited',
        fee: { amount: String(price), purpose: 'bounty', why: 'refunded' },
      })
    },
  },
  {
    name: 'fees: the oldest credit is spent first, and too little pays nothing',
    async run(club) {
      const { ask, fees } = await payer(club)
      const [newer] = (await fees()).credits
      const paid = await ask(feeRefs.also)
      expect(paid).toMatchObject({ byCredit: true, state: 'consumed' })
      const half = price - price / 2n
      const { credits, credit } = await fees()
      // The old one is gone, and a part of the new one with it.
      expect(credits).toMatchObject([
        { id: newer.id, amount: String(price), left: String(price - half) },
      ])
      expect(credit).toBe(String(price - half))
      const next = await ask(feeRefs.published)
      expect(next).toMatchObject({ byCredit: false, state: 'open' })
    },
  },
  {
    name: 'fees: what was paid in time is told, with what it was for',
    async run(club) {
      const { ask, pay, news } = await payer(club)
      await mineOne(club)
      const asked = await ask(feeRefs.unsigned)
      const { hash, fees } = await pay(price)
      const paid = fees.intents.find(
        (intent: { hash?: string }) => intent.hash === hash,
      )
      // Of two that are asked for, it is what was asked for first.
      const { published } = feeRefs
      expect(paid).toMatchObject({ refId: published, state: 'consumed' })
      const waiting = fees.intents.find(
        ({ id }: { id: string }) => id === asked.id,
      )
      expect(waiting).toMatchObject({ state: 'open' })
      expect((await news())[0]).toMatchObject({
        kind: 'paid',
        fee: { amount: String(price), purpose: 'bounty' },
      })
    },
  },
]
