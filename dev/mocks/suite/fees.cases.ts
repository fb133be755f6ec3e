import { surface, urlOf } from '@narwhal-club/core/contract'
import { expect } from 'vitest'
import { type Club, type ContractCase, expectRefusal } from './club.ts'
import { feeRefs } from './feeStandIn.ts'
import { mineOne, pay, price } from './paying.ts'
import { signedIn } from './signedIn.ts'

const { myFees, createFeeIntent, feeIntent, reportFee } = surface
const contentHash = `0x${'cc'.repeat(32)}`
const signed = { message: { of: 'the suite' }, signature: '0x01' }
const nowhere = '00000000-0000-4000-8000-0000000000ff'

type Member = Awaited<ReturnType<typeof signedIn>>

const bodyOf = (refId: string, change: object = {}) => ({
  purpose: 'bounty',
  refId,
  contentHash,
  signed,
  ...change,
})
/** Each at a moment of its own: that is their order. */
const ask = (club: Club, member: Member, refId: string, change?: object) => {
  club.advance(1)
  return member.post(createFeeIntent.path, bodyOf(refId, change))
}
const report = (member: Member, intent: string, hash: string) =>
  member.post(urlOf(reportFee, { intent }), { hash })
const drop = (member: Member, intent: string) =>
  member.ask('DELETE', urlOf(feeIntent, { intent }))

/** They move the chain. */
export const feesCases: ContractCase[] = [
  {
    name: 'fees: all of it wants a session',
    async run({ open }) {
      const visitor = open()
      const one = urlOf(feeIntent, { intent: nowhere })
      expectRefusal(await visitor.get(myFees.path), 'not_signed_in')
      expectRefusal(await visitor.get(one), 'not_signed_in')
      expectRefusal(await visitor.ask('DELETE', one), 'not_signed_in')
      for (const [path, body] of [
        [createFeeIntent.path, bodyOf(feeRefs.published)],
        [urlOf(reportFee, { intent: nowhere }), { hash: contentHash }],
      ] as const)
        expectRefusal(await visitor.post(path, body), 'not_signed_in')
    },
  },
  {
    name: 'fees: asked for, asked for again, given up',
    async run(club) {
      const member = await signedIn(club)
      const { status, json } = await ask(club, member, feeRefs.published)
      expect(status).toBe(200)
      expect(json).toMatchObject({
        purpose: 'bounty',
        refId: feeRefs.published,
        payer: club.accounts.holder.address.toLowerCase(),
        to: club.accounts.admin.address.toLowerCase(),
        amount: String(price),
        state: 'open',
        exempt: false,
        byCredit: false,
      })
      const again = await ask(club, member, feeRefs.published)
      expect(again.json).toEqual(json)
      const told = await member.get(urlOf(feeIntent, { intent: json.id }))
      expect(told.json).toEqual(json)
      expect((await drop(member, json.id)).json.state).toBe('expired')
      expectRefusal(await drop(member, json.id), 'fee_closed')
      const late = await report(member, json.id, contentHash)
      expectRefusal(late, 'fee_closed')
      const all = await member.get(myFees.path)
      expect(all.json).toMatchObject({ intents: [{ id: json.id }] })
    },
  },
  {
    name: 'fees: what is refused when it is asked for',
    async run(club) {
      const member = await signedIn(club, 'whale')
      const none = await ask(club, member, feeRefs.none)
      expectRefusal(none, 'fee_subject_not_found')
      for (const change of [
        { purpose: 'gift' },
        { refId: 'x' },
        { contentHash: '0x12' },
        { amount: '1' },
        { signed: { message: {} } },
      ])
        expectRefusal(
          await ask(club, member, feeRefs.published, change),
          'invalid_body',
        )
      for (let number = 10; number < 30; number++) {
        const refId = `00000000-0000-4000-8000-0000000000${number}`
        expect((await ask(club, member, refId)).status).toBe(200)
      }
      expectRefusal(await ask(club, member, feeRefs.published), 'fee_limit')
    },
  },
  {
    name: 'fees: another’s is as if it were not there',
    async run(club) {
      const member = await signedIn(club, 'whale')
      const { json } = await member.get(myFees.path)
      const [{ id }] = json.intents
      const other = await signedIn(club)
      for (const intent of [id, nowhere]) {
        const one = await other.get(urlOf(feeIntent, { intent }))
        expectRefusal(one, 'fee_not_found')
        expectRefusal(await drop(other, intent), 'fee_not_found')
        const told = await report(other, intent, contentHash)
        expectRefusal(told, 'fee_not_found')
      }
    },
  },
  {
    name: 'fees: R6.3 the primary admin pays nothing',
    async run(club) {
      const member = await signedIn(club, 'admin')
      const { json } = await ask(club, member, feeRefs.published)
      expect(json).toMatchObject({
        exempt: true,
        state: 'consumed',
        published: feeRefs.published,
      })
      const refused = await ask(club, member, feeRefs.refused)
      expect(refused.json).toMatchObject({ state: 'failed' })
      const waits = await ask(club, member, feeRefs.later)
      expect(waits.json).toMatchObject({ state: 'confirmed' })
      expectRefusal(await drop(member, waits.json.id), 'fee_under_way')
    },
  },
  {
    name: 'fees: what pays is read from the chain, whatever is said',
    async run(club) {
      const member = await signedIn(club)
      const { json } = await ask(club, member, feeRefs.published)
      for (const hash of ['z'.repeat(64), `${contentHash}00`])
        expectRefusal(await report(member, json.id, hash), 'bad_hash')
      const unknown = await report(member, json.id, contentHash)
      expect(unknown.json).toMatchObject({
        state: 'submitted',
        hash: contentHash,
        confirmations: { have: 0, need: 2 },
      })
      expectRefusal(await drop(member, json.id), 'fee_under_way')

      const failed = await pay(club, price, 'newcomer')
      const reverted = await report(member, json.id, failed)
      expect(reverted.json).toMatchObject({ fault: 'fee_reverted' })

      const little = await pay(club, 5n)
      await mineOne(club)
      const small = await report(member, json.id, little)
      expect(small.json).toMatchObject({ fault: 'fee_too_small' })
      const { json: fees } = await member.get(myFees.path)
      expect(fees.credits[0]).toMatchObject({
        hash: little,
        why: 'unmatched',
        left: '5',
      })

      const paid = await pay(club, price)
      const link = `https://explorer.example/tx/${paid.toUpperCase()}`
      const one = await report(member, json.id, link)
      expect(one.json).toMatchObject({
        state: 'submitted',
        hash: paid,
        confirmations: { have: 1, need: 2 },
      })
      expect(one.json.fault).toBeUndefined()
      await mineOne(club)
      const two = await report(member, json.id, paid)
      expect(two.json).toMatchObject({
        state: 'consumed',
        published: feeRefs.published,
        confirmations: { have: 2, need: 2 },
      })
      expect((await report(member, json.id, paid)).json).toEqual(two.json)

      const next = await ask(club, member, feeRefs.also)
      expectRefusal(await report(member, next.json.id, paid), 'fee_used')
      await drop(member, next.json.id)
    },
  },
  {
    name: 'fees: never reported it is found; refused it is a credit, which pays',
    async run(club) {
      const member = await signedIn(club)
      const before = await member.get(myFees.path)
      const { json } = await ask(club, member, feeRefs.refused)
      const paid = await pay(club, price)
      await mineOne(club)
      const told = await member.get(urlOf(feeIntent, { intent: json.id }))
      expect(told.json).toMatchObject({
        state: 'credited',
        hash: paid,
        fault: 'insufficient_vp',
      })
      const next = await ask(club, member, feeRefs.also)
      expect(next.json).toMatchObject({
        byCredit: true,
        state: 'consumed',
        published: feeRefs.also,
      })
      const { json: fees } = await member.get(myFees.path)
      expect(fees.credit).toBe(before.json.credit)
    },
  },
]
