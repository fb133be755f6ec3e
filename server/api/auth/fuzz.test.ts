import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Chain, startChain } from '../../../dev/world/chain.ts'
import { Browser, toMessage } from '../../testing/browser.ts'
import {
  startTestServer,
  type TestServer,
} from '../../testing/startTestServer.ts'

const mutants = Number(process.env.CLUB_FUZZ_MUTANTS ?? 50)
const seed = Number(process.env.CLUB_FUZZ_SEED ?? 20_261_121)
const account = privateKeyToAccount(generatePrivateKey())
let chain: Chain
let server: TestServer

beforeAll(async () => {
  chain = await startChain({ seed: 'none' })
  server = await startTestServer({ chain: { ...chain, addresses } })
})
afterAll(async () => {
  await server.close()
  await chain.stop()
})

const nobody = '0x00000000000000000000000000000000000000aa'
const addresses = { nft: nobody, token: nobody, swap: nobody }

/** mulberry32: the same mutants for the same seed. */
function randomFrom(state: number) {
  let at = state
  return (below: number) => {
    at = (at + 0x6d2b79f5) | 0
    let mixed = Math.imul(at ^ (at >>> 15), 1 | at)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

const random = randomFrom(seed)
const pick = <T>(from: readonly T[]) => from[random(from.length)] as T
const splice = (text: string, at: number, cut: number, put: string) =>
  text.slice(0, at) + put + text.slice(at + cut)

const spice = [
  '\0',
  '\r',
  '\n',
  '\r\n',
  ' ',
  '\t',
  '%0a',
  '"',
  '\\',
  '0',
  '1',
  'A',
  'é',
  '\u2028',
  '\ud800',
  '1'.repeat(50),
  'Nonce: aaaaaaaa\n',
  'Version: 1\n',
  '0x',
  "'; drop table sessions; --",
  '{}',
  '😀',
]

/** Changes to the text; the signature stays that of the good one. */
const bendText = [
  (text: string) => splice(text, random(text.length), 1, pick(spice)),
  (text: string) => splice(text, random(text.length + 1), 0, pick(spice)),
  (text: string) => splice(text, random(text.length), 1 + random(8), ''),
  (text: string) => {
    const at = random(text.length)
    const code = text.charCodeAt(at) ^ (1 << random(7))
    return splice(text, at, 1, String.fromCharCode(code))
  },
  (text: string) => {
    const lines = text.split('\n')
    const [line = ''] = lines.splice(random(lines.length), 1)
    lines.splice(random(lines.length + 1), 0, line)
    return lines.join('\n')
  },
  (text: string) => {
    const lines = text.split('\n')
    const at = random(lines.length)
    lines.splice(at, random(2), lines[at] ?? '', lines[at] ?? '')
    return lines.join('\n')
  },
]

const bendSignature = [
  (text: string) => {
    const at = 2 + random(130)
    const digit = (Number.parseInt(text[at] ?? '0', 16) + 1 + random(15)) % 16
    return splice(text, at, 1, digit.toString(16))
  },
  (text: string) => splice(text, 2 + random(130), 1 + random(3), ''),
  (text: string) => text + pick(['0', '00', '1b', ' ']),
  (text: string) =>
    splice(text, 130, 2, random(256).toString(16).padStart(2, '0')),
  () => `0x${'0'.repeat(130)}`,
]

const hasOtherTime = (message: string, good: string) =>
  withoutTime(message) === withoutTime(good)
const withoutTime = (text: string) => text.replace(/\nIssued At: .*/, '')

const leak = /node_modules|\.ts|\.js|at [A-Z]\w+|select |insert |zod|drizzle/i

test(`error: none of ${mutants} mutants gets in (seed ${seed})`, async () => {
  const browser = new Browser(server.url)
  const statuses = new Map<number, number>()
  for (let round = 0; round < mutants; round++) {
    const good = toMessage(await browser.fieldsFor(account.address))
    const signed = await account.signMessage({ message: good })
    let [message, signature] = [good, signed as string]
    while (message === good && signature === signed) {
      if (random(3) > 0) message = pick(bendText)(message)
      else signature = pick(bendSignature)(signature)
    }
    // Half of the bent texts are signed as they stand: the key's owner lies.
    // Not of the time alone: it may well be right with another digit.
    if (!hasOtherTime(message, good) && random(2) === 0)
      signature = await account.signMessage({ message })
    const body = JSON.stringify({ message, signature })
    const answer = await browser.post('/api/auth/verify', undefined, {
      body,
      headers: { 'content-type': 'application/json' },
    })
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
    const isRefused = answer.status === 400 || answer.status === 401
    if (!isRefused || leak.test(answer.text))
      expect.fail(`${answer.status} ${answer.text} for ${body}`)
  }
  expect(statuses.get(401)).toBeGreaterThan(0)
  expect(statuses.get(400)).toBeGreaterThan(0)
  expect(browser.cookies.has('club_session')).toBe(false)
})

test('default: the message they were made of does get in', async () => {
  expect((await new Browser(server.url).signIn(account)).status).toBe(200)
})
