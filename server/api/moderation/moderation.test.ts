import { audit } from '@narwhal-club/core/audit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Browser } from '../../testing/browser.ts'
import { pending } from '../../testing/proposers.ts'
import { type Account, at, openAuthor, said } from '../../testing/proposing.ts'
import { rowsOf } from '../../testing/rows.ts'
import { startVotedOn, type VotedOnServer } from '../../testing/votedOn.ts'
import { tombstoneThing, warnThing } from './moderation.commands.ts'
import { openModeration } from './openModeration.ts'

const reason = 'It asks for the words of your wallet.'
let server: VotedOnServer
beforeAll(async () => {
  server = await startVotedOn(12)
})
afterAll(() => server.close())

async function boss(account: Account = server.admin) {
  const browser = new Browser(server.url)
  await browser.signIn(account)
  expect((await browser.elevate(account)).status).toBe(200)
  const path = (kind: string, id: string) =>
    `/api/admin/moderation/${kind}/${id}`
  return Object.assign(browser, {
    see: (kind: string, id: string) => browser.get(path(kind, id)),
    act: (act: string, kind: string, id: string) =>
      browser.post(`${path(kind, id)}/${act}`, { reason }),
  })
}

const lines = async (about: string) =>
  (
    (await rowsOf(server.database, 'ledger_entries')) as {
      ledger: string
      kind: string
      payload: string
    }[]
  )
    .filter(({ ledger, payload }) =>
      ledger === 'audit' ? payload.includes(about) : false,
    )
    .map(({ kind, payload }) => [kind, JSON.parse(payload)])

describe('a tombstone (B7.15)', () => {
  test('behavior: words go off the pages; an audit of the vote still holds', async () => {
    const of = await server.publish()
    const voter = await server.voter(server.holders[0] as Account)
    expect((await voter.vote(of, 'yes')).status).toBe(200)
    const bundleAt = `/api/proposals/${of.id}/bundle.json`
    const looking = await boss()
    expect((await looking.act('tombstone', 'proposal', of.id)).status).toBe(200)
    const told = (await looking.get(`/api/proposals/${of.id}`)).json
    expect(told).toMatchObject({
      title: 'Taken down',
      outcome: 'cancelled',
      counts: { yesVoters: 1 },
      moderated: { as: 'tombstoned', reason },
    })
    const feed = await looking.get(`/api/clubs/${of.club}/feed.xml`)
    expect(feed.text).not.toContain(of.title)
    // The vote is over, and stays as it was cast: for words that are gone.
    const late = await voter.vote(of, 'no', { seq: 1 })
    expect(said(late)).toEqual([400, 'summary_mismatch'])
    server.clock.move(120_000)
    const { json: bundle } = await looking.get(bundleAt)
    expect(bundle.versions[0].title).toBe(of.title)
    const report = audit(bundle)
    expect(report.checks.filter(({ ok }) => !ok)).toEqual([])
    expect(report.ballots).toBe(1)
  })

  test('behavior: B7.5 it is a line of the audit log, with whose words they were', async () => {
    const who = await server.author()
    const { json } = await who.publish()
    const looking = await boss()
    await looking.act('tombstone', 'proposal', json.id)
    const { club } = (await looking.get(`/api/proposals/${json.id}`)).json
    const place = { club: club.id, kind: 'proposal', id: json.id }
    expect(await lines(json.id)).toContainEqual([
      'moderation.tombstoned',
      {
        by: at(server.admin),
        to: json.id,
        reason,
        details: { thing: 'proposal', place, author: at(who.account) },
      },
    ])
  })

  test('error: what cannot be written down is not done', async () => {
    const of = await server.publish()
    const ports = {
      ...openModeration(server.app),
      note: async () => {
        throw new Error('no space left')
      },
    }
    const admin = {
      address: at(server.admin) as `0x${string}`,
      isAdmin: true,
      moderates: [],
      holdings: null,
    }
    const asked = { kind: 'proposal', thing: of.id, body: { reason } } as const
    await expect(tombstoneThing(ports, admin, asked)).rejects.toThrow(
      'no space',
    )
    await expect(warnThing(ports, admin, asked)).rejects.toThrow('no space')
    const told = (await (await boss()).get(`/api/proposals/${of.id}`)).json
    expect(told).toMatchObject({ title: of.title, status: 'active' })
    expect(told.flagReason).toBeUndefined()
  })

  test('behavior: B7.41 where it takes two, one alone only asks', async () => {
    const of = await server.publish()
    const admins = new Set<string>([at(server.admin), at(server.moderator)])
    const ports = {
      ...openModeration(server.app),
      takesTwo: true,
      isAdmin: (address: string) => admins.has(address),
    }
    const by = (account: Account) => ({
      address: at(account) as `0x${string}`,
      isAdmin: true,
      moderates: [],
      holdings: null,
    })
    const asked = (why: string) => ({
      kind: 'proposal' as const,
      thing: of.id,
      body: { reason: why },
    })
    const first = await tombstoneThing(ports, by(server.admin), asked(reason))
    expect(first).toEqual({ ok: true, waitsForSecond: true })
    const looking = await boss()
    expect((await looking.see('proposal', of.id)).json).toMatchObject({
      state: 'stands',
      asked: { by: at(server.admin), reason },
    })
    await expect(
      tombstoneThing(ports, by(server.admin), asked('Once more, myself.')),
    ).rejects.toMatchObject({ code: 'second_needed' })
    // Who left the list since says nothing any more.
    admins.delete(at(server.admin))
    expect(
      await tombstoneThing(
        ports,
        by(server.moderator),
        asked('I want it, too.'),
      ),
    ).toMatchObject({ waitsForSecond: true })
    admins.add(at(server.admin))
    await tombstoneThing(ports, by(server.admin), asked('Seen by me as well.'))
    const told = (await looking.get(`/api/proposals/${of.id}`)).json
    expect(told.moderated).toMatchObject({
      as: 'tombstoned',
      reason: 'I want it, too.',
    })
  })
})

describe('who may', () => {
  test('error: B7.2 who looks after one club has what they had, and no more', async () => {
    const who = await server.author()
    const { json } = await who.publish()
    const moderator = await openAuthor(server, server.moderator)
    for (const act of ['dismiss', 'warn', 'hide', 'restore', 'tombstone'])
      expect(
        said(
          await moderator.post(
            `/api/admin/moderation/proposal/${json.id}/${act}`,
            { reason },
          ),
        ),
      ).toEqual([403, 'not_admin'])
    const queue = await moderator.get('/api/admin/moderation')
    expect(said(queue)).toEqual([403, 'not_admin'])
    const flag = await moderator.post(`/api/proposals/${json.id}/flag`, {
      reason,
    })
    expect(flag.status).toBe(200)
  })

  test('error: B7.3 a session alone takes nothing down', async () => {
    const of = await server.publish()
    const browser = new Browser(server.url)
    await browser.signIn(server.admin)
    for (const act of ['hide', 'tombstone'])
      expect(
        said(
          await browser.post(`/api/admin/moderation/proposal/${of.id}/${act}`, {
            reason,
          }),
        ),
      ).toEqual([403, 'fresh_signature_needed'])
  })
})

test('behavior: B7.16 who is blocked publishes nothing, with the next call', async () => {
  const who = await server.author()
  const { path } = await pending(who)
  const address = at(who.account)
  const looking = await boss()
  const body = { address, reason }
  expect((await looking.post('/api/admin/authors/block', body)).status).toBe(
    200,
  )
  const eligible = await who.get('/api/eligibility?club=main&action=propose')
  expect(eligible.json.why).toContainEqual({ code: 'author_blocked' })
  const comment = await who.post(`${path}/comments`, { text: 'Hello.' })
  expect(said(comment)).toEqual([403, 'author_blocked'])
  expect(said(await who.publish())).toEqual([403, 'author_blocked'])
  expect((await looking.post('/api/admin/authors/unblock', body)).status).toBe(
    200,
  )
  expect((await who.publish()).status).toBe(200)
})
