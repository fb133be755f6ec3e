import { connect, type Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { eventually } from '../testing/eventually.ts'
import { ask } from '../testing/request.ts'
import { startTestServer, type TestServer } from '../testing/startTestServer.ts'
import type { EnvRecord } from '../testing/testEnv.ts'

let server: TestServer
const sockets: Socket[] = []
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  await server.close()
})

const start = async (record: EnvRecord = {}) => {
  server = await startTestServer({
    record: {
      LIMIT_CONNECTIONS: '60',
      LIMIT_CONNECTIONS_PER_SOURCE: '20',
      ...record,
    },
  })
}

const half = 'GET /healthz HTTP/1.1\r\nHost: x\r\n'

/** Opens a connection from a loopback address, and says so much. */
async function open(localAddress: string, text = half) {
  const socket = connect({
    port: Number(new URL(server.url).port),
    host: '127.0.0.1',
    localAddress,
  })
  sockets.push(socket)
  socket.on('error', () => {})
  let said = ''
  socket.on('data', (chunk) => {
    said += chunk
  })
  await new Promise((resolve) => {
    socket.once('connect', resolve).once('close', resolve)
  })
  socket.write(text)
  return { socket, said: () => said }
}

const openMany = (count: number, from: string, text?: string) =>
  Promise.all(Array.from({ length: count }, () => open(from, text)))

const health = (from: string) => ask(`${server.url}/healthz`, { from })

test('error: half-open connections of one source are in the way of no other', async () => {
  await start()
  const lines = await openMany(200, '127.0.0.2')
  expect((await health('127.0.0.3')).status).toBe(200)
  await eventually(() => {
    const left = lines.filter(({ socket }) => !socket.closed)
    expect(left.length).toBeLessThanOrEqual(20)
  })
  // The oldest went first, so that the source itself gets through as well.
  expect((await health('127.0.0.2')).status).toBe(200)
  expect(lines.at(-1)?.socket.closed).toBe(false)
})

test('behavior: idle connections go before those that are answered', async () => {
  await start()
  const idle = await openMany(20, '127.0.0.2', `${half}\r\n`)
  await eventually(() => {
    for (const { said } of idle) expect(said()).toContain('"ok":true')
  })
  const [first] = await openMany(1, '127.0.0.2')
  await eventually(() => expect(idle[0]?.socket.closed).toBe(true))
  expect(first?.socket.closed).toBe(false)
  expect(idle.slice(1).every(({ socket }) => !socket.closed)).toBe(true)
})

test('error: where every connection is busy the new one goes', async () => {
  await start()
  const body = `POST /api/auth/verify HTTP/1.1\r\nHost: x\r\nOrigin: ${server.url}\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n`
  // Written ahead: once the first is answered the second is under way.
  const busy = await openMany(20, '127.0.0.2', `${half}\r\n${body}`)
  await eventually(() => {
    for (const { said } of busy) expect(said()).toContain('"ok":true')
  })
  const { socket } = await open('127.0.0.2')
  await eventually(() => expect(socket.closed).toBe(true))
  expect(busy.every(({ socket }) => !socket.closed)).toBe(true)
  expect((await health('127.0.0.3')).status).toBe(200)
})

test('parameters: behind proxies of ours one address is many sources', async () => {
  await start({ TRUSTED_PROXY_HOPS: '1' })
  const lines = await openMany(40, '127.0.0.2')
  expect((await health('127.0.0.2')).status).toBe(200)
  expect(lines.every(({ socket }) => !socket.closed)).toBe(true)
})
