import { mkdtempSync, rmSync } from 'node:fs'
import {
  createServer,
  type IncomingMessage,
  request,
  type Server,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import Koa from 'koa'
import { pino } from 'pino'
import { afterEach, expect, test } from 'vitest'
import { RefusalError } from '../errors.ts'
import { ask } from '../testing/request.ts'
import { type PartsTimes, sendParts } from './sendParts.ts'
import type { RequestState } from './types.ts'

let server: Server
let ended = 0
afterEach(() => {
  server.closeAllConnections()
  server.close()
  ended = 0
})

/** Serves parts, and tells where; `ended` counts those that were let go. */
async function serve(
  parts: () => AsyncGenerator<string>,
  times: PartsTimes = { idle: 1_000, longest: 5_000 },
  { at, ...own }: { at?: string; onTaken?(bytes: number): void } = {},
): Promise<string> {
  const app = new Koa<RequestState>()
  app.use(async (ctx) => {
    ctx.state.head = (own = []) => [...own]
    const log = pino({ enabled: false })
    async function* told() {
      try {
        yield* parts()
      } finally {
        ended += 1
      }
    }
    try {
      await sendParts(ctx, told(), { log, times, ...own })
    } catch (error) {
      ctx.status = error instanceof RefusalError ? 429 : 500
    }
  })
  server = createServer(app.callback())
  await new Promise<void>((resolve) =>
    at ? server.listen(at, resolve) : server.listen(0, '127.0.0.1', resolve),
  )
  if (at) return at
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

async function* endless() {
  for (;;) yield 'x'.repeat(65_536)
}

/** Asks, and takes nothing. */
const stare = (url: string) =>
  request(url, (response) => response.pause().on('error', () => {}))
    .on('error', () => {})
    .end()

test('default: parts arrive one after the other, as one answer', async () => {
  const url = await serve(async function* () {
    yield '{"a":1'
    yield ',"b":2}'
  })
  const { status, json } = await ask(url)
  expect([status, json, ended]).toEqual([200, { a: 1, b: 2 }, 1])
})

test('error: what fails before the first part is refused as ever', async () => {
  // biome-ignore lint/correctness/useYield: it never comes to that
  const url = await serve(async function* () {
    throw new RefusalError('rate_limited')
  })
  expect((await ask(url)).status).toBe(429)
})

test('error: what fails later is cut off', async () => {
  const url = await serve(async function* () {
    yield '{"a":1'
    throw new Error('no more')
  })
  await expect(ask(url)).rejects.toThrow()
})

test('error: who takes nothing is cut off, and the rest is never made', async () => {
  const url = await serve(endless, { idle: 50, longest: 60_000 })
  stare(url)
  await expect.poll(() => ended, { timeout: 5_000 }).toBe(1)
})

test('error: none is sent for longer than it may take', async () => {
  const url = await serve(endless, { idle: 60_000, longest: 50 })
  await expect(ask(url)).rejects.toThrow()
  await expect.poll(() => ended).toBe(1)
})

test('behavior: the parts of a client that leaves are not made any more', async () => {
  const url = await serve(endless, { idle: 60_000, longest: 60_000 })
  const asking = request(url, (response) => response.destroy())
  asking.on('error', () => {})
  asking.end()
  await expect.poll(() => ended, { timeout: 5_000 }).toBe(1)
})

test('behavior: who takes a long part slowly but steadily gets all of it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'parts-'))
  const long = `"${'ä'.repeat(3_000_000)}"`
  try {
    // A socket of the file system takes little ahead of who reads it.
    const at = join(folder, 'socket')
    let counted = 0
    const onTaken = (bytes: number) => {
      counted += bytes
    }
    const socketPath = await serve(
      async function* () {
        yield long
      },
      { idle: 500, longest: 60_000 },
      { at, onTaken },
    )
    const began = performance.now()
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      request({ socketPath }, resolve).on('error', reject).end()
    })
    const taken: Buffer[] = []
    for await (const chunk of answer) {
      taken.push(chunk)
      await pause(15)
    }
    expect(Buffer.concat(taken).toString() === long).toBe(true)
    expect(counted).toBe(Buffer.byteLength(long))
    expect(performance.now() - began).toBeGreaterThan(750)
  } finally {
    rmSync(folder, { recursive: true })
  }
})
