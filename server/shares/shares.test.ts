import type { SealedFacts } from '@narwhal-club/core/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Chain, startChain } from '../../dev/world/chain.ts'
import { sealFacts } from '../api/shill/cards.ts'
import { createKeyedHash } from '../signatures/keyedHash.ts'
import { Browser } from '../testing/browser.ts'
import { ask } from '../testing/request.ts'
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

const factsOf = async (topic: string) =>
  (await new Browser(server.url).get(`/api/shill/facts?topic=${topic}`)).json
const contentOf = (html: string, name: string) =>
  new RegExp(`(?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1]

test('B6.25 a card has a page that chats unfold, with its picture', async () => {
  const { page, alt, facts } = await factsOf('nft')
  const answer = await ask(server.url + page)
  expect(answer.status).toBe(200)
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
  const html = answer.text
  expect(contentOf(html, 'twitter:card')).toBe('summary_large_image')
  for (const name of ['og:image', 'twitter:image'])
    expect(contentOf(html, name)).toMatch(
      new RegExp(`^http://[^/]+${page}\\.png$`),
    )
  expect(contentOf(html, 'og:url')).toMatch(new RegExp(`${page}$`))
  expect(contentOf(html, 'og:image:alt')).toBe(alt)
  expect(contentOf(html, 'og:image:height')).toBe('675')
  const supply = facts.supply.toLocaleString('en-US')
  expect(contentOf(html, 'og:title')).toContain(supply)
  expect(html).toContain(`Block ${facts.block.toLocaleString('en-US')}`)
  const etag = String(answer.headers.etag)
  const again = await ask(server.url + page, {
    headers: { 'if-none-match': etag },
  })
  expect(again.status).toBe(304)
})

test('B6.23 B6.25 its picture is a PNG of 1200 × 675, and says the numbers', async () => {
  const sizes: number[] = []
  for (const topic of ['nft', 'token']) {
    const { page } = await factsOf(topic)
    const answer = await fetch(`${server.url}${page}.png`)
    expect(answer.headers.get('content-type')).toBe('image/png')
    expect(answer.headers.get('cross-origin-resource-policy')).toBe(
      'cross-origin',
    )
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([
      1_200, 675,
    ])
    sizes.push(bytes.length)
  }
  // Two facts are two pictures.
  expect(new Set(sizes).size).toBe(2)
})

test('behavior: the page runs no code, and no other site frames it', async () => {
  const { page } = await factsOf('swap')
  const { headers, text } = await ask(server.url + page)
  const policy = String(headers['content-security-policy'])
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toContain('script-src')
  expect(text).not.toContain('<script')
})

const whale: SealedFacts = {
  topic: 'mine',
  block: 1,
  at: '2026-11-21T09:05:00.000Z',
  address: `0x${'ab'.repeat(20)}`,
  nfts: 999,
  supply: 1_000,
}

test('B6.26 nobody but this server seals a whale', async () => {
  for (const label of ['narwhal-club cards of posts, 1', 'another use']) {
    const sign = createKeyedHash('a secret of somebody else', label)
    const forged = sealFacts({ sign }, whale)
    const page = await ask(`${server.url}/s/${forged}`)
    expect(page.status).toBe(404)
    expect(page.headers['cache-control']).toBe('no-store')
    expect(page.text).not.toContain('999')
    const picture = await ask(`${server.url}/s/${forged}.png`)
    expect([picture.status, picture.json.code]).toEqual([
      404,
      'shill_card_unknown',
    ])
  }
})

test.each([
  `/s/${'A'.repeat(41)}`,
  `/s/${'A'.repeat(700)}`,
  `/s/${'A'.repeat(100)}.gif`,
  `/s/${'A'.repeat(100)}/x`,
])('error: %.30s is no page', async (path) => {
  expect((await ask(server.url + path)).status).toBe(404)
})
