import { connect } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { eventually } from '../testing/eventually.ts'
import { ask } from '../testing/request.ts'
import { startTestServer, type TestServer } from '../testing/startTestServer.ts'

let server: TestServer
const seen = { begun: 0, running: 0, most: 0 }
let hold: Promise<void> | undefined

beforeAll(async () => {
  server = await startTestServer({
    extras: {
      middleware: [
        async (ctx, next) => {
          if (!ctx.path.startsWith('/turn/')) return next()
          seen.begun += 1
          seen.running += 1
          seen.most = Math.max(seen.most, seen.running)
          await (hold ?? new Promise(setImmediate))
          seen.running -= 1
          ctx.body = `<${ctx.path}>`
        },
      ],
    },
  })
})
afterAll(() => server.close())
beforeEach(() => {
  Object.assign(seen, { begun: 0, running: 0, most: 0 })
})

/** Writes requests in one go, without waiting for answers. */
function pipeline(count: number) {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
  let text = ''
  socket
    .on('error', () => {})
    .on('data', (chunk) => {
      text += chunk
    })
  const requests = Array.from({ length: count }, (_, at) => {
    const end = at === count - 1 ? 'Connection: close\r\n' : ''
    return `GET /turn/${at} HTTP/1.1\r\nHost: x\r\n${end}\r\n`
  })
  socket.write(requests.join(''))
  const closed = new Promise<string>((resolve) => {
    socket.on('close', () => resolve(text))
  })
  return { socket, closed }
}

test('default: of one connection, one at a time, answered in order', async () => {
  const text = await pipeline(100).closed
  const answers = [...text.matchAll(/<\/turn\/(\d+)>/g)]
  expect(answers.map(([, at]) => Number(at))).toEqual([...Array(100).keys()])
  expect(seen).toEqual({ begun: 100, running: 0, most: 1 })
})

test('error: more than 128 at once', async () => {
  await pipeline(2_000).closed
  expect(seen.begun).toBeLessThan(2)
  expect((await ask(`${server.url}/healthz`)).status).toBe(200)
})

test('behavior: what waits when the client leaves never begins', async () => {
  let release = () => {}
  hold = new Promise((resolve) => {
    release = resolve
  })
  const { socket, closed } = pipeline(10)
  await eventually(async () => expect(seen.begun).toBe(1))
  socket.destroy()
  await closed
  await ask(`${server.url}/healthz`)
  release()
  hold = undefined
  await eventually(async () => expect(seen.running).toBe(0))
  await ask(`${server.url}/turn/last`)
  expect(seen.begun).toBe(2)
})
