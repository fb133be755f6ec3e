import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { paperHead } from '../../testing/paperIndex.ts'
import { openAuthor, said, type Words, words } from '../../testing/proposing.ts'
import {
  type PublishingServer,
  startToPublish,
} from '../../testing/publishing.ts'

const day = 86_400
const hour = 3_600_000
let server: PublishingServer
beforeAll(async () => {
  server = await startToPublish(60)
})
afterAll(() => server.close())

describe('table P', () => {
  async function publishIn(club: string, clubName: string) {
    const who = await server.author()
    const draft = await who.write(words, club)
    const intent = await who.pay(draft)
    const message = who.messageOf(words, { club }, { clubName })
    const signature = await who.sign(message)
    return await who.send({ draft, intent, message, signature })
  }

  test('P1 a club of which no proposal can be', async () => {
    for (const [id, name] of [
      ['wrong', 'Wrong'],
      ['other', 'Other'],
    ] as const)
      expect(said(await publishIn(id, name))).toEqual(
        id === 'wrong' ? [409, 'club_misconfigured'] : [401, 'bad_signature'],
      )
  })

  test.each<[string, Partial<Words>, object]>([
    ['no title', { title: ' ' }, { field: 'title', code: 'missing', limit: 5 }],
    [
      'a short body',
      { body: 'x' },
      { field: 'body', code: 'too_short', limit: 30 },
    ],
    [
      'a label that the club has not',
      { labels: ['gear'] },
      { field: 'labels', code: 'unknown' },
    ],
    [
      'a page that is none',
      { discussionUrl: 'http://x.example' },
      { field: 'discussionUrl', code: 'format' },
    ],
  ])('P2 %s', async (_, part, fault) => {
    const who = await server.author()
    const answer = await who.publish({ ...words, ...part })
    expect(said(answer)).toEqual([400, 'bad_proposal'])
    expect(answer.json.details.faults).toEqual([fault])
  })

  test.each<[string, object, (now: number) => object]>([
    [
      'a start that is past',
      { field: 'earliestStart', code: 'past' },
      (now) => ({ earliestStart: now - 1 }),
    ],
    [
      'a start too far ahead',
      { field: 'earliestStart', code: 'too_far' },
      (now) => ({ earliestStart: now + 31 * day }),
    ],
    [
      'less than three days',
      { field: 'duration', code: 'too_short' },
      () => ({ duration: 259_140 }),
    ],
    [
      'more than thirty days',
      { field: 'duration', code: 'too_long' },
      () => ({ duration: 31 * day }),
    ],
    [
      'no whole minutes',
      { field: 'duration', code: 'not_whole' },
      () => ({ duration: 259_201 }),
    ],
  ])('P3 %s', async (_, fault, bend) => {
    const who = await server.author()
    const timestamp = who.nowInSeconds()
    const part = bend(timestamp)
    const answer = await who.publish(words, { timestamp, ...part })
    expect(said(answer)).toEqual([400, 'bad_schedule'])
    expect(answer.json.details.faults).toMatchObject([fault])
  })

  test('P5 a text that is too long', async () => {
    const who = await server.author()
    const answer = await who.publish({ ...words, body: 'x'.repeat(10_001) })
    expect(said(answer)).toEqual([400, 'body_too_long'])
  })

  test.each([
    ['http://a.example/x', 'scheme'],
    ['https://bit.ly/x', 'shortener'],
    ['https://me@a.example', 'userinfo'],
  ])('P6 %s', async (link, code) => {
    const who = await server.author()
    const body = `${words.body} See ${link} for more.`
    const answer = await who.publish({ ...words, body })
    expect(said(answer)).toEqual([400, 'link_blocked'])
    expect(answer.json.details.faults).toContainEqual({
      field: 'body',
      address: link,
      code,
    })
  })

  test('P6 a host is new once', async () => {
    const body = `${words.body} See https://reef.example/plan for more.`
    const hosts = async () => {
      const { json } = await (await server.author()).publish({ ...words, body })
      const told = await (await server.author()).get(
        `/api/proposals/${json.id}`,
      )
      return told.json.newHosts
    }
    expect(await hosts()).toEqual(['reef.example'])
    expect(await hosts()).toEqual([])
  })

  test('P6 a host of the deployment’s own list', async () => {
    const who = await server.author()
    const body = `${words.body} See https://app.narwhal-airdrop.example for more.`
    const answer = await who.publish({ ...words, body })
    expect(said(answer)).toEqual([400, 'link_blocked'])
    const content = { ...words, body }
    const check = await who.post('/api/proposals/check', {
      club: 'main',
      content,
    })
    expect(check.json.faults).toMatchObject([
      { field: 'body', code: 'blocked' },
    ])
  })

  test('P7 a wallet that may not publish here', async () => {
    server.clock.move(3 * hour)
    const who = await openAuthor(server, server.accounts.barred)
    expect(said(await who.publish())).toEqual([403, 'author_blocked'])
    const told = await who.get('/api/eligibility?club=main&action=propose')
    expect(told.json).toMatchObject({
      ok: false,
      why: [{ code: 'author_blocked' }],
    })
  })

  test.each([
    ['too few', 'small', 49],
    ['left out by the club', 'left', 0],
    ['sold before the block', 'seller', 0],
    ['bought after it', 'bought', 0],
  ] as const)('P9 %s', async (_, account, have) => {
    const who = await openAuthor(server, server.accounts[account])
    const answer = await who.publish()
    expect(said(answer)).toEqual([403, 'insufficient_vp'])
    const missing = 50 - have
    expect(answer.json.details).toEqual({ have, need: 50, missing })
  })

  test('P10 an index that is behind, in doubt, or without that block', async () => {
    const who = await server.author()
    for (const [stand, code] of [
      [{ head: paperHead + 31 }, 'index_behind'],
      [{ doubts: 1 }, 'index_behind'],
      [{ block: paperHead + 50 }, 'no_block'],
    ] as const) {
      await server.stand(stand)
      expect(said(await who.publish())).toEqual([503, code])
    }
    await server.stand({ head: paperHead + 30 })
    expect((await who.publish()).status).toBe(200)
    await server.stand()
  })

  test('P11 an author has two that are not closed', async () => {
    const who = await server.author()
    const first = await who.publish()
    expect((await who.publish({ ...words, title: 'A second' })).status).toBe(
      200,
    )
    const third = { ...words, title: 'A third one' }
    const answer = await who.publish(third)
    expect(said(answer)).toEqual([429, 'proposal_limit'])
    expect(answer.json.details.resetAt).toBe(first.json.end)
    server.clock.move(3 * day * 1_000)
    const later = await openAuthor(server, who.account)
    expect((await later.publish(third)).status).toBe(200)
  })

  test('ours: a fee that has not come', async () => {
    const who = await server.author()
    const draft = await who.write()
    const message = who.messageOf(words)
    const signature = await who.sign(message)
    for (const [state, status, code] of [
      ['open', 402, 'fee_required'],
      ['submitted', 409, 'fee_unconfirmed'],
      ['expired', 409, 'fee_expired'],
      ['credited', 409, 'fee_closed'],
    ] as const) {
      const intent = await who.pay(draft, words, state)
      const body = { draft, intent, message, signature }
      expect(said(await who.send(body))).toEqual([status, code])
      await server.run(`delete from fee_intents where id = '${intent}'`)
    }
    const other = await server.author()
    const intent = await other.pay(draft)
    const body = { draft, intent, message, signature }
    expect(said(await who.send(body))).toEqual([404, 'fee_not_found'])
  })
})
