import { encodeToken } from '@narwhal-club/core/chain'
import { bountiesApi, urlOf } from '@narwhal-club/core/contract'
import { parseEther } from 'viem'
import { expect } from 'vitest'
import type { Role } from '../../world/accounts.ts'
import { type Club, type ContractCase, expectRefusal } from './club.ts'
import { cast, sendNext } from './node.ts'
import { mineOne } from './paying.ts'
import { signedIn } from './signedIn.ts'

const { bounty: one, submission, reportPayout } = bountiesApi
/** Of the proposer: 630 CRO for the holder, 270 for another, none for a third. */
const awarded = 'b0000000-0000-4000-8000-000000000005'
const workOf = (place: number) =>
  `b1000000-0000-4000-8000-${String(place).padStart(12, '0')}`
const [first, second, none] = [41, 42, 43].map(workOf) as [
  string,
  string,
  string,
]
/** Of the newcomer, who has owed it for long. */
const overdue = 'b0000000-0000-4000-8000-000000000006'
const owed = workOf(51)
const unknown = `0x${'ab'.repeat(32)}`

type Member = Awaited<ReturnType<typeof signedIn>>
const report = (member: Member, work: string, hash: string) =>
  member.post(urlOf(reportPayout, { submission: work }), { hash })
const read = async (member: Member, path: string) =>
  (await member.get(path)).json
const newsOf = async (member: Member) =>
  (await read(member, '/api/inbox')).rows[0]

/** Pays in coins; returns the hash. */
function pay(club: Club, from: Role, to: Role, whole: string) {
  club.advance(1)
  const value = parseEther(whole)
  return sendNext(club, from, { to: club.accounts[to].address, value })
}

/** They move the chain, and pay what is owed. */
export const payoutCases: ContractCase[] = [
  {
    name: 'payouts: what is said to pay is looked at, and who says it',
    async run(club) {
      const stranger = await signedIn(club, 'whale')
      const author = await signedIn(club, 'proposer')
      const refusal = await report(club.open(), first, unknown)
      expectRefusal(refusal, 'not_signed_in')
      const bad = await report(author, first, 'z'.repeat(64))
      expectRefusal(bad, 'bad_hash')
      const gone = await report(author, workOf(99), unknown)
      expectRefusal(gone, 'submission_not_found')
      const due = await report(author, none, unknown)
      expectRefusal(due, 'payout_not_due')
      // Else anyone could put nothing in the place of a payment.
      const unseen = await report(stranger, first, unknown)
      expectRefusal(unseen, 'payout_unseen')
      const sent = await report(author, first, unknown)
      expect(sent.json).toMatchObject({
        amount: String(parseEther('630')),
        payout: { hash: unknown, state: 'sent' },
      })
      const told = await read(author, urlOf(one, { bounty: awarded }))
      expect(told.status).toBe('awarded')
    },
  },
  {
    name: 'payouts: what does not pay the share is refused by name',
    async run(club) {
      const author = await signedIn(club, 'proposer')
      const { token, holder } = cast(club)
      const refused = async (hash: string, code: string) => {
        await mineOne(club)
        const { status, json } = await report(author, first, hash)
        expect([status, json.code]).toEqual([409, code])
      }
      const elsewhere = await pay(club, 'proposer', 'newcomer', '630')
      await refused(elsewhere, 'payout_wrong_recipient')
      const little = await pay(club, 'proposer', 'holder', '629')
      await refused(little, 'payout_too_small')
      const other = await pay(club, 'tokenRich', 'holder', '630')
      await refused(other, 'payout_wrong_sender')
      const data = encodeToken.transfer(holder.address, parseEther('630'))
      const asTokens = await sendNext(club, 'proposer', { to: token, data })
      await refused(asTokens, 'payout_wrong_asset')
      const much = encodeToken.transfer(holder.address, 2n ** 200n)
      const reverted = await sendNext(club, 'proposer', {
        to: token,
        data: much,
      })
      await refused(reverted, 'payout_reverted')
    },
  },
  {
    name: 'payouts: one is confirming, then verified; both are told, and it is on record',
    async run(club) {
      const author = await signedIn(club, 'proposer')
      const hunter = await signedIn(club)
      const hash = await pay(club, 'proposer', 'holder', '630')
      const link = `https://explorer.example/tx/${hash.toUpperCase()}`
      const early = await report(author, first, link)
      expect(early.json.payout).toMatchObject({
        hash,
        state: 'confirming',
        amount: String(parseEther('630')),
      })
      expect(early.json.payout).not.toHaveProperty('verifiedAt')
      await mineOne(club)
      const done = await report(hunter, first, hash)
      expect(done.json.payout).toMatchObject({
        hash,
        state: 'verified',
        verifiedAt: expect.any(String),
      })
      expect((await report(hunter, first, hash)).json).toEqual(done.json)
      const again = await report(author, first, unknown)
      expectRefusal(again, 'payout_not_due')
      const told = await read(hunter, urlOf(submission, { submission: first }))
      expect(told.payout).toEqual(done.json.payout)
      const amount = String(parseEther('630'))
      for (const member of [author, hunter])
        expect(await newsOf(member)).toMatchObject({
          kind: 'payout',
          submission: first,
          amount,
          asset: 'CRO',
        })
      // One share is still owed.
      const bounty = await read(author, urlOf(one, { bounty: awarded }))
      expect(bounty).toMatchObject({ status: 'awarded' })
      expect(bounty.award.winners).toMatchObject([
        { submission: first, payout: { state: 'verified' } },
        { submission: second, amount: String(parseEther('270')) },
      ])
      const { holder } = club.accounts
      const record = await read(
        author,
        `/api/people/${holder.address}/bounties`,
      )
      expect(record.hunter.earned.CRO).toBe(amount)
      const about = { submission: first, text: 'It was not worth so much.' }
      const asker = await signedIn(club, 'whale')
      const path = `/api/bounties/${awarded}/dispute`
      expectRefusal(await asker.post(path, about), 'share_paid')
    },
  },
  {
    name: 'payouts: anyone names one that is in a block; the last one ends it',
    async run(club) {
      const hunter = await signedIn(club, 'tokenRich')
      const hash = await pay(club, 'proposer', 'tokenRich', '271')
      await mineOne(club)
      // It may be for a larger share.
      const much = await report(hunter, second, hash)
      expectRefusal(much, 'payout_too_large')
      const exact = await pay(club, 'proposer', 'tokenRich', '270')
      await mineOne(club)
      const done = await report(hunter, second, exact)
      expect(done.json.payout).toMatchObject({ state: 'verified' })
      const bounty = await read(hunter, urlOf(one, { bounty: awarded }))
      expect(bounty).toMatchObject({ status: 'paid' })
      expect(await newsOf(hunter)).toMatchObject({
        kind: 'payout',
        submission: second,
      })
      const list = await club.open().get('/api/bounties?state=paid')
      expect(list.json.total).toBe(2)
    },
  },
  {
    name: 'payouts: what was owed for long is paid by an administrator',
    async run(club) {
      const author = await signedIn(club, 'newcomer')
      const path = urlOf(one, { bounty: overdue })
      expect((await read(author, path)).badges).toContain('overdue')
      const hash = await pay(club, 'admin', 'proposer', '80')
      await mineOne(club)
      const done = await report(author, owed, hash)
      expect(done.json.payout).toMatchObject({ state: 'verified' })
      const after = await read(author, path)
      expect(after.status).toBe('paid')
      const { newcomer } = club.accounts
      const record = `/api/people/${newcomer.address}/bounties`
      expect((await read(author, record)).author.overdue).toBe(0)
    },
  },
]

/** The node leaves, and does not return. */
export const payoutAwayCases: ContractCase[] = [
  {
    name: 'payouts: what the node cannot tell is not held against who says it',
    async run(club) {
      const author = await signedIn(club, 'proposer')
      const stranger = await signedIn(club, 'whale')
      await club.cutNode()
      const refusal = await report(stranger, first, unknown)
      expectRefusal(refusal, 'payout_unread')
      const { json } = await report(author, first, unknown)
      expect(json.payout).toMatchObject({ hash: unknown, state: 'sent' })
      const told = await read(author, urlOf(one, { bounty: awarded }))
      expect(told.status).toBe('awarded')
    },
  },
]
