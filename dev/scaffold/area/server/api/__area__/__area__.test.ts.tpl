import { privateKeyToAccount, generatePrivateKey } from 'viem/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Browser } from '../../testing/browser.ts'
import {
  startTestServer,
  type TestServer,
} from '../../testing/startTestServer.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('default: a member is told how many there are', async () => {
  const browser = new Browser(server.url)
  await browser.signIn(privateKeyToAccount(generatePrivateKey()))
  expect((await browser.get('/api/__area__')).json).toEqual({ members: 1 })
})

test('error: a visitor is refused', async () => {
  const { status, json } = await new Browser(server.url).get('/api/__area__')
  expect([status, json]).toMatchObject([401, { code: 'not_signed_in' }])
})
