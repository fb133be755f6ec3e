import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Chain, startChain } from '../../dev/world/chain.ts'
import { eventually } from '../testing/eventually.ts'
import { ask } from '../testing/request.ts'
import { startTestServer, type TestServer } from '../testing/startTestServer.ts'

const token = 'a-token-of-sixteen-or-more'
const authorization = `Bearer ${token}`

let chain: Chain
let server: TestServer

beforeAll(async () => {
  chain = await startChain()
  server = await startTestServer({ chain, record: { METRICS_TOKEN: token } })
})
afterAll(async () => {
  await server.close()
  await chain.stop()
})

const metrics = (headers: Record<string, string>) =>
  ask(`${server.url}/metrics`, { headers })

test('default: the index, the nodes and the process, for who has the token', async () => {
  const head = Number(await chain.rpc.call<string>('eth_blockNumber'))
  await eventually(async () => {
    const { status, text, headers } = await metrics({ authorization })
    expect(status).toBe(200)
    expect(headers['content-type']).toMatch(/^text\/plain/)
    expect(text).toContain(`\nclub_index_block ${head}\n`)
    expect(text).toMatch(/\nclub_index_holders [1-9]\d*\n/)
    expect(text).toContain('\nclub_index_leads 1\n')
    expect(text).toContain('\nclub_index_unwitnessed_ranges_total 0\n')
    expect(text).toMatch(/\nclub_node_score\{node="127\.0\.0\.1:\d+"\} 1\n/)
    expect(text).toContain('\nclub_leads 1\n')
    expect(text).toMatch(
      /\nclub_job_runs_total\{job="index",outcome="done"\} [1-9]/,
    )
    expect(text).toContain('\nclub_due_jobs_dead{job="check-ledgers"} 0\n')
    expect(text).toContain('process_cpu_seconds_total')
  })
})

test.each([
  ['without a token', {}],
  ['with another', { authorization: 'Bearer a-token-of-sixteen-or-less' }],
  ['with its beginning', { authorization: authorization.slice(0, -1) }],
])('error: %s there is no such page', async (_, headers) => {
  const { status, text } = await metrics(headers as Record<string, string>)
  expect(status).toBe(404)
  expect(text).not.toContain('club_')
})

test('default: readyz tells how far the index is', async () => {
  const head = Number(await chain.rpc.call<string>('eth_blockNumber'))
  await eventually(async () => {
    const { text } = await ask(`${server.url}/readyz`)
    expect(JSON.parse(text)).toMatchObject({
      ok: true,
      index: { status: 'fresh', block: head, head, lag: 0, secondsLeft: 0 },
    })
  })
})
