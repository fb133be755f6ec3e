import { storageKeys } from '@narwhal-club/core/constants'
import type { BrowserContext, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { hasRendered } from '../../pictures/stories.ts'
import { createTestAccounts } from '../../world/accounts.ts'
import { openSession } from '../support/session.ts'
import { signedInAs } from './support/page.ts'
import { test } from './support/test.ts'

/**
 * Storybook beside the product, as the world serves what was built last
 * (`npm run build-storybook`): stories live on their mocks, and the product does
 * not notice.
 */
const { whale } = createTestAccounts()

/** What a browser has of the product: cookies, what pages remember, workers. */
async function holdingsOf(page: Page, context: BrowserContext, origin: string) {
  const remembered = await page.evaluate(async () => ({
    local: { ...localStorage },
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    isCaught: navigator.serviceWorker.controller !== null,
  }))
  const cookies = await context.cookies(origin)
  return {
    ...remembered,
    cookies: cookies.map(({ name, value }) => `${name}=${value}`).sort(),
  }
}

test('default: a story in its frame, and the product in the next tab, know nothing of each other', async ({
  page,
  context,
  origin,
}) => {
  await openSession(context, origin, whale)
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // What a member would miss most: what they saw of votes.
  await page.evaluate(
    (key) => localStorage.setItem(key, '{"mine":true}'),
    storageKeys.witness,
  )
  const before = await holdingsOf(page, context, origin)
  expect(before.workers).toBe(0)

  const other = await context.newPage()
  await other.goto(`${origin}/storybook/?path=/story/screens-about--visitor`)
  const stories = origin.replace('127.0.0.1', 'localhost')
  expect(new URL(other.url()).origin).toBe(stories)
  const frame = other.frameLocator('#storybook-preview-iframe')
  // All of Storybook is read first.
  const soon = { timeout: 60_000 }
  await expect(frame.getByRole('heading', { level: 1 })).toBeVisible(soon)
  const scopes = await other.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(
      ({ scope }) => scope,
    ),
  )
  expect(scopes).toEqual([`${stories}/storybook/`])

  expect(await holdingsOf(page, context, origin)).toEqual(before)
  await page.reload()
  expect(await signedInAs(page)).toBe(whale.address.toLowerCase())
  // Under the stories' own name too: a page of the product is not theirs.
  const third = await context.newPage()
  await third.goto(`${stories}/about`)
  await expect(third.getByRole('heading', { level: 1 })).toBeVisible()
  expect(
    await third.evaluate(() => navigator.serviceWorker.controller),
  ).toBeNull()
})

test('default: the stream still comes, and a story hears another', async ({
  page,
  context,
  origin,
}) => {
  const other = await context.newPage()
  const id = 'screens-home--whale'
  await other.goto(`${origin}/storybook/iframe.html?id=${id}&viewMode=story`)
  await hasRendered(other, id)
  expect(
    await other.evaluate(() => navigator.serviceWorker.controller !== null),
  ).toBe(true)
  await page.goto('/about')
  const type = await page.evaluate(async () => {
    const answer = await fetch('/api/events?topics=proposals')
    const reader = answer.body?.getReader()
    const { done } = (await reader?.read()) ?? { done: true }
    await reader?.cancel()
    return done ? 'ended' : answer.headers.get('content-type')
  })
  expect(type).toMatch(/^text\/event-stream/)
})

test('default: the design tokens lie beside the stories', async ({
  page,
  origin,
}) => {
  const tokens = await page.request.get(
    `${origin}/storybook/tokens/theme-light.tokens.json`,
  )
  expect(await tokens.json()).toMatchObject({
    color: { background: { $value: { hex: '#fbf9ff' } } },
  })
  await page.goto(`${origin}/storybook/?path=/docs/tokens--docs`)
  const frame = page.frameLocator('#storybook-preview-iframe')
  const links = frame.locator('a[download]')
  await expect(links.first()).toBeVisible({ timeout: 60_000 })
  for (const link of await links.all()) {
    const href = await link.evaluate(
      (element) => (element as HTMLAnchorElement).href,
    )
    const answer = await page.request.get(href)
    expect(answer.status(), href).toBe(200)
    await answer.json()
  }
})
