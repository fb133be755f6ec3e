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

/**
 * Notes, from before a page's own code, each text of a button or a paragraph that
 * stood in it: what is gone before a frame is drawn is none.
 */
function noteTexts() {
  const texts = new Set<string>()
  const note = () => {
    for (const { textContent } of document.querySelectorAll(
      'main button, main p',
    ))
      texts.add((textContent ?? '').trim())
  }
  new MutationObserver(note).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
  })
  Object.assign(window, { texts })
}
const noted = (page: Page) =>
  page.evaluate(() => [...(window as unknown as { texts: Set<string> }).texts])

describe.each(entries)('%s', (entry) => {
  async function open(): Promise<Page> {
    context = await browser.newContext()
    await context.addInitScript(noteTexts)
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
    await says(page, 'alert').toBe('You rejected the request in your wallet.')
    await press(page, 'Try again')
    await pick(page, 'Holder')
    await approve(page)
    await press(page, 'Sign')
    await reject(page)
    await says(page, 'status').toBe('Sign-In Cancelled')
    await says(page, 'alert').toMatch(/^You cancelled the signature request/)
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

  test('behavior: a reload offers nobody to connect who is connected', async () => {
    const page = await open()
    await connect(page, 'Whale')
    await page.getByLabel('Message').waitFor()
    await page.reload()
    await main(page).getByRole('button', { name: 'Sign in' }).waitFor()
    expect(await noted(page)).toContain('…')
    expect(await noted(page)).not.toContain('Connect')
    await press(page, 'Sign in')
    await press(page, 'Sign')
    await approve(page)
    await held(page).waitFor()
    await page.reload()
    await held(page)
      .getByText(/^\d+\.\d\dT$/)
      .waitFor()
    expect(await noted(page)).not.toContain('Connect')
    expect(await noted(page)).not.toContain('0.00T')
  }, 60_000)

  test('error: a balance that cannot be read is said, and is no amount', async () => {
    const page = await signIn('Whale')
    await page.route(`${world.rpcUrl}/**`, (route) => route.abort())
    await page.reload()
    await held(page)
      .getByText(/balance|network/i)
      .waitFor({ timeout: 20_000 })
    const texts = await noted(page)
    expect(texts.filter((text) => /^\d.*T$/.test(text))).toEqual([])
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
    await press(page, 'Pay 1 CRO')
    await approve(page)
    await held(page).getByText('Fee: settled').waitFor({ timeout: 30_000 })
  }, 90_000)
})
