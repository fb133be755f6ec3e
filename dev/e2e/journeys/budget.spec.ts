import { expect } from '@playwright/test'
import { test } from '../support/test.ts'

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

test('budget: what / loads without a click', async ({ page, origin }) => {
  const client = await page.context().newCDPSession(page)
  await client.send('Network.enable')
  const sizes = new Map<string, { url: string; type: string; bytes: number }>()
  client.on('Network.responseReceived', ({ requestId, response, type }) => {
    // Bodies as they travel, compressed; the headers are not the bundle's.
    const bytes = Number(response.headers['content-length'] ?? 0)
    sizes.set(requestId, { url: response.url, type, bytes })
  })
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')

  const all = [...sizes.values()]
  const own = all.filter(
    ({ url }) => url.startsWith(origin) && !url.endsWith('/demo-wallet.js'),
  )
  const sum = (match: RegExp) =>
    own
      .filter(({ url }) => match.test(new URL(url).pathname))
      .reduce((total, { bytes }) => total + bytes, 0)
  const scripts = own.filter(({ url }) => /\.js$/.test(new URL(url).pathname))
  const foreign = all.filter(
    ({ url }) =>
      !url.startsWith(origin) &&
      !url.startsWith('data:') &&
      !url.startsWith(process.env.CLUB_RPC ?? 'never'),
  )
  console.log(
    `loaded on /: JS ${kB(sum(/\.js$/))} in ${scripts.length} files, CSS ${kB(sum(/\.css$/))}, fonts ${kB(sum(/\.woff2$/))}`,
  )
  expect(sum(/\.js$/)).toBeLessThanOrEqual(105_000)
  expect(sum(/\.css$/)).toBeLessThanOrEqual(12_000)
  expect(sum(/\.woff2$/)).toBeLessThanOrEqual(75_000)
  expect(foreign).toEqual([])
})
