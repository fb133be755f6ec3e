import { request } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Chain, startChain } from '../../dev/world/chain.ts'
import { eventually } from '../testing/eventually.ts'
import { startTestServer, type TestServer } from '../testing/startTestServer.ts'

let chain: Chain
let server: TestServer

beforeAll(async () => {
  chain = await startChain()
  server = await startTestServer({ chain })
})
afterAll(async () => {
  await server.close()
  await chain.stop()
})

test('default: a page hears of a new block, and a stop does not wait for it', async () => {
  let text = ''
  const ended = new Promise<void>((resolve) => {
    request(`${server.url}/api/events?topics=index`, (response) => {
      response.on('data', (chunk) => {
        text += chunk
      })
      response.on('end', resolve)
    }).end()
  })
  await eventually(() => expect(text).toContain('id: '))
  await chain.rpc.call('evm_mine')
  const head = Number(await chain.rpc.call<string>('eth_blockNumber'))
  await eventually(() => {
    const blocks = [...text.matchAll(/^data: \{"block":(\d+),/gm)]
    expect(Number(blocks.at(-1)?.[1])).toBeGreaterThanOrEqual(head)
  }, 10_000)
  const began = performance.now()
  await server.close()
  await ended
  expect(performance.now() - began).toBeLessThan(8_000)
  expect(text).toMatch(/retry: \d{4}\n\n$/)
})
