import { execFileSync } from 'node:child_process'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { sourceAliases } from '../dev/aliases.mjs'
import { Browser, toMessage } from './testing/browser.ts'
import type { Child } from './testing/child.ts'
import { createProcesses, type Processes } from './testing/processes.ts'
import { ask } from './testing/request.ts'

// Processes take their time to start where many others run.
vi.setConfig({ testTimeout: 120_000 })

const account = privateKeyToAccount(generatePrivateKey())
let processes: Processes
beforeAll(async () => {
  processes = await createProcesses(sourceAliases())
})
afterAll(() => processes.remove())

const residentMegabytes = ({ process: { pid } }: Child) =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)])) / 1_000

test.each([
  ['declared', { 'content-length': '2000000' }],
  ['in chunks', { 'transfer-encoding': 'chunked' }],
])('error: bodies of 2 MB, %s, are cut while they come', async (_, length) => {
  const { child, url } = await processes.ready()
  const headers = {
    origin: url,
    'content-type': 'application/json',
    ...length,
  }
  const body = Buffer.alloc(2_000_000, 'x')
  const send = async () => {
    const began = performance.now()
    const answer = await ask(`${url}/api/auth/verify`, {
      method: 'POST',
      headers,
      body,
    })
    expect([answer.status, answer.json.code]).toEqual([413, 'body_too_large'])
    return performance.now() - began
  }
  const took: number[] = []
  const grew: number[] = []
  for (let batch = 0; batch < 3; batch++) {
    const before = residentMegabytes(child)
    for (let round = 0; round < 100; round++) took.push(await send())
    grew.push(residentMegabytes(child) - before)
  }
  expect(Math.max(...took)).toBeLessThan(500)
  // Bodies that were kept would be 200 MB each time; the collector's own ups
  // and downs are not in every batch.
  expect(Math.min(...grew)).toBeLessThan(20)
  child.process.kill('SIGTERM')
  await child.ended
})

test('default: the log tells who came and went, and no secret', async () => {
  const { child, url } = await processes.ready({
    ...processes.database.record,
    LOG_LEVEL: 'trace',
    ADMINS: account.address,
  })
  const browser = new Browser(url)
  const refused = toMessage({
    ...(await browser.fieldsFor(account.address)),
    chainId: '1',
  })
  await browser.verify(account, refused)
  const fields = await browser.fieldsFor(account.address)
  const message = toMessage(fields)
  const signature = await account.signMessage({ message })
  await browser.post('/api/auth/verify', { message, signature })
  const session = String(browser.cookies.get('club_session'))
  const pre = String(browser.cookies.get('club_pre'))
  await browser.get(`/api/auth/me?token=${session}`)
  await browser.get('/api/admin/overview')
  await browser.elevate(account)
  const raised = String(browser.cookies.get('club_session'))
  const whose = { address: `0x${'12'.repeat(20)}`, reason: 'a phone was lost' }
  await browser.post('/api/admin/sessions/revoke', whose)
  await browser.post('/api/auth/logout')
  child.process.kill('SIGTERM')
  await child.ended
  const text = child.stdout()
  const lines = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  const wallet = account.address.toLowerCase()
  const told = (event: string) => lines.find((line) => line.event === event)
  for (const event of [
    'signed_in',
    'signed_out',
    'admin_overview',
    'admin_elevated',
    'admin_revoked_sessions',
  ])
    expect(told(event)).toMatchObject({
      wallet,
      source: expect.stringMatching(/^[0-9a-f]{32}$/),
      time: expect.stringMatching(/^\d{4}-.*Z$/),
      requestId: expect.any(String),
    })
  expect(told('refused')).toMatchObject({
    code: 'sign_in_refused',
    reason: 'chain',
  })
  const secrets = [signature, fields.nonce, session, raised, pre, '127.0.0.1"']
  for (const secret of secrets) expect(text).not.toContain(secret)
})
