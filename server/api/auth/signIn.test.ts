import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Chain, startChain } from '../../../dev/world/chain.ts'
import { holdings } from '../../../dev/world/seed/holdings.ts'
import {
  Browser,
  type MessageFields,
  toMessage,
} from '../../testing/browser.ts'
import { movableClock } from '../../testing/clock.ts'
import {
  startTestServer,
  type TestServer,
} from '../../testing/startTestServer.ts'

const clock = movableClock()
let chain: Chain
let server: TestServer
const open = () => new Browser(server.url)

beforeAll(async () => {
  chain = await startChain()
  server = await startTestServer({ chain, clock })
})
afterAll(async () => {
  await server.close()
  await chain.stop()
})

test('default: a holder signs in and is known', async () => {
  const browser = open()
  const { status, json } = await browser.signIn(chain.accounts.holder)
  expect(status).toBe(200)
  expect(json).toEqual({
    address: chain.accounts.holder.address.toLowerCase(),
    nftCount: holdings.holder.nfts,
    votingPower: holdings.holder.nfts,
    holdings: {
      status: 'fresh',
      block: expect.any(Number),
      at: expect.any(String),
    },
  })
  const me = await browser.get('/api/auth/me')
  expect(me.status).toBe(200)
  expect(me.json.nftCount).toBe(holdings.holder.nfts)
})

test.each<[string, (fields: MessageFields) => Partial<MessageFields>]>([
  ['the origin with the login path', ({ uri }) => ({ uri: `${uri}/` })],
  ['an end that is to come', () => ({ rest: [`Expiration Time: ${at(60)}`] })],
  ['a start that is past', () => ({ rest: [`Not Before: ${at(-60)}`] })],
  ['Issued At nine minutes old', () => ({ issuedAt: at(-540) })],
  ['Issued At half a minute ahead', () => ({ issuedAt: at(30) })],
])('parameters: %s', async (_, bend) => {
  const { status } = await open().signIn(chain.accounts.holder, bend)
  expect(status).toBe(200)
})

test('parameters: the page may be on localhost as well', async () => {
  const origin = server.url.replace('127.0.0.1', 'localhost')
  const browser = new Browser(server.url, { origin })
  const { status } = await browser.signIn(chain.accounts.holder)
  expect(status).toBe(200)
})

const at = (seconds: number) =>
  new Date(Date.now() + seconds * 1_000).toISOString()

test.each<[string, (fields: MessageFields) => Partial<MessageFields>]>([
  ['another domain', () => ({ domain: 'evil.example' })],
  ['a domain that ends like ours', ({ domain }) => ({ domain: `x${domain}` })],
  [
    'the other loopback name',
    ({ domain }) => ({
      domain: domain.replace('127.0.0.1', 'localhost'),
    }),
  ],
  ['another URI', () => ({ uri: 'https://evil.example' })],
  ['a URI with a path of its own', ({ uri }) => ({ uri: `${uri}/clubs` })],
  ['version 2', () => ({ version: '2' })],
  ['chain 1', () => ({ chainId: '1' })],
  ['chain 025', () => ({ chainId: '025' })],
  ['another statement', () => ({ statement: 'I accept everything' })],
  [
    'a statement with more after it',
    ({ statement }) => ({
      statement: `${statement} `,
    }),
  ],
  [
    'an address in lower case',
    ({ address }) => ({
      address: address.toLowerCase(),
    }),
  ],
  ['a nonce of its own', () => ({ nonce: 'a'.repeat(32) })],
  ['Issued At eleven minutes old', () => ({ issuedAt: at(-660) })],
  ['Issued At two minutes ahead', () => ({ issuedAt: at(120) })],
  ['Issued At a day off', () => ({ issuedAt: at(-86_400) })],
  ['an unparsable Issued At', () => ({ issuedAt: 'today' })],
  ['a Not Before to come', () => ({ rest: [`Not Before: ${at(60)}`] })],
  ['an end that is past', () => ({ rest: [`Expiration Time: ${at(-1)}`] })],
  ['an unparsable end', () => ({ rest: ['Expiration Time: never'] })],
  ['a request id', () => ({ rest: ['Request ID: 1'] })],
  ['resources', () => ({ rest: ['Resources:', '- https://club.example'] })],
  ['a line after the last', () => ({ rest: [''] })],
])('error: %s is refused, and the nonce is gone', async (_, bend) => {
  const browser = open()
  const fields = await browser.fieldsFor(chain.accounts.holder.address)
  const bent = toMessage({ ...fields, ...bend(fields) })
  const refused = await browser.verify(chain.accounts.holder, bent)
  expect(refused.status).toBe(401)
  expect(refused.json).toEqual(signInRefused)
  expect(browser.cookies.has('club_session')).toBe(false)
  if (bent.includes(fields.nonce)) {
    const right = toMessage(fields)
    const second = await browser.verify(chain.accounts.holder, right)
    expect(second.status).toBe(401)
  }
})

const signInRefused = {
  error: 'Sign-in was refused. Ask for a new message and sign it again.',
  code: 'sign_in_refused',
}

test('error: a nonce is good once', async () => {
  const browser = open()
  const fields = await browser.fieldsFor(chain.accounts.holder.address)
  const message = toMessage(fields)
  expect((await browser.verify(chain.accounts.holder, message)).status).toBe(
    200,
  )
  expect((await browser.verify(chain.accounts.holder, message)).status).toBe(
    401,
  )
})

test('error: a nonce is good in the browser it was given to', async () => {
  const [browser, other] = [open(), open()]
  const message = toMessage(
    await browser.fieldsFor(chain.accounts.holder.address),
  )
  await other.post('/api/auth/nonce')
  expect((await other.verify(chain.accounts.holder, message)).status).toBe(401)
  expect((await browser.verify(chain.accounts.holder, message)).status).toBe(
    200,
  )
})

test('error: a nonce lives for five minutes', async () => {
  const browser = open()
  const early = toMessage(
    await browser.fieldsFor(chain.accounts.holder.address),
  )
  const late = toMessage(await browser.fieldsFor(chain.accounts.holder.address))
  clock.move(4.9 * 60_000)
  expect((await browser.verify(chain.accounts.holder, early)).status).toBe(200)
  clock.move(0.2 * 60_000)
  expect((await browser.verify(chain.accounts.holder, late)).status).toBe(401)
})

test('behavior: two tabs sign in at once', async () => {
  const browser = open()
  const { address } = chain.accounts.holder
  const first = toMessage(await browser.fieldsFor(address))
  const second = toMessage(await browser.fieldsFor(address))
  const answers = await Promise.all(
    [first, second].map((text) => browser.verify(chain.accounts.holder, text)),
  )
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect((await browser.get('/api/auth/me')).status).toBe(200)
})

const rounds = Number(process.env.CLUB_PARALLEL_ROUNDS ?? 3)

test(`behavior: of 20 at once one wins, ${rounds} times`, async () => {
  for (let round = 0; round < rounds; round++) {
    const browser = open()
    const { holder } = chain.accounts
    const message = toMessage(await browser.fieldsFor(holder.address))
    const signature = await holder.signMessage({ message })
    const body = { message, signature }
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => browser.post('/api/auth/verify', body)),
    )
    const statuses = answers.map(({ status }) => status).sort()
    expect(statuses).toEqual([200, ...Array(19).fill(401)])
  }
})

test('behavior: newcomers are members as well', async () => {
  const account = privateKeyToAccount(generatePrivateKey())
  const { status, json } = await open().signIn(account)
  expect(status).toBe(200)
  expect(json).toMatchObject({ nftCount: 0, votingPower: 0 })
})
