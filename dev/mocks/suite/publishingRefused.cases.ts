import { surface, urlOf } from '@narwhal-club/core/contract'
import { noPreviousDigest } from '@narwhal-club/core/governance'
import { expect } from 'vitest'
import { type ContractCase, expectRefusal } from './club.ts'
import { type Publisher, publisher, signedOtherwise } from './publisher.ts'
import { draftAt, draftId, words, write } from './publishing.ts'
import type { Answered } from './side.ts'

const { createProposal, myFees } = surface
const content = words({ title: 'A bench on the pier' })

/** A draft whose fee a credit has paid, with nothing signed yet. */
async function paidFor(who: Publisher, place: number) {
  await write(who, place, content)
  const { contentHash } = await who.sign(content)
  const asked = { contentHash }
  const { json } = await who.askFee('proposal', draftId(place), asked)
  expect(json).toMatchObject({ state: 'confirmed', byCredit: true })
  return { draft: draftId(place), intent: String(json.id) }
}
/** Gives a fee up that nothing was published by: it is a credit again. */
const giveBack = async (who: Publisher, intent: string, place: number) => {
  expect((await who.dropFee(intent)).json.state).toBe('credited')
  expect((await who.ask('DELETE', draftAt(place))).status).toBe(200)
}
const codeOf = ({ status, json }: Answered) => [status, json.code]

export const publishingRefusedCases: ContractCase[] = [
  ...signedOtherwise.map(
    ([what, bend, code], place): ContractCase => ({
      name: `publishing: what is signed ${what} is refused as ${code}, before it is paid and after`,
      async run(club) {
        const who = await publisher(club, 'whale')
        const at = await paidFor(who, 20 + place)
        const { contentHash, signed } = await who.sign(content, bend)
        const sent = await who.post(createProposal.path, { ...at, ...signed })
        expect(sent.json.code).toBe(code)
        await giveBack(who, at.intent, 20 + place)
        await write(who, 20 + place, content)
        const what = { contentHash, signed }
        const asked = await who.askFee('proposal', at.draft, what)
        expect(asked.json.code).toBe(code)
        // Of what was refused nothing is left: no fee is asked for.
        const { json } = await who.get(myFees.path)
        expect(json.intents[0].id).toBe(at.intent)
        expect((await who.get(draftAt(20 + place))).json.state).toBe('writing')
        await who.ask('DELETE', draftAt(20 + place))
      },
    }),
  ),
  {
    name: 'publishing: another’s draft, another’s fee, and those of nobody',
    async run(club) {
      const who = await publisher(club, 'whale')
      const at = await paidFor(who, 30)
      const { contentHash, signed } = await who.sign(content)
      const other = await publisher(club, 'proposer')
      const send = (by: Publisher, change: object = {}) =>
        by.post(createProposal.path, { ...at, ...signed, ...change })
      expectRefusal(await send(other), 'draft_not_found')
      expectRefusal(await send(who, { draft: draftId(99) }), 'draft_not_found')
      expectRefusal(await send(who, { intent: draftId(99) }), 'fee_not_found')
      await write(who, 31, content)
      expectRefusal(await send(who, { draft: draftId(31) }), 'fee_not_found')
      await write(other, 32, content)
      expectRefusal(await send(other, { draft: draftId(32) }), 'fee_not_found')
      const theirs = await other.askFee('proposal', at.draft, { contentHash })
      expectRefusal(theirs, 'fee_subject_not_found')
      const none = await who.askFee('proposal', draftId(99), { contentHash })
      expectRefusal(none, 'fee_subject_not_found')
      expectRefusal(
        await club.open().post(createProposal.path, at),
        'not_signed_in',
      )
      expectRefusal(await send(who, { signature: 7 }), 'invalid_body')
      await giveBack(who, at.intent, 30)
      expectRefusal(await send(who), 'draft_not_found')
      await who.ask('DELETE', draftAt(31))
      await other.ask('DELETE', draftAt(32))
    },
  },
  {
    name: 'publishing: a fee that is open, given up or of other words publishes nothing',
    async run(club) {
      const other = await publisher(club, 'proposer')
      await write(other, 33, content)
      const { contentHash, signed } = await other.sign(content)
      const draft = draftId(33)
      const { json: fee } = await other.askFee('proposal', draft, {
        contentHash,
      })
      expect(fee).toMatchObject({ state: 'open', byCredit: false })
      const send = () =>
        other.post(createProposal.path, { draft, intent: fee.id, ...signed })
      expectRefusal(await send(), 'fee_required')
      const named = await other.report(fee.id, `0x${'a'.repeat(64)}`)
      expect(named.json.state).toBe('submitted')
      expectRefusal(await send(), 'fee_unconfirmed')
      const next = await other.askFee('proposal', draft, {
        contentHash: `0x${'3'.repeat(64)}`,
      })
      expect(next.json).toMatchObject({ id: fee.id, contentHash })
      await write(other, 34, content)
      const wrong = { contentHash: `0x${'3'.repeat(64)}`, signed }
      const asked = await other.askFee('proposal', draftId(34), wrong)
      expectRefusal(asked, 'content_changed')
      await other.ask('DELETE', draftAt(34))
    },
  },
  {
    name: 'publishing: a message is used once, whatever draft it is for',
    async run(club) {
      const who = await publisher(club, 'whale')
      const same = words({ title: 'Ropes for the pier' })
      await write(who, 35, same)
      const { json: told } = await who.get(
        urlOf(surface.proposals, { mine: true, limit: 1 }),
      )
      const { json } = await who.get(
        urlOf(surface.proposal, { proposal: told.rows[0].id }),
      )
      const { message, signature, contentHash } = json.signed
      expect(message.replaces).toBe(noPreviousDigest)
      const what = { contentHash, signed: { message, signature } }
      const again = await who.askFee('proposal', draftId(35), what)
      expectRefusal(again, 'replayed')
      await who.ask('DELETE', draftAt(35))
    },
  },
  {
    name: 'publishing: who holds too little, and a club that rests',
    async run(club) {
      const poor = await publisher(club, 'holder')
      await write(poor, 36, content)
      const what = await poor.sign(content)
      const few = await poor.askFee('proposal', draftId(36), what)
      expect(codeOf(few)).toEqual([403, 'insufficient_vp'])
      expect(few.json.details).toEqual({ have: 3, need: 50, missing: 47 })
      await poor.ask('DELETE', draftAt(36))
      const who = await publisher(club, 'proposer')
      await write(who, 37, content, 'deep-dive')
      const rests = await who.sign(content, { club: 'deep-dive' })
      const asked = await who.askFee('proposal', draftId(37), rests)
      expectRefusal(asked, 'club_paused')
      await who.ask('DELETE', draftAt(37))
    },
  },
]
