import { resolve } from 'node:path'
import {
  type Browser,
  type BrowserContext,
  chromium,
  type Page,
} from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { chromiumPath } from '../../dev/run/chromium.mjs'
import {
  reserveOrigin,
  serveFrontEnd,
} from '../../dev/testing/serveFrontEnd.ts'
import { startWorld, type World } from '../../dev/world/index.ts'
import {
  approve,
  openPanel,
  pick,
  reject,
} from '../../dev/world/wallet/testing/site.ts'
import type * as frontEnd from './react.tsx'

/**
 * The same front end in each framework, each behind its own server, does the same
 * in a real browser, against a whole club.
 */
const entries = ['react.tsx', 'vue.ts', 'svelte.ts', 'solid.ts'] as const
const origins = new Map<string, string>()
const closes: (() => void)[] = []
let world: World
let browser: Browser
let context: BrowserContext

beforeAll(async () => {
  const places = await Promise.all(entries.map(() => reserveOrigin()))
  world = await startWorld({
    serverEnv: { ORIGIN: places.map(({ origin }) => origin).join() },
  })
  for (const [at, entry] of entries.entries()) {
    const place = places[at]
    if (!place) continue
    origins.set(entry, place.origin)
    closes.push(
      await serveFrontEnd(place, {
        entry: resolve(import.meta.dirname, entry),
        call: 'mount' satisfies keyof typeof frontEnd,
        club: world.url,
      }),
    )
  }
  browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: ['--no-sandbox'],
  })
}, 240_000)
afterEach(() => context?.close())
afterAll(async () => {
  await browser?.close()
  for (const close of closes) close()
  await world?.stop()
})

describe.each(entries)('%s', (entry) => {
  async function open(): Promise<Page> {
    context = await browser.newContext()
    return await openTab()
  }
  async function openTab() {
    const page = await context.newPage()
    await page.goto(origins.get(entry) ?? '')
    return page
  }
  const main = (page: Page) => page.getByRole('main')
  const press = (page: Page, name: string) =>
    main(page).getByRole('button', { name, exact: true }).click()
  const held = (page: Page) => page.getByLabel('Signed in')
  const says = (page: Page, role: 'status' | 'alert') =>
    expect.poll(() => main(page).getByRole(role).textContent(), {
      timeout: 10_000,
    })

  async function connect(page: Page, account: string) {
    await press(page, 'Connect')
    await press(page, 'Demo wallet')
    await pick(page, account)
    await approve(page)
  }
  async function signIn(account: string) {
    const page = await open()
    await connect(page, account)
    await press(page, 'Sign')
    await approve(page)
    await held(page).waitFor()
    return page
  }

  test('default: lists wallets, signs in, is greeted after the reload, leaves', async () => {
    const page = await open()
    await connect(page, 'Whale')
    await expect
      .poll(() => page.getByLabel('Message').textContent())
      .toContain('Sign in to Narwhal Club')
    await press(page, 'Sign')
    await approve(page)
    await held(page)
      .getByText(/^0x7099…79[cC]8$/)
      .waitFor()
    await held(page)
      .getByText(/^\d+ NFTs$/)
      .waitFor()
    await held(page)
      .getByText(/^\d+\.\d\dT$/)
      .waitFor()
    await says(page, 'status').toBe('Signed In Successfully')
    await press(page, 'Sign out')
    await main(page).getByRole('button', { name: 'Connect' }).waitFor()
    await says(page, 'status').toBe('Signed Out')
  }, 60_000)

  test('error: no in the wallet is said, and nothing is lost', async () => {
    const page = await open()
    await press(page, 'Connect')
    await press(page, 'Demo wallet')
    await main(page).getByRole('button', { name: 'Cancel' }).waitFor()
    await reject(page)
    await press(page, 'Try again')
    await pick(page, 'Holder')
    await approve(page)
    await press(page, 'Sign')
    await reject(page)
    await says(page, 'status').toBe('Sign-In Cancelled')
    await press(page, 'Sign in')
    await press(page, 'Sign')
    await approve(page)
    await held(page).waitFor()
  }, 60_000)

  test('error: a server that is out of reach is said, and asked again', async () => {
    const page = await open()
    const nonce = '**/api/auth/nonce'
    await page.route(nonce, (route) => route.abort())
    await connect(page, 'Holder')
    await says(page, 'status').toBe('Login Failed')
    await says(page, 'alert').toMatch(/\w/)
    await page.unroute(nonce)
    await press(page, 'Sign in')
    await press(page, 'Sign')
    await approve(page)
    await held(page).waitFor()
  }, 60_000)

  test('behavior: a reload and a second tab are signed in; one leaves for both', async () => {
    const page = await signIn('Holder')
    await page.reload()
    await held(page).waitFor()
    const other = await openTab()
    await held(other).waitFor()
    await press(other, 'Sign out')
    await main(page).getByRole('button', { name: 'Connect' }).waitFor()
  }, 60_000)

  test('behavior: another account acts for nobody, until ours is back', async () => {
    const page = await signIn('Whale')
    await openPanel(page)
    await pick(page, 'Holder')
    await page
      .getByLabel('Another account')
      .getByText(/^The wallet shows 0x/)
      .waitFor()
    await pick(page, 'Whale')
    await held(page).waitFor()
    await page.getByRole('radio', { name: 'Ethereum' }).check()
    const switching = main(page).getByRole('button', { name: 'Switch network' })
    await switching.waitFor()
    await page.getByRole('radio', { name: 'Cronos' }).check()
    await switching.waitFor({ state: 'detached' })
  }, 60_000)

  test('default: pays a fee', async () => {
    const page = await signIn('Whale')
    await held(page).getByText('Fee: not paid').waitFor()
    await press(page, 'Pay 1 CRO')
    await approve(page)
    await held(page).getByText('Fee: settled').waitFor({ timeout: 30_000 })
  }, 90_000)
})
