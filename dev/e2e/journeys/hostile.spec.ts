import { forms } from '@narwhal-club/core/messages/pages/forms'
import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { startWorld, type World } from '../../world/index.ts'
import { untilDrawn } from '../support/frame.ts'
import { main } from '../support/screens.ts'
import { openSession } from '../support/session.ts'
import { hostile, hostileAddresses, payloads } from './support/hostile.ts'
import { test as base, brokenCall } from './support/test.ts'
import { watchHostile } from './support/watchHostile.ts'

const kinds = Object.entries(hostile)
const bodyOf = (texts: readonly string[]) => texts.join('\n\n')
/** Of a group, the last of which may leave something open, one each. */
const bodies = kinds.flatMap(([kind, texts]) =>
  kind === 'left open' ? texts.map(String) : [bodyOf(texts)],
)
const idOf = (place: number) =>
  `e0000000-0000-4000-8000-${String(place + 1).padStart(12, '0')}`
const pathOf = (place: number) => `/clubs/main?tab=proposals&p=${idOf(place)}`
const count = Math.max(bodies.length, hostileAddresses.length)
/** As many at once as a title and a summary show. */
const share = Math.ceil(payloads.length / count)

/** Held as they are, past every rule that would have refused them. */
const proposals = Array.from({ length: count }, (_, place) => {
  const mine = payloads.slice(place * share, (place + 1) * share)
  return {
    author: 'whale' as const,
    title: `Hostile ${place} ${mine.join(' ').replaceAll('\n', ' ')}`,
    summary: [...mine].reverse().join(' ').replaceAll('\n', ' '),
    body: bodies[place] ?? 'Nothing.',
    labels: mine.slice(0, 3),
    discussionUrl: hostileAddresses[place % hostileAddresses.length] ?? '',
    published: 1,
    open: 5,
    ...(place === 1 && { flagged: payloads.slice(0, 30).join(' ') }),
    ...(place === 2 && { cancelled: payloads.slice(30, 60).join(' ') }),
    edited: `${bodies[place] ?? 'Nothing.'}\n\n${mine.join('\n\n')}`,
  }
})
const comments = bodies.map((text, place) => ({
  author: 'holder' as const,
  texts: ['Before.', text],
  minutes: 100 + place,
}))

const test = base.extend<object, { world: World }>({
  world: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use) => {
      const world = await startWorld({
        written: { proposals, comments },
        serverEnv: {
          DATA_DIR: 'memory:',
          LOG_LEVEL: 'silent',
          LIMIT_NONCE: '10000',
          LIMIT_VERIFY: '10000',
          LIMIT_DRAFT: '10000',
        },
      })
      await use(world)
      await world.stop()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  origin: async ({ world }, use) => use(world.url),
})

/** Takes the policy away: what is drawn must be harmless by itself. */
const withoutPolicy = (page: Page) =>
  page.route(
    (url) => !/\.(js|css|woff2)$/.test(url.pathname),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.continue()
      const response = await route.fetch({ maxRetries: 3 })
      const { 'content-security-policy': _, ...headers } = response.headers()
      await route.fulfill({ response, headers })
    },
  )
/** The document alone: as it was drawn, before the app takes over. */
const withoutApp = (page: Page) =>
  page.route(/\/(assets|demo-wallet|boot).*\.js$/, (route) => route.abort())

/** A document that went through here has no address: the node is elsewhere. */
const otherSpace = /`loopback` address space/

const paths = [
  '/',
  '/clubs/main?tab=proposals',
  ...Array.from({ length: count }, (_, place) => pathOf(place)),
  `${pathOf(0)}&v=2`,
  `${pathOf(5)}&v=2`,
]

test('parameters: the corpus is worth its name', () => {
  expect(new Set(payloads).size).toBeGreaterThanOrEqual(140)
})

test('behavior: the watch sees what it must', async ({
  page,
  world,
  allow,
}) => {
  allow(/./)
  await withoutPolicy(page)
  const watch = await watchHostile(page, [world.url])
  await page.goto(pathOf(0))
  await main(page).evaluate((root) => {
    root.insertAdjacentHTML(
      'beforeend',
      '<img src=x onerror=alert(1)><a href="javascript:alert(1)">a</a><iframe></iframe>',
    )
  })
  await expect.poll(() => watch.findings()).toContain('alert')
  expect(await watch.findings()).toEqual(
    expect.arrayContaining([
      'img onerror',
      '<iframe>',
      'a href=javascript:alert(1)',
    ]),
  )
})

for (const isTakenOver of [false, true])
  test(`behavior: nothing of it runs, ${isTakenOver ? 'taken over by the app' : 'as the server draws it'}, without the policy`, async ({
    page,
    world,
    allow,
  }) => {
    allow(brokenCall)
    allow(otherSpace)
    await withoutPolicy(page)
    if (!isTakenOver) await withoutApp(page)
    const watch = await watchHostile(page, [world.url, world.rpcUrl])
    for (const path of paths) {
      await untilDrawn(page.request, path)
      const answer = await page.goto(path)
      expect(answer?.headers()).not.toHaveProperty('content-security-policy')
      expect(await answer?.text()).toContain('alert(1)')
      if (isTakenOver) await page.waitForLoadState('networkidle')
      for (const warned of await main(page).locator('summary').all())
        await warned.click()
      expect([path, await watch.findings()]).toEqual([path, []])
    }
  })

test('behavior: nothing asks for an exception from the policy', async ({
  page,
  world,
}) => {
  const watch = await watchHostile(page, [world.url, world.rpcUrl])
  for (const path of paths.slice(0, 6)) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    expect([path, await watch.findings()]).toEqual([path, []])
  }
})

test('behavior: nothing of it runs while it is written and previewed', async ({
  page,
  context,
  world,
  origin,
  allow,
}) => {
  allow(brokenCall)
  allow(otherSpace)
  await withoutPolicy(page)
  const { whale } = world.accounts
  await openSession(context, origin, whale)
  const watch = await watchHostile(page, [world.url, world.rpcUrl])
  for (const body of [
    bodyOf(payloads.slice(0, 80)),
    bodyOf(payloads.slice(80)),
  ]) {
    const made = await context.request.post(`${origin}/api/drafts`, {
      headers: { origin },
      data: {
        club: 'main',
        content: {
          title: payloads.slice(0, 9).join(' ').slice(0, 500),
          body,
          summary: payloads.slice(20, 40).join(' ').slice(0, 1_000),
          discussionUrl: 'javascript:alert(1)',
          labels: ['<b>x</b>'],
          earliestStart: null,
          duration: 259_200,
        },
      },
    })
    const { id } = await made.json()
    expect(made.status()).toBe(200)
    await page.goto(`/clubs/main?tab=proposals&write=${id}`)
    await main(page).getByRole('tab', { name: forms.editor.preview }).click()
    await expect(main(page).getByRole('tabpanel')).toContainText('alert(1)')
    expect(await watch.findings()).toEqual([])
    await page.goto('/my-proposals')
    await expect(main(page).getByText('<script>').first()).toBeVisible()
    expect(await watch.findings()).toEqual([])
  }
})
