import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Chain, startChain } from '../../dev/world/chain.ts'
import { packageRoot } from '../packageRoot.ts'
import { Browser } from '../testing/browser.ts'
import { eventually } from '../testing/eventually.ts'
import { ask } from '../testing/request.ts'
import { startTestServer, type TestServer } from '../testing/startTestServer.ts'

const admin = privateKeyToAccount(generatePrivateKey())
const token = 'a-token-of-sixteen-or-more'
const folder = join(packageRoot(), '../docs/operations')
const read = (file: string) => readFileSync(join(folder, file), 'utf8')

interface Target {
  expr: string
}
const { panels } = JSON.parse(read('dashboard.json')) as {
  panels: { title: string; targets: Target[] }[]
}
const ofDashboard = panels.flatMap(({ targets }) => targets.map((t) => t.expr))
const ofAlerts = [...read('alerts.yml').matchAll(/^ +expr: (.+)$/gm)].map(
  ([, expr = '']) => expr,
)

/** Names in an expression that are no words of the language. */
const namesIn = (expr: string) =>
  [
    ...expr.replace(/"[^"]*"/g, '').matchAll(/\b(?:club|nodejs|process)_\w+/g),
  ].map(([name]) => name)

let chain: Chain
let server: TestServer
beforeAll(async () => {
  chain = await startChain()
  server = await startTestServer({
    chain,
    record: { METRICS_TOKEN: token, ADMINS: admin.address },
  })
})
afterAll(async () => {
  await server.close()
  await chain.stop()
})

const metrics = async () => {
  const headers = { authorization: `Bearer ${token}` }
  return (await ask(`${server.url}/metrics`, { headers })).text
}

test('default: what the dashboard and the alerts name is what a server tells', async () => {
  expect(ofDashboard.length).toBeGreaterThan(20)
  expect(ofAlerts.length).toBeGreaterThan(10)
  const names = new Set([...ofDashboard, ...ofAlerts].flatMap(namesIn))
  expect(names.size).toBeGreaterThan(20)
  await ask(`${server.url}/api/config`)
  await eventually(async () => {
    const text = await metrics()
    const told = new Set(
      [...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name, type]) =>
        type === 'histogram' ? [name, `${name}_bucket`] : [name],
      ),
    )
    expect([...names].filter((name) => !told.has(name))).toEqual([])
    // The ones that have no value until the chain was looked at have one.
    expect(text).toMatch(/\nclub_index_block \d/)
  }, 20_000)
})

test('default: requests by call and status, and how long they took', async () => {
  const boss = new Browser(server.url)
  await boss.signIn(admin)
  await boss.elevate(admin)
  const reason = 'a phone was stolen'
  const { address } = admin
  await boss.post('/api/admin/sessions/revoke', { address, reason })
  await ask(`${server.url}/api/config`)
  await ask(`${server.url}/api/auth/me`)
  await ask(`${server.url}/api/market/wallets/0x${'1'.repeat(40)}`)
  await ask(`${server.url}/api/made-up/${'x'.repeat(30)}`)
  await eventually(async () => {
    const text = await metrics()
    expect(text).toMatch(
      /\nclub_requests_total\{call="\/api\/auth\/me",status="401"\} [1-9]/,
    )
    expect(text).toContain('call="/api/market/wallets/:address"')
    expect(text).toMatch(
      /\nclub_request_seconds_count\{call="\/api\/config"\} [1-9]/,
    )
    expect(text).toMatch(/\nclub_refusals_total\{code="not_signed_in"\} [1-9]/)
    expect(text).toMatch(/\nclub_ledger_lines\{ledger="audit"\} 1\n/)
    expect(text).toMatch(/\nclub_shed_total 0\n/)
    // Nobody makes up names by asking for them.
    expect(text).not.toContain('made-up')
  })
})
