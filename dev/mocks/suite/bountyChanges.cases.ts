import {
  type BountyDraftContent,
  bountiesApi,
  surface,
  urlOf,
} from '@narwhal-club/core/contract'
import { expect } from 'vitest'
import { type ContractCase, expectAnswer, expectRefusal } from './club.ts'
import { type Bend, type Publisher, publisher } from './publisher.ts'
import {
  bountyDraftId,
  datesIn,
  offer,
  tellOfBounty,
  writeBounty,
} from './publishingBounties.ts'
import { signedIn } from './signedIn.ts'

const { bounty, bounties, closeBounty, extendBounty } = bountiesApi
const { cancelBounty, submissions } = bountiesApi
const ok = { ok: true } as const
const title = 'Hang lanterns along the pier'

/** The open one of that name, with its page. */
async function lanterns(who: Publisher) {
  const open = urlOf(bounties, { q: 'lanterns', state: 'open', mine: true })
  const [{ id }] = (await who.get(open)).json.rows
  return (await who.get(urlOf(bounty, { bounty: id }))).json
}
type Page = Awaited<ReturnType<typeof lanterns>>

/** Sends a new version of it. */
async function edit(
  who: Publisher,
  { id, version, signed }: Page,
  content: BountyDraftContent,
  bend: Bend = {},
) {
  const before = { version, digest: signed.digest }
  const { signed: next } = await who.signBounty(content, { before, ...bend })
  return who.put(urlOf(bounty, { bounty: id }), { content, ...next })
}

/** What its hunter is told of it. */
async function newsOf(club: Parameters<typeof signedIn>[0]) {
  const hunter = await signedIn(club, 'tokenRich')
  const { rows } = (await hunter.get(surface.inbox.path)).json
  return rows.filter(({ kind }: { kind: string }) => kind === 'changed')
}

export const bountyChangeCases: ContractCase[] = [
  {
    name: 'changes of bounties: a new version says it better, pays more and ends later',
    async run(club) {
      const who = await publisher(club, 'admin')
      const first = await offer(who, { title })
      await writeBounty(who, 50, first)
      const what = await who.signBounty(first)
      const { json: fee } = await who.askFee('bounty', bountyDraftId(50), what)
      expect(fee.state).toBe('consumed')
      const hunter = await signedIn(club, 'tokenRich')
      const path = urlOf(submissions, { bounty: fee.published })
      const id = 'b2000000-0000-4000-8000-000000000050'
      const work = { id, text: 'Lanterns made of glass.', links: [] }
      expect((await hunter.post(path, work)).status).toBe(200)
      const before = await lanterns(who)
      const next = await offer(who, {
        title: 'Hang green lanterns along the pier',
        description: 'One lantern every ten steps, **green** to port.',
        skills: ['Ladders'],
        reward: { asset: 'CRO', amount: '12.5' },
        ...(await datesIn(who, [6, 11, 16])),
      })
      club.advance(1)
      const sent = await edit(who, before, next)
      expectAnswer(sent, { id: before.id, number: before.number, club: 'main' })
      const told = await tellOfBounty(who, before.id)
      expect(told).toMatchObject({
        version: 2,
        title: next.title,
        skills: ['ladders'],
        reward: { amount: '12500000000000000000' },
        payBy: next.payBy,
        signed: { message: { version: 2, replaces: before.signed.digest } },
      })
      expect(told.publishedAt).toBe(before.publishedAt)
      expect(await newsOf(club)).toMatchObject([
        { bounty: { id: before.id, title: next.title } },
      ])
    },
  },
  {
    name: 'changes of bounties: one that was written on an old version is refused',
    async run(club) {
      const who = await publisher(club, 'admin')
      const now = await lanterns(who)
      const content = await offer(who, {
        title,
        reward: { asset: 'CRO', amount: '13' },
        ...(await datesIn(who, [6, 11, 16])),
      })
      const { replaces } = now.signed.message
      const stale = { ...now, version: 1, signed: { digest: replaces } }
      expectRefusal(await edit(who, stale, content), 'bad_envelope')
      const other = { ...now, signed: { digest: replaces } }
      expectRefusal(await edit(who, other, content), 'bad_envelope')
      const forged = await edit(who, now, content, { by: 'proposer' })
      expectRefusal(forged, 'bad_signature')
      const changed = { message: { contentHash: now.signed.contentHash } }
      const wrong = await edit(who, now, content, changed)
      expectRefusal(wrong, 'content_changed')
      const stranger = await publisher(club, 'proposer')
      expectRefusal(await edit(stranger, now, content), 'not_author')
      const nowhere = { ...now, id: bountyDraftId(99) }
      expectRefusal(await edit(who, nowhere, content), 'bounty_not_found')
      expect((await lanterns(who)).version).toBe(2)
    },
  },
  {
    name: 'changes of bounties: what was promised is not lowered',
    async run(club) {
      const who = await publisher(club, 'admin')
      const now = await lanterns(who)
      const good = await offer(who, {
        title,
        reward: { asset: 'CRO', amount: '12.5' },
        ...(await datesIn(who, [6, 11, 16])),
      })
      const faultsOf = async (change: Partial<BountyDraftContent>) => {
        const { json } = await edit(who, now, { ...good, ...change })
        return [json.code, json.details?.faults]
      }
      expect(
        await faultsOf({ reward: { asset: 'CRO', amount: '12' } }),
      ).toMatchObject(['bad_bounty', [{ field: 'reward', code: 'lowered' }]])
      const [few] = await faultsOf({ winnersMax: 1 })
      const [closed] = await faultsOf({ minVp: 3 })
      expect([few, closed]).toEqual(['bad_bounty', 'bad_bounty'])
      const sooner = await datesIn(who, [5, 11, 16])
      expect(await faultsOf(sooner)).toMatchObject([
        'bad_dates',
        [{ field: 'submitBy', code: 'lowered' }],
      ])
      expect((await lanterns(who)).version).toBe(2)
    },
  },
  {
    name: 'changes of bounties: more time is given without a signature, and never less',
    async run(club) {
      const who = await publisher(club, 'admin')
      const { id, signed } = await lanterns(who)
      const path = urlOf(extendBounty, { bounty: id })
      const dates = await datesIn(who, [7, 12, 17])
      const stranger = await signedIn(club, 'proposer')
      expectRefusal(await stranger.post(path, dates), 'not_author')
      club.advance(1)
      expectAnswer(await who.post(path, dates), ok)
      const told = await tellOfBounty(who, id)
      expect(told).toMatchObject({ ...dates, version: 2, signed })
      const sooner = await who.post(path, await datesIn(who, [6, 12, 17]))
      expect(sooner.json.code).toBe('bad_dates')
      const none = await who.post(path, { ...dates, payBy: 'soon' })
      expectRefusal(none, 'invalid_body')
      const gone = urlOf(extendBounty, { bounty: bountyDraftId(99) })
      expectRefusal(await who.post(gone, dates), 'bounty_not_found')
      // Of one bounty a hunter is told once: what is new takes the place.
      expect(await newsOf(club)).toHaveLength(1)
    },
  },
  {
    name: 'changes of bounties: closed it takes no more work, and nothing changes it',
    async run(club) {
      const who = await publisher(club, 'admin')
      const now = await lanterns(who)
      const path = urlOf(closeBounty, { bounty: now.id })
      const stranger = await signedIn(club, 'proposer')
      expectRefusal(await stranger.post(path), 'not_author')
      club.advance(1)
      expectAnswer(await who.post(path), ok)
      const told = await tellOfBounty(who, now.id)
      expect(told).toMatchObject({
        status: 'in_review',
        closedAt: expect.any(String),
      })
      expectRefusal(await who.post(path), 'not_open')
      const dates = await datesIn(who, [8, 13, 18])
      const extend = urlOf(extendBounty, { bounty: now.id })
      expectRefusal(await who.post(extend, dates), 'not_open')
      const content = await offer(who, { title, ...dates })
      expectRefusal(await edit(who, now, content), 'not_open')
      const late = { text: 'Lanterns made of paper.', links: [] }
      const work = urlOf(submissions, { bounty: now.id })
      expectRefusal(await stranger.post(work, late), 'not_open')
      expect(await newsOf(club)).toHaveLength(1)
    },
  },
  {
    name: 'changes of bounties: one that nobody works for is taken back by its author',
    async run(club) {
      const who = await publisher(club, 'admin')
      const content = await offer(who, { title: 'Count the gulls' })
      await writeBounty(who, 51, content)
      const what = await who.signBounty(content)
      const { json: fee } = await who.askFee('bounty', bountyDraftId(51), what)
      const id = fee.published
      const path = urlOf(cancelBounty, { bounty: id })
      const reason = 'They do not stay.'
      const stranger = await signedIn(club, 'proposer')
      expectRefusal(await stranger.post(path, { reason }), 'not_author')
      expectRefusal(await who.post(path, { reason: '    ' }), 'reason_required')
      club.advance(1)
      expectAnswer(await who.post(path, { reason }), ok)
      const told = await tellOfBounty(who, id)
      expect(told).toMatchObject({
        status: 'cancelled',
        cancelled: { by: who.author, reason },
      })
      expectRefusal(await who.post(path, { reason }), 'not_open')
      const again = await who.askFee('bounty', bountyDraftId(51), what)
      expectRefusal(again, 'fee_subject_not_found')
    },
  },
]
