import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Browser } from '../../testing/browser.ts'
import {
  createTestDatabase,
  type TestDatabase,
} from '../../testing/database.ts'
import {
  startTestServer,
  type TestServer,
} from '../../testing/startTestServer.ts'

const admin = privateKeyToAccount(generatePrivateKey())
const holder = privateKeyToAccount(generatePrivateKey())
const record = { ADMINS: admin.address }
let database: TestDatabase
let server: TestServer

beforeAll(async () => {
  database = await createTestDatabase()
  server = await startTestServer({ database, record })
})
afterAll(async () => {
  await server.close()
  await database.remove()
})

async function signedIn(account = holder) {
  const browser = new Browser(server.url)
  await browser.signIn(account)
  return browser
}
const check = async (browser: Browser, address: string) =>
  (await browser.post('/api/admin/check', { address })).json

test('default: an administrator is one, in either case', async () => {
  const browser = await signedIn(admin)
  expect(await check(browser, admin.address)).toEqual({ isAdmin: true })
  const lower = admin.address.toLowerCase()
  expect(await check(browser, lower)).toEqual({ isAdmin: true })
})

test('behavior: the check tells nothing of anyone else', async () => {
  const visitor = new Browser(server.url)
  expect(await check(visitor, admin.address)).toEqual({ isAdmin: false })
  const other = await signedIn(holder)
  expect(await check(other, admin.address)).toEqual({ isAdmin: false })
  expect(await check(other, holder.address)).toEqual({ isAdmin: false })
  const self = await signedIn(admin)
  expect(await check(self, holder.address)).toEqual({ isAdmin: false })
})

test.each(['/api/admin/primary-wallet', '/api/admin/wallet-address'])(
  'default: anyone may ask %s',
  async (path) => {
    const { status, json } = await new Browser(server.url).get(path)
    expect(status).toBe(200)
    expect(json).toEqual({ address: expect.stringMatching(/^0x[0-9a-f]{40}$/) })
  },
)
