import { buildTree, proposalTypedData } from '@narwhal-club/core/governance'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { movableClock } from '../../testing/clock.ts'
import { clubSeed } from '../../testing/clubSeed.ts'
import {
  hashOf,
  type PaperServer,
  paperHead,
  startOnPaper,
} from '../../testing/paperIndex.ts'
import {
  type Author,
  at,
  newAccount,
  openAuthor,
  said,
  type Words,
  words,
} from '../../testing/proposing.ts'
import { rowsOf } from '../../testing/rows.ts'

const vault = '0x00000000000000000000000000000000000000aa'
const rich = Array.from({ length: 90 }, newAccount)
const small = newAccount()
const left = newAccount()
const seller = newAccount()
const bought = newAccount()
const barred = newAccount()
const day = 86_400
const hour = 3_600_000

const clock = movableClock()
let server: PaperServer
let next = 0

/** An author who may propose, and has not done so before. */
const author = () => {
  // A club gets ten within a day.
  clock.move(3 * hour)
  return openAuthor(server, rich[next++])
}

beforeAll(async () => {
  server = await startOnPaper(
    [
      ...rich.map((account) => ({ owner: at(account), nfts: 50 })),
      { owner: at(barred), nfts: 50 },
      { owner: at(small), nfts: 49 },
      { owner: at(left), nfts: 60 },
      { owner: vault, nfts: 40 },
      { owner: at(seller), nfts: 50, until: paperHead - 2 },
      { owner: at(bought), nfts: 50, from: paperHead - 1 },
    ],
    {
      clock,
      record: {
        BLOCKED_AUTHORS: barred.address,
        BLOCKED_HOSTS: 'narwhal-airdrop.example',
      },
      extras: {
        clubs: (own) => [
          { ...own, rules: { ...own.rules, exclusions: [at(left)] } },
          { ...own, id: 'paused', name: 'Paused', status: 'paused' },
          {
            ...own,
            id: 'wrong',
            name: 'Wrong',
            rules: { ...own.rules, minPeriod: 90 * day },
          },
          { ...clubSeed({ id: 'other' }), name: 'Other' },
        ],
      },
    },
  )
})
afterAll(() => server.close())

/** Signs words by hand, for what a test bends. */
async function sending(who: Author, content: Words = words) {
  const draft = await who.write(content)
  const intent = await who.pay(draft, content)
  return { draft, intent, message: who.messageOf(content) }
}

describe('a proposal', () => {
  test('default: it is published with all that it froze', async () => {
    const who = await author()
    const { status, json } = await who.publish()
    expect(status).toBe(200)
    expect(json).toMatchObject({ club: 'main', number: expect.any(Number) })
    const start = Date.parse(json.start)
    expect(Date.parse(json.end) - start).toBe(259_200_000)
    const { json: told } = await who.get(`/api/proposals/${json.id}`)
    const holders = rich.map((account) => ({
      address: at(account),
      votingPower: 50,
    }))
    const all = [
      ...holders,
      { address: at(barred), votingPower: 50 },
      { address: at(small), votingPower: 49 },
    ]
    expect(told).toMatchObject({
      status: 'active',
      author: at(who.account),
      snapshot: {
        block: paperHead - 2,
        blockHash: hashOf(paperHead - 2),
        root: buildTree(all).root,
        excluded: expect.arrayContaining([at(left), vault]),
      },
      eligibleVoters: rich.length + 2,
      eligiblePower: rich.length * 50 + 99,
      rulesVersion: 1,
      quorum: 0,
      fee: { amount: '333', tx: `0x${'a'.repeat(64)}` },
      mine: { votingPower: 50, isModerator: false, reported: false },
    })
  })

  test('behavior: its draft and its intent say so', async () => {
    const who = await author()
    const { draft, intent, message } = await sending(who)
    const signature = await who.sign(message)
    const { json } = await who.send({ draft, intent, message, signature })
    const told = await who.get(`/api/drafts/${draft}`)
    expect(told.json).toMatchObject({ state: 'published', proposal: json.id })
    const intents = (await rowsOf(server.database, 'fee_intents')) as {
      id: string
    }[]
    expect(intents.find(({ id }) => id === intent)).toMatchObject({
      state: 'consumed',
      published: json.id,
    })
  })

  test('behavior: to publish twice, or at once, is to publish once', async () => {
    const who = await author()
    const { draft, intent, message } = await sending(who)
    const signature = await who.sign(message)
    const send = () => who.send({ draft, intent, message, signature })
    const answers = await Promise.all([send(), send(), send()])
    answers.push(await send())
    for (const { json } of answers) expect(json).toEqual(answers[0]?.json)
  })

  test('behavior: numbers have no gaps, however many come at once', async () => {
    const people = await Promise.all([author(), author(), author()])
    const answers = await Promise.all(people.map((who) => who.publish()))
    expect(answers.map(said)).toEqual(answers.map(() => [200, undefined]))
    const rows = (await rowsOf(server.database, 'proposals')) as {
      number: number
    }[]
    const numbers = rows.map(({ number }) => number).sort((a, b) => a - b)
    expect(numbers).toEqual(numbers.map((_, index) => index + 1))
  })

  test('behavior: voting opens no sooner than was asked for', async () => {
    const who = await author()
    const earliestStart = who.nowInSeconds() + day
    const { json } = await who.publish(words, { earliestStart })
    expect(json.start).toBe(new Date(earliestStart * 1_000).toISOString())
    const told = await who.get(`/api/proposals/${json.id}`)
    expect(told.json.status).toBe('pending')
  })
})

describe('table E', () => {
  const envelopes: [string, (good: object) => object][] = [
    ['a member too many', (message) => ({ ...message, extra: 1 })],
    ['an address that is none', (message) => ({ ...message, author: '0x1' })],
    ['a time that is no number', (message) => ({ ...message, timestamp: 'x' })],
    ['a version that is not the first', (good) => ({ ...good, version: 2 })],
    ['another club than the draft’s', (good) => ({ ...good, club: 'paused' })],
  ]
  test.each(envelopes)('E5 %s', async (_, bend) => {
    const who = await author()
    const { draft, intent, message } = await sending(who)
    const signature = await who.sign(message)
    const body = { draft, intent, message: bend(message), signature }
    expect(said(await who.send(body))).toEqual([400, 'bad_envelope'])
  })

  test.each([
    ['of the future', 302, 400],
    ['of just now, by a clock that is ahead', 298, 200],
    ['of a while ago', -890, 200],
    ['of the past', -910, 400],
  ])('E7 a message %s', async (_, by, status) => {
    const who = await author()
    const timestamp = who.nowInSeconds() + by
    const answer = await who.publish(words, { timestamp })
    expect(answer.status).toBe(status)
    if (status === 200) return
    expect(answer.json.code).toBe('bad_timestamp')
    const { serverTime } = answer.json.details
    expect(Math.abs(Date.parse(serverTime) - clock.now())).toBeLessThan(5_000)
  })

  test.each([
    ['another chain', { chainId: 1 }],
    ['another collection', { verifyingContract: vault.replace('aa', 'ab') }],
    ['another site', { name: 'Evil Club' }],
  ])('E8 what was signed for %s is no signature here', async (_, domain) => {
    const who = await author()
    const { draft, intent, message } = await sending(who)
    const signature = await who.sign(message, domain)
    const answer = await who.send({ draft, intent, message, signature })
    expect(said(answer)).toEqual([401, 'bad_signature'])
  })

  test('E8 what says that it was signed for another domain', async () => {
    const who = await author()
    const { draft, intent, message } = await sending(who)
    const { domain } = proposalTypedData(server.app.env.NFT_CONTRACT, message)
    const signature = await who.sign(message)
    const send = (bend: object) =>
      who.send({
        draft,
        intent,
        message,
        signature,
        domain: { ...domain, ...bend },
      })
    for (const bend of [
      { chainId: 1 },
      { verifyingContract: vault.replace('aa', 'ab') },
      { name: 'Evil Club' },
      { version: '2' },
    ])
      expect(said(await send(bend))).toEqual([400, 'wrong_domain'])
    expect((await send({ salt: '0x' })).status).toBe(400)
    expect((await send({})).status).toBe(200)
  })

  test('E11 a club that rests', async () => {
    const who = await author()
    const draft = await who.write(words, 'paused')
    const intent = await who.pay(draft)
    const message = who.messageOf(
      words,
      { club: 'paused' },
      { clubName: 'Paused' },
    )
    const signature = await who.sign(message)
    const answer = await who.send({ draft, intent, message, signature })
    expect(said(answer)).toEqual([409, 'club_paused'])
  })

  test('E12 what another wallet signed', async () => {
    const who = await author()
    const other = await author()
    const { draft, intent } = await sending(who)
    const message = other.messageOf(words)
    const signature = await other.sign(message)
    const answer = await who.send({ draft, intent, message, signature })
    expect(said(answer)).toEqual([403, 'session_mismatch'])
  })

  const half =
    0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n
  const highS = (hex: string) => {
    const s = half - BigInt(`0x${hex.slice(66, 130)}`)
    const v = hex.endsWith('1b') ? '1c' : '1b'
    return `${hex.slice(0, 66)}${s.toString(16).padStart(64, '0')}${v}`
  }
  test.each<[string, (hex: string) => string]>([
    ['its twin with a high s', highS],
    ['a byte too many', (hex) => `${hex}00`],
    ['nothing', () => '0x'],
    ['no hexadecimal', (hex) => `${hex.slice(0, -2)}zz`],
    ['an illegal v', (hex) => `${hex.slice(0, -2)}25`],
    ['another signature', (hex) => `${hex.slice(0, 10)}0000${hex.slice(14)}`],
  ])('E13 %s', async (_, bend) => {
    const who = await author()
    const { draft, intent, message } = await sending(who)
    const signature = bend(await who.sign(message))
    const answer = await who.send({ draft, intent, message, signature })
    expect(said(answer)).toEqual([401, 'bad_signature'])
  })

  test('E14, E16 a message is used once, also by two at once', async () => {
    const who = await author()
    const message = who.messageOf(words)
    const signature = await who.sign(message)
    const [one, other] = [await who.write(), await who.write()]
    const intents = [await who.pay(one), await who.pay(other)]
    const send = (draft: string, intent?: string) =>
      who.send({ draft, intent, message, signature })
    const answers = await Promise.all([
      send(one, intents[0]),
      send(other, intents[1]),
    ])
    expect(answers.map(said).sort()).toEqual([
      [200, undefined],
      [409, 'replayed'],
    ])
  })

  test('ours: another sentence than the one that belongs to it', async () => {
    const who = await author()
    const answer = await who.publish(words, { summary: 'Claim your airdrop' })
    expect(said(answer)).toEqual([400, 'summary_mismatch'])
  })

  test('ours: words that were changed after they were signed', async () => {
    const who = await author()
    const { draft, intent, message } = await sending(who)
    const signature = await who.sign(message)
    const content = { ...words, body: `${words.body} For me.` }
    await who.put(`/api/drafts/${draft}`, { version: 1, content })
    const answer = await who.send({ draft, intent, message, signature })
    expect(said(answer)).toEqual([409, 'content_changed'])
  })
})

describe('table P', () => {
  async function publishIn(club: string, clubName: string) {
    const who = await author()
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
    const who = await author()
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
    const who = await author()
    const timestamp = who.nowInSeconds()
    const part = bend(timestamp)
    const answer = await who.publish(words, { timestamp, ...part })
    expect(said(answer)).toEqual([400, 'bad_schedule'])
    expect(answer.json.details.faults).toMatchObject([fault])
  })

  test('P5 a text that is too long', async () => {
    const who = await author()
    const answer = await who.publish({ ...words, body: 'x'.repeat(10_001) })
    expect(said(answer)).toEqual([400, 'body_too_long'])
  })

  test.each([
    ['http://a.example/x', 'scheme'],
    ['https://bit.ly/x', 'shortener'],
    ['https://me@a.example', 'userinfo'],
  ])('P6 %s', async (link, code) => {
    const who = await author()
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
      const { json } = await (await author()).publish({ ...words, body })
      const told = await (await author()).get(`/api/proposals/${json.id}`)
      return told.json.newHosts
    }
    expect(await hosts()).toEqual(['reef.example'])
    expect(await hosts()).toEqual([])
  })

  test('P6 a host of the deployment’s own list', async () => {
    const who = await author()
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
    clock.move(3 * hour)
    const who = await openAuthor(server, barred)
    expect(said(await who.publish())).toEqual([403, 'author_blocked'])
    const told = await who.get('/api/eligibility?club=main&action=propose')
    expect(told.json).toMatchObject({
      ok: false,
      why: [{ code: 'author_blocked' }],
    })
  })

  test.each([
    ['too few', small, 49],
    ['left out by the club', left, 0],
    ['sold before the block', seller, 0],
    ['bought after it', bought, 0],
  ])('P9 %s', async (_, account, have) => {
    const who = await openAuthor(server, account)
    const answer = await who.publish()
    expect(said(answer)).toEqual([403, 'insufficient_vp'])
    const missing = 50 - have
    expect(answer.json.details).toEqual({ have, need: 50, missing })
  })

  test('P10 an index that is behind, in doubt, or without that block', async () => {
    const who = await author()
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
    const who = await author()
    const first = await who.publish()
    expect((await who.publish({ ...words, title: 'A second' })).status).toBe(
      200,
    )
    const third = { ...words, title: 'A third one' }
    const answer = await who.publish(third)
    expect(said(answer)).toEqual([429, 'proposal_limit'])
    expect(answer.json.details.resetAt).toBe(first.json.end)
    clock.move(3 * day * 1_000)
    const later = await openAuthor(server, who.account)
    expect((await later.publish(third)).status).toBe(200)
  })

  test('ours: a fee that has not come', async () => {
    const who = await author()
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
    const other = await author()
    const intent = await other.pay(draft)
    const body = { draft, intent, message, signature }
    expect(said(await who.send(body))).toEqual([404, 'fee_not_found'])
  })
})
