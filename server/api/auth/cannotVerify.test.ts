import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Browser, toMessage } from '../../testing/browser.ts'
import { byHand, soundNode, startRpcStub } from '../../testing/rpcStub.ts'
import {
  startTestServer,
  type TestServer,
} from '../../testing/startTestServer.ts'
import { noChain } from '../../testing/testEnv.ts'

const account = privateKeyToAccount(generatePrivateKey())
let node: Awaited<ReturnType<typeof startRpcStub>>
let server: TestServer
const cut: Parameters<typeof startRpcStub>[0] = (_, response) => {
  response.destroy()
  return byHand
}

beforeAll(async () => {
  node = await startRpcStub(cut)
  server = await startTestServer({ chain: { ...noChain, rpcUrl: node.url } })
})
afterAll(async () => {
  await server.close()
  node.close()
})

test('error: 503 while a contract cannot be ruled out, the nonce unspent', async () => {
  const browser = new Browser(server.url)
  const other = privateKeyToAccount(generatePrivateKey())
  const fields = await browser.fieldsFor(account.address)
  const message = toMessage(fields)
  for (let attempt = 0; attempt < 3; attempt++) {
    const answer = await browser.verify(other, message)
    expect([answer.status, answer.json.code]).toEqual([
      503,
      'cannot_verify_now',
    ])
    expect(answer.headers['retry-after']).toBe('2')
  }
  node.behave(soundNode())
  expect((await browser.verify(account, message)).status).toBe(200)
  expect((await browser.verify(account, message)).status).toBe(401)
})

test('error: with the node away a wrong nonce stays a plain refusal', async () => {
  node.behave(cut)
  const browser = new Browser(server.url)
  const fields = await browser.fieldsFor(account.address)
  const nonce = 'b'.repeat(32)
  const answer = await browser.verify(account, toMessage({ ...fields, nonce }))
  expect(answer.status).toBe(401)
})
