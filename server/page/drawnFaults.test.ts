import { embeddedIds, type PageData } from '@narwhal-club/core/contract'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { AppContext } from '../context.ts'
import { Browser } from '../testing/browser.ts'
import { movableClock } from '../testing/clock.ts'
import { writeDrawnBuild } from '../testing/drawnBuild.ts'
import { eventually } from '../testing/eventually.ts'
import { ask } from '../testing/request.ts'
import { byHand, soundNode, startRpcStub } from '../testing/rpcStub.ts'
import { startTestServer, type TestServer } from '../testing/startTestServer.ts'
import { noChain } from '../testing/testEnv.ts'

type Line = Record<string, unknown> & { event: string }

const build = writeDrawnBuild()
const clock = movableClock()
const lines: Line[] = []
let node: Awaited<ReturnType<typeof startRpcStub>>
let app: AppContext
let server: TestServer

beforeAll(async () => {
  Object.assign(globalThis, { clubDrawn: [] })
  node = await startRpcStub(soundNode())
  server = await startTestServer({
    chain: { ...noChain, rpcUrl: node.url },
    clock,
    record: { STATIC_DIR: build.folder, LOG_LEVEL: 'info' },
    logTo: { write: (line) => lines.push(JSON.parse(line)) },
    extras: {
      rows: (context) => {
        app = context
        return []
      },
    },
  })
})
afterEach(() => {
  vi.restoreAllMocks()
})
afterAll(async () => {
  await server.close()
  node.close()
  build.remove()
})

const get = (path: string, headers: Record<string, string> = {}) =>
  ask(server.url + path, { headers: { accept: 'text/html', ...headers } })
const isDrawn = ({ text }: { text: string }) => text.includes('<main>drawn')
const dataOf = ({ text }: { text: string }): PageData =>
  JSON.parse(
    new RegExp(`id="${embeddedIds.page}">(.*?)</script>`).exec(text)?.[1] ??
      'null',
  )
/** What the log says of pages while something is done. */
async function toldOf<T>(act: () => Promise<T>) {
  const from = lines.length
  const result = await act()
  const told = () =>
    lines.slice(from).filter(({ event }) => event.startsWith('page_'))
  return { result, told }
}
/** Holds up every drawing that waits for it. */
function holdDrawing() {
  let open = () => {}
  const gate = new Promise<void>((resolve) => {
    open = resolve
  })
  Object.assign(globalThis, { clubGate: gate })
  return open
}
let last = 0
/** An address that no test before has asked for. */
const fresh = (also: string) => {
  last += 1
  return `/about?f=${last}&${also}`
}

test('error: a page that breaks is told once, by its reason, however many wait for it', async () => {
  const path = fresh('breaks')
  const { result, told } = await toldOf(() =>
    Promise.all(Array.from({ length: 5 }, () => get(path))),
  )
  for (const answer of result) {
    expect([answer.status, isDrawn(answer)]).toEqual([200, false])
    expect(answer.headers['cache-control']).toBe('no-cache')
  }
  expect(told()).toEqual([
    expect.objectContaining({
      event: 'page_not_drawn',
      msg: 'a page could not be drawn',
      route: '/about',
      err: expect.objectContaining({ message: 'broke while drawn' }),
    }),
  ])
})

test('error: a page that is not told what is closed has a gap, and it is told', async () => {
  const rows = vi
    .spyOn(app.flags, 'rows')
    .mockRejectedValueOnce(new Error('a wrong query'))
  vi.spyOn(app.flags, 'last').mockReturnValueOnce(null)
  const path = fresh('closed')
  const { result, told } = await toldOf(() => get(path))
  expect(isDrawn(result)).toBe(true)
  expect(told()).toEqual([
    expect.objectContaining({
      event: 'page_without_flags',
      err: expect.objectContaining({ message: 'a wrong query' }),
    }),
  ])
  const now = performance.now.bind(performance)
  vi.spyOn(performance, 'now').mockImplementation(() => now() + 1_500)
  await get(path)
  await eventually(async () => expect(rows).toHaveBeenCalledTimes(2))
})

test('behavior: one that was told before has no gap, and says what was closed then', async () => {
  const reason = 'The vault is being counted.'
  const since = new Date().toISOString()
  const failing = new Error('the database is away')
  vi.spyOn(app.flags, 'rows').mockRejectedValueOnce(failing)
  vi.spyOn(app.flags, 'last').mockReturnValueOnce([
    { flag: 'swap', reason, since },
  ])
  const { result, told } = await toldOf(() => get(fresh('told')))
  expect(result.headers['cache-control']).not.toBe('no-cache')
  expect(result.text).toContain(reason)
  expect(told()).toEqual([])
})

test('behavior: what broke is not drawn again for each that asks, and then it is', async () => {
  const path = fresh('breaks')
  const { told } = await toldOf(async () => {
    await get(path)
    await get(path)
  })
  expect(told()).toHaveLength(1)
  const now = performance.now.bind(performance)
  vi.spyOn(performance, 'now').mockImplementation(() => now() + 5_000)
  await get(path)
  expect(told()).toHaveLength(2)
})

test('error: one that is late is told once, with how late; then it serves', async () => {
  const open = holdDrawing()
  const path = fresh('waits')
  const { result, told } = await toldOf(() =>
    Promise.all(Array.from({ length: 5 }, () => get(path))),
  )
  expect(result.map(isDrawn)).toEqual([false, false, false, false, false])
  open()
  await eventually(async () => expect(isDrawn(await get(path))).toBe(true))
  expect(told()).toEqual([
    expect.objectContaining({ event: 'page_late', route: '/about' }),
  ])
  expect(told()[0]?.took).toBeGreaterThan(299)
})

test('error: one that waits for too many is told, each by itself', async () => {
  const open = holdDrawing()
  const paths = Array.from({ length: 5 }, () => fresh('waits'))
  const { result, told } = await toldOf(() =>
    Promise.all(paths.map((path) => get(path))),
  )
  expect(result.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  expect(result.some(isDrawn)).toBe(false)
  // One of a source is drawn, two wait.
  expect(told()).toEqual(
    Array(2).fill(
      expect.objectContaining({ event: 'page_refused', reason: 'pages' }),
    ),
  )
  open()
  await eventually(() =>
    expect(told().filter(({ event }) => event === 'page_late')).toHaveLength(3),
  )
})

test('error: who reads is not known while the database is silent: the frame goes out meanwhile', async () => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  let isHeld = () => {}
  const holds = new Promise<void>((resolve) => {
    isHeld = resolve
  })
  const holding = app.db.background.transact(async (tx) => {
    await tx.run((orm) => orm.execute('lock table sessions'))
    isHeld()
    await held
  })
  await holds
  const cookie = `club_session=${'a'.repeat(43)}`
  const { result, told } = await toldOf(() =>
    get('/about', { cookie }).finally(release),
  )
  // It was let go with the answer.
  expect([result.status, isDrawn(result)]).toEqual([200, false])
  expect(told()).toEqual([
    expect.objectContaining({
      event: 'page_reader_unknown',
      msg: 'nobody could say in time who reads a page',
    }),
  ])
  await holding
  await eventually(async () =>
    expect(isDrawn(await get('/about', { cookie }))).toBe(true),
  )
})

test('error: what a reader holds is as it was while the node is silent, and is told anew after it', async () => {
  const browser = new Browser(server.url)
  await browser.signIn(privateKeyToAccount(generatePrivateKey()))
  const read = () => browser.get('/team', { headers: { accept: 'text/html' } })
  const holdings = async () => {
    const { answer } = dataOf(await read())
    return answer.kind === 'signedIn' && answer.user
  }
  await eventually(async () =>
    expect(await holdings()).toMatchObject({
      nftCount: 7,
      holdings: { status: 'fresh' },
    }),
  )
  node.behave(() => byHand)
  clock.move(6_000)
  expect(await holdings()).toMatchObject({
    nftCount: 7,
    holdings: { status: 'stale' },
  })
  node.behave(soundNode(8n))
  await eventually(
    async () =>
      expect(await holdings()).toMatchObject({
        nftCount: 8,
        holdings: { status: 'fresh' },
      }),
    15_000,
  )
}, 30_000)

test('error: a page that lacks answers is drawn, and says so in one line', async () => {
  vi.spyOn(app.facts, 'current').mockRejectedValue(new Error('odd'))
  const three = Array(3).fill('ask=/api/facts').join('&')
  const { result, told } = await toldOf(() => get(fresh(three)))
  expect(dataOf(result).answers).toHaveLength(3)
  // Its gaps are of the moment.
  expect(result.headers['cache-control']).toBe('no-cache')
  expect(told()).toEqual([
    expect.objectContaining({
      event: 'page_lacks',
      msg: 'a page was drawn without some answers',
      answers: 3,
      path: '/api/facts',
      err: expect.objectContaining({ message: 'odd' }),
    }),
  ])
})

test('behavior: a page with gaps of the moment is drawn anew after a second, a whole one after five', async () => {
  const facts = vi.spyOn(app.facts, 'current')
  facts.mockRejectedValueOnce(new Error('odd'))
  const path = fresh('ask=/api/facts')
  const now = performance.now.bind(performance)
  let ahead = 0
  vi.spyOn(performance, 'now').mockImplementation(() => now() + ahead)
  const first = await get(path)
  expect(first.headers['cache-control']).toBe('no-cache')
  ahead = 1_100
  const isWhole = async () => {
    const { headers } = await get(path)
    expect(headers['cache-control']).toContain('s-maxage')
  }
  await eventually(isWhole)
  const asked = facts.mock.calls.length
  ahead += 4_000
  await isWhole()
  expect(facts).toHaveBeenCalledTimes(asked)
})

test('behavior: a page that serves while the next is drawn says how old it is, and a redrawing that breaks is told once', async () => {
  const path = fresh('waits')
  holdDrawing()()
  const first = await get(path)
  expect([isDrawn(first), first.headers.age]).toEqual([true, '0'])
  const open = holdDrawing()
  const now = performance.now.bind(performance)
  vi.spyOn(performance, 'now').mockImplementation(() => now() + 7_000)
  const { result, told } = await toldOf(() =>
    Promise.all(Array.from({ length: 3 }, () => get(path))),
  )
  for (const { text, headers } of result) {
    expect(text).toBe(first.text)
    expect(Number(headers.age)).toBeGreaterThan(6)
  }
  open()
  await eventually(async () => {
    const { text, headers } = await get(path)
    expect([text === first.text, headers.age]).toEqual([false, '0'])
  })
  // It was late for nobody.
  expect(told()).toEqual([])
})
