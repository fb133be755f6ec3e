import { noPreviousDigest } from '@narwhal-club/core/governance'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type BountyServer,
  cro,
  offer,
  said,
  startWithHunters,
} from '../../testing/bountyWorld.ts'
import { rowsOf } from '../../testing/rows.ts'

let server: BountyServer
beforeAll(async () => {
  server = await startWithHunters(20)
})
afterAll(() => server.close())

describe('a bounty', () => {
  test('B3.1.2 default: it is published with all that was signed', async () => {
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

  test('B3.1.1 behavior: nobody but its author reads a draft', async () => {
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
  test('error: insufficient_vp, of the wallet that fees go to as of others', async () => {
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
    expect(said(refused)).toEqual([403, 'insufficient_vp'])
  })

  test('B3.1.1 behavior: a fee is asked for once nothing else is in the way', async () => {
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
  })

  test.each([
    ['open', 'fee_required'],
    ['submitted', 'fee_unconfirmed'],
    ['failed', 'fee_required'],
    ['expired', 'fee_expired'],
    ['credited', 'fee_closed'],
    ['consumed', 'fee_closed'],
  ])(
    'B3.1.2 error: a fee that is %s publishes nothing',
    async (state, code) => {
      const who = await server.person(server.moderator)
      const answer = await who.publish(offer, { state })
      expect(answer.json.code).toBe(code)
    },
  )
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
