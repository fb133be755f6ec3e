import { mkdir, rm, utimes, writeFile } from 'node:fs/promises'
import { get } from 'node:http'
import { join } from 'node:path'
import { appRoutes, eventsPath } from '@narwhal-club/core/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { localBuilds } from './builds.ts'
import { startWorld, type World } from './index.ts'
import type { Served } from './serveBuilds.ts'
import { createFolders } from './testing.ts'

const folders = createFolders()
const page = '<!doctype html><title>A workbench</title>'
const wordsOf = (text: string) => text.replace(/<[^>]*>/g, '')
let folder: string
let world: World
/** Where stories are: the product's address by its other name. */
let storybook: string

beforeAll(async () => {
  folder = join(await folders.make(), 'storybook')
  const [first, second] = localBuilds as [Served, Served]
  world = await startWorld({
    seed: 'fixture',
    builds: [
      { ...first, folder },
      { ...second, folder: join(folder, '../sheet') },
    ],
  })
  storybook = world.url.replace('127.0.0.1', 'localhost')
  await build()
}, 120_000)
afterAll(async () => {
  await world.stop()
  await folders.removeAll()
})

async function build() {
  await mkdir(join(folder, 'assets'), { recursive: true })
  await writeFile(join(folder, 'index.html'), page)
  await writeFile(join(folder, 'assets/story-1.js'), 'export {}')
  await writeFile(join(folder, 'mockServiceWorker.js'), '"worker"')
  await writeFile(join(folder, '../secret.txt'), 'not for you')
  await mkdir(`${folder}-other`, { recursive: true })
  await writeFile(join(`${folder}-other`, 'a.txt'), 'not for you either')
}

/** A request to the letter: `fetch` would tidy the path, and ask for no cached answer. */
const askRaw = (path: string, more: Record<string, string> = {}) =>
  new Promise<{ status: number; text: string }>((resolve, reject) => {
    const { port } = new URL(world.url)
    const headers = { host: `localhost:${port}`, ...more }
    get({ port, path, headers, host: '127.0.0.1' }, async (answer) => {
      const pieces: Buffer[] = []
      for await (const piece of answer) pieces.push(piece)
      resolve({
        status: answer.statusCode ?? 0,
        text: Buffer.concat(pieces).toString(),
      })
    }).on('error', reject)
  })

test('default: the files of a build, under the folder of their own', async () => {
  const index = await fetch(`${storybook}/storybook/`)
  expect(index.status).toBe(200)
  expect(await index.text()).toBe(page)
  expect(Object.fromEntries(index.headers)).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    'x-frame-options': 'SAMEORIGIN',
    'x-content-type-options': 'nosniff',
  })
  // Its code stands in the page, and it frames itself.
  const policy = index.headers.get('content-security-policy') ?? ''
  expect(policy).toContain("frame-ancestors 'self'")
  expect(policy).not.toMatch(/default-src|script-src|connect-src/)
  const worker = await fetch(`${storybook}/storybook/mockServiceWorker.js`)
  expect(worker.headers.get('content-type')).toMatch(/^text\/javascript/)
  // Its scope stays its own folder.
  expect(worker.headers.has('service-worker-allowed')).toBe(false)
  const asset = await fetch(`${storybook}/storybook/assets/story-1.js?v=1`)
  expect(await asset.text()).toBe('export {}')
  expect(asset.headers.get('cache-control')).toMatch(/immutable/)
})

test('default: the address that is printed leads to another host', async () => {
  for (const [path, place] of [
    ['/storybook/?path=/story/a--b', '/storybook/?path=/story/a--b'],
    ['/storybook?path=/story/a--b', '/storybook/?path=/story/a--b'],
    ['/storybook/index.json', '/storybook/index.json'],
  ] as const) {
    const answer = await fetch(`${world.url}${path}`, { redirect: 'manual' })
    expect(answer.status).toBe(302)
    expect(answer.headers.get('location')).toBe(`${storybook}${place}`)
  }
  expect(await (await fetch(`${world.url}/storybook/`)).text()).toBe(page)
})

test('default: a slash that is missing is added where one is', async () => {
  for (const [asked, place] of [
    [`${storybook}/storybook`, '/storybook/'],
    [`${storybook}/storybook?path=/story/a--b`, '/storybook/?path=/story/a--b'],
    [`${world.url}/sheet?a=1`, '/sheet/?a=1'],
  ] as const) {
    const answer = await fetch(asked, { redirect: 'manual' })
    expect(answer.status).toBe(302)
    // Relative: whoever stands before the world, with https say, is left out of it.
    expect(answer.headers.get('location')).toBe(place)
  }
})

test('default: HEAD says the same without a body, and a known file is 304', async () => {
  const url = `${storybook}/storybook/`
  const head = await fetch(url, { method: 'HEAD' })
  expect(head.status).toBe(200)
  expect(head.headers.get('content-length')).toBe(String(page.length))
  expect(await head.text()).toBe('')
  const tag = head.headers.get('etag') ?? ''
  expect(tag).toMatch(/^W\/"/)
  const askAgain = () => askRaw('/storybook/', { 'if-none-match': tag })
  expect(await askAgain()).toEqual({ status: 304, text: '' })
  await utimes(join(folder, 'index.html'), new Date(0), new Date(0))
  expect(await askAgain()).toEqual({ status: 200, text: page })
})

test.each([
  '/storybook/../secret.txt',
  '/storybook/%2e%2e/secret.txt',
  '/storybook/..%2fsecret.txt',
  '/storybook/..%5csecret.txt',
  '/storybook/assets/../../secret.txt',
  '/storybook/assets/..%2f..%2f..%2f..%2fetc%2fpasswd',
  '/storybook/../storybook-other/a.txt',
  '/storybook/..%2fstorybook-other%2fa.txt',
  '/storybook//etc/passwd',
  '/storybook/index.html%00.js',
  '/storybook/%',
  '/storybook/assets',
  '/storybook/assets/',
  '/storybook/no-such-file.js',
])('error: %s is no file of it', async (path) => {
  const answer = await askRaw(path)
  expect(answer.status).toBe(404)
  expect(answer.text).not.toMatch(/not for you|root:/)
})

test('error: what is not read is refused as by the product', async () => {
  const answer = await fetch(`${storybook}/storybook/`, { method: 'DELETE' })
  expect(answer.status).toBe(405)
})

test('behavior: before it is built, the page says how; then no new start is needed', async () => {
  const sheet = await fetch(`${world.url}/sheet/`)
  expect(sheet.status).toBe(503)
  expect(wordsOf(await sheet.text())).toContain('npm run sheet')
  await rm(folder, { recursive: true })
  for (const path of ['', '?path=/story/a--b', 'assets/story-1.js']) {
    const answer = await fetch(`${storybook}/storybook/${path}`)
    expect(answer.status).toBe(503)
    const words = wordsOf(await answer.text())
    expect(words).toContain('Storybook has not been made')
    expect(words).toContain('npm run build-storybook')
  }
  await build()
  const answer = await fetch(`${storybook}/storybook/`)
  expect(answer.status).toBe(200)
})

test('default: the product beside it: page, cookie, stream', async () => {
  const { url } = world
  for (const path of ['/', '/storybooks', '/sheets'])
    expect(await (await fetch(`${url}${path}`)).text()).not.toBe(page)
  const origin = new URL(url).origin
  const nonce = await fetch(`${url}/api/auth/nonce`, {
    method: 'POST',
    headers: { origin },
  })
  expect(nonce.status).toBe(200)
  const [cookie = ''] = nonce.headers.getSetCookie()
  expect(cookie).toMatch(/HttpOnly/i)
  const me = await fetch(`${url}/api/auth/me`, {
    headers: { cookie: cookie.split(';')[0] ?? '' },
  })
  expect(me.status).toBe(401)
  const ended = new AbortController()
  const stream = await fetch(`${url}${eventsPath}?topics=proposals`, {
    signal: ended.signal,
  })
  expect(stream.headers.get('content-type')).toMatch(/^text\/event-stream/)
  const first = await stream.body?.getReader().read()
  expect(first?.done).toBe(false)
  ended.abort()
})

test('default: no page of the product has such an address', () => {
  const routes: readonly string[] = appRoutes
  expect(routes).toContain('/clubs')
  for (const { under } of localBuilds)
    expect(routes.filter((path) => `${path}/`.startsWith(under))).toEqual([])
})
