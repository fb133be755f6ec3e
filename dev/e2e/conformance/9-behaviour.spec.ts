import {
  notificationsMachine,
  toNotificationsView,
} from '@narwhal-club/core/notifications'
import { fakeClock } from '@narwhal-club/core/testing'
import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { createActor } from 'xstate'
import { createQueryClient } from '../../../app/data/queries.ts'
import { whaleBadge } from '../support/footer.ts'
import { useFrames } from '../support/frame.ts'
import { block, main, title } from '../support/screens.ts'
import { openSession } from '../support/session.ts'
import { test } from '../support/test.ts'
import { pass, stopTime, takeTime } from '../support/time.ts'
import { notificationArea, toast, toasts } from '../support/toast.ts'
import { answerJson, createGate, watchCalls } from '../support/traffic.ts'
import {
  closePanel,
  connect,
  connectButton,
  header,
} from '../support/wallet.ts'

/** Goes to a page of the app while time is stopped: a little of it passes. */
async function visit(page: Page, path: string, name: string) {
  await page.evaluate((to) => history.pushState(null, '', to), path)
  await expect(async () => {
    await pass(page, 50)
    await expect(title(page)).toHaveText(name, { timeout: 200 })
    await expect(title(page)).toBeVisible({ timeout: 200 })
  }).toPass()
}

const lookAgain = (page: Page) =>
  page.evaluate(() => {
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  })

test('R9.10 data is fresh for 60 s, has no interval refresh, and is fetched again on window focus', async ({
  page,
}) => {
  await useFrames(page)
  const calls = watchCalls(page, '/api/facts')
  await takeTime(page)
  await page.goto('/about')
  await expect(block(page)).toBeVisible()
  await stopTime(page)
  await pass(page, 50_000)
  await visit(page, '/team', 'The crew')
  await expect(block(page)).toBeVisible()
  await lookAgain(page)
  await pass(page, 20)
  expect(calls).toHaveLength(1)

  await pass(page, 5 * 60_000)
  expect(calls).toHaveLength(1)
  const again = page.waitForResponse('**/api/facts')
  await lookAgain(page)
  await again
  await pass(page, 20)
  expect(calls).toHaveLength(2)
})

test('R9.10 data is kept 5 minutes after it was last used', async ({
  page,
}) => {
  await takeTime(page)
  await page.goto('/about')
  await expect(block(page)).toBeVisible()
  await stopTime(page)
  const gate = createGate()
  await page.route('**/api/facts', gate.hold)
  // The diagnostic page uses none of it.
  const away = async (milliseconds: number) => {
    await visit(page, '/test/logs', 'Logs')
    await pass(page, milliseconds)
    await visit(page, '/team', 'The crew')
  }
  await away(5 * 60_000 - 10_000)
  await expect(block(page)).toBeVisible()

  await away(5 * 60_000 + 10_000)
  await expect(
    main(page).getByText('Loading', { exact: true }),
  ).not.toHaveCount(0)
  await expect(block(page)).toHaveCount(0)
  gate.open()
})

test('R9.10 failed queries and mutations are not tried again', async ({
  page,
}) => {
  const calls = watchCalls(page, '/api/facts')
  await useFrames(page)
  await page.route('**/api/facts', (route) =>
    answerJson(route, 500, { error: 'Broken.', code: 'internal' }),
  )
  await takeTime(page)
  await page.goto('/team')
  await expect(main(page).getByText('This did not load')).toBeVisible()
  await stopTime(page)
  await pass(page, 60_000)
  expect(calls).toHaveLength(1)

  let tries = 0
  const client = createQueryClient(async () => null)
  const mutation = client.getMutationCache().build(client, {
    mutationFn: async () => {
      tries += 1
      throw new Error('Refused')
    },
  })
  await expect(mutation.execute(undefined)).rejects.toThrow('Refused')
  expect(tries).toBe(1)
  client.clear()
})

test('R9.11 one notification is visible at a time, for 5000 ms', async ({
  page,
}) => {
  const gate = createGate()
  await page.route('**/api/auth/nonce', (route) => route.abort())
  await page.route('**/api/auth/nonce', gate.hold)
  await takeTime(page)
  await page.goto('/')
  await connect(page, 'Holder')
  await expect(toast(page, 'Wallet Connected')).toBeVisible()
  await stopTime(page)
  gate.open()
  await expect(toast(page, 'Login Failed')).toBeVisible()
  await expect(toasts(page)).toHaveCount(1)
  await pass(page, 4_999)
  await expect(toast(page, 'Login Failed')).toBeVisible()
  await pass(page, 1)
  await pass(page, 500)
  await expect(toasts(page)).toHaveCount(0)
})

test('R9.11 a dismissed notification is removed after 1000000 ms', async () => {
  const clock = fakeClock()
  const actor = createActor(notificationsMachine, { clock }).start()
  const items = () => toNotificationsView(actor.getSnapshot()).items
  const notice = { title: 'A', tone: 'neutral' } as const
  actor.send({ type: 'notifications.show', notice })
  const [item] = items()
  actor.send({ type: 'notifications.dismiss', id: item?.id ?? '' })
  expect(items()).toMatchObject([{ title: 'A', open: false }])
  clock.advance(999_999)
  expect(items()).toHaveLength(1)
  clock.advance(1)
  expect(items()).toEqual([])
})

test('R9.11 a swipe to the right dismisses it, from 50 px', async ({
  page,
}) => {
  await page.goto('/')
  await connect(page, 'Holder')
  const shown = toast(page, 'Wallet Connected')
  await expect(shown).toBeVisible()
  await shown.hover()
  const swipe = async (by: number) => {
    const box = await shown.boundingBox()
    const x = (box?.x ?? 0) + 20
    const y = (box?.y ?? 0) + 20
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + by / 2, y, { steps: 4 })
    await page.mouse.move(x + by, y, { steps: 4 })
    await page.mouse.up()
  }
  await swipe(-80)
  await expect(shown).toBeVisible()
  await swipe(45)
  await expect(shown).toBeVisible()
  await swipe(55)
  await expect(shown).toHaveCount(0)
})

test('R9.11 F8 focuses the notification area', async ({ page }) => {
  await page.goto('/')
  await connect(page, 'Holder')
  await closePanel(page)
  await expect(toast(page, 'Wallet Connected')).toBeVisible()
  await page.keyboard.press('F8')
  await expect(notificationArea(page).getByRole('list')).toBeFocused()
})

test('R9.12 the tooltip opens after 700 ms, the next one within 300 ms at once', async ({
  page,
  origin,
  club,
}) => {
  await openSession(page.context(), origin, club.accounts.whale)
  await takeTime(page)
  await page.goto('/about')
  await expect(block(page)).toBeVisible()
  await whaleBadge(page).scrollIntoViewIfNeeded()
  await stopTime(page)
  const tip = page.getByRole('tooltip')
  const leave = async () => {
    await title(page).hover({ force: true })
    await expect(tip).toHaveCount(0)
  }
  await whaleBadge(page).hover()
  await pass(page, 699)
  await expect(tip).toHaveCount(0)
  await pass(page, 1)
  await expect(tip).toBeVisible()

  await leave()
  await pass(page, 299)
  await whaleBadge(page).hover()
  await pass(page, 1)
  await expect(tip).toBeVisible()

  await leave()
  await pass(page, 300)
  await whaleBadge(page).hover()
  await pass(page, 699)
  await expect(tip).toHaveCount(0)
  await pass(page, 1)
  await expect(tip).toBeVisible()
})

test('R9.12 a remembered wallet is reconnected after 500 ms', async ({
  page,
}) => {
  await takeTime(page)
  await page.goto('/')
  await connect(page, 'Holder')
  const now = await page.evaluate(() => Date.now())
  await page.clock.pauseAt(now + 5_000)
  await page.reload()
  const button = header(page).getByRole('button', { name: /^Sign in 0x/ })
  await expect(connectButton(page)).toBeVisible()
  await pass(page, 499)
  await expect(button).toHaveCount(0)
  await pass(page, 1)
  await expect(button).toBeVisible()
})
