import { brotliCompressSync } from 'node:zlib'
import { expect } from '@playwright/test'
import { untilDrawn } from '../support/frame.ts'
import { test } from '../support/test.ts'

/** What `/` may load, compressed, in bytes; and in how many files. */
const most = { js: 105_000, files: 5, css: 12_000, fonts: 75_000 }

/** What analytics may load besides, with its charts, in bytes. */
const mostOfAnalytics = 90_000

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

test('budget: what / loads without a click', async ({ page, origin }) => {
  await untilDrawn(page.request, '/')
  const client = await page.context().newCDPSession(page)
  await client.send('Network.enable')
  const sizes = new Map<string, { url: string; type: string; bytes: number }>()
  // Bodies as they travel, compressed; the headers are not the bundle's.
  client.on('Network.responseReceived', ({ requestId, response, type }) => {
    const bytes = -response.encodedDataLength
    sizes.set(requestId, { url: response.url, type, bytes })
  })
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const entry = sizes.get(requestId)
    if (entry) entry.bytes += encodedDataLength
  })
  const document = await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')

  const html = (await document?.text()) ?? ''
  const [, style = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? []
  const css = brotliCompressSync(style).length
  const all = [...sizes.values()]
  const own = all.filter(
    ({ url }) => url.startsWith(origin) && !url.endsWith('/demo-wallet.js'),
  )
  const sum = (match: RegExp) =>
    own
      .filter(({ url }) => match.test(new URL(url).pathname))
      .reduce((total, { bytes }) => total + bytes, 0)
  const files = own.filter(({ url }) => /\.js$/.test(new URL(url).pathname))
  const foreign = all.filter(
    ({ url }) =>
      !url.startsWith(origin) &&
      !url.startsWith('data:') &&
      !url.startsWith(process.env.CLUB_RPC ?? 'never'),
  )
  console.log(
    `loaded on /: JS ${kB(sum(/\.js$/))} of ${kB(most.js)} in ${files.length} files, document ${kB(brotliCompressSync(html).length)} with ${kB(css)} of style, fonts ${kB(sum(/\.woff2$/))}`,
  )
  for (const { url, bytes } of files) expect(bytes, url).toBeGreaterThan(0)
  expect(sum(/\.js$/)).toBeLessThanOrEqual(most.js)
  expect(files.length).toBeLessThanOrEqual(most.files)
  // In the document: a file of its own would stand before the first paint.
  expect(css).toBeGreaterThan(0)
  expect(css).toBeLessThanOrEqual(most.css)
  expect(sum(/\.css$/)).toBe(0)
  expect(sum(/\.woff2$/)).toBeLessThanOrEqual(most.fonts)
  expect(foreign).toEqual([])
})

test('budget: what /analytics loads beyond the first page', async ({
  page,
  origin,
}) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  const came: Promise<number>[] = []
  page.on('requestfinished', (request) => {
    const { pathname } = new URL(request.url())
    if (!request.url().startsWith(origin) || !pathname.endsWith('.js')) return
    came.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
  })
  await page
    .getByRole('link', { name: 'Analytics', exact: true })
    .first()
    .click()
  await expect(page.getByText(/As of block/).first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  const sizes = await Promise.all(came)
  const all = sizes.reduce((sum, bytes) => sum + bytes, 0)
  console.log(
    `loaded for /analytics: JS ${kB(all)} of ${kB(mostOfAnalytics)} in ${sizes.length} files`,
  )
  expect(sizes.length).toBeGreaterThan(0)
  expect(all).toBeLessThanOrEqual(mostOfAnalytics)
})
