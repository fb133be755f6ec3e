import { formatMoment } from '@narwhal-club/core/format'
import { homeNews } from '@narwhal-club/core/messages/pages/homeNews'
import type { Browser } from '@playwright/test'
import { expect } from '@playwright/test'
import { untilDrawn } from '../support/frame.ts'
import { openSession } from '../support/session.ts'
import { atNight, test } from './support/test.ts'

/** What a reader without JavaScript must find on each page. */
const pages: [path: string, title: string, texts: (string | RegExp)[]][] = [
  [
    '/',
    'Where narwhal holders decide',
    ['Hold a narwhal?', /1\.\d\dK/, /As of block \d/i],
  ],
  ['/clubs', 'Clubs', ['Deep Dive', /\d holders/, /As of block \d/i]],
  ['/clubs?q=tide', 'Clubs', ['First Tide', '1 of 1 shown']],
  ['/my-proposals', 'My proposals', ['Sign in first']],
  ['/clubs/main', 'Narwhal Club', [/\d holders/, /As of block \d/i]],
  ['/clubs/main?tab=members', 'Narwhal Club', [/25 of \d+ shown/, '0x']],
  ['/clubs/deep-dive?tab=rules', 'Deep Dive', ['trips, gear', 'is paused']],
  ['/spaces/first-tide', 'First Tide', ['is archived']],
  ['/about', /^About/.source, ['How votes are counted', /0x[0-9a-fA-F]{4}/]],
  ['/team', 'The crew', ['Fathom', 'Keel']],
  ['/swap', 'Swap', ['1 CRO']],
  [
    '/x-shill-generator',
    'Shill',
    [/One narwhal, one vote/, /As of block \d/, 'Post 5'],
  ],
  ['/analytics', 'Analytics', ['Gini', /As of block \d/, 'Holders']],
]

async function withoutScripts(browser: Browser, origin: string) {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  return {
    page,
    async open(path: string) {
      await untilDrawn(context.request, origin + path)
      await page.goto(origin + path)
    },
    close: () => context.close(),
  }
}

test('default: the public pages read without JavaScript', async ({
  browser,
  origin,
}) => {
  const { page, open, close } = await withoutScripts(browser, origin)
  for (const [path, title, texts] of pages) {
    await open(path)
    const main = page.getByRole('main')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      new RegExp(title),
    )
    for (const text of texts) await expect(main).toContainText(text)
    await expect(page.getByText('Loading', { exact: true })).toHaveCount(0)
    await expect(
      page.getByRole('banner').getByRole('link', { name: 'Analytics' }),
    ).toHaveAttribute('href', '/analytics')
  }
  // Charts are drawn, and tables are there to read.
  expect(
    await page.getByRole('main').locator('svg path').count(),
  ).toBeGreaterThan(5)
  expect(await page.getByRole('row').count()).toBeGreaterThan(20)
  await close()
})

test('default: no code is asked for before the page is painted', async ({
  page,
}) => {
  for (const path of ['/', '/clubs/main', '/analytics']) {
    await untilDrawn(page.request, path)
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    const { painted, asked } = await page.evaluate(() => ({
      painted: performance.getEntriesByName('first-contentful-paint')[0]
        ?.startTime,
      asked: performance
        .getEntriesByType('resource')
        .filter(({ name }) => /\/assets\/(?!boot-).*\.js$/.test(name))
        .map(({ startTime }) => startTime),
    }))
    expect(asked.length, path).toBeGreaterThan(0)
    expect(Math.min(...asked), path).toBeGreaterThanOrEqual(painted ?? Infinity)
  }
})

test('behavior: a title has the focus where it came in place of another page, not after a reload', async ({
  page,
}) => {
  await untilDrawn(page.request, '/team')
  await page.goto('/')
  const title = page.getByRole('heading', { level: 1 })
  await page.getByRole('main').getByRole('link', { name: 'Team' }).click()
  await expect(title).toHaveText('The crew')
  await expect(title).toBeFocused()
  await page.reload()
  await title.evaluate(
    (heading) =>
      new Promise<void>((resolve) => {
        const look = () =>
          Object.keys(heading).some((key) => key.startsWith('__reactFiber'))
            ? requestAnimationFrame(() => resolve())
            : requestAnimationFrame(look)
        look()
      }),
  )
  await expect(title).not.toBeFocused()
})

test('behavior: a past block is drawn as it is asked for', async ({
  browser,
  origin,
}) => {
  const { page, open, close } = await withoutScripts(browser, origin)
  await open('/analytics?block=150')
  await expect(page.getByText(/As of block 150,/).first()).toBeVisible()
  await close()
})

const zones = ['America/Los_Angeles', 'Pacific/Auckland']
for (const timezoneId of zones)
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId, locale: 'de-DE' })

    test(
      `behavior: a visitor’s pages ask for nothing again, in ${timezoneId}`,
      timezoneId === zones[0] ? {} : atNight,
      async ({ page }) => {
        const asked: string[] = []
        page.on('request', (request) => {
          const { pathname } = new URL(request.url())
          if (pathname.startsWith('/api/')) asked.push(pathname)
        })
        // What did not come in time when it was drawn, the browser asks for.
        for (const [path] of pages)
          await expect(async () => {
            asked.length = 0
            await page.goto(path)
            await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
            await page.waitForLoadState('networkidle')
            expect(asked).toEqual([])
          }).toPass()
        // The reader's own time, in the end: that of the title is the world's.
        const line = page.locator('p[title$="GMT"]').first()
        await expect(async () => {
          const [, there = ''] =
            / (\d\d:\d\d)/.exec((await line.textContent()) ?? '') ?? []
          const [, utc = ''] =
            / (\d\d:\d\d):/.exec((await line.getAttribute('title')) ?? '') ?? []
          expect(there).not.toBe('')
          expect(there.slice(0, 2)).not.toBe(utc.slice(0, 2))
        }).toPass()
      },
    )
  })

test('behavior: who is signed in is greeted by the document itself', async ({
  page,
  context,
  origin,
  club,
}) => {
  await openSession(context, origin, club.accounts.whale)
  await untilDrawn(page.request, '/')
  const answer = await page.goto('/')
  expect(answer?.headers()['cache-control']).toBe('private, no-store')
  expect(await answer?.text()).toContain('Welcome back')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Welcome back',
  )
})

test('behavior: a visitor’s page follows the chain, drawn anew behind the last', async ({
  request,
}) => {
  const blockOf = async () => {
    const answer = await request.get('/', { headers: { accept: 'text/html' } })
    return Number(/As of block ([\d,]+)/i.exec(await answer.text())?.[1])
  }
  let first = Number.NaN
  const begin = async () => {
    first = await blockOf()
    return first
  }
  // The first page of a server may come without what the chain says.
  await expect.poll(begin, { timeout: 30_000 }).toBeGreaterThan(0)
  await expect.poll(blockOf, { timeout: 30_000 }).toBeGreaterThan(first)
})

test('behavior: what is read alone is taken over once the page rests, in the reader’s zone', async ({
  browser,
  origin,
}) => {
  const zone = 'Asia/Tokyo'
  const context = await browser.newContext({ timezoneId: zone })
  const page = await context.newPage()
  await untilDrawn(context.request, `${origin}/`)
  const answer = await context.request.get(`${origin}/api/clubs/main/activity`)
  const { rows } = await answer.json()
  const momentsIn = (zone: string) =>
    new RegExp(
      rows.map(({ at }: { at: string }) => formatMoment(at, zone)).join('|'),
    )
  const did = page.getByRole('region', { name: homeNews.activity.title })
  await page.goto(`${origin}/`)
  await expect(did).toContainText(momentsIn('UTC'))
  await expect(did).toContainText(momentsIn(zone), { timeout: 25_000 })
  await context.close()
})

test('behavior: nothing of who was there before is in a visitor’s page', async ({
  page,
  context,
  origin,
  club,
  browser,
}) => {
  const { address } = club.accounts.whale
  await openSession(context, origin, club.accounts.whale)
  await expect(async () => {
    const mine = await page.goto('/analytics')
    expect(await mine?.text()).toContain('/api/analytics/wallet/')
  }).toPass()
  const visitor = await browser.newContext()
  for (const path of ['/analytics', '/', '/analytics?metric=holders']) {
    await untilDrawn(visitor.request, origin + path)
    const answer = await visitor.request.get(origin + path, {
      headers: { accept: 'text/html' },
    })
    const html = await answer.text()
    expect(html).toContain('"kind":"signedOut"')
    expect(html).not.toContain('/api/analytics/wallet/')
    const drawnFrom = html.slice(html.indexOf('id="club-page"'))
    expect(drawnFrom).not.toMatch(new RegExp(`wallet/${address}`, 'i'))
  }
  await visitor.close()
})
