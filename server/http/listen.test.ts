import { connect, type Socket } from 'node:net'
import { httpCodes } from '@narwhal-club/core/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventually } from '../testing/eventually.ts'
import { ask } from '../testing/request.ts'
import { startTestServer, type TestServer } from '../testing/startTestServer.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ record: { LIMIT_CONNECTIONS: '100' } })
})
afterAll(() => server.close())

const port = () => Number(new URL(server.url).port)

interface Line {
  socket: Socket
  /** What the server said before it hung up, and after how long. */
  closed: Promise<{ text: string; after: number }>
}

function open(first = ''): Line {
  const socket = connect(port(), '127.0.0.1')
  const began = performance.now()
  let text = ''
  socket.on('data', (chunk) => {
    text += chunk
  })
  socket.on('error', () => {})
  if (first) socket.write(first)
  const closed = new Promise<{ text: string; after: number }>((resolve) =>
    socket.on('close', () =>
      resolve({ text, after: performance.now() - began }),
    ),
  )
  return { socket, closed }
}

const head = 'POST /api/auth/verify HTTP/1.1\r\nHost: x\r\n'

/** Milliseconds within which 95 of 100 requests are answered. */
async function p95() {
  const took: number[] = []
  for (let round = 0; round < 100; round++) {
    const began = performance.now()
    expect((await ask(`${server.url}/api/config`)).status).toBe(200)
    took.push(performance.now() - began)
  }
  return took.sort((a, b) => a - b)[94] ?? 0
}

test('error: half-open and trickling clients are cut, others go on', async () => {
  const calm = await p95()
  const lines = [
    ...Array.from({ length: 25 }, () => open()),
    ...Array.from({ length: 25 }, () => open(head)),
  ]
  const json = `Origin: ${server.url}\r\nContent-Type: application/json\r\n`
  const trickling = [
    open(head),
    open(`${head}${json}Content-Length: 900\r\n\r\n{`),
    open(`${head}${json}Transfer-Encoding: chunked\r\n\r\n`),
  ]
  const drops = ['X-A: 1\r\n', ' ', '1\r\n \r\n']
  const dripping = setInterval(() => {
    for (const [index, { socket }] of trickling.entries())
      if (!socket.destroyed) socket.write(String(drops[index]))
  }, 500)
  const besieged = await p95()
  const ends = await Promise.all(
    [...lines, ...trickling].map(({ closed }) => closed),
  )
  clearInterval(dripping)
  // On a machine that is slow anyway, no more than a few times slower.
  expect(besieged).toBeLessThan(Math.max(100, 3 * calm))
  expect(Math.max(...ends.map(({ after }) => after))).toBeLessThan(20_000)
})

test('error: more connections than allowed', async () => {
  const lines = Array.from({ length: 100 }, () => open(head))
  await Promise.all(
    lines.map(
      ({ socket }) => new Promise((done) => socket.once('connect', done)),
    ),
  )
  const { text } = await open('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n').closed
  expect(text).toBe('')
  for (const { socket } of lines) socket.destroy()
  await eventually(() => ask(`${server.url}/healthz`))
})

test.each([
  ['no HTTP', 'hello\r\n\r\n', 400],
  ['no host', 'GET / HTTP/1.1\r\n\r\n', 400],
  ['two lengths', `${head}Content-Length: 1\r\nContent-Length: 2\r\n\r\n`, 400],
  [
    'a length and chunks',
    `${head}Content-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n`,
    400,
  ],
  ['a bare line feed in a header', 'GET / HTTP/1.1\nHost: x\n\n', 400],
  [
    'a header of 17 kB',
    `GET / HTTP/1.1\r\nHost: x\r\nX-A: ${'x'.repeat(17_000)}\r\n\r\n`,
    431,
  ],
])('error: %s', async (_, text, status) => {
  const answer = (await open(text).closed).text
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  expect(answer).not.toMatch(/node|parse error|HPE_/i)
})

const closing = 'Host: x\r\nConnection: close\r\n'
test.each([
  ['what is not HTTP', 'hello\r\n\r\n', 'bad_request'],
  ['no host', 'GET /healthz HTTP/1.1\r\n\r\n', 'bad_request'],
  [
    'two hosts',
    'GET /healthz HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n',
    'bad_request',
  ],
  ['no host, of the API', 'GET /api/auth/me HTTP/1.1\r\n\r\n', 'bad_request'],
  [
    'a target that is no URL',
    `GET http://[::1 HTTP/1.1\r\n${closing}\r\n`,
    'not_found',
  ],
  [
    'an unknown expectation',
    `GET /api/auth/me HTTP/1.1\r\n${closing}Expect: tea\r\n\r\n`,
    'not_signed_in',
  ],
] as const)(
  'error: %s is answered with all guards, in JSON',
  async (_, text, code) => {
    const answer = (await open(text).closed).text
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${httpCodes[code]} `))
    expect(answer).toContain("Content-Security-Policy: default-src 'none'")
    expect(answer).toContain('X-Content-Type-Options: nosniff')
    expect(answer).toMatch(/\r\nX-Request-Id: [0-9a-f-]{36}\r\n/)
    const [, body = ''] = answer.split('\r\n\r\n')
    expect(JSON.parse(body).code).toBe(code)
  },
)

test('behavior: an idle connection outlives what it was promised', async () => {
  const { closed } = open('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n')
  const { text, after } = await closed
  const promised = Number(/^Keep-Alive: timeout=(\d+)/im.exec(text)?.[1])
  expect(promised).toBeGreaterThan(1)
  expect(after).toBeGreaterThan((promised + 1.5) * 1_000)
}, 20_000)

test.each([
  ['HTTP/1.0', 'GET /healthz HTTP/1.0\r\nHost: x\r\n\r\n'],
  ['HTTP/1.0 without a host', 'GET /healthz HTTP/1.0\r\n\r\n'],
  ['close', 'GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'],
])('parameters: %s is not kept', async (_, request) => {
  const { text } = await open(request).closed
  expect(text).toMatch(/^Connection: close/im)
  expect(text).not.toMatch(/^Keep-Alive:/im)
})
