import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Chain, startChain } from '../../../dev/world/chain.ts'
import { tokenSupply, vault } from '../../../dev/world/seed/holdings.ts'
import { Browser } from '../../testing/browser.ts'
import { movableClock } from '../../testing/clock.ts'
import {
  startTestServer,
  type TestServer,
} from '../../testing/startTestServer.ts'
import { presentMember } from '../nfts/presentMember.ts'

const clock = movableClock()
let chain: Chain
let server: TestServer
const facts = async () => (await new Browser(server.url).get('/api/facts')).json

beforeAll(async () => {
  chain = await startChain()
  server = await startTestServer({ chain, clock })
})
afterAll(async () => {
  await server.close()
  await chain.stop()
})

test('default: supply, vault, block and the newest members', async () => {
  const { source, blockTime, nft, token, newest } = await facts()
  expect(source).toMatchObject({ status: 'fresh', block: expect.any(Number) })
  expect(Date.parse(blockTime)).toBeGreaterThan(0)
  expect(nft.inVault).toBe(vault.nfts)
  expect(nft.supply).toBeGreaterThan(vault.nfts)
  expect(BigInt(token.supply)).toBe(tokenSupply)
  expect(BigInt(token.inVault)).toBe(BigInt(vault.tokens) * 10n ** 18n)
  expect(newest).toHaveLength(6)
  expect(newest[0].id).toBeGreaterThan(newest[5].id)
  for (const { name, image } of newest) {
    expect(name).toMatch(/\S/)
    expect(image).toMatch(/^data:image\/svg\+xml/)
  }
})

test('error: the node goes: the last facts stand', async () => {
  await chain.stop()
  clock.move(6_000)
  const { source, newest } = await facts()
  expect(source.status).toBe('stale')
  expect(newest).toHaveLength(6)
})

const uri = (metadata: unknown) =>
  `data:application/json;base64,${Buffer.from(JSON.stringify(metadata)).toString('base64')}`

test.each([
  ['another protocol', 'https://evil.example/1.json'],
  ['no JSON', 'data:application/json;base64,eA=='],
  ['JSON that is no object', uri(null)],
  ['a remote picture', uri({ image: 'https://evil.example/x.svg' })],
  ['a script', uri({ image: 'javascript:alert(1)' })],
  ['a page', uri({ image: 'data:text/html,<script>1</script>' })],
  ['a picture that is no text', uri({ image: {} })],
  ['a huge picture', uri({ image: `data:image/png,${'x'.repeat(70_000)}` })],
])('error: metadata with %s gives no picture', (_, tokenUri) => {
  const { image, name } = presentMember({ id: 9, tokenUri })
  expect([image, name]).toEqual(['', '#9'])
})

test('error: metadata of 2 MB is neither decoded nor parsed', () => {
  const parse = vi.spyOn(JSON, 'parse')
  const tokenUri = uri({ name: 'n'.repeat(1_600_000) })
  const decode = vi.spyOn(globalThis.Buffer, 'from')
  const { name, image } = presentMember({ id: 9, tokenUri })
  expect([name, image]).toEqual(['#9', ''])
  expect([parse.mock.calls.length, decode.mock.calls.length]).toEqual([0, 0])
  parse.mockRestore()
  decode.mockRestore()
})
