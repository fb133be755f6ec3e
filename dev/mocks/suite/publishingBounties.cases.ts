import { bountiesApi, mainClubId, surface } from '@narwhal-club/core/contract'
import { expect } from 'vitest'
import type { Role } from '../../world/accounts.ts'
import { type ContractCase, expectRefusal } from './club.ts'
import { mineOne, pay, price } from './paying.ts'
import { type Publisher, publisher, signedOtherwise } from './publisher.ts'
import {
  bountyDraftAt,
  bountyDraftId,
  offer,
  tellOfBounty,
  writeBounty,
} from './publishingBounties.ts'

const { createBounty } = bountiesApi
const { myFees, analyticsFees } = surface

/** A draft that is paid for and of which nothing is signed yet. */
async function paidFor(who: Publisher, place: number) {
  const content = await offer(who, { title: `Paint the pier: ${place}` })
  await writeBounty(who, place, content)
  const { contentHash } = await who.signBounty(content)
  const draft = bountyDraftId(place)
  const { json } = await who.askFee('bounty', draft, { contentHash })
  expect(json).toMatchObject({ state: 'confirmed' })
  return { content, contentHash, at: { draft, intent: String(json.id) } }
}

const bent: typeof signedOtherwise = [
  ...signedOtherwise,
  ['for a time that is past', { message: { decideBy: 60 } }, 'bad_dates'],
]

export const publishingBountyCases: ContractCase[] = [
  {
    name: 'opening bounties: R6.3 who pays nothing has it open at once, and all tell of it',
    async run(club) {
      const who = await publisher(club, 'admin')
      const content = await offer(who)
      await writeBounty(who, 1, content)
      const what = await who.signBounty(content)
      const { json: fee } = await who.askFee('bounty', bountyDraftId(1), what)
      expect(fee).toMatchObject({ state: 'consumed', exempt: true })
      const told = await tellOfBounty(who, fee.published)
      expect(told).toMatchObject({
        status: 'open',
        author: who.author,
        title: content.title,
        skills: ['ladders', 'painting'],
        submitBy: content.submitBy,
        fee: { tx: 'admin-exempt' },
        signed: { ...what.signed, contentHash: what.contentHash },
      })
      const { json: kept } = await who.get(bountyDraftAt(1))
      expect(kept).toMatchObject({ state: 'published', bounty: told.id })
      const again = await who.askFee('bounty', bountyDraftId(1), what)
      expectRefusal(again, 'fee_subject_not_found')
      const save = { version: 1, content }
      expectRefusal(await who.put(bountyDraftAt(1), save), 'draft_signed')
      const gone = await who.ask('DELETE', bountyDraftAt(1))
      expectRefusal(gone, 'draft_signed')
    },
  },
  {
    name: 'opening bounties: a holder’s transfer pays for one, which the books tell',
    async run(club) {
      const who = await publisher(club, 'holder')
      const content = await offer(who, { title: 'Scrub the pier' })
      await writeBounty(who, 2, content)
      const what = await who.signBounty(content)
      const { json: asked } = await who.askFee('bounty', bountyDraftId(2), what)
      expect(asked).toMatchObject({ state: 'open', amount: String(price) })
      const { json: waits } = await who.get(bountyDraftAt(2))
      expect(waits).toMatchObject({ state: 'awaiting_fee', intent: asked.id })
      const paid = await pay(club, price)
      await mineOne(club)
      const { json: used } = await who.fee(asked.id)
      expect(used).toMatchObject({ state: 'consumed', hash: paid })
      const told = await tellOfBounty(who, used.published)
      expect(told).toMatchObject({
        author: who.author,
        fee: { amount: String(price), tx: paid },
      })
      const { json: fees } = await who.get(analyticsFees.path)
      expect(fees.rows[0]).toMatchObject({ hash: paid, status: 'published' })
      expect(fees.rows[0]).not.toHaveProperty('proposal')
    },
  },
  {
    name: 'opening bounties: what is paid for unsigned is sent signed; twice is once',
    async run(club) {
      const who = await publisher(club, 'admin')
      const { content, at } = await paidFor(who, 3)
      const { signed } = await who.signBounty(content)
      club.advance(1)
      const send = () => who.post(createBounty.path, { ...at, ...signed })
      const first = await send()
      expect([first.status, first.json.code]).toEqual([200, undefined])
      expect((await send()).json).toEqual(first.json)
      const told = await tellOfBounty(who, first.json.id)
      expect(told.number).toBe(first.json.number)
      const { json: used } = await who.fee(at.intent)
      expect(used).toMatchObject({ state: 'consumed', published: told.id })
    },
  },
  ...bent.map(
    ([what, bend, code], place): ContractCase => ({
      name: `opening bounties: what is signed ${what} is refused as ${code}, paid or not`,
      async run(club) {
        const who = await publisher(club, 'admin')
        const path = bountyDraftAt(20 + place)
        const { content, at } = await paidFor(who, 20 + place)
        const { contentHash, signed } = await who.signBounty(content, bend)
        const sent = await who.post(createBounty.path, { ...at, ...signed })
        expect(sent.json.code).toBe(code)
        expect((await who.dropFee(at.intent)).json.state).toBe('failed')
        expect((await who.get(path)).json.state).toBe('writing')
        const what = { contentHash, signed }
        const asked = await who.askFee('bounty', at.draft, what)
        expect(asked.json.code).toBe(code)
        const { json } = await who.get(myFees.path)
        expect(json.intents[0].id).toBe(at.intent)
        expect((await who.ask('DELETE', path)).status).toBe(200)
      },
    }),
  ),
  {
    name: 'opening bounties: another’s draft, another’s fee, and a message that was used',
    async run(club) {
      const who = await publisher(club, 'admin')
      const { content, contentHash, at } = await paidFor(who, 30)
      const { signed } = await who.signBounty(content)
      const other = await publisher(club, 'proposer')
      const send = (by: Publisher, change: object = {}) =>
        by.post(createBounty.path, { ...at, ...signed, ...change })
      expectRefusal(await send(other), 'draft_not_found')
      const none = { draft: bountyDraftId(99) }
      expectRefusal(await send(who, none), 'draft_not_found')
      const unpaid = { intent: bountyDraftId(99) }
      expectRefusal(await send(who, unpaid), 'fee_not_found')
      await writeBounty(who, 31, content)
      const next = { draft: bountyDraftId(31) }
      expectRefusal(await send(who, next), 'fee_not_found')
      const theirs = await other.askFee('bounty', at.draft, { contentHash })
      expectRefusal(theirs, 'fee_subject_not_found')
      // A fee for a proposal opens no bounty.
      const crossed = await who.askFee('proposal', at.draft, { contentHash })
      expectRefusal(crossed, 'fee_subject_not_found')
      expect((await send(who)).status).toBe(200)
      const used = await who.askFee('bounty', bountyDraftId(31), {
        contentHash,
        signed,
      })
      expectRefusal(used, 'replayed')
      await who.ask('DELETE', bountyDraftAt(31))
    },
  },
  {
    name: 'opening bounties: who holds nothing, a club that rests, a fee that is open',
    async run(club) {
      const poor = await publisher(club, 'newcomer')
      const content = await offer(poor)
      await writeBounty(poor, 32, content)
      const what = await poor.signBounty(content)
      const few = await poor.askFee('bounty', bountyDraftId(32), what)
      expect([few.json.code, few.json.details]).toEqual([
        'insufficient_vp',
        { need: 1, missing: 1 },
      ])
      await poor.ask('DELETE', bountyDraftAt(32))
      const who = await publisher(club, 'proposer')
      await writeBounty(who, 33, content, 'deep-dive')
      const rests = await who.signBounty(content, { club: 'deep-dive' })
      const asked = await who.askFee('bounty', bountyDraftId(33), rests)
      expectRefusal(asked, 'club_paused')
      await who.ask('DELETE', bountyDraftAt(33))
      await writeBounty(who, 34, content)
      const { contentHash, signed } = await who.signBounty(content)
      const draft = bountyDraftId(34)
      const { json: fee } = await who.askFee('bounty', draft, { contentHash })
      const body = { draft, intent: fee.id, ...signed }
      expectRefusal(await who.post(createBounty.path, body), 'fee_required')
      expect((await who.dropFee(fee.id)).json.state).toBe('expired')
      expectRefusal(await who.post(createBounty.path, body), 'fee_expired')
      await who.ask('DELETE', bountyDraftAt(34))
    },
  },
]

/** Weeks pass in it. */
export const owingCases: ContractCase[] = [
  {
    name: 'opening bounties: who owes a reward is told so, and opens none before it is paid',
    async run(club) {
      const owesNow = async (role: Role) => {
        const who = await publisher(club, role)
        const { json } = await who.post(bountiesApi.checkBounty.path, {
          club: mainClubId,
          content: await offer(who),
        })
        return json.owes
      }
      expect(await owesNow('newcomer')).toBe(true)
      expect(await owesNow('proposer')).toBe(false)
      expect(await owesNow('holder')).toBe(false)
      club.advance(40 * 86_400_000)
      // Since then their own is due, too.
      expect(await owesNow('proposer')).toBe(true)
      expect(await owesNow('holder')).toBe(false)
      const who = await publisher(club, 'proposer')
      const content = await offer(who, { title: 'Paint it once more' })
      await writeBounty(who, 90, content)
      const what = await who.signBounty(content)
      const asked = await who.askFee('bounty', bountyDraftId(90), what)
      expectRefusal(asked, 'payout_overdue')
    },
  },
]
