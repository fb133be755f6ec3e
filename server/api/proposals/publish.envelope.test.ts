import { proposalTypedData } from '@narwhal-club/core/governance'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { said, words } from '../../testing/proposing.ts'
import {
  type PublishingServer,
  sending,
  startToPublish,
  vault,
} from '../../testing/publishing.ts'

let server: PublishingServer
beforeAll(async () => {
  server = await startToPublish(40)
})
afterAll(() => server.close())

describe('table E', () => {
  const envelopes: [string, (good: object) => object][] = [
    ['a member too many', (message) => ({ ...message, extra: 1 })],
    ['an address that is none', (message) => ({ ...message, author: '0x1' })],
    ['a time that is no number', (message) => ({ ...message, timestamp: 'x' })],
    ['a version that is not the first', (good) => ({ ...good, version: 2 })],
    ['another club than the draft’s', (good) => ({ ...good, club: 'paused' })],
  ]
  test.each(envelopes)('E5 %s', async (_, bend) => {
    const who = await server.author()
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
    const who = await server.author()
    const timestamp = who.nowInSeconds() + by
    const answer = await who.publish(words, { timestamp })
    expect(answer.status).toBe(status)
    if (status === 200) return
    expect(answer.json.code).toBe('bad_timestamp')
    const { serverTime } = answer.json.details
    expect(Math.abs(Date.parse(serverTime) - server.clock.now())).toBeLessThan(
      5_000,
    )
  })

  test.each([
    ['another chain', { chainId: 1 }],
    ['another collection', { verifyingContract: vault.replace('aa', 'ab') }],
    ['another site', { name: 'Evil Club' }],
  ])('E8 what was signed for %s is no signature here', async (_, domain) => {
    const who = await server.author()
    const { draft, intent, message } = await sending(who)
    const signature = await who.sign(message, domain)
    const answer = await who.send({ draft, intent, message, signature })
    expect(said(answer)).toEqual([401, 'bad_signature'])
  })

  test('E8 what says that it was signed for another domain', async () => {
    const who = await server.author()
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
    const who = await server.author()
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
    const who = await server.author()
    const other = await server.author()
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
    const who = await server.author()
    const { draft, intent, message } = await sending(who)
    const signature = bend(await who.sign(message))
    const answer = await who.send({ draft, intent, message, signature })
    expect(said(answer)).toEqual([401, 'bad_signature'])
  })

  test('E14, E16 a message is used once, also by two at once', async () => {
    const who = await server.author()
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
    const who = await server.author()
    const answer = await who.publish(words, { summary: 'Claim your airdrop' })
    expect(said(answer)).toEqual([400, 'summary_mismatch'])
  })

  test('ours: words that were changed after they were signed', async () => {
    const who = await server.author()
    const { draft, intent, message } = await sending(who)
    const signature = await who.sign(message)
    const content = { ...words, body: `${words.body} For me.` }
    await who.put(`/api/drafts/${draft}`, { version: 1, content })
    const answer = await who.send({ draft, intent, message, signature })
    expect(said(answer)).toEqual([409, 'content_changed'])
  })
})
