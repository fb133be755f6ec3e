import { mainClubId, surface, urlOf } from '@narwhal-club/core/contract'
import { expect } from 'vitest'
import { type Club, type ContractCase, expectRefusal } from './club.ts'
import { mineOne, pay, price } from './paying.ts'
import { type Publisher, publisher } from './publisher.ts'
import { draftAt, draftId, tellOf, words, write } from './publishing.ts'
import { elevated } from './signedIn.ts'

const { adminClub, createProposal, proposal, inbox, inboxSwitches } = surface
const reason = 'The pier asks for it.'

/** Changes rules or status of the main club, whatever they were. */
export async function change(
  club: Club,
  what: { rules?: object; status?: string },
) {
  const boss = await elevated(club)
  const path = urlOf(adminClub, { club: mainClubId })
  const { json } = await boss.get(path)
  const rules = { ...json.rules, ...what.rules }
  club.advance(1)
  const body = { ...what, base: json.version, reason }
  const answer = await boss.put(path, {
    ...body,
    ...(what.rules && { rules }),
  })
  expect([answer.status, answer.json.code]).toEqual([200, undefined])
  return answer.json
}

/** Writes, signs and asks for the fee. */
async function ask(who: Publisher, place: number, content = words()) {
  await write(who, place, content)
  const what = await who.sign(content)
  return (await who.askFee('proposal', draftId(place), what)).json
}

export const publishingRuleCases: ContractCase[] = [
  {
    name: 'rules of publishing: what is held must have been held for the hours that a club asks',
    async run(club) {
      const hours = { minProposeVp: 10, proposerHoldHours: 1 }
      await change(club, { rules: hours })
      const who = await publisher(club, 'proposer')
      // This chain is minutes old.
      expect(await ask(who, 60)).toMatchObject({
        code: 'insufficient_vp',
        details: { have: 0, need: 10, missing: 10 },
      })
      await change(club, { rules: { minProposeVp: 10, proposerHoldHours: 0 } })
      await who.ask('DELETE', draftAt(60))
    },
  },
  {
    name: 'rules of publishing: R6.3 the primary admin pays nothing, and is held to the rules',
    async run(club) {
      const who = await publisher(club, 'admin')
      const content = words({ title: 'A bell for the pier' })
      // Votes of one second stand in no order.
      club.advance(1_000)
      const fee = await ask(who, 61, content)
      expect(fee).toMatchObject({ state: 'consumed', exempt: true })
      const told = await tellOf(who, fee.published)
      expect(told).toMatchObject({
        rulesVersion: 3,
        fee: { tx: 'admin-exempt', amount: String(price) },
        mine: { votingPower: 12, isModerator: true },
      })
      await change(club, { rules: { minProposeVp: 13 } })
      expect(
        await ask(who, 62, words({ title: 'A second bell' })),
      ).toMatchObject({
        code: 'insufficient_vp',
        details: { have: 12, need: 13 },
      })
      await change(club, { rules: { minProposeVp: 10 } })
      await who.ask('DELETE', draftAt(62))
    },
  },
  {
    name: 'rules of publishing: what is paid for while a club rests is a credit again',
    async run(club) {
      const who = await publisher(club, 'proposer')
      const content = words({ title: 'A flag for the pier' })
      // Told in the same moment as that it is a credit: in no order.
      const { json: told } = await who.get(inboxSwitches.path)
      await who.put(inboxSwitches.path, { ...told, paid: false })
      const fee = await ask(who, 63, content)
      expect(fee.state).toBe('open')
      const boss = await publisher(club, 'admin')
      const { now } = await boss.about(mainClubId)
      const earliestStart = new Date(now + 2 * 86_400_000).toISOString()
      const soon = words({ title: 'A horn for the pier', earliestStart })
      const pending = await ask(boss, 64, soon)
      expect(pending.state).toBe('consumed')
      await change(club, { status: 'paused' })
      const paid = await pay(club, price, 'proposer')
      await mineOne(club)
      expect((await who.fee(fee.id)).json).toMatchObject({
        state: 'credited',
        hash: paid,
        fault: 'club_paused',
      })
      expect((await who.get(draftAt(63))).json.state).toBe('writing')
      const [first] = (await who.get(inbox.path)).json.rows
      expect(first).toMatchObject({ kind: 'credited' })
      // What is published already is not changed either.
      const path = urlOf(proposal, { proposal: pending.published })
      const { signed } = (await boss.get(path)).json
      const before = { version: 1, digest: signed.digest }
      const next = { ...soon, title: 'Two horns for the pier' }
      const { signed: second } = await boss.sign(next, { before })
      const edited = await boss.put(path, { content: next, ...second })
      expectRefusal(edited, 'club_paused')
      expect(await ask(who, 65, content)).toMatchObject({ code: 'club_paused' })
      await change(club, { status: 'active' })
      club.advance(1_000)
      const what = await who.sign(content)
      const again = await who.askFee('proposal', draftId(63), what)
      expect(again.json).toMatchObject({ state: 'consumed', byCredit: true })
      await tellOf(who, again.json.published)
      await who.ask('DELETE', draftAt(65))
    },
  },
  {
    name: 'rules of publishing: P11 a club has no more than ten a day',
    async run(club) {
      const boss = await publisher(club, 'admin')
      const who = await publisher(club, 'whale')
      const content = words({ title: 'A last thing for the pier' })
      await write(who, 80, content)
      const { contentHash, signed } = await who.sign(content)
      const draft = draftId(80)
      const paid = { contentHash }
      const { json: fee } = await who.askFee('proposal', draft, paid)
      expect(fee).toMatchObject({ state: 'confirmed', byCredit: true })
      // Who looks after the club is held to no number.
      for (let place = 70; place < 75; place++) {
        const title = `Plank number ${place}`
        expect((await ask(boss, place, words({ title }))).state).toBe(
          'consumed',
        )
      }
      const body = { draft, intent: fee.id, ...signed }
      const full = await who.post(createProposal.path, body)
      expect(full.json).toMatchObject({
        code: 'proposal_limit',
        details: { full: [{ of: 'club', most: 10 }] },
      })
      expect((await who.fee(fee.id)).json.state).toBe('confirmed')
      expect((await who.dropFee(fee.id)).json.state).toBe('credited')
    },
  },
]
