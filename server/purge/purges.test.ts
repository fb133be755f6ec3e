import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import type { ClubEvent } from '../events/ring.ts'
import { createPurges } from './purges.ts'
import type { Purge } from './sendPurge.ts'
import { sendPurge } from './sendPurge.ts'

const log = pino({ level: 'silent' })
const index: ClubEvent = {
  id: 'e',
  topic: 'index',
  data: '{"block":1,"version":1}',
}
const about = (id: string): ClubEvent => ({
  id,
  topic: 'proposals',
  data: JSON.stringify({ id, club: 'main' }),
})
const never = new AbortController().signal
const turn = { isFirst: false, term: never }

function open(send: Purge, { leads = true, urls = ['http://cache/'] } = {}) {
  const purges = createPurges({ urls, token: undefined, log, send })
  const state = { leads }
  const [job] = purges.jobs(() => state.leads)
  return { purges, state, run: async () => job?.run(never, turn) }
}

function recorder() {
  const sent: string[][] = []
  const send: Purge = async (_, keys) => void sent.push([...keys])
  return { sent, send }
}

test('default: news is told together, and once', async () => {
  const { sent, send } = recorder()
  const { purges, run } = open(send)
  purges.hear(index)
  purges.hear(about('a'))
  purges.hear(about('a'))
  await run()
  await run()
  expect(sent).toEqual([['index', 'proposal-a', 'proposals', 'club-main']])
})

test('default: without a cache to tell there is nothing to do', () => {
  const { send } = recorder()
  const { purges } = open(send, { urls: [] })
  expect([purges.isOn, purges.jobs(() => true)]).toEqual([false, []])
})

test('behavior: pages are forgotten in every process, caches told by one', async () => {
  const { sent, send } = recorder()
  const { purges, run } = open(send, { leads: false })
  const forgotten: string[] = []
  purges.onForget((keys) => forgotten.push(...keys))
  purges.hear(index)
  await run()
  expect([forgotten, sent]).toEqual([['index'], []])
})

test('behavior: who comes to lead tells what is new, and nothing that caches have forgotten', async () => {
  const { sent, send } = recorder()
  const { purges, run, state } = open(send, { leads: false })
  purges.hear(about('old'))
  for (let at = 0; at < 20; at++) await run()
  purges.hear(index)
  await run()
  state.leads = true
  await run()
  expect(sent).toEqual([['index']])
})

test('behavior: it is settled when the caches have been told', async () => {
  const { sent, send } = recorder()
  const { purges, run } = open(send)
  await purges.settled()
  purges.hear(index)
  let isSettled = false
  const settled = purges.settled().then(() => {
    isSettled = true
    return sent.length
  })
  await new Promise(setImmediate)
  expect(isSettled).toBe(false)
  await run()
  expect(await settled).toBe(1)
})

test('behavior: many are told in parts, too many as all there is', async () => {
  const { sent, send } = recorder()
  const { purges, run } = open(send)
  for (let at = 0; at < 100; at++) purges.hear(about(`p${at}`))
  await run()
  expect(sent.map((keys) => keys.length)).toEqual([64, 38])
  for (let at = 0; at < 1_000; at++) purges.hear(about(`q${at}`))
  await run()
  expect(sent.slice(2)).toEqual([['club']])
})

test('error: a cache that does not hear is told again, and after a while no more', async () => {
  let attempts = 0
  const { purges, run } = open(async () => {
    attempts += 1
    throw new Error('away')
  })
  purges.hear(index)
  for (let at = 0; at < 30; at++) await run()
  expect(attempts).toBe(20)
  expect(purges.counts()).toEqual({ sent: 0, failed: 20 })
})

test('error: one that does not hear is not in the way of another', async () => {
  const heard: string[] = []
  const { purges, run } = open(
    async (url) => {
      if (url.includes('away')) throw new Error('away')
      heard.push(url)
    },
    { urls: ['http://away/', 'http://there/'] },
  )
  purges.hear(index)
  await run()
  expect(heard).toEqual(['http://there/'])
})

test('default: a cache gets the keys and the bearer, and may refuse', async () => {
  const seen: unknown[] = []
  const cache = createServer((req, res) => {
    const { 'surrogate-key': keys, authorization } = req.headers
    seen.push([req.method, req.url, keys, authorization])
    res.statusCode = req.url === '/refuses' ? 405 : 200
    res.end()
  })
  await new Promise<void>((resolve) => cache.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(cache.address() as AddressInfo).port}`
  await sendPurge(`${url}/`, ['a', 'b'], 'token', never)
  await expect(
    sendPurge(`${url}/refuses`, ['a'], undefined, never),
  ).rejects.toThrow('405')
  expect(seen).toEqual([
    ['PURGE', '/', 'a b', 'Bearer token'],
    ['PURGE', '/refuses', 'a', undefined],
  ])
  cache.close()
})
