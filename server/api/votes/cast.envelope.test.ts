import { voteTypedData } from '@narwhal-club/core/voting'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { at, newAccount, said } from '../../testing/proposing.ts'
import { byHand, soundNode, startRpcStub } from '../../testing/rpcStub.ts'
import {
  type OnPaper,
  startToVote,
  type Voter,
  type VotingServer,
} from '../../testing/voting.ts'

const account = newAccount()
const other = newAccount()
let server: VotingServer
let who: Voter
let of: OnPaper
let node: Awaited<ReturnType<typeof startRpcStub>>
beforeAll(async () => {
  // It knows of no contract; a plain account's vote does not ask it.
  node = await startRpcStub(soundNode())
  server = await startToVote({ RPC_URL: node.url })
  who = await server.voter(account)
  of = await server.publish({ [at(account)]: 7 })
})
afterAll(async () => {
  await server.close()
  node.close()
})

const kept = async () =>
  (await server.read(`select from ballots where proposal = '${of.id}'`)).length

/** Sends what is signed rightly, with the body bent afterwards. */
async function sendBent(bend: (message: object) => object) {
  const message = who.messageOf(of)
  const signature = await who.sign(message)
  return await who.send(of, { message: bend(message), signature })
}

describe('table E of a vote', () => {
  test('E5 what is no envelope at all', async () => {
    for (const body of [{}, { message: {} }, { signature: '0x' }, { vote: 1 }])
      expect(said(await who.send(of, body))).toEqual([400, 'invalid_body'])
    const message = who.messageOf(of)
    const nested = { ...message, reason: { text: 'x' } }
    const sent = await who.send(of, { message: nested, signature: '0x' })
    expect(said(sent)).toEqual([400, 'invalid_body'])
  })

  test.each([
    ['an address that is none', { voter: '0x1' }],
    ['an address in capitals', { voter: account.address }],
    ['a time that is no number', { timestamp: 'now' }],
    ['a time before there was one', { timestamp: -1 }],
    ['a sentence that is no text', { summary: 5 }],
  ])('E5 %s', async (_, bend) => {
    const answer = await sendBent((message) => ({ ...message, ...bend }))
    expect(said(answer)).toEqual([400, 'bad_envelope'])
  })

  test('E6 more than 128 kB', async () => {
    const message = who.messageOf(of)
    const signature = 'x'.repeat(131_073)
    const answer = await who.send(of, { message, signature })
    expect(said(answer)).toEqual([413, 'body_too_large'])
  })

  test.each([
    ['of the future', 301],
    ['of the past', -901],
  ])('E7 a message %s', async (_, by) => {
    const timestamp = Math.floor(server.clock.now() / 1_000) + by
    const answer = await who.vote(of, 'yes', { timestamp })
    expect(said(answer)).toEqual([400, 'bad_timestamp'])
    const { serverTime } = answer.json.details
    expect(Date.parse(serverTime)).toBe(server.clock.now())
  })

  test.each([
    ['of the future', 300],
    ['of a while ago', -900],
  ])('E7 a message %s, as far as may be', async (_, by) => {
    const now = server.clock.now()
    const open = await server.publish(
      { [at(account)]: 1 },
      { start: now - 3_600_000 },
    )
    const timestamp = Math.floor(now / 1_000) + by
    expect((await who.vote(open, 'yes', { timestamp })).status).toBe(200)
  })

  test('E8 what says that it was signed for another domain', async () => {
    const message = who.messageOf(of)
    const signature = await who.sign(message)
    const { domain } = voteTypedData(server.app.env.NFT_CONTRACT, message)
    for (const bend of [
      { chainId: 1 },
      { verifyingContract: at(other) },
      { name: 'Evil Club' },
      { version: '2' },
    ]) {
      const bent = { ...domain, ...bend }
      const answer = await who.send(of, { message, signature, domain: bent })
      expect(said(answer)).toEqual([400, 'wrong_domain'])
    }
  })

  test.each([
    ['another chain', { chainId: 1 }],
    ['another site', { name: 'Evil Club' }],
  ])('E8 what was signed for %s is no signature here', async (_, domain) => {
    const message = who.messageOf(of)
    const signature = await who.sign(message, domain)
    const answer = await who.send(of, { message, signature })
    expect(said(answer)).toEqual([401, 'bad_signature'])
  })

  test('E9 types that a client sends are refused, and not listened to', async () => {
    const message = who.messageOf(of)
    const types = { Vote: [{ name: 'choice', type: 'uint8' }] }
    const signature = await account.signTypedData({
      domain: voteTypedData(server.app.env.NFT_CONTRACT, message).domain,
      types,
      primaryType: 'Vote',
      message: { choice: 1 },
    })
    const sent = await who.send(of, { message, signature, types })
    expect(said(sent)).toEqual([400, 'invalid_body'])
    const other = await who.send(of, { message, signature })
    expect(said(other)).toEqual([401, 'bad_signature'])
  })

  test('E10 an id with a space, a line or capitals', async () => {
    for (const id of [` ${of.id}`, `${of.id}\n`, of.id.toUpperCase()]) {
      const answer = await who.send({ id: encodeURIComponent(id) }, {})
      expect(said(answer)).toEqual([400, 'bad_query'])
    }
  })

  test('E11 a club that rests', async () => {
    const resting = await server.publish(
      { [at(account)]: 1 },
      { club: 'paused' },
    )
    expect(said(await who.vote(resting))).toEqual([409, 'club_paused'])
  })

  test('E12 another signer than the session’s', async () => {
    const answer = await who.vote(of, 'yes', { voter: at(other) })
    expect(said(answer)).toEqual([403, 'session_mismatch'])
  })

  test('E12 who is signed in is told before what is wrong besides', async () => {
    const bend = { voter: at(other), timestamp: 0, summary: 'Vote.' }
    const answer = await who.vote(of, 'yes', bend)
    expect(said(answer)).toEqual([403, 'session_mismatch'])
  })

  test('E13 a signature by another key', async () => {
    const message = who.messageOf(of)
    const stranger = await server.voter(other)
    const signature = await stranger.sign(message)
    const answer = await who.send(of, { message, signature })
    expect(said(answer)).toEqual([401, 'bad_signature'])
  })

  const order =
    0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n
  const bent: [string, (signature: string) => string][] = [
    ['cut off', (signature) => signature.slice(0, -2)],
    ['with a byte more', (signature) => `${signature}00`],
    ['that is no text of bytes', () => '0xzz'],
    ['of nothing', () => '0x'],
    ['with an illegal v', (signature) => `${signature.slice(0, -2)}1d`],
    [
      'with a high s',
      (signature) => {
        const s = order - BigInt(`0x${signature.slice(66, 130)}`)
        const v = signature.endsWith('1b') ? '1c' : '1b'
        return `${signature.slice(0, 66)}${s.toString(16).padStart(64, '0')}${v}`
      },
    ],
  ]
  test.each(bent)('E13 a signature %s', async (_, bend) => {
    const message = who.messageOf(of)
    const signature = bend(await who.sign(message))
    const answer = await who.send(of, { message, signature })
    expect(said(answer)).toEqual([401, 'bad_signature'])
  })

  test('E13 a signature that no node can be asked about is not called bad', async () => {
    const message = who.messageOf(of)
    const signature = await (await server.voter(other)).sign(message)
    node.behave((_, response) => {
      response.destroy()
      return byHand
    })
    const answer = await who.send(of, { message, signature })
    node.behave(soundNode())
    expect(said(answer)).toEqual([503, 'cannot_verify_now'])
    expect(await kept()).toBe(0)
  })

  test('E13 a sentence of other words', async () => {
    for (const summary of [
      'Vote YES.',
      who.messageOf(of, 'no').summary,
      who.messageOf(of, 'yes', { seq: 1 }).summary,
    ]) {
      const answer = await who.vote(of, 'yes', { summary })
      expect(said(answer)).toEqual([400, 'summary_mismatch'])
    }
  })

  test('nothing of all that was kept', async () => {
    expect(await kept()).toBe(0)
  })

  test('E14 the same message again', async () => {
    const message = who.messageOf(of)
    const signature = await who.sign(message)
    const asked = node.calls.filter((method) => method === 'eth_getCode')
    expect((await who.send(of, { message, signature })).status).toBe(200)
    const since = node.calls.filter((method) => method === 'eth_getCode')
    expect(since).toEqual(asked)
    const again = await who.send(of, { message, signature })
    expect(said(again)).toEqual([409, 'replayed'])
    expect(await kept()).toBe(1)
  })

  test('E16 the same message, many times at once', async () => {
    const open = await server.publish({ [at(account)]: 7 })
    const message = who.messageOf(open)
    const signature = await who.sign(message)
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => who.send(open, { message, signature })),
    )
    const codes = answers.map(({ json }) => json.code ?? 'kept').sort()
    expect(codes).toEqual([
      'kept',
      'replayed',
      'replayed',
      'replayed',
      'replayed',
    ])
    const { json } = await who.list(open)
    expect([json.total, json.rows[0].power]).toEqual([1, 7])
  })
})

test('E2 more votes than there may be writes, of one wallet', async () => {
  const few = await startToVote({ LIMIT_WRITE: '3' })
  const voter = await few.voter(account)
  const open = await few.publish({})
  const answers = []
  for (let round = 0; round < 4; round++) answers.push(await voter.vote(open))
  expect(answers.map(said)).toEqual([
    [403, 'no_voting_power'],
    [403, 'no_voting_power'],
    [403, 'no_voting_power'],
    [429, 'rate_limited'],
  ])
  await few.close()
})
