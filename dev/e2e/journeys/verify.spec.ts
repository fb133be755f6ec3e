import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { verify } from '@narwhal-club/core/messages/pages/verify'
import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { type AnyBundle, tampers } from '../../testing/tampers.ts'
import { createTestAccounts } from '../../world/accounts.ts'
import { main, title } from '../support/screens.ts'
import { openSession } from '../support/session.ts'
import {
  chooseTheme,
  expectAccessible,
  expectNoSideways,
  setWidth,
  shoot,
  themes,
  widths,
} from './support/look.ts'
import { test as base, lightAtNight } from './support/test.ts'

const { verdict, choose } = verify
const offline = resolve(
  import.meta.dirname,
  '../../../app/dist/web/verify/narwhal-verify.html',
)

interface Known {
  id: string
  bundle: AnyBundle
  receipt: unknown
}

/** A proposal of the world that is closed, its bundle, and a voter's receipt. */
const test = base.extend<{ known: Known }>({
  known: async ({ browser, origin }, use) => {
    const context = await browser.newContext()
    const { request } = context
    const list = await request.get(
      `${origin}/api/clubs/main/proposals?status=closed`,
    )
    await openSession(context, origin, createTestAccounts().whale)
    for (const { id } of (await list.json()).rows) {
      const mine = await request.get(`${origin}/api/proposals/${id}/votes/me`)
      const [ballot] = (await mine.json()).ballots
      const answer = await request.get(
        `${origin}/api/proposals/${id}/bundle.json`,
      )
      const bundle = await answer.json()
      if (!ballot || bundle.lines.length < 3) continue
      await use({ id, bundle, receipt: ballot.receipt })
      await context.close()
      return
    }
    throw new Error('the world has no closed proposal that the whale voted on')
  },
})

const fileOf = (name: string, value: unknown) => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify(value)),
})

const choosing = (page: Page) => main(page).getByLabel(choose.pick)
const said = (page: Page, text: string) =>
  main(page).getByText(text, { exact: true })

async function expectGreen(page: Page): Promise<void> {
  await expect(said(page, verdict.green)).toBeVisible({ timeout: 30_000 })
}

/** Each kind of tampering is caught, and named in words. */
async function expectCaught(page: Page, bundle: AnyBundle): Promise<void> {
  for (const { name, bend, says } of tampers) {
    const bent = structuredClone(bundle)
    bend(bent)
    await choosing(page).setInputFiles(fileOf(`${name}.json`, bent))
    for (const sentence of says)
      await expect(main(page).getByText(sentence).first(), name).toBeAttached({
        timeout: 30_000,
      })
    await expect(said(page, verdict.red), name).toBeVisible()
    await main(page).getByRole('button', { name: choose.another }).click()
    await expect(said(page, verdict.red)).toHaveCount(0)
  }
}

async function expectReceipts(page: Page, { bundle, receipt }: Known) {
  const { receipt: words } = verify
  await choosing(page).setInputFiles([
    fileOf('bundle.json', bundle),
    fileOf('receipt.json', receipt),
  ])
  await expectGreen(page)
  await expect(main(page).getByText(/^Your receipt: Included/)).toBeVisible()
  const forged = { ...(receipt as object), power: 9_999 }
  await choosing(page).setInputFiles(fileOf('receipt.json', forged))
  await expect(main(page).getByText(words.red)).toBeVisible()
  await expect(main(page).getByText(verify.findings.receipt.seal)).toBeVisible()
}

test('journey: a proposal is verified by its address, without cookies', async ({
  page,
  origin,
  known,
}) => {
  await openSession(page.context(), origin, createTestAccounts().holder)
  const asked = page.waitForRequest(/bundle\.json/)
  await page.goto(`/verify?proposal=${known.id}`)
  await expect(title(page)).toHaveText(verify.title)
  await expectGreen(page)
  expect(await (await asked).headerValue('cookie')).toBeNull()
  await expect(main(page).getByText(/^Green/)).toHaveCount(12)
})

test('journey: each kind of tampering is named on the page', async ({
  page,
  known,
}) => {
  test.slow()
  await page.goto('/verify')
  await expectCaught(page, known.bundle)
})

test('journey: a receipt is held to its bundle', async ({ page, known }) => {
  await page.goto('/verify')
  await expectReceipts(page, known)
})

test('journey: a receipt alone finds its proposal', async ({ page, known }) => {
  await page.goto('/verify')
  await choosing(page).setInputFiles(fileOf('receipt.json', known.receipt))
  await expectGreen(page)
  await expect(main(page).getByText(/^Your receipt: Included/)).toBeVisible()
})

test('journey: a node of one’s own is asked about the voters', async ({
  page,
  known,
  rpcUrl,
}) => {
  const { node } = verify
  await page.goto(`/verify?proposal=${known.id}`)
  await expectGreen(page)
  const field = main(page).getByRole('textbox', { name: node.field })
  await field.fill('nowhere')
  await main(page).getByRole('button', { name: node.ask }).click()
  await expect(said(page, node.notAddress)).toBeVisible()
  await field.fill(rpcUrl)
  await main(page).getByRole('button', { name: node.ask }).click()
  await expect(said(page, node.block.same)).toBeVisible()
  await expect(main(page).getByText(/^12 of 12 hold/)).toBeVisible()
})

test('journey: by keyboard, from the field to the verdict', async ({
  page,
  known,
}) => {
  await page.goto('/verify')
  const field = main(page).getByRole('textbox', { name: choose.proposal })
  await field.focus()
  await page.keyboard.type('twelve')
  await page.keyboard.press('Enter')
  await expect(said(page, choose.unknown)).toBeVisible()
  await field.fill('')
  await page.keyboard.type(`https://club.example/clubs/main?p=${known.id}`)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expectGreen(page)
})

test('journey: what is not there, and what does not come', async ({
  page,
  allow,
}) => {
  allow(/Failed to load resource/)
  await page.goto('/verify?proposal=e0000000-0000-4000-8000-00000000ffff')
  await expect(said(page, verify.failed.missing)).toBeVisible()
  await page.context().setOffline(true)
  await main(page).getByRole('button', { name: verify.failed.again }).click()
  await expect(said(page, verify.failed.unreachable)).toBeVisible()
})

test('journey: it is cancelled, and done again', async ({ page, known }) => {
  let goOn = () => {}
  const held = new Promise<void>((go) => {
    goOn = go
  })
  await page.route(/bundle\.json/, async (route) => {
    await held
    await route.continue().catch(() => {})
  })
  await page.goto(`/verify?proposal=${known.id}`)
  await main(page).getByRole('button', { name: verify.cancel }).click()
  await expect(said(page, verify.cancelled.body)).toBeVisible()
  goOn()
  await main(page).getByRole('button', { name: verify.cancelled.again }).click()
  await expectGreen(page)
})

/** Reads a proposal down to where its votes can be verified. */
async function readDown(page: Page, { id }: Known) {
  await page.goto(`/clubs/main?tab=proposals&p=${id}`)
  const act = main(page).getByRole('button', { name: verify.open })
  // What comes while it is read moves what is below.
  await expect(async () => {
    // Once it is there it is looked for: it may stand above by now.
    if ((await act.count()) === 0) await page.mouse.wheel(0, 600)
    await act.scrollIntoViewIfNeeded({ timeout: 100 })
    await expect(act).toBeInViewport({ timeout: 100 })
  }).toPass()
  return act
}

test('journey: it is verified where it is read; its code comes with the press', async ({
  page,
  known,
}) => {
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  let goOn = () => {}
  const held = new Promise<void>((go) => {
    goOn = go
  })
  await page.route(/bundle\.json/, async (route) => {
    await held
    await route.continue().catch(() => {})
  })
  const act = await readDown(page, known)
  const link = main(page).getByRole('link', { name: verify.openPage })
  await expect(link).toHaveAttribute('href', `/verify?proposal=${known.id}`)
  await page.waitForLoadState('networkidle')
  const ours = /VerifyHere|audit\.worker|bundle\.json/
  expect(loaded.filter((url) => ours.test(url))).toEqual([])

  await act.focus()
  await page.keyboard.press('Enter')
  await expect(said(page, verify.loading)).toBeVisible()
  // The focus is where it was pressed: the next stop is what ends it.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(said(page, verify.cancelled.body)).toBeVisible()
  goOn()
  await main(page).getByRole('button', { name: verify.cancelled.again }).click()
  await expectGreen(page)
  expect(loaded.some((url) => /audit\.worker/.test(url))).toBe(true)
  await expect(main(page).getByText(/^Green/)).toHaveCount(12)

  const { node } = verify
  const field = main(page).getByRole('textbox', { name: node.field })
  await expect(field).toHaveCount(0)
  await main(page).getByRole('button', { name: node.ask }).click()
  await expect(said(page, node.block.same)).toBeVisible()
  await expect(main(page).getByText(/^12 of 12 hold/)).toBeVisible()
})

test('journey: what the server bends is named where it is read', async ({
  page,
  known,
}) => {
  for (const { name, bend, says } of tampers.slice(0, 3)) {
    const bent = structuredClone(known.bundle)
    bend(bent)
    await page.unroute(/bundle\.json/)
    await page.route(/bundle\.json/, (route) => route.fulfill({ json: bent }))
    await (await readDown(page, known)).click()
    await expect(said(page, verdict.red), name).toBeVisible({ timeout: 30_000 })
    for (const sentence of says)
      await expect(main(page).getByText(sentence).first(), name).toBeAttached()
  }
})

test('journey: the page of its own is a link away', async ({ page, known }) => {
  await readDown(page, known)
  await main(page).getByRole('link', { name: verify.openPage }).click()
  await expectGreen(page)
})

test('journey: one file does the same, without a network', async ({
  page,
  known,
}) => {
  test.slow()
  await page.context().setOffline(true)
  await page.goto(pathToFileURL(offline).href)
  await expect(main(page).getByRole('textbox')).toHaveCount(0)
  await choosing(page).setInputFiles(fileOf('receipt.json', known.receipt))
  await expect(said(page, choose.receiptFirst)).toBeVisible()
  await expectReceipts(page, known)
  await main(page).getByRole('button', { name: choose.another }).click()
  await expectCaught(page, known.bundle)
  await expectAccessible(page, 'offline file')
})

test('journey: the files to be kept are those that were built', async ({
  page,
  origin,
}, info) => {
  await page.goto('/verify')
  const link = main(page).getByRole('link', { name: verify.tools.offline })
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    link.click(),
  ])
  expect(saved.suggestedFilename()).toBe('narwhal-verify.html')
  const answer = await page.request.get(`${origin}/verify/narwhal-verify.mjs`)
  expect(answer.headers()['content-disposition']).toMatch(/^attachment/)
  writeFileSync(info.outputPath('narwhal-verify.mjs'), await answer.body())
})

for (const theme of themes)
  test(
    `looks: at every width, ${theme}`,
    lightAtNight(theme),
    async ({ page, known }) => {
      test.slow()
      await chooseTheme(page, theme)
      for (const width of widths) {
        await setWidth(page, width)
        const where = `verify-${theme}-${width}`
        await page.goto('/verify')
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
        await expect(choosing(page)).toBeAttached()
        await expectNoSideways(page, where)
        await expectAccessible(page, where)
        const bent = structuredClone(known.bundle)
        tampers[0]?.bend(bent)
        await choosing(page).setInputFiles(fileOf('bent.json', bent))
        await expect(said(page, verdict.red)).toBeVisible()
        await expectNoSideways(page, `${where}-red`)
        await expectAccessible(page, `${where}-red`)
        await shoot(page, `${where}-red`, true)
      }
    },
  )

for (const theme of themes)
  test(
    `looks: where it is read, at every width, ${theme}`,
    lightAtNight(theme),
    async ({ page, known }) => {
      test.slow()
      await chooseTheme(page, theme)
      for (const width of widths) {
        await setWidth(page, width)
        const where = `verify-here-${theme}-${width}`
        const act = await readDown(page, known)
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
        await act.scrollIntoViewIfNeeded()
        await shoot(page, where)
        await act.click()
        await expectGreen(page)
        await main(page).getByRole('button', { name: verify.node.ask }).click()
        await expect(said(page, verify.node.block.same)).toBeVisible()
        await expectNoSideways(page, where)
        await expectAccessible(page, where)
        await shoot(page, `${where}-green`, true)
      }
    },
  )
