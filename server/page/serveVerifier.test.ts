import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { verifierPolicy } from '../http/secure.ts'
import { ask } from '../testing/request.ts'
import { startTestServer, type TestServer } from '../testing/startTestServer.ts'

const folder = mkdtempSync(join(tmpdir(), 'club-verifier-'))
const file = 'offline '.repeat(200)
let server: TestServer

function put(name: string, content: string | Buffer): void {
  mkdirSync(join(folder, name, '..'), { recursive: true })
  writeFileSync(join(folder, name), content)
}

beforeAll(async () => {
  put('index.html', '<!doctype html><head><!--club--></head>the app')
  put('verify/index.html', '<head><!--club--></head>the verifier')
  put('verify/narwhal-verify.html', file)
  put('verify/narwhal-verify.html.gz', gzipSync(file))
  put('verify/narwhal-verify.mjs', 'command')
  put('verify/theme.js', 'theme')
  put('verify/assets/audit.worker-DkYjs9qO.js', 'worker')
  put('assets/audit.worker-DkYjs9qO.js', 'worker')
  put('assets/main-DkYjs9qO.js', 'main')
  server = await startTestServer({ record: { STATIC_DIR: folder } })
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

describe('/verify', () => {
  test.each(['/verify', '/verify?proposal=1'])('default: %s', async (path) => {
    const { status, headers, text } = await get(path)
    expect([status, headers['content-type']]).toEqual([
      200,
      'text/html; charset=utf-8',
    ])
    expect(text).toContain('the verifier')
    expect(text).toMatch(/id="club-config">\{"world":"local"/)
    expect(headers['set-cookie']).toBeUndefined()
    expect(headers['referrer-policy']).toBe('no-referrer')
    expect(headers['cross-origin-opener-policy']).toBe('same-origin')
  })

  test('default: it may ask any node, and runs nothing but its own files', async () => {
    const { headers } = await get('/verify')
    const policy = String(headers['content-security-policy']).split('; ')
    expect(policy).toContain("script-src 'self'")
    expect(policy).toContain("style-src 'self'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain(
      "connect-src 'self' https: http://127.0.0.1:* http://localhost:*",
    )
    expect(policy.join()).not.toMatch(/unsafe/)
  })

  test('parameters: beyond a local world no node on this device', () => {
    expect(verifierPolicy(false).split('; ')).toContain(
      "connect-src 'self' https:",
    )
  })

  test('parameters: a question about it alone', async () => {
    const { status, text } = await get('/verify', {}, 'HEAD')
    expect([status, text]).toEqual([200, ''])
  })

  test.each(['/verify/', '/verify/index.html', '/verify/x', '/Verify'])(
    'error: %s is no page of it',
    async (path) => {
      const { status, text } = await get(path)
      expect(status).toBe(404)
      expect(text).not.toContain('the verifier')
    },
  )
})

describe('what is kept', () => {
  test('default: files are saved, packed where that is taken', async () => {
    const path = '/verify/narwhal-verify.html'
    const plain = await get(path)
    expect(plain.text).toBe(file)
    expect(plain.headers['content-disposition']).toBe(
      'attachment; filename="narwhal-verify.html"',
    )
    // Whatever is in it, it runs nothing as a page of ours.
    expect(plain.headers['content-security-policy']).toMatch(
      /^default-src 'none'/,
    )
    const packed = await get(path, { 'accept-encoding': 'gzip' })
    expect(packed.headers['content-encoding']).toBe('gzip')
    const command = await get('/verify/narwhal-verify.mjs')
    expect(command.text).toBe('command')
    expect(command.headers['content-disposition']).toMatch(/^attachment/)
  })

  test('error: without a build there is none, and nothing is saved', async () => {
    rmSync(join(folder, 'verify/narwhal-verify.mjs'))
    const { status, headers } = await get('/verify/narwhal-verify.mjs')
    expect(status).toBe(404)
    expect(headers['content-disposition']).toBeUndefined()
  })
})

test.each(['/assets', '/verify/assets'])(
  'behavior: a worker of %s may compile WebAssembly, and nothing else',
  async (place) => {
    const { headers } = await get(`${place}/audit.worker-DkYjs9qO.js`)
    const policy = headers['content-security-policy']
    expect(policy).toMatch(/default-src 'none'; script-src 'wasm-unsafe-eval';/)
    const other = await get('/assets/main-DkYjs9qO.js')
    expect(other.headers['content-security-policy']).not.toMatch(/unsafe/)
  },
)
