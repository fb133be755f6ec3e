import { afterAll, beforeAll, expect, test } from 'vitest'
import { Browser } from '../../testing/browser.ts'
import { type PaperServer, startOnPaper } from '../../testing/paperIndex.ts'

let server: PaperServer
beforeAll(async () => {
  server = await startOnPaper([{ owner: `0x${'1'.repeat(40)}`, nfts: 3 }])
})
afterAll(() => server.close())

// A new world starts at the block before its first one.
test.each([
  ['the block before the first', 'update index_cursor set block = -1'],
  ['no block', 'delete from index_cursor'],
])('error: index_behind, while the index has %s', async (_, change) => {
  await server.run(change)
  const { get } = new Browser(server.url)
  for (const path of [
    '/api/swap/inventory',
    '/api/swap/traits',
    '/api/swap/history',
  ]) {
    const { status, json, headers } = await get(path)
    expect([path, status, json.code]).toEqual([path, 503, 'index_behind'])
    expect(json.error).toEqual(expect.any(String))
    expect(headers['retry-after']).toBe('1')
  }
})
