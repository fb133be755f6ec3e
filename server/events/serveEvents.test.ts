import {
  type ClientRequest,
  type IncomingMessage,
  request,
  type Server,
} from 'node:http'
import Koa from 'koa'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTally } from '../api/administration/tally.ts'
import type { AppContext } from '../context.ts'
import { createRequestCounts } from '../health/requestCounts.ts'
import { answerErrors } from '../http/answerErrors.ts'
import { beginRequest } from '../http/beginRequest.ts'
import { before } from '../http/gates.ts'
import { createHttpServer, listen, stop } from '../http/listen.ts'
import { createSources } from '../http/sources.ts'
import type { RequestState } from '../http/types.ts'
import { eventually } from '../testing/eventually.ts'
import { ask } from '../testing/request.ts'
import { noChain, testEnv } from '../testing/testEnv.ts'
import { createEventHub } from './hub.ts'
import { serveEvents } from './serveEvents.ts'
import { createStreams } from './streams.ts'

let notify: (notice: string) => void
let app: AppContext
let server: Server
let url: string
let isStopping: boolean
/** Looks a session up. */
let find: () => Promise<null> | null
const clients: ClientRequest[] = []

beforeEach(async () => {
  isStopping = false
  find = () => null
  const env = testEnv(noChain, {
    LIMIT_STREAMS: '5',
    LIMIT_STREAMS_PER_SOURCE: '3',
  })
  app = {
    env,
    clock: { now: () => Date.now() },
    log: pino({ level: 'silent' }),
    sources: createSources(env.SECRET, 0),
    events: createEventHub({
      listen: (_, onNotice) => {
        notify = onNotice
      },
      listenEpoch: () => 1,
    }),
    streams: createStreams(env),
    requestCounts: createRequestCounts(),
    tally: createTally({ now: () => Date.now() }),
    sessions: { hashOf: (token: string) => token, find: () => find() },
    isStopping: () => isStopping,
  } as unknown as AppContext
  const koa = new Koa<RequestState>()
  koa.use(before(beginRequest(app)))
  koa.use(answerErrors(app))
  koa.use(serveEvents(app, []))
  server = createHttpServer(app, koa.callback())
  url = `http://127.0.0.1:${await listen(server, 0, '127.0.0.1')}`
})
afterEach(async () => {
  for (const client of clients.splice(0)) client.destroy()
  await stop(server)
})

let said = 0
function say(data = '{"block":1,"version":1}', topic = 'index') {
  said += 1
  const id = `event-${String(said).padStart(6, '0')}`
  notify(JSON.stringify({ id, topic, data }))
  return id
}

/** What a browser's EventSource would have. */
async function connect(options: { lastId?: string; from?: string } = {}) {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const client = request(
      `${url}/api/events?topics=index`,
      {
        headers: options.lastId ? { 'Last-Event-ID': options.lastId } : {},
        localAddress: options.from ?? '127.0.0.1',
        agent: false,
      },
      resolve,
    ).on('error', reject)
    clients.push(client)
    client.end()
  })
  let text = ''
  let isOver = false
  response.setEncoding('utf8')
  response.on('data', (chunk) => {
    text += chunk
  })
  response.on('close', () => {
    isOver = true
  })
  response.on('error', () => {})
  return {
    response,
    text: () => text,
    isOver: () => isOver,
    ids: () => [...text.matchAll(/^id: (.*)$/gm)].map(([, id]) => id),
    leave: () => response.destroy(),
  }
}

test('error: who leaves while their session is looked up leaves nothing behind', async () => {
  const looking: (() => void)[] = []
  find = () => new Promise((found) => looking.push(() => found(null)))
  const headers = { cookie: `club_session=${'a'.repeat(43)}` }
  const inbox = `${url}/api/events?topics=inbox`
  for (let round = 1; round <= 5; round++) {
    const client = request(inbox, { headers, agent: false }).on(
      'error',
      () => {},
    )
    client.end()
    await eventually(() => expect(looking).toHaveLength(round))
    client.destroy()
  }
  // By then the server knows that they left: it heard of a later one.
  find = () => null
  const first = await connect()
  for (const found of looking) found()
  const second = await connect()
  const third = await connect()
  for (const { response } of [first, second, third])
    expect(response.statusCode).toBe(200)
  expect(app.streams.size()).toBe(3)
})

test('default: a stream of events, with a place to go on from', async () => {
  const one = await connect()
  expect(one.response.statusCode).toBe(200)
  expect(one.response.headers).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'x-accel-buffering': 'no',
  })
  await eventually(() =>
    expect(one.text()).toMatch(/^retry: \d+\n\nid: [\w-]{12}\n\n$/),
  )
  const id = say('{"block":7,"version":1}')
  await eventually(() =>
    expect(one.text()).toContain(
      `id: ${id}\nevent: index\ndata: {"block":7,"version":1}\n\n`,
    ),
  )
})

test('default: how a thing stands is no place to go on from', async () => {
  const one = await connect()
  const of = {
    id: '',
    topic: 'index',
    of: 'a',
    data: '{"block":9,"version":1}',
  }
  notify(JSON.stringify(of))
  const { signal } = new AbortController()
  await app.events.job.run(signal, { isFirst: false, term: signal })
  const said = 'event: index\ndata: {"block":9,"version":1}\n\n'
  await eventually(() => expect(one.text()).toMatch(/\n\nevent: index\n/))
  expect(one.text()).toContain(`\n\n${said}`)
  expect(one.ids()).toHaveLength(1)
})

test('behavior: cut again and again, nothing is lost and nothing comes twice', async () => {
  const heard: unknown[] = []
  const sent: string[] = []
  let lastId: string | undefined
  for (let round = 0; round < 10; round++) {
    const one = await connect(lastId ? { lastId } : {})
    await eventually(() => expect(one.ids().length).toBeGreaterThan(0))
    sent.push(say())
    await eventually(() => expect(one.ids()).toContain(sent.at(-1)))
    heard.push(...one.ids().filter((id) => id?.startsWith('event-')))
    lastId = one.ids().at(-1)
    one.leave()
    sent.push(say(), say())
  }
  const last = await connect({ lastId: String(lastId) })
  await eventually(() => expect(last.ids()).toContain(sent.at(-1)))
  heard.push(...last.ids())
  expect([...new Set(heard)]).toEqual(sent)
})

test.each(['of-long-ago0', 'x'.repeat(5_000), '%00'])(
  'error: an unknown id has the client ask anew (%#)',
  async (lastId) => {
    const one = await connect({ lastId })
    await eventually(() =>
      expect(one.text()).toContain('event: refetch\ndata: {}\n\n'),
    )
  },
)

test.each([
  ['none', ''],
  ['one unknown', '?topics=index,secrets'],
  ['one twice', '?topics=index,index'],
  ['an empty one', '?topics='],
  ['another question', '?topics=index&who=me'],
])('error: %s is no list of topics', async (_, query) => {
  const { status, json } = await ask(`${url}/api/events${query}`)
  expect([status, json.code]).toEqual([400, 'bad_query'])
  expect(app.streams.size()).toBe(0)
})

test('error: nothing but GET', async () => {
  const path = `${url}/api/events?topics=index`
  const { status, headers } = await ask(path, { method: 'POST' })
  expect([status, headers.allow]).toEqual([405, 'GET'])
})

test('behavior: so many for a source, so many in all, and room again', async () => {
  const own = [await connect(), await connect(), await connect()]
  const path = `${url}/api/events?topics=index`
  const refused = await ask(path, { from: '127.0.0.1' })
  expect(refused.status).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  await connect({ from: '127.0.0.2' })
  await connect({ from: '127.0.0.2' })
  expect((await ask(path, { from: '127.0.0.3' })).status).toBe(503)
  own[0]?.leave()
  await eventually(() => expect(app.streams.size()).toBe(4))
  expect(app.events.listeners()).toBe(4)
  await connect({ from: '127.0.0.3' })
})

test('behavior: a heartbeat, and an end in good time', async () => {
  const one = await connect()
  const { signal } = new AbortController()
  const turn = { isFirst: false, term: signal }
  await app.streams.job.run(signal, turn)
  await eventually(() => expect(one.text()).toContain(':\n\n'))
  expect(app.streams.job.every).toBeLessThan(18_000)
})

test('error: who does not read is dropped, and the others go on', async () => {
  const slow = await connect()
  slow.response.pause()
  slow.response.removeAllListeners('data')
  const well = await connect()
  const data = `"${'x'.repeat(60_000)}"`
  await eventually(() => {
    say(data)
    expect(app.streams.size()).toBe(1)
  }, 20_000)
  const id = say()
  await eventually(() => expect(well.ids()).toContain(id))
})

test('behavior: the more there are, the longer until they come back', () => {
  const env = testEnv(noChain, {
    LIMIT_STREAMS: '2000',
    LIMIT_STREAMS_PER_SOURCE: '2000',
  })
  const streams = createStreams(env)
  const retries: number[] = []
  const stream = {
    write() {},
    tell() {},
    end: (at: number) => retries.push(at),
  }
  for (let each = 0; each < 2_000; each++)
    streams.add(stream as never, 'one', () => false)
  streams.end()
  const within = (from: number, to: number) =>
    retries.filter((at) => at >= from && at < to).length
  expect(within(1_000, 9_000)).toBe(2_000)
  // In each second about as many.
  for (let second = 1; second < 9; second++)
    expect(within(second * 1_000, second * 1_000 + 1_000)).toBeLessThan(400)
})

test('behavior: a stop ends them in good order, and says when to come back', async () => {
  const one = await connect()
  const began = performance.now()
  isStopping = true
  app.streams.end()
  await stop(server)
  expect(performance.now() - began).toBeLessThan(5_000)
  await eventually(() => expect(one.isOver()).toBe(true))
  expect(one.text()).toMatch(/retry: \d{4}\n\n$/)
  expect(one.response.complete).toBe(true)
})

test('error: while it stops there are no new ones', async () => {
  isStopping = true
  const { status } = await ask(`${url}/api/events?topics=index`)
  expect(status).toBe(503)
})

test('behavior: who was away for long gets all of it, and stays', async () => {
  const first = say()
  const sent = Array.from({ length: 999 }, () =>
    say(`{"block":12345678,"version":12345678,"x":"${'x'.repeat(200)}"}`),
  )
  const one = await connect({ lastId: first })
  // The last is said once more, as the place to go on from.
  await eventually(() => expect(one.ids()).toEqual([...sent, sent.at(-1)]))
  const next = say()
  await eventually(() => expect(one.ids().at(-1)).toBe(next))
  expect(one.isOver()).toBe(false)
})
