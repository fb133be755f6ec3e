import { type DraftContent, surface, urlOf } from '@narwhal-club/core/contract'
import { expect } from 'vitest'
import { type ContractCase, expectAnswer, expectRefusal } from './club.ts'
import { type Bend, type Publisher, publisher } from './publisher.ts'
import { draftId, tellOf, words, write } from './publishing.ts'
import { signedIn } from './signedIn.ts'

const { proposal, proposals, proposalDiff, cancelProposal } = surface
const { checkProposal } = surface
const day = 86_400

/** Words of which voting begins in some days. */
async function soon(who: Publisher, days: number, change: object = {}) {
  const { now } = await who.about('main')
  const earliestStart = new Date(now + days * day * 1_000).toISOString()
  return words({ title: 'A roof for the pier', earliestStart, ...change })
}

/** What they have that is not voted on yet, with its page. */
async function pending(who: Pick<Publisher, 'get'>) {
  const open = urlOf(proposals, { mine: true, status: 'pending' })
  const [{ id }] = (await who.get(open)).json.rows
  return (await who.get(urlOf(proposal, { proposal: id }))).json
}

/** Sends a new version of it. */
async function edit(
  who: Publisher,
  { id, version, signed }: Awaited<ReturnType<typeof pending>>,
  content: DraftContent,
  bend: Bend = {},
) {
  const before = { version, digest: signed.digest }
  const { signed: next } = await who.sign(content, { before, ...bend })
  return who.put(urlOf(proposal, { proposal: id }), { content, ...next })
}

export const publishingEditCases: ContractCase[] = [
  {
    name: 'new versions: U1 U2 an author gives one better words and more time',
    async run(club) {
      const who = await publisher(club, 'whale')
      club.advance(1_000)
      const first = await soon(who, 2, {
        body: `${words().body} https://roof.example/a https://pier.example/b`,
      })
      await write(who, 40, first)
      const what = await who.sign(first)
      const { json: fee } = await who.askFee('proposal', draftId(40), what)
      expect(fee).toMatchObject({ state: 'consumed', byCredit: true })
      const before = await pending(who)
      expect(before).toMatchObject({
        id: fee.published,
        newHosts: ['roof.example'],
      })
      const next = await soon(who, 3, {
        title: 'A green roof for the pier',
        body: `${words().body} https://roof.example/c https://moss.example/d`,
        summary: 'Green.',
        discussionUrl: 'https://talk.example/roof',
        duration: 4 * day,
      })
      club.advance(1)
      const sent = await edit(who, before, next)
      expect([sent.status, sent.json.code]).toEqual([200, undefined])
      expect(sent.json.start).toBe(next.earliestStart)
      const told = await tellOf(who, before.id)
      expect(told).toMatchObject({
        version: 2,
        title: next.title,
        summary: 'Green.',
        start: next.earliestStart,
        newHosts: ['moss.example', 'roof.example', 'talk.example'],
        signed: { message: { version: 2, replaces: before.signed.digest } },
      })
      // Who may vote stays as it was frozen.
      expect(told.snapshot).toEqual(before.snapshot)
      const of = { proposal: before.id, from: 1, to: 2 }
      const { json: diff } = await who.get(urlOf(proposalDiff, of))
      expect(diff).toMatchObject({ from: 1, to: 2 })
      const found = await who.get(urlOf(proposals, { q: 'GREEN roof' }))
      expect(found.json.rows).toMatchObject([{ id: before.id }])
      const gone = await who.get(urlOf(proposals, { q: 'a roof for' }))
      expect(gone.json.rows).toEqual([])
    },
  },
  {
    name: 'new versions: one that was written on an old version is refused',
    async run(club) {
      const who = await publisher(club, 'whale')
      const now = await pending(who)
      const content = await soon(who, 4, { duration: 4 * day })
      const { replaces } = now.signed.message
      const stale = { ...now, version: 1, signed: { digest: replaces } }
      expectRefusal(await edit(who, stale, content), 'bad_envelope')
      const other = { ...now, signed: { digest: replaces } }
      expectRefusal(await edit(who, other, content), 'bad_envelope')
      // What was sent already is of an old version, too.
      const { message, signature } = now.signed
      const again = { content, message, signature }
      const path = urlOf(proposal, { proposal: now.id })
      expectRefusal(await who.put(path, again), 'bad_envelope')
      expect((await pending(who)).version).toBe(2)
    },
  },
  {
    name: 'new versions: what was promised is not taken back',
    async run(club) {
      const who = await publisher(club, 'whale')
      const now = await pending(who)
      const faultsOf = async (days: number, change: object) => {
        const content = await soon(who, days, change)
        const { json } = await edit(who, now, content)
        expect(json.code).toBe('bad_schedule')
        return json.details.faults
      }
      expect(await faultsOf(2, { duration: 4 * day })).toMatchObject([
        { field: 'earliestStart', code: 'past' },
      ])
      expect(await faultsOf(3.5, {})).toMatchObject([
        { field: 'duration', code: 'too_short', limit: 4 * day },
      ])
    },
  },
  {
    name: 'new versions: they are their author’s alone, signed by them, of an open club',
    async run(club) {
      const who = await publisher(club, 'whale')
      const now = await pending(who)
      const content = await soon(who, 4, { duration: 4 * day })
      const other = await publisher(club, 'proposer')
      expectRefusal(await edit(other, now, content), 'not_author')
      const forged = await edit(who, now, content, { by: 'proposer' })
      expectRefusal(forged, 'bad_signature')
      const changed = { message: { contentHash: now.signed.contentHash } }
      const wrong = await edit(who, now, content, changed)
      expectRefusal(wrong, 'content_changed')
      const nowhere = { ...now, id: draftId(99) }
      expectRefusal(await edit(who, nowhere, content), 'proposal_not_found')
      const visitor = club.open()
      const path = urlOf(proposal, { proposal: now.id })
      const bare = await visitor.ask('PUT', path)
      expectRefusal(bare, 'not_signed_in')
      const open = urlOf(proposals, { mine: true, status: 'active' })
      const [{ id }] = (await who.get(open)).json.rows
      const active = (await who.get(urlOf(proposal, { proposal: id }))).json
      expectRefusal(await edit(who, active, content), 'not_open')
    },
  },
  {
    name: 'new versions: a check of one does not find itself',
    async run(club) {
      const who = await publisher(club, 'whale')
      const now = await pending(who)
      const { title, summary, labels, body, discussionUrl } = now
      const content = await soon(who, 4, { title, summary, labels, body })
      const check = (except?: string) =>
        who.post(checkProposal.path, {
          club: 'main',
          content: { ...content, discussionUrl },
          ...(except && { except }),
        })
      const { json: alone } = await check(now.id)
      const { json: beside } = await check()
      const found = beside.duplicates.map(({ id }: { id: string }) => id)
      expect(found).toContain(now.id)
      const rest = alone.duplicates.map(({ id }: { id: string }) => id)
      expect(rest).not.toContain(now.id)
      // Its hosts are known by now.
      expect(alone.newHosts).toEqual([])
    },
  },
  {
    name: 'new versions: D1 an author takes back what is not voted on yet; nothing follows',
    async run(club) {
      const who = await publisher(club, 'whale')
      const now = await pending(who)
      const path = urlOf(cancelProposal, { proposal: now.id })
      const reason = 'The pier has a roof.'
      const other = await signedIn(club, 'proposer')
      expectRefusal(await other.post(path, { reason }), 'not_author')
      expectRefusal(await who.post(path, { reason: '  ' }), 'invalid_body')
      club.advance(1)
      expectAnswer(await who.post(path, { reason }), { ok: true })
      const told = await tellOf(who, now.id)
      expect(told).toMatchObject({
        outcome: 'cancelled',
        cancelled: { by: who.author, reason },
      })
      expectRefusal(await who.post(path, { reason }), 'not_open')
      const content = await soon(who, 4, { duration: 4 * day })
      expectRefusal(await edit(who, now, content), 'not_open')
    },
  },
]
