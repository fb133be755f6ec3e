import {
  createServer,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { type ApiClient, createApiClient } from '@narwhal-club/core/http'
import { type FakeClock, fakeClock } from '@narwhal-club/core/testing'
import { afterEach, beforeEach } from 'vitest'

type Handler = (req: IncomingMessage, res: ServerResponse, body: string) => void

interface Seen {
  method: string | undefined
  url: string | undefined
  headers: object
  body: string
}

export const user = {
  address: `0x${'ab'.repeat(20)}`,
  nftCount: 3,
  votingPower: 3,
  holdings: { status: 'fresh' },
}
const signature = `0x${'11'.repeat(65)}`
export const request = { message: 'text', signature }

export const json =
  (status: number, value: unknown, headers = {}): Handler =>
  (_, res) => {
    res.writeHead(status, { 'content-type': 'application/json', ...headers })
    res.end(JSON.stringify(value))
  }

/** A server for each test, which answers as the test says, and its client. */
export function stubApi() {
  let wake = () => {}
  const stub = {
    handler: (() => {}) as Handler,
    seen: [] as Seen[],
    /** Whether a line was cut that `never` held. */
    cut: false,
    clock: undefined as unknown as FakeClock,
    client: undefined as unknown as ApiClient,
    baseUrl: '',
    /** Settles with the next request. */
    arrived: () =>
      new Promise<void>((resolve) => {
        wake = resolve
      }),
    /** Holds each request until the client cuts its line. */
    never: ((req) => {
      req.socket.on('close', () => {
        stub.cut = true
      })
    }) as Handler,
  }
  const server = createServer((req, res) => {
    const { method, url, headers } = req
    let body = ''
    req.on('data', (chunk) => {
      body += chunk
    })
    req.on('end', () => {
      stub.seen.push({ method, url, headers, body })
      stub.handler(req, res, body)
      wake()
    })
  })

  beforeEach(async () => {
    stub.seen = []
    stub.cut = false
    stub.clock = fakeClock(1_000_000)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    stub.baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    stub.client = createApiClient({
      fetch,
      baseUrl: stub.baseUrl,
      clock: stub.clock,
      origin: 'http://club.test',
    })
  })
  afterEach(
    () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  )
  return stub
}
