import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Browser } from '../testing/browser.ts'
import { stillClock } from '../testing/clock.ts'
import { startTestServer, type TestServer } from '../testing/startTestServer.ts'

const clock = stillClock()
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ clock })
})
afterAll(() => server.close())

const content = {
  title: 'A reef',
  body: 'For fish.',
  summary: '',
  discussionUrl: '',
  labels: [],
  earliestStart: null,
  duration: 259_200,
}

async function member() {
  const browser = new Browser(server.url)
  const account = privateKeyToAccount(generatePrivateKey())
  expect((await browser.signIn(account)).status).toBe(200)
  const write = (method: string, path: string, key: string, body: object) =>
    browser.send(method, path, {
      body: JSON.stringify(body),
      headers: {
        'content-type': 'application/json',
        'idempotency-key': key,
      },
    })
  return {
    create: (key: string, title = content.title) =>
      write('POST', '/api/drafts', key, {
        club: 'main',
        content: { ...content, title },
      }),
    save: (id: string, key: string, version: number) =>
      write('PUT', `/api/drafts/${id}`, key, { version, content }),
    drafts: async () => (await browser.get('/api/drafts')).json.total,
  }
}

test('default: the same write is done once, and answered as it was', async () => {
  const { create, drafts } = await member()
  const first = await create('one')
  expect(first.status).toBe(200)
  expect(first.headers['idempotency-replayed']).toBeUndefined()
  const again = await create('one')
  expect(again.json).toEqual(first.json)
  expect(again.headers['idempotency-replayed']).toBe('true')
  expect((await create('two')).json.id).not.toBe(first.json.id)
  expect(await drafts()).toBe(2)
})

test('behavior: E3 the same write many times at once is done once', async () => {
  const { create, drafts } = await member()
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => create('at-once')),
  )
  const codes = new Set(
    answers.map(({ status, json }) => json.code ?? String(status)),
  )
  expect([...codes].filter((code) => code !== 'in_progress')).toEqual(['200'])
  expect(await drafts()).toBe(1)
})

test('error: a key that came with another write is refused', async () => {
  const { create, drafts } = await member()
  await create('one')
  const other = await create('one', 'Another reef')
  expect([other.status, other.json.code]).toEqual([409, 'key_reused'])
  expect(await drafts()).toBe(1)
})

test('behavior: what was refused is judged anew', async () => {
  const { create, save } = await member()
  const { id } = (await create('create')).json
  expect((await save(id, 'save', 2)).json.code).toBe('draft_conflict')
  expect((await save(id, 'first', 1)).status).toBe(200)
  const saved = await save(id, 'save', 2)
  expect(saved.json.version).toBe(3)
  expect((await save(id, 'save', 2)).json).toEqual(saved.json)
})

test('behavior: another member’s key is another key', async () => {
  const [one, other] = await Promise.all([member(), member()])
  const { id } = (await one.create('same')).json
  const answer = await other.create('same')
  expect(answer.status).toBe(200)
  expect(answer.json.id).not.toBe(id)
})

test('behavior: after a day it is a new one', async () => {
  const { create } = await member()
  const { id } = (await create('daily')).json
  clock.move(86_400_000 - 1)
  expect((await create('daily')).json.id).toBe(id)
  clock.move(1)
  expect((await create('daily')).json.id).not.toBe(id)
})

test.each(['', 'x'.repeat(201), 'with space', 'Ümlaut'])(
  'error: %.10s is no key',
  async (key) => {
    const { create, drafts } = await member()
    const { status, json } = await create(key)
    expect([status, json.code]).toEqual([400, 'bad_request'])
    expect(await drafts()).toBe(0)
  },
)
