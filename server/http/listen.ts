import { randomUUID } from 'node:crypto'
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  STATUS_CODES,
} from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
import { httpCodes } from '@narwhal-club/core/contract'
import { messages } from '@narwhal-club/core/messages'
import type { AppContext } from '../context.ts'
import { shareConnections } from './connections.ts'
import { inTurn, type Lines } from './inTurn.ts'
import { securityHeaders } from './secure.ts'

/** In milliseconds. Node looks for late requests every 30 s unless told. */
const timeouts = {
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  connectionsCheckingInterval: 2_000,
  keepAliveTimeout: 5_000,
}
const maxHeaderSize = 16_384
/** A connection that never says a word is none of the above's business. */
const silence = 18_000

export function createHttpServer(
  app: AppContext,
  handle: RequestListener,
): Server {
  const lines: Lines = new WeakMap()
  const answer = inTurn((request, response) => {
    if (!hasOneHost(request)) {
      const { headers, body } = refusal(app, 'no_host')
      response.writeHead(httpCodes.bad_request, headers).end(body)
      return
    }
    handle(request, response)
  }, lines)
  // Node's own refusal of a request without Host is bare.
  const options = { ...timeouts, maxHeaderSize, requireHostHeader: false }
  const server = createServer(options, answer)
  server.maxConnections = app.env.LIMIT_CONNECTIONS
  // Behind proxies of ours one address is all of our visitors.
  if (app.env.TRUSTED_PROXY_HOPS === 0)
    shareConnections(server, app.env.LIMIT_CONNECTIONS_PER_SOURCE, (socket) =>
      lines.has(socket),
    )
  server.setTimeout(silence)
  // Node would answer 417 by itself, bare; an expectation may also be ignored.
  server.on('checkExpectation', answer)
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) socket.destroy()
    else socket.end(rawRefusal(app, error.code), () => socket.destroy())
  })
  return server
}

/** None, and more than one, are refused (RFC 9112, 3.2). */
function hasOneHost({ headers, rawHeaders, httpVersion }: IncomingMessage) {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]?.length === 4 && /^host$/i.test(rawHeaders[at] ?? ''))
      hosts += 1
  return hosts < 2 && (headers.host || httpVersion !== '1.1')
}

const rawStatuses: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}

/** What did not parse as HTTP never reaches Koa: answered by hand. */
function rawRefusal(app: AppContext, cause = ''): string {
  const { headers, body } = refusal(app, cause)
  const status =
    rawStatuses[cause] ?? `${httpCodes.bad_request} ${STATUS_CODES[400]}`
  const lines = Object.entries(headers).map(([name, at]) => `${name}: ${at}`)
  return [`HTTP/1.1 ${status}`, ...lines, '', body].join('\r\n')
}

/** What a request is told that is none: in the shape of every other refusal. */
function refusal(app: AppContext, reason: string) {
  const code = 'bad_request'
  const requestId = randomUUID()
  app.log.debug({ event: 'refused', code, reason, requestId }, 'refused')
  const body = JSON.stringify({ error: messages.refusals[code], code })
  const headers: Record<string, string> = {
    'X-Request-Id': requestId,
    ...securityHeaders(app),
    Date: new Date(app.clock.now()).toUTCString(),
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(body)),
    'Cache-Control': 'no-store',
    Connection: 'close',
  }
  return { headers, body }
}

/**
 * Connections that may wait to be taken. After a restart thousands come back within
 * seconds; one that finds no room tries again after one second, three, seven.
 */
const backlog = 4_096

export function listen(server: Server, port: number, host: string) {
  return new Promise<number>((resolve, reject) => {
    server.once('error', reject)
    server.listen({ port, host, backlog }, () => {
      server.off('error', reject)
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : port)
    })
  })
}

/** In milliseconds; together well below the ten seconds a stop may take. */
const stopping = { linger: 1_000, patience: 8_000 }

/**
 * Stops in good order: no new connections, every answer from now on says
 * `Connection: close`, and idle connections are cut only once no request has
 * come for a second. Node's own `close` cuts them at once, also where the next
 * request is already on its way. What is still busy after eight is cut too.
 */
export async function stop(server: Server): Promise<void> {
  let quietSince = performance.now()
  server.on('request', () => {
    quietSince = performance.now()
  })
  const closed = new Promise<void>((resolve) => {
    NetServer.prototype.close.call(server, () => resolve())
  })
  const sweep = setInterval(() => {
    if (performance.now() - quietSince > stopping.linger)
      server.closeIdleConnections()
  }, 100)
  const cut = setTimeout(() => server.closeAllConnections(), stopping.patience)
  await closed
  clearInterval(sweep)
  clearTimeout(cut)
}
