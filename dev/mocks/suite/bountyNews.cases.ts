import {
  bountiesApi,
  commentsApi,
  surface,
  urlOf,
} from '@narwhal-club/core/contract'
import { expect } from 'vitest'
import type { Role } from '../../world/accounts.ts'
import { type Club, type ContractCase, expectAnswer } from './club.ts'
import { readers } from './newsOf.ts'
import { sendNext } from './node.ts'
import { mineOne } from './paying.ts'
import { signedIn } from './signedIn.ts'

const { bounty: one, submissions, submission, extendBounty } = bountiesApi
const { awardBounty, closeBounty, reportPayout, reviewSubmission } = bountiesApi
const { createBountyComment } = commentsApi
/** Of the whale, and open. */
const open = 'b0000000-0000-4000-8000-000000000001'
const ok = { ok: true } as const
const workId = (place: number) =>
  `b2000000-0000-4000-8000-${String(place).padStart(12, '0')}`
const commentId = (place: number) =>
  `a2000000-0000-4000-8000-${String(place).padStart(12, '0')}`
const handedIn = workId(71)

/** Each at a moment of their own, that is their order. */
async function member(club: Club, role: Role) {
  club.advance(1)
  return signedIn(club, role)
}

/** Adds an hour to all of its dates. */
async function extend(club: Club) {
  const author = await member(club, 'whale')
  const { json } = await author.get(urlOf(one, { bounty: open }))
  const later = (at: string) =>
    new Date(Date.parse(at) + 3_600_000).toISOString()
  const { submitBy, decideBy, payBy } = json
  const dates = {
    submitBy: later(submitBy),
    decideBy: later(decideBy),
    payBy: later(payBy),
  }
  expectAnswer(
    await author.post(urlOf(extendBounty, { bounty: open }), dates),
    ok,
  )
}

/** What of a bounty is told to whom; no day has passed. */
export const bountyNewsCases: ContractCase[] = [
  {
    name: 'news of bounties: work is told to who asked for it, until it is taken back',
    async run(club) {
      const { told, news } = readers(club)
      const hunter = await member(club, 'tokenRich')
      const path = urlOf(submissions, { bounty: open })
      const body = { id: handedIn, text: 'A banner made of foam.', links: [] }
      expect((await hunter.post(path, body)).status).toBe(200)
      expect(await told('submitted', handedIn)).toEqual(['whale'])
      club.advance(1)
      const words = { text: 'A banner made of spray.', links: [] }
      const at = urlOf(submission, { submission: handedIn })
      expect((await hunter.put(at, words)).json.version).toBe(2)
      await told('submitted', handedIn)
      club.advance(1)
      expect((await hunter.ask('DELETE', at)).status).toBe(200)
      expect(await told('submitted', handedIn)).toEqual([])
      const again = { ...body, id: workId(72) }
      club.advance(1)
      expect((await hunter.post(path, again)).status).toBe(200)
      expect(await told('submitted', workId(72))).toEqual(['whale'])
      const [first] = await news('whale')
      expect(first).toMatchObject({ kind: 'submitted', status: 'submitted' })
    },
  },
  {
    name: 'news of bounties: a judgement is told to its hunter, and the next in its place',
    async run(club) {
      const { told, news } = readers(club)
      const author = await member(club, 'whale')
      const path = urlOf(reviewSubmission, { submission: workId(72) })
      const publicReason = 'It is a banner of another spring.'
      for (const [status, asks] of [
        ['shortlisted', {}],
        ['rejected', { publicReason }],
        ['spam', { publicReason }],
        ['submitted', {}],
        ['shortlisted', {}],
      ] as const) {
        club.advance(1)
        const { json } = await author.post(path, { status, ...asks })
        expect(json.status).toBe(status)
        await told('reviewed', workId(72))
        const rows = (await news('tokenRich')).filter(
          ({ kind }) => kind === 'reviewed',
        )
        expect(rows.length).toBeLessThan(2)
      }
    },
  },
  {
    name: 'news of bounties: a change is told to all who hand in, once, and read or not',
    async run(club) {
      const { told, of, news } = readers(club)
      await extend(club)
      const hunters = ['holder', 'newcomer', 'proposer', 'tokenRich']
      expect(await told('changed', open)).toEqual(hunters)
      const [entry] = await news('holder')
      const { readInbox } = surface
      const reads = await of('holder')
      await reads.post(readInbox.path, { entry: entry?.id })
      expect((await news('holder'))[0]).toMatchObject({ read: true })
      await extend(club)
      expect(await told('changed', open)).toEqual(hunters)
      // It is new again.
      expect((await news('holder'))[0]).toMatchObject({
        kind: 'changed',
        read: false,
      })
    },
  },
  {
    name: 'news of bounties: a reply below one is told, its words until they are taken back',
    async run(club) {
      const { told, news } = readers(club)
      const holder = await member(club, 'holder')
      const path = urlOf(createBountyComment, { bounty: open })
      const first = { id: commentId(71), text: 'How large may it be?' }
      expect((await holder.post(path, first)).status).toBe(200)
      const whale = await member(club, 'whale')
      const replyTo = commentId(71)
      const reply = { id: commentId(72), text: 'Two **fathoms**.', replyTo }
      expect((await whale.post(path, reply)).status).toBe(200)
      expect(await told('reply', commentId(72))).toEqual(['holder'])
      expect((await news('holder'))[0]).toMatchObject({
        bounty: { id: open },
        excerpt: 'Two fathoms.',
      })
      const more = await member(club, 'proposer')
      const next = { id: commentId(73), text: 'Or three.', replyTo }
      expect((await more.post(path, next)).status).toBe(200)
      await told('reply', commentId(73))
      club.advance(1)
      await whale.ask('DELETE', `/api/comments/${commentId(72)}`)
      expect(await told('reply', commentId(72))).toEqual([])
      expect(await told('reply', commentId(73))).toEqual(['holder'])
    },
  },
  {
    name: 'news of bounties: what was decided, and paid, is told to whom it concerns',
    async run(club) {
      const { told, news } = readers(club)
      const author = await member(club, 'whale')
      expectAnswer(await author.post(urlOf(closeBounty, { bounty: open })), ok)
      const { json } = await author.get(urlOf(one, { bounty: open }))
      expect(json.status).toBe('in_review')
      await told('changed', open)
      const whole = BigInt(json.reward.amount)
      const left = whole / 4n
      const winners = [
        { submission: workId(72), amount: String(whole - left) },
        {
          submission: 'b1000000-0000-4000-8000-000000000001',
          amount: String(left),
        },
      ]
      club.advance(1)
      const path = urlOf(awardBounty, { bounty: open })
      const awarded = await author.post(path, { winners })
      expect([awarded.status, awarded.json]).toEqual([200, ok])
      const hunters = ['holder', 'newcomer', 'proposer', 'tokenRich']
      expect(await told('awarded', open)).toEqual(hunters)
      club.advance(1)
      expect(json.reward.asset).toBe('CRO')
      const hash = await sendNext(club, 'whale', {
        to: club.accounts.tokenRich.address,
        value: whole - left,
      })
      await mineOne(club)
      const said = await author.post(
        urlOf(reportPayout, { submission: workId(72) }),
        { hash },
      )
      expect(said.json.payout).toMatchObject({ state: 'verified' })
      expect(await told('payout', workId(72))).toEqual(['tokenRich', 'whale'])
      expect((await news('tokenRich'))[0]).toMatchObject({
        amount: String(whole - left),
        asset: 'CRO',
        status: 'winner',
      })
    },
  },
]
