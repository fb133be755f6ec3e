import { createHash } from 'node:crypto'
import {
  mkdirSync,
  mkdtempSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { ClubConfig } from '@narwhal-club/core/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createServer } from '../createServer.ts'
import { ConfigError } from '../errors.ts'
import { eventually } from '../testing/eventually.ts'
import { ask } from '../testing/request.ts'
import { startTestServer, type TestServer } from '../testing/startTestServer.ts'
import { noChain, productionRecord, testEnv } from '../testing/testEnv.ts'

const css = 'body{margin:0}'
const html = `<!doctype html><head><title>Any</title>
<meta
  name="description"
  content="any"
/><style>${css}</style><!--club--></head><body>the page</body>`
const script = 'console.log("x")'.repeat(50)
const folder = mkdtempSync(join(tmpdir(), 'club-app-'))
let server: TestServer

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), html)
  writeFileSync(join(folder, 'boot.js'), 'boot')
  writeFileSync(join(folder, '.secret'), 'secret')
  writeFileSync(join(folder, '..', 'club-outside.txt'), 'outside')
  const asset = join(folder, 'assets/main-DkYjs9qO.js')
  writeFileSync(asset, script)
  writeFileSync(`${asset}.br`, brotliCompressSync(script))
  writeFileSync(`${asset}.gz`, gzipSync(script))
  server = await startTestServer({
    record: { STATIC_DIR: folder, RPC_URL: 'http://127.0.0.1:9/a?b=</script>' },
    extras: {
      pageScripts: ['/demo/wallet.js'],
      middleware: [
        async (ctx, next) => {
          if (ctx.path !== '/demo/wallet.js') return next()
          ctx.type = 'js'
          ctx.body = 'wallet'
        },
      ],
    },
  })
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

const get = (
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
) =>
  ask(server.url + path, {
    method,
    headers: { accept: 'text/html', ...headers },
  })

test.each([
  '/',
  '/my-proposals',
  '/spaces',
  '/clubs',
  '/clubs/',
  '/spaces/7',
  '/clubs/a%20b',
  '/about',
  '/team',
  '/analytics',
  '/nft-analysis',
  '/x-shill-generator',
  '/swap',
  '/admin',
  '/test/logs',
  '/test-schema',
  '/test-degen-api',
  '/ebisu-api-test',
  '/?tab=1',
])('default: %s is the page', async (path) => {
  const { status, headers, text } = await get(path)
  expect(status).toBe(200)
  expect(headers['content-type']).toBe('text/html; charset=utf-8')
  expect(text).toContain('the page')
})

test.each([
  '/nope',
  '/clubs/1/2',
  '/About',
  '/admin/x',
  '/index.html',
  '/index.htm%6c',
  '/%69ndex.%68tml',
  '/a.b',
])('error: %s is the page, as 404', async (path) => {
  const { status, text } = await get(path)
  expect(status).toBe(404)
  expect(text).toContain('the page')
})

test('error: who does not ask for a page gets none', async () => {
  for (const accept of ['*/*', 'application/json', 'image/png']) {
    const { status, headers } = await get('/nope', { accept })
    expect(status).toBe(404)
    expect(headers['content-type']).toMatch('application/json')
  }
  const { text } = await get('/clubs', { accept: 'application/json' })
  expect(text).not.toContain('the page')
  const { headers } = await get('/api/nope')
  expect(headers['content-type']).toMatch('application/json')
})

test('default: the configuration is in the page, and cannot break out', async () => {
  const { text } = await get('/')
  const [, json = ''] =
    /<script type="application\/json" id="club-config">(.*?)<\/script>/.exec(
      text,
    ) ?? []
  const config = ClubConfig.parse(JSON.parse(json))
  expect(config.chain.rpcUrl).toBe('http://127.0.0.1:9/a?b=</script>')
  expect(json).not.toContain('<')
  const { json: served } = await get('/api/config')
  expect(served).toEqual(config)
  expect(text).not.toContain('<!--club-->')
})

test('default: a world may add scripts of its own', async () => {
  const { text } = await get('/')
  expect(text).toContain(
    '<script type="module" src="/demo/wallet.js"></script>',
  )
  expect((await get('/demo/wallet.js')).text).toBe('wallet')
})

test('error: extras are refused in production', async () => {
  const env = testEnv(noChain, { ...productionRecord, DATA_DIR: 'memory:' })
  const extras = { pageScripts: ['/x.js'] }
  await expect(createServer({ env, extras })).rejects.toThrow(ConfigError)
})

test('default: the policy of the page', async () => {
  const { headers } = await get('/')
  const hash = createHash('sha256').update(css).digest('base64')
  const policy = String(headers['content-security-policy']).split('; ')
  expect(policy).toEqual(
    expect.arrayContaining([
      "default-src 'none'",
      "script-src 'self'",
      `style-src 'self' 'sha256-${hash}'`,
      "img-src 'self' data:",
      "connect-src 'self' http://127.0.0.1:9",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ]),
  )
  expect(policy.join()).not.toMatch(/unsafe|\*/)
  expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups')
  expect(headers['cache-control']).toBe('no-cache')
})

test('default: what has a hash in its name is kept, compressed ahead', async () => {
  const path = '/assets/main-DkYjs9qO.js'
  const plain = await get(path)
  expect(plain.text).toBe(script)
  expect(plain.headers['content-type']).toMatch('javascript')
  expect(plain.headers['cache-control']).toBe(
    'public, max-age=31536000, immutable',
  )
  for (const [accept, encoding] of [
    ['gzip', 'gzip'],
    ['gzip, br', 'br'],
  ]) {
    const { headers } = await get(path, { 'accept-encoding': String(accept) })
    expect(headers['content-encoding']).toBe(encoding)
    expect(headers.vary).toBe('Accept-Encoding')
    expect(headers['content-type']).toMatch('javascript')
  }
  const { headers } = await get('/boot.js')
  expect(headers['cache-control']).toBe('no-cache')
})

test('error: no name is so long that looking at it takes long', async () => {
  const began = performance.now()
  for (let round = 0; round < 10; round++)
    expect((await get(`/${'-'.repeat(15_000)}.JS`)).status).toBe(404)
  expect(performance.now() - began).toBeLessThan(1_000)
})

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, br;q=0', 'gzip'],
  ['deflate', undefined],
])('default: a page for who takes %s is %s', async (accept, encoding) => {
  const response = await fetch(server.url, {
    headers: { 'accept-encoding': accept },
  })
  expect(response.headers.get('content-encoding') ?? undefined).toBe(encoding)
  expect(await response.text()).toContain('the page')
})

test('default: of a page its head alone is sent to who asks for that', async () => {
  const [whole, head] = [await get('/'), await get('/', {}, 'HEAD')]
  const { 'x-request-id': _, date, ...said } = head.headers
  expect([head.status, head.text]).toEqual([200, ''])
  expect(whole.headers).toMatchObject(said)
  expect(Number(said['content-length'])).toBe(Buffer.byteLength(whole.text))
})

test('behavior: a new build is served without a restart', async () => {
  writeFileSync(
    join(folder, 'index.html'),
    html.replace('the page', 'the page 2'),
  )
  utimesSync(
    join(folder, 'index.html'),
    new Date(),
    new Date(Date.now() + 5_000),
  )
  await eventually(async () =>
    expect((await get('/')).text).toContain('the page 2'),
  )
})

test.each([
  '/../club-outside.txt',
  '/%2e%2e/club-outside.txt',
  '/..%2fclub-outside.txt',
  '/assets/..%5c..%5cclub-outside.txt',
  '/.secret',
  '/%2esecret',
  '//etc/passwd.txt',
  '/assets/%00.js',
  '/%.js',
  '/assets',
])('error: %s leads nowhere', async (path) => {
  const { hostname, port } = new URL(server.url)
  const { request } = await import('node:http')
  const text = await new Promise<string>((resolve, reject) => {
    request({ hostname, port, path, agent: false }, (response) => {
      expect(response.statusCode).toBeGreaterThanOrEqual(400)
      let all = ''
      response.on('data', (chunk) => {
        all += chunk
      })
      response.on('end', () => resolve(all))
    })
      .on('error', reject)
      .end()
  })
  expect(text).not.toMatch(/outside|secret|root:/)
})

test('error: pages are read, not written', async () => {
  const { status, headers } = await ask(server.url, { method: 'POST' })
  expect([status, headers.allow]).toEqual([405, 'GET, HEAD'])
})
