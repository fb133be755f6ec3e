import { getAddress, type Hex, hashMessage, type PrivateKeyAccount } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  oddWays,
  openContractWallets,
  signAsOwners,
} from '../../../dev/testing/contractWallets.ts'
import { type Chain, startChain } from '../../../dev/world/chain.ts'
import { signatureCheckBytecode } from '../../signatures/SignatureCheck.gen.ts'
import { startBentNode } from '../../testing/bentNode.ts'
import { Browser, toMessage } from '../../testing/browser.ts'
import {
  startTestServer,
  type TestServer,
} from '../../testing/startTestServer.ts'

const key = () => privateKeyToAccount(generatePrivateKey())
const [one, two, stranger] = [key(), key(), key()]
const path = '/api/auth/verify'

type Node = Awaited<ReturnType<typeof startBentNode>>
type Wallets = Awaited<ReturnType<typeof openContractWallets>>
let chain: Chain
let wallets: Wallets
let node: Node
/** It says of every wallet that it signed. */
let liar: Node
/** Of one node, and of two of which one lies. */
let server: TestServer
let warned: TestServer

const isCheck = (data: unknown): data is string =>
  String(data).startsWith(signatureCheckBytecode)

beforeAll(async () => {
  chain = await startChain()
  wallets = await openContractWallets(chain)
  node = await startBentNode(chain.rpcUrl)
  liar = await startBentNode(chain.rpcUrl, ({ method, params }) => {
    const data = (params[0] as { data?: unknown } | undefined)?.data
    if (method === 'eth_getCode') return '0x60'
    if (method !== 'eth_call' || !isCheck(data)) return undefined
    const digest = data.slice(signatureCheckBytecode.length + 64).slice(0, 64)
    return `0x${'1'.padStart(64, '0')}${digest}`
  })
  server = await startTestServer({ chain: { ...chain, rpcUrl: node.url } })
  const rpcUrl = `${liar.url},${chain.rpcUrl}`
  warned = await startTestServer({ chain: { ...chain, rpcUrl } })
})
afterAll(async () => {
  await server.close()
  await warned.close()
  node.close()
  liar.close()
  await chain.stop()
})

/** A message for a wallet, in a browser of its own. */
async function write(address: string, at = server) {
  const browser = new Browser(at.url)
  const message = toMessage(await browser.fieldsFor(getAddress(address)))
  const send = (signature: Hex) => browser.post(path, { message, signature })
  const sign = (owners: readonly PrivateKeyAccount[]) =>
    signAsOwners(owners, getAddress(address), hashMessage(message))
  return { browser, message, send, sign }
}

test('default: a contract wallet signs in, and is a member like others', async () => {
  const wallet = await wallets.deploy([one, two], 2)
  const { browser, send, sign } = await write(wallet)
  const answer = await send(await sign([one, two]))
  const member = { address: wallet.toLowerCase(), nftCount: 0 }
  expect([answer.status, answer.json]).toMatchObject([200, member])
  const me = await browser.get('/api/auth/me')
  expect(me.json).toMatchObject(member)
  await browser.post('/api/auth/logout')
  expect((await browser.get('/api/auth/me')).status).toBe(401)
})

test('default: a wallet signs in before it is created', async () => {
  const wallet = await wallets.plan([one], 1, 7)
  const { send, sign } = await write(wallet.address)
  const answer = await send(wallet.wrap(await sign([one])))
  expect([answer.status, answer.json.address]).toEqual([
    200,
    wallet.address.toLowerCase(),
  ])
})

test('error: an owner too few, a stranger, another message; the nonce is gone', async () => {
  const wallet = await wallets.deploy([one, two], 2)
  const other = await write(wallet)
  for (const bad of [
    (own: typeof other) => own.sign([one]),
    (own: typeof other) => own.sign([one, stranger]),
    () => other.sign([one, two]),
  ]) {
    const own = await write(wallet)
    const { status, json } = await own.send(await bad(own))
    expect([status, json.code]).toEqual([401, 'sign_in_refused'])
    const right = await own.send(await own.sign([one, two]))
    expect(right.status).toBe(401)
  }
})

test('error: a contract wallet’s nonce is good once', async () => {
  const wallet = await wallets.deploy([one], 1)
  const { send, sign } = await write(wallet)
  const signature = await sign([one])
  const all = await Promise.all(
    Array.from({ length: 8 }, () => send(signature)),
  )
  const statuses = all.map(({ status }) => status).sort()
  expect(statuses).toEqual([200, ...Array(7).fill(401)])
})

test.each(oddWays.filter((way) => !/yes/i.test(way)))(
  'error: nobody is signed in by a wallet that answers so: %s',
  async (way) => {
    const { send } = await write(await wallets.deployOdd(way))
    const { status, json } = await send('0x1234')
    expect([status, json.code]).toEqual([401, 'sign_in_refused'])
  },
)

test('parameters: a signature of 8 kB fits, one that is longer does not', async () => {
  const wallet = await wallets.deployOdd('yes')
  const fits = await write(wallet)
  expect((await fits.send(`0x${'ab'.repeat(8_192)}`)).status).toBe(200)
  const long = await write(wallet)
  expect((await long.send(`0x${'ab'.repeat(8_193)}`)).status).toBe(400)
  expect((await long.send(`0x${'ab'.repeat(16_384)}`)).status).toBe(413)
  // It was refused before its nonce was looked at.
  expect((await long.send('0x12')).status).toBe(200)
})

test('behavior: while the node is away nothing is lost', async () => {
  const wallet = await wallets.deploy([one, two], 2)
  const { send, sign } = await write(wallet)
  const signature = await sign([one, two])
  node.goAway()
  for (let attempt = 0; attempt < 2; attempt++) {
    const { status, json, headers } = await send(signature)
    expect([status, json.code, headers['retry-after']]).toEqual([
      503,
      'cannot_verify_now',
      '2',
    ])
  }
  node.comeBack()
  expect((await send(signature)).status).toBe(200)
  expect((await send(signature)).status).toBe(401)
})

test('error: a node that lies signs nobody in while another tells the truth', async () => {
  const wallet = await wallets.deploy([one], 1)
  for (const address of [wallet, stranger.address]) {
    const { browser, send, sign } = await write(address, warned)
    const { status, json } = await send(await sign([two]))
    expect([status, json.code]).toEqual([503, 'cannot_verify_now'])
    expect((await browser.get('/api/auth/me')).status).toBe(401)
  }
  const good = await write(wallet, warned)
  expect((await good.send(await good.sign([one]))).status).toBe(200)
})

test('behavior: no node is asked about a plain account, nor about what would be refused anyway', async () => {
  const wallet = await wallets.deployOdd('yes')
  const begun = node.calls.length
  const { holder } = chain.accounts
  const plain = await write(holder.address)
  const signed = await holder.signMessage({ message: plain.message })
  expect((await plain.send(signed)).status).toBe(200)

  const used = await write(wallet)
  expect((await used.send('0x')).status).toBe(200)
  const asked = () =>
    node.calls
      .slice(begun)
      .filter(
        ({ method, params }) =>
          method === 'eth_getCode' ||
          isCheck((params[0] as { data?: unknown } | undefined)?.data),
      )
      .map(({ method }) => method)
  expect(asked()).toEqual(['eth_getCode', 'eth_call'])

  // The nonce again, another browser's, an old message, another domain's.
  expect((await used.send('0x')).status).toBe(401)
  const stolen = await write(wallet)
  const body = { message: stolen.message, signature: '0x' }
  const thief = new Browser(server.url)
  await thief.fieldsFor(wallet)
  expect((await thief.post(path, body)).status).toBe(401)
  for (const bend of [
    { issuedAt: '2020-01-01T00:00:00Z' },
    { domain: 'evil.example' },
    { chainId: '1' },
  ]) {
    const browser = new Browser(server.url)
    const fields = { ...(await browser.fieldsFor(wallet)), ...bend }
    const bent = { message: toMessage(fields), signature: '0x' }
    expect((await browser.post(path, bent)).status).toBe(401)
  }
  expect(asked()).toHaveLength(2)
})
