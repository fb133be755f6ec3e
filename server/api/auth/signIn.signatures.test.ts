import { hexToBigInt, numberToHex } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Chain, startChain } from '../../../dev/world/chain.ts'
import { Browser, toMessage } from '../../testing/browser.ts'
import {
  startTestServer,
  type TestServer,
} from '../../testing/startTestServer.ts'

let chain: Chain
let server: TestServer
const open = () => new Browser(server.url)

beforeAll(async () => {
  chain = await startChain()
  server = await startTestServer({ chain })
})
afterAll(async () => {
  await server.close()
  await chain.stop()
})

const signInRefused = {
  error: 'Sign-in was refused. Ask for a new message and sign it again.',
  code: 'sign_in_refused',
}

const order = BigInt(
  '0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141',
)
const withV = (v: number) => (signature: string) =>
  signature.slice(0, -2) + v.toString(16).padStart(2, '0')

test.each([27, 28])(
  'parameters: a signature of v %i may have its recovery byte as 0 or 1',
  async (v) => {
    // A hardware wallet's bare recovery id: which one is the nonce's chance.
    for (;;) {
      const browser = open()
      const { holder } = chain.accounts
      const message = toMessage(await browser.fieldsFor(holder.address))
      const made = await holder.signMessage({ message })
      if (!made.endsWith(v.toString(16))) continue
      const signature = withV(v - 27)(made)
      const body = { message, signature }
      const answer = await browser.post('/api/auth/verify', body)
      expect([answer.status, answer.json.address]).toEqual([
        200,
        holder.address.toLowerCase(),
      ])
      return
    }
  },
)

test.each<[string, (signature: string) => string]>([
  [
    'the twin with high s',
    (signature) => {
      const s = order - hexToBigInt(`0x${signature.slice(66, 130)}`)
      const v = signature.endsWith('1b') ? '1c' : '1b'
      return signature.slice(0, 66) + numberToHex(s, { size: 32 }).slice(2) + v
    },
  ],
  ['v of 2', withV(2)],
  ['v of 26', withV(26)],
  ['v of 29', withV(29)],
  ['v of 85, as EIP-155 has it for this chain', withV(85)],
  [
    'v of the other parity',
    (signature) => withV(signature.endsWith('1b') ? 28 : 27)(signature),
  ],
  [
    'v of the other parity, as 0 or 1',
    (signature) => withV(signature.endsWith('1b') ? 1 : 0)(signature),
  ],
  ['r of zero', (signature) => `0x${'0'.repeat(64)}${signature.slice(66)}`],
  [
    's of zero',
    (signature) =>
      signature.slice(0, 66) + '0'.repeat(64) + signature.slice(130),
  ],
  ['all zero', () => `0x${'0'.repeat(128)}1b`],
  ['all ones', () => `0x${'f'.repeat(128)}1b`],
])('error: a signature with %s', async (_, bend) => {
  const browser = open()
  const { holder } = chain.accounts
  const message = toMessage(await browser.fieldsFor(holder.address))
  const signature = bend(await holder.signMessage({ message }))
  const answer = await browser.post('/api/auth/verify', { message, signature })
  expect(answer.status).toBe(401)
  expect(answer.json).toEqual(signInRefused)
})

test('error: the signature of another account', async () => {
  const browser = open()
  const fields = await browser.fieldsFor(chain.accounts.holder.address)
  const answer = await browser.verify(chain.accounts.whale, toMessage(fields))
  expect(answer.json).toEqual(signInRefused)
})

test('error: a contract that is no wallet signs nobody in', async () => {
  const browser = open()
  const fields = await browser.fieldsFor(chain.addresses.swap)
  const message = toMessage(fields)
  const answer = await browser.verify(chain.accounts.holder, message)
  expect(answer.json).toEqual(signInRefused)
})

test.each([0, 64, 66, 130])(
  'error: a plain account’s signature of %i bytes',
  async (bytes) => {
    const browser = open()
    const { holder } = chain.accounts
    const message = toMessage(await browser.fieldsFor(holder.address))
    const made = await holder.signMessage({ message })
    const signature = `0x${made
      .slice(2)
      .repeat(2)
      .slice(0, 2 * bytes)}`
    const body = { message, signature }
    const answer = await browser.post('/api/auth/verify', body)
    expect([answer.status, answer.json]).toEqual([401, signInRefused])
  },
)

test.each<[string, unknown]>([
  ['an array', []],
  ['text', 'hello'],
  ['nothing', {}],
  ['a third member', { message: 'm', signature: sized(65), address: '0x' }],
  ['a message that is no text', { message: {}, signature: sized(65) }],
  ['a long message', { message: 'm'.repeat(2_001), signature: sized(65) }],
  ['a signature of half a byte', { message: 'm', signature: '0x1' }],
  ['a signature that is not hex', { message: 'm', signature: 'x'.repeat(132) }],
  ['a signature in an array', { message: 'm', signature: [sized(65)] }],
  ['__proto__', JSON.parse('{"__proto__": {"message": "m"}}')],
])('error: a body that is or has %s', async (_, body) => {
  const { status, json } = await open().post('/api/auth/verify', body)
  expect(status).toBe(400)
  expect(json.code).toBe('invalid_body')
})

function sized(bytes: number) {
  return `0x${'1b'.repeat(bytes)}`
}
