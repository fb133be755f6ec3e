import { surface, urlOf } from '@narwhal-club/core/contract'
import { expect } from 'vitest'
import {
  type Club,
  type ContractCase,
  expectAnswer,
  expectRefusal,
} from './club.ts'
import { mineOne, pay, price } from './paying.ts'
import { type Publisher, publisher } from './publisher.ts'
import { draftAt, draftId, tellOf, words, write } from './publishing.ts'
import { elevated, signedIn } from './signedIn.ts'

const { createProposal, cancelProposal, proposals, inbox } = surface
const { myFees, analyticsFees, adminProposals, adminIntents } = surface

/** Has the money of a few fees come in, as a credit of who paid it. */
async function payAhead(club: Club, who: Publisher, fees: bigint) {
  await pay(club, price * fees, 'whale')
  await mineOne(club)
  const { json } = await who.get(myFees.path)
  expect(BigInt(json.credit)).toBeGreaterThanOrEqual(price * fees)
}

const reason = 'Others shall have their turn.'

export const publishingCases: ContractCase[] = [
  {
    name: 'publishing: P11 who has two that are open waits, until one is cancelled',
    async run(club) {
      const who = await publisher(club, 'whale')
      const content = words()
      await write(who, 1, content)
      const what = await who.sign(content)
      const full = await who.askFee('proposal', draftId(1), what)
      expect(full.json).toMatchObject({
        code: 'proposal_limit',
        details: { full: [{ of: 'author', is: 2, most: 2 }] },
      })
      expect((await who.ask('DELETE', draftAt(1))).status).toBe(200)
      const mine = urlOf(proposals, { mine: true, limit: 50 })
      const { rows } = (await who.get(mine)).json
      const boss = await elevated(club)
      for (const { id, status } of rows) {
        if (status === 'closed') continue
        const path = urlOf(cancelProposal, { proposal: id })
        club.advance(1)
        expectAnswer(await boss.post(path, { reason }), { ok: true })
      }
      const { rows: after } = (await who.get(mine)).json
      for (const { status } of after) expect(status).toBe('closed')
    },
  },
  {
    name: 'publishing: a fee that arrived publishes what was signed, and all tell of it',
    async run(club) {
      const who = await publisher(club, 'whale')
      const place = 1
      const content = words({ body: `${words().body} https://pier.example/a` })
      await write(who, place, content)
      const what = await who.sign(content)
      const { json: asked } = await who.askFee('proposal', draftId(place), what)
      expect(asked).toMatchObject({ state: 'open', exempt: false })
      const path = draftAt(place)
      expect((await who.get(path)).json.state).toBe('awaiting_fee')
      const late = await who.put(path, { version: 1, content })
      expectRefusal(late, 'draft_signed')
      expectRefusal(await who.ask('DELETE', path), 'draft_signed')
      const paid = await pay(club, price, 'whale')
      await who.report(asked.id, paid)
      await mineOne(club)
      const { json: used } = await who.report(asked.id, paid)
      expect(used).toMatchObject({ state: 'consumed', hash: paid })
      const told = await tellOf(who, used.published)
      expect(told).toMatchObject({
        status: 'active',
        author: who.author,
        title: content.title,
        version: 1,
        newHosts: ['pier.example'],
        fee: { amount: String(price), tx: paid },
        signed: { ...what.signed, contentHash: what.contentHash },
        mine: { votingPower: 72 },
      })
      const { json: kept } = await who.get(path)
      expect(kept).toMatchObject({ state: 'published', proposal: told.id })
      const { json: fees } = await who.get(analyticsFees.path)
      expect(fees.rows[0]).toMatchObject({
        hash: paid,
        status: 'published',
        proposal: { id: told.id, title: content.title },
      })
    },
  },
  {
    name: 'publishing: those who follow the club are told, and who looks after all of them',
    async run(club) {
      const author = await signedIn(club, 'whale')
      const mine = urlOf(proposals, { mine: true, limit: 1 })
      const [{ id, title }] = (await author.get(mine)).json.rows
      const entries = async (who: typeof author) =>
        (await who.get(inbox.path)).json.rows.filter(
          (row: { proposal?: { id: string } }) => row.proposal?.id === id,
        )
      expect(await entries(author)).toEqual([])
      const follower = await signedIn(club, 'proposer')
      expect(await entries(follower)).toMatchObject([
        { kind: 'opened', proposal: { title } },
      ])
      const boss = await signedIn(club, 'admin')
      const { rows } = (await boss.get(urlOf(adminProposals, { limit: 1 })))
        .json
      expect(rows).toMatchObject([{ id }])
      const { json: intents } = await boss.get(adminIntents.path)
      expect(intents.rows[0]).toMatchObject({ published: id })
    },
  },
  {
    name: 'publishing: what a credit paid for unsigned is sent signed; twice is once',
    async run(club) {
      const who = await publisher(club, 'whale')
      await payAhead(club, who, 5n)
      // Votes begin with a second: of one moment they stand in no order.
      club.advance(1_000)
      const place = 2
      const content = words({ title: 'Ropes for the pier' })
      await write(who, place, content)
      const { contentHash, signed } = await who.sign(content)
      const draft = draftId(place)
      const { json: fee } = await who.askFee('proposal', draft, { contentHash })
      expect(fee).toMatchObject({ state: 'confirmed', byCredit: true })
      const send = () =>
        who.post(createProposal.path, { draft, intent: fee.id, ...signed })
      const first = await send()
      expect([first.status, first.json.code]).toEqual([200, undefined])
      expect((await send()).json).toEqual(first.json)
      const told = await tellOf(who, first.json.id)
      expect(told).toMatchObject({ number: first.json.number, newHosts: [] })
      const { json: used } = await who.fee(fee.id)
      const { id: published } = told
      expect(used).toMatchObject({ state: 'consumed', published })
      const again = await who.askFee('proposal', draft, { contentHash })
      expectRefusal(again, 'fee_subject_not_found')
    },
  },
  {
    name: 'publishing: one is cancelled by who looks after the club, and all tell of it',
    async run(club) {
      const who = await publisher(club, 'whale')
      const open = urlOf(proposals, { mine: true, status: 'active' })
      const { rows } = (await who.get(open)).json
      expect(rows.length).toBe(2)
      const path = urlOf(cancelProposal, { proposal: rows[1].id })
      // Voting has begun: its author alone may not any more.
      expectRefusal(await who.post(path, { reason }), 'not_moderator')
      const boss = await elevated(club)
      expectAnswer(await boss.post(path, { reason }), { ok: true })
      const told = await tellOf(who, rows[1].id)
      const by = club.accounts.admin.address.toLowerCase()
      expect(told).toMatchObject({
        status: 'closed',
        outcome: 'cancelled',
        cancelled: { by, reason },
      })
      const [first] = (await who.get(inbox.path)).json.rows
      expect(first).toMatchObject({ kind: 'closed', outcome: 'cancelled' })
    },
  },
]
