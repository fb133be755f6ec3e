import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { useFrames } from '../support/frame.ts'
import { expectScreen } from '../support/screens.ts'
import { openSession } from '../support/session.ts'
import { test } from '../support/test.ts'
import { createGate } from '../support/traffic.ts'
import {
  connectButton,
  disconnectIcon,
  header,
  signIn,
} from '../support/wallet.ts'
import { pages } from '../support/words.ts'

const menu = (page: Page) =>
  header(page).getByRole('navigation', { name: 'Main' })

const background = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor)

/** How light a colour is, 0 to 255. */
const lightness = (color: string) => {
  const parts =
    color
      .match(/\d+(\.\d+)?/g)
      ?.slice(0, 3)
      .map(Number) ?? []
  return parts.reduce((sum, part) => sum + part, 0) / 3
}

test('R2.2 a full-screen spinner with the text Loading... shows until the first session check has finished', async ({
  page,
}) => {
  // A page that the server drew comes with the answer to that check.
  await useFrames(page)
  const gate = createGate()
  await page.route('**/api/auth/me', gate.hold)
  await page.goto('/')
  const spinner = page
    .getByRole('status')
    .filter({ has: page.getByText('Loading...', { exact: true }) })
  await expect(spinner).toBeVisible()
  const box = await spinner.boundingBox()
  const screen = page.viewportSize() ?? { width: 0, height: 0 }
  expect(box).toMatchObject({ x: 0, y: 0, height: screen.height })
  // A scrollbar keeps its place beside it.
  expect(box?.width).toBeGreaterThan(screen.width - 20)
  gate.open()
  await expect(spinner).toHaveCount(0)
  await expect(connectButton(page)).toBeVisible()
})

test('R2.14 the header menu has its links in order, with their highlights', async ({
  page,
}) => {
  await page.goto('/')
  const links = menu(page).getByRole('link')
  await expect(links).toHaveText([
    'Home',
    'Clubs',
    'Shill',
    'Swap',
    'Analytics',
    'About',
    'Team',
  ])
  const hrefs = await links.evaluateAll((all) =>
    all.map((link) => link.getAttribute('href')),
  )
  expect(hrefs).toEqual([
    '/',
    '/clubs',
    '/x-shill-generator',
    '/swap',
    '/analytics',
    '/about',
    '/team',
  ])
  const lit = {
    '/': 'Home',
    '/clubs': 'Clubs',
    '/clubs/main': 'Clubs',
    '/spaces': 'Clubs',
    '/spaces/main': 'Clubs',
    '/x-shill-generator': 'Shill',
    '/swap': 'Swap',
    '/analytics': 'Analytics',
    '/nft-analysis': 'Analytics',
    '/about': 'About',
    '/team': 'Team',
  }
  for (const [path, label] of Object.entries(lit)) {
    await page.evaluate((to) => history.pushState(null, '', to), path)
    await expect(menu(page).locator('[aria-current="page"]')).toHaveText([
      label,
    ])
  }
})

test('R2.14 the Admin Dashboard is listed last, for administrators only', async ({
  page,
  origin,
  club,
}) => {
  const admin = menu(page).getByRole('link', { name: 'Admin Dashboard' })
  await openSession(page.context(), origin, club.accounts.holder)
  await page.goto('/')
  await expect(disconnectIcon(page)).toBeVisible()
  await expect(admin).toHaveCount(0)
  await openSession(page.context(), origin, club.accounts.admin)
  await page.reload()
  await expect(admin).toHaveAttribute('href', '/admin')
  await expect(menu(page).getByRole('link').last()).toHaveText(
    'Admin Dashboard',
  )
  await admin.click()
  await expect(menu(page).locator('[aria-current="page"]')).toHaveText([
    'Admin Dashboard',
  ])
})

test('R2.15 the theme toggle switches light and dark, is saved and changes the layout’s colours', async ({
  page,
}) => {
  await page.goto('/')
  const html = page.locator('html')
  await expect(html).toHaveAttribute('data-theme', 'dark')
  const dark = await background(page)
  await header(page)
    .getByRole('button', { name: 'Switch to light theme' })
    .click()
  await expect(html).toHaveAttribute('data-theme', 'light')
  const light = await background(page)
  expect(lightness(light)).toBeGreaterThan(lightness(dark) + 100)
  const saved = await page.evaluate(() => Object.values({ ...localStorage }))
  expect(saved).toContain('light')

  await page.reload()
  await expect(html).toHaveAttribute('data-theme', 'light')
  expect(await background(page)).toBe(light)
  await header(page)
    .getByRole('button', { name: 'Switch to dark theme' })
    .click()
  await expect(html).toHaveAttribute('data-theme', 'dark')
  expect(await background(page)).toBe(dark)
})

test('R2.16 the connect button becomes the short address with a disconnect icon once signed in', async ({
  page,
  club,
}) => {
  const { address } = club.accounts.holder
  const short = `${address.slice(0, 6)}…${address.slice(-4)}`
  await page.goto('/')
  await expect(connectButton(page)).toBeVisible()
  await expect(disconnectIcon(page)).toHaveCount(0)
  await signIn(page, 'Holder')
  await expect(header(page).getByText(short, { exact: true })).toBeVisible()
  await expect(connectButton(page)).toHaveCount(0)
  await expect(disconnectIcon(page).locator('svg')).toBeVisible()
  await disconnectIcon(page).click()
  await expect(connectButton(page)).toBeVisible()
  await expect(header(page).getByText(short)).toHaveCount(0)
})

test('R2.17 the mobile menu closes on route change', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 780 })
  await page.goto('/')
  const opener = header(page).getByRole('button', { name: 'Menu', exact: true })
  await opener.click()
  await expect(menu(page)).toBeVisible()
  await menu(page).getByRole('link', { name: 'Team', exact: true }).click()
  await expectScreen(page, pages.team.title)
  await expect(menu(page)).toBeHidden()

  await opener.click()
  await expect(menu(page)).toBeVisible()
  await page.goBack()
  await expectScreen(page, pages.home.title)
  await expect(menu(page)).toBeHidden()
})
