import { embeddedIds } from '@narwhal-club/core/contract'
import { messages } from '@narwhal-club/core/messages'
import { analytics } from '@narwhal-club/core/messages/pages/analytics'
import { homeNews } from '@narwhal-club/core/messages/pages/homeNews'
import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { createTestAccounts } from '../../world/accounts.ts'
import { untilDrawn } from '../support/frame.ts'
import { block, main, title } from '../support/screens.ts'
import { openSession } from '../support/session.ts'
import { answerJson } from '../support/traffic.ts'
import { header } from '../support/wallet.ts'
import { hasServerDatabase, test } from './support/drawnStage.ts'
import { accountChip, banner } from './support/page.ts'
import { brokenCall } from './support/test.ts'

const { network } = messages.ui
const { tryAgain } = messages.words
/** With the last known numbers, or with none. */
const silence = /^The chain does not answer just now/
/** The server looks for a node now and then, up to every fifteen seconds. */
const soon = { timeout: 25_000 }

/** A server that is short of time closes what has rested for long. */
const textOf = async (page: Page, path: string) =>
  await (await page.request.get(path, { maxRetries: 3 })).text()

/** A release is taken up within a second or so. */
const untilBroken = (page: Page) =>
  expect.poll(async () => isDrawn(await textOf(page, '/'))).toBe(false)

const isDrawn = (html: string) => html.includes(`id="${embeddedIds.page}"`)
const note = (page: Page) => main(page).getByText(silence).first()
const comeBack = (page: Page) =>
  page.evaluate(() => {
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  })

test('error: the node is away: the page is drawn, says so, and mends itself', async ({
  page,
  stage,
  allow,
}) => {
  allow(brokenCall)
  await stage.advance(10_000)
  await stage.node.cut()
  // One that was drawn while the node was looked for says that it is on its way;
  // the next is drawn when that was asked for again, on a busy machine later.
  await expect
    .poll(() => textOf(page, '/about'), { timeout: 50_000 })
    .toMatch(/The chain does not answer just now/)
  const document = await page.goto('/about')
  expect(document?.status()).toBe(200)
  expect(await document?.text()).toMatch(/The chain does not answer just now/)
  const away = banner(page, network.nodeAway.title)
  await expect(note(page)).toBeVisible()
  await expect(away).toContainText(network.nodeAway.body)

  await stage.node.mend()
  await expect(away).toHaveCount(0)
  await expect(note(page)).toHaveCount(0, soon)
  await expect(block(page)).toBeVisible()
})

test('error: the node is silent for seconds: the page does not wait, says so, and mends itself', async ({
  page,
  stage,
  allow,
}) => {
  allow(brokenCall)
  await stage.advance(10_000)
  stage.node.silence()
  // It is there, and the node has said nothing.
  const document = await page.goto('/team')
  expect(document?.status()).toBe(200)
  await expect(title(page)).toHaveText('The crew')
  await expect(main(page)).toContainText('Fathom')
  // What it waits for is never shown as zero; then the server gives it up.
  await expect(block(page)).toHaveCount(0)
  await expect(note(page)).toBeVisible(soon)

  await stage.node.mend()
  await expect(note(page)).toHaveCount(0, soon)
  await expect(block(page)).toBeVisible()
})

test('error: a component throws while it is drawn: the browser draws the page, and the log says why, once', async ({
  page,
  stage,
}) => {
  const before = stage.told('/').length
  stage.breakHome()
  await untilBroken(page)
  const document = await page.goto('/')
  expect(document?.status()).toBe(200)
  expect(document?.headers()['cache-control']).toBe('no-cache')
  expect(isDrawn(String(await document?.text()))).toBe(false)
  await expect(title(page)).toHaveText('Where narwhal holders decide')
  await expect(block(page)).toBeVisible()
  await expect.poll(() => stage.told('/').slice(before)).toHaveLength(1)
  expect(stage.told('/').at(-1)).toMatchObject({
    event: 'page_not_drawn',
    err: { type: 'TypeError', message: expect.stringContaining('map') },
  })

  stage.mendHome()
  await untilDrawn(page.request, '/')
})

test('error: what holders did came too late to be drawn: the browser asks for it at once', async ({
  page,
  stage,
}) => {
  // A server that has just begun answers in a moment.
  for (const path of ['clubs/main/activity', 'content/announcements'])
    await expect
      .poll(async () => (await page.request.get(`/api/${path}`)).status(), soon)
      .toBe(200)
  stage.lateHome()
  const did = page.getByRole('region', { name: homeNews.activity.title })
  const onItsWay = 'Loading the list'
  await expect
    .poll(async () => {
      const text = await textOf(page, '/')
      return isDrawn(text) && text.includes(onItsWay)
    }, soon)
    .toBe(true)
  await page.goto('/')
  await expect(did).toContainText(/minted \d+|Nothing has happened yet/, {
    timeout: 8_000,
  })

  stage.mendHome()
  await untilDrawn(page.request, '/')
})

test('error: it throws in the browser too: the page says so, and offers another try', async ({
  page,
  stage,
  allow,
}) => {
  allow(/map is not a function/)
  stage.breakHome()
  await untilBroken(page)
  await page.route('**/api/facts', (route) =>
    answerJson(route, 200, { source: { status: 'fresh' }, newest: 1 }),
  )
  await page.goto('/')
  await expect(main(page)).toContainText(messages.ui.error.title)
  await expect(header(page)).toBeVisible()

  stage.mendHome()
  await page.unroute('**/api/facts')
  // What broke is not tried again by itself: it would break for ever.
  await main(page).getByRole('button', { name: tryAgain }).click()
  await expect(title(page)).toHaveText('Where narwhal holders decide')
  await expect(block(page)).toBeVisible()
})

if (hasServerDatabase) {
  test('error: the database is away: what needs none is whole, the rest says so and offers another try', async ({
    page,
    stage,
    allow,
  }) => {
    allow(brokenCall)
    const answers = (name: string) =>
      expect
        .poll(
          async () =>
            (await page.request.get(`/api/analytics/${name}`)).status(),
          soon,
        )
        .toBe(200)
    // The index has been built; what the page asks for has not been asked.
    await answers('concentration')
    // What is closed is told by every page, as it was read last.
    await untilDrawn(page.request, '/about')
    // What is written on a page that nobody has had drawn was read once.
    const words = await page.request.get('/api/content/team')
    expect(words.status()).toBe(200)
    await stage.database?.cut()
    await untilDrawn(page.request, '/team')
    await page.goto('/team')
    await expect(block(page)).toBeVisible()

    const document = await page.goto('/analytics')
    expect(document?.status()).toBe(200)
    await expect(title(page)).toHaveText(analytics.title)
    const card = page.getByRole('region', { name: 'How many each holder has' })
    await expect(card).toContainText(analytics.failure.title)
    await expect(card).toContainText(analytics.failure.server)

    await stage.database?.mend()
    // R9.10: a question that failed is asked again when a person says so.
    await answers('distribution')
    await card.getByRole('button', { name: tryAgain }).click()
    await expect(card).toContainText('25.0%')
    // The others need not be pressed one by one.
    await comeBack(page)
    await expect(main(page).getByText(analytics.failure.title)).toHaveCount(0)
  })

  test('error: the database is silent: who is signed in has the page before it says anything', async ({
    page,
    context,
    browser,
    stage,
    origin,
    allow,
  }) => {
    allow(brokenCall)
    const visitor = await browser.newContext()
    await untilDrawn(visitor.request, `${origin}/team`)
    await visitor.close()
    await openSession(context, origin, createTestAccounts().holder)
    stage.database?.silence()
    const document = await page.goto('/team')
    expect(document?.status()).toBe(200)
    expect(isDrawn(String(await document?.text()))).toBe(false)
    // The server did not wait for the database to be given up.
    await expect
      .poll(() => stage.told('/team').at(-1))
      .toMatchObject({
        event: 'page_reader_unknown',
        err: { type: 'TimeoutError' },
      })
    await expect(title(page)).toHaveText('The crew')

    await stage.database?.mend()
    await expect(async () => {
      await comeBack(page)
      await expect(accountChip(page, 'Holder')).toBeVisible({ timeout: 3_000 })
    }).toPass(soon)
  })
}
