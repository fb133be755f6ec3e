import { noPreviousDigest } from '@narwhal-club/core/governance'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type BountyServer,
  cro,
  day,
  offer,
  said,
  startWithHunters,
} from '../../testing/bountyWorld.ts'
import { rowsOf } from '../../testing/rows.ts'
import { readHash } from '../fees/readHash.ts'

let server: BountyServer
beforeAll(async () => {
  server = await startWithHunters(30)
})
afterAll(() => server.close())

describe('a bounty', () => {
  test('default: it is published with all that was signed', async () => {
    const who = await server.holder()
    const dates = who.datesFrom()
    const { status, json } = await who.publish(offer, { dates })
    expect([status, json.code]).toEqual([200, undefined])
    const told = await who.get(`/api/bounties/${json.id}`)
    expect(told.json).toMatchObject({
      number: json.number,
      status: 'open',
      badges: [],
      author: who.address,
      title: offer.title,
      description: offer.description,
      skills: ['svg'],
      reward: { asset: 'CRO', amount: String(10n * cro) },
      submitBy: new Date(dates.submitBy).toISOString(),
      decideBy: new Date(dates.decideBy).toISOString(),
      payBy: new Date(dates.payBy).toISOString(),
      fee: { amount: '333' },
      mine: { isModerator: false, disputed: false },
      version: 1,
    })
  })

  test('behavior: to publish twice, or at once, is to publish once', async () => {
    const who = await server.holder()
    const dates = who.datesFrom()
    const draft = await who.write(offer, dates)
    const message = who.messageOf(offer, dates)
    const intent = await who.pay(draft, message.contentHash)
    const signature = await who.sign(message)
    const body = { draft, message, signature, intent }
    const send = () => who.post('/api/bounties', body)
    const answers = await Promise.all([send(), send()])
    answers.push(await send())
    for (const { json } of answers) expect(json).toEqual(answers[0]?.json)
    const told = await who.get(`/api/bounty-drafts/${draft}`)
    expect(told.json).toMatchObject({
      state: 'published',
      bounty: answers[0]?.json.id,
    })
    const intents = (await rowsOf(server.database, 'fee_intents')) as {
      id: string
    }[]
    expect(intents.find(({ id }) => id === intent)).toMatchObject({
      state: 'consumed',
    })
  })

  test('behavior: a draft that waits for its fee is pending', async () => {
    const who = await server.person(server.admin)
    const dates = who.datesFrom()
    const draft = await who.write(offer, dates)
    expect((await who.get('/api/bounty-drafts')).json.rows[0]).toMatchObject({
      id: draft,
      state: 'writing',
    })
    const poor = await server.person()
    expect(said(await poor.get(`/api/bounty-drafts/${draft}`))).toEqual([
      404,
      'draft_not_found',
    ])
  })
})

describe('the fee', () => {
  test('behavior: who is exempt publishes by the intent alone', async () => {
    const who = await server.person(server.admin)
    const dates = who.datesFrom()
    const draft = await who.write(offer, dates)
    const message = who.messageOf(offer, dates)
    const signature = await who.sign(message)
    const { contentHash } = message
    const asked = { purpose: 'bounty', refId: draft, contentHash }
    const refused = await who.post('/api/fees/intents', {
      ...asked,
      signed: { message, signature },
    })
    // The wallet that fees go to holds nothing here.
    expect(said(refused)).toEqual([403, 'insufficient_vp'])
  })

  test('behavior: it is asked for once nothing else is in the way', async () => {
    const who = await server.holder()
    const dates = who.datesFrom()
    const draft = await who.write(offer, dates)
    const message = who.messageOf(offer, dates)
    const { contentHash } = message
    const signature = await who.sign(message)
    const asked = { purpose: 'bounty', refId: draft, contentHash }
    const { status, json } = await who.post('/api/fees/intents', {
      ...asked,
      signed: { message, signature },
    })
    expect([status, json.code]).toEqual([200, undefined])
    expect(json).toMatchObject({
      state: 'open',
      amount: String(333_333_333n * cro),
    })
    expect((await who.get(`/api/bounty-drafts/${draft}`)).json).toMatchObject({
      state: 'awaiting_fee',
      status: 'pending',
      intent: json.id,
    })
    const saved = await who.put(`/api/bounty-drafts/${draft}`, {
      version: 1,
      content: who.contentOf(offer, dates),
    })
    expect(said(saved)).toEqual([409, 'draft_signed'])
    expect(readHash('none')).toBe(null)
  })

  test.each([
    ['open', 'fee_required'],
    ['submitted', 'fee_unconfirmed'],
    ['failed', 'fee_required'],
    ['expired', 'fee_expired'],
    ['credited', 'fee_closed'],
    ['consumed', 'fee_closed'],
  ])('error: what is %s publishes nothing', async (state, code) => {
    const who = await server.person(server.moderator)
    const answer = await who.publish(offer, { state })
    expect(answer.json.code).toBe(code)
  })
})

describe('what is signed', () => {
  test.each([
    ['bad_envelope', { author: 'me' as `0x${string}` }],
    ['bad_envelope', { club: 'paused' }],
    ['bad_envelope', { version: 2 }],
    ['bad_envelope', { replaces: `0x${'1'.repeat(64)}` as const }],
    ['bad_timestamp', { timestamp: 1_000_000_000 }],
    ['session_mismatch', { author: `0x${'2'.repeat(40)}` as const }],
    ['summary_mismatch', { summary: 'Open something' }],
    ['content_changed', { contentHash: `0x${'3'.repeat(64)}` as const }],
  ])('error: %s', async (code, bend) => {
    const who = await server.person(server.moderator)
    const dates = who.datesFrom()
    const draft = await who.write(offer, dates)
    const message = who.messageOf(offer, dates, bend)
    const intent = await who.pay(draft, who.messageOf(offer, dates).contentHash)
    const signature = await who
      .sign({ ...message, author: who.address })
      .catch(() => '0x')
    const body = { draft, message, signature, intent }
    expect((await who.post('/api/bounties', body)).json.code).toBe(code)
  })

  test('error: another domain, and another signer', async () => {
    const who = await server.person(server.moderator)
    const dates = who.datesFrom()
    const draft = await who.write(offer, dates)
    const message = who.messageOf(offer, dates)
    const intent = await who.pay(draft, message.contentHash)
    const send = async (signature: string, more: object = {}) =>
      (
        await who.post('/api/bounties', {
          draft,
          message,
          signature,
          intent,
          ...more,
        })
      ).json.code
    const foreign = await who.sign(message, { chainId: 1 })
    expect(await send(foreign)).toBe('bad_signature')
    const domain = {
      name: 'Narwhal Club',
      version: '1',
      chainId: 1,
      verifyingContract: server.app.env.NFT_CONTRACT,
    }
    expect(await send(foreign, { domain })).toBe('wrong_domain')
    const other = await server.person()
    expect(await send(await other.sign(message))).toBe('bad_signature')
  })

  test('error: a message that was used before', async () => {
    const who = await server.holder()
    const dates = who.datesFrom()
    const message = who.messageOf(offer, dates)
    const signature = await who.sign(message)
    const codes: unknown[] = []
    for (let turn = 0; turn < 2; turn++) {
      const draft = await who.write(offer, dates)
      const intent = await who.pay(draft, message.contentHash)
      const body = { draft, message, signature, intent }
      codes.push((await who.post('/api/bounties', body)).json.code)
    }
    expect(codes).toEqual([undefined, 'replayed'])
    expect(message.replaces).toBe(noPreviousDigest)
  })
})

describe('what may not be opened', () => {
  test.each([
    ['bad_bounty', { ...offer, title: 'Draw' }],
    [
      'bad_bounty',
      { ...offer, reward: { asset: 'CRO' as const, amount: '0' } },
    ],
    ['bad_bounty', { ...offer, winnersMax: 6 }],
    ['body_too_long', { ...offer, description: 'x'.repeat(10_001) }],
    [
      'link_blocked',
      { ...offer, description: `${offer.description} https://bit.ly/x` },
    ],
  ])('error: %s', async (code, words) => {
    const who = await server.person(server.moderator)
    const answer = await who.publish(words)
    expect(answer.json.code).toBe(code)
    const dates = who.datesFrom()
    const content = who.contentOf(words, dates)
    const check = { club: 'main', content }
    const { json } = await who.post('/api/bounties/check', check)
    expect(json.faults).not.toEqual([])
    expect(json.contentHash).toBe(undefined)
  })

  test.each([
    ['too soon', [0.5, 2, 3]],
    ['decided before it ends', [5, 4, 10]],
    ['decided 15 days later', [5, 20, 25]],
    ['paid 8 days later', [5, 10, 18.1]],
    ['91 days ahead', [91, 92, 93]],
  ])('error: bad_dates, %s', async (_, days) => {
    const who = await server.person(server.moderator)
    const answer = await who.publish(offer, { dates: who.datesFrom(days) })
    expect(said(answer)).toEqual([400, 'bad_dates'])
  })

  test('error: insufficient_vp, author_blocked, club_paused', async () => {
    const poor = await server.person()
    expect(said(await poor.publish())).toEqual([403, 'insufficient_vp'])
    const barred = await server.person(server.barred)
    expect(said(await barred.publish())).toEqual([403, 'author_blocked'])
    const who = await server.holder()
    const dates = who.datesFrom()
    const content = who.contentOf(offer, dates)
    const draft = (
      await who.post('/api/bounty-drafts', { club: 'paused', content })
    ).json.id
    const message = {
      ...who.messageOf(offer, dates, { club: 'paused' }),
      summary: who
        .messageOf(offer, dates)
        .summary.replace('Narwhal Club', 'Paused'),
    }
    const intent = await who.pay(draft, message.contentHash)
    const signature = await who.sign(message)
    const body = { draft, message, signature, intent }
    expect(said(await who.post('/api/bounties', body))).toEqual([
      409,
      'club_paused',
    ])
  })

  test('error: draft_not_found, fee_not_found', async () => {
    const [who, other] = [await server.holder(), await server.holder()]
    const dates = who.datesFrom()
    const draft = await who.write(offer, dates)
    const message = who.messageOf(offer, dates)
    const signature = await who.sign(message)
    const theirs = await other.pay(draft, message.contentHash)
    const body = { draft, message, signature, intent: theirs }
    expect(said(await who.post('/api/bounties', body))).toEqual([
      404,
      'fee_not_found',
    ])
    expect(said(await other.post('/api/bounties', body))).toEqual([
      404,
      'draft_not_found',
    ])
  })

  test('error: payout_overdue, until it is paid', async () => {
    const [who, hunter] = [await server.holder(), await server.person()]
    const bounty = await who.open()
    const work = await hunter.submit(bounty)
    expect(said(await who.post(`${bounty}/close`, {}))[0]).toBe(200)
    expect(said(await who.award(bounty, [work, 10n * cro]))[0]).toBe(200)
    // The same words at another moment are another message.
    server.clock.move(60_000)
    expect((await who.publish()).status).toBe(200)
    server.clock.move(15 * day)
    await who.get('/api/auth/me')
    const told = await who.get(bounty)
    expect(told.json).toMatchObject({ status: 'awarded', badges: ['overdue'] })
    expect(said(await who.publish())).toEqual([403, 'payout_overdue'])
    const { json } = await who.get(`/api/people/${who.address}/bounties`)
    expect(json.author).toMatchObject({ opened: 2, overdue: 1 })
  })
})

describe('drafts', () => {
  test('behavior: they are saved, listed and deleted by their author alone', async () => {
    const [who, other] = [await server.holder(), await server.holder()]
    const dates = who.datesFrom()
    const id = await who.write(offer, dates)
    const path = `/api/bounty-drafts/${id}`
    const content = who.contentOf({ ...offer, title: 'Draw it' }, dates)
    expect(said(await other.put(path, { version: 1, content }))).toEqual([
      404,
      'draft_not_found',
    ])
    const saved = await who.put(path, { version: 1, content })
    expect(saved.json).toMatchObject({ id, version: 2 })
    expect(said(await who.put(path, { version: 1, content }))).toEqual([
      409,
      'draft_conflict',
    ])
    const again = { id, club: 'main', content }
    expect((await who.post('/api/bounty-drafts', again)).json.id).toBe(id)
    expect(said(await other.post('/api/bounty-drafts', again))).toEqual([
      409,
      'draft_conflict',
    ])
    expect(
      said(await who.post('/api/bounty-drafts', { ...again, club: 'none' })),
    ).toEqual([404, 'club_not_found'])
    const { json } = await who.get('/api/bounty-drafts?limit=1')
    expect(json).toMatchObject({ total: 1, rows: [{ title: 'Draw it' }] })
    expect(said(await other.remove(path))).toEqual([404, 'draft_not_found'])
    expect((await who.remove(path)).json).toEqual({ ok: true })
    expect(said(await who.get(path))).toEqual([404, 'draft_not_found'])
  })
})
