import { formatNumber } from '@narwhal-club/core/format'
import { createApiClient } from '@narwhal-club/core/http'
import { fakeClock } from '@narwhal-club/core/testing'
import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { parseEther } from 'viem'
import { footer, holding, whaleBadge } from '../support/footer.ts'
import { useFrames } from '../support/frame.ts'
import { main, title } from '../support/screens.ts'
import { openSession } from '../support/session.ts'
import { test } from '../support/test.ts'
import { pass, stopTime, takeTime } from '../support/time.ts'
import { answerJson, watchCalls } from '../support/traffic.ts'
import {
  approve,
  chooseDemoWallet,
  connect,
  connectButton,
  header,
  panel,
  prompt,
  setScenario,
} from '../support/wallet.ts'

/** The number beside its label, on a page. */
const metric = (page: Page, label: string) =>
  main(page)
    .getByText(label, { exact: true })
    .locator('xpath=following-sibling::dd')
    .first()

test('R9.1 the chain is Cronos mainnet, id 25, CRO, 18 decimals', async ({
  page,
  club,
}) => {
  expect(await club.client.getChainId()).toBe(25)
  expect(club.config.chain).toMatchObject({
    id: 25,
    name: 'Cronos',
    nativeCurrency: { symbol: 'CRO', decimals: 18 },
  })
  await setScenario(page, { startChain: 1, unknownChains: [25] })
  await page.goto('/')
  await chooseDemoWallet(page)
  await approve(page, 'Holder')
  await panel(page).getByRole('button', { name: 'Switch to Cronos' }).click()
  await expect(
    prompt(page).getByRole('heading', { name: 'Add Cronos' }),
  ).toBeVisible()
  await expect(prompt(page)).toContainText('id 25')
  await expect(panel(page)).toContainText('CRO')
  await approve(page)
  await expect(header(page).getByText(/^Sign in/)).toBeAttached()
})

test('R9.2 the statement is Sign in to and the app’s name', async ({
  page,
  club,
}) => {
  const { signIn, brand } = club.config
  expect(signIn.statement).toBe(`Sign in to ${brand.appName}`)
  await page.goto('/')
  await connect(page, 'Holder')
  await expect(panel(page).locator('[data-message]')).toContainText(
    /\nSign in to Narwhal Club\n/,
  )
})

test('R9.3 voting power 50 and ratio 1, swap ratio 50 and fee 1 CRO, fees 333333333, 3 days', async ({
  page,
  club,
}) => {
  const { limits, fees } = club.config
  expect(limits).toMatchObject({
    minimumVotingPower: 50,
    votingPowerRatio: 1,
    minimumVotingPeriodSeconds: 3 * 24 * 60 * 60,
    swapRatio: 50,
  })
  expect(fees).toEqual({
    swap: String(parseEther('1')),
    proposal: String(parseEther('333333333')),
    bounty: String(parseEther('333333333')),
  })
  await page.goto('/clubs/main?tab=rules')
  await expect(metric(page, 'To propose')).toHaveText('50 votes')
  await expect(metric(page, 'A vote lasts at least')).toHaveText('3 days')
  await page.goto('/about')
  await expect(metric(page, 'Swapping')).toHaveText('1 CRO')
  await expect(metric(page, 'Publishing a proposal')).toHaveText(
    '333,333,333 $NARWHAL',
  )
  await expect(metric(page, 'Publishing a bounty')).toHaveText(
    '333,333,333 $NARWHAL',
  )
  await page.goto('/swap')
  const perNft = BigInt(limits.swapRatio) * BigInt(limits.swapUnit)
  expect(perNft / 10n ** 18n).toBe(50_000_000_000n)
  await expect(main(page)).toContainText('1 narwhal = 50.00B $NARWHAL')
})

test('R9.6 timeouts: nonce 10 s, verify 20 s, logout 5 s', async ({
  origin,
}) => {
  const clock = fakeClock()
  const api = createApiClient({
    baseUrl: origin,
    clock,
    fetch: () => new Promise(() => {}),
  })
  const waits = {
    nonce: () => api.nonce(),
    verify: () => api.verify({ message: 'm', signature: '0x' }),
    logout: () => api.logout(),
  }
  const measured = Object.entries(waits).map(([name, call]) => {
    const answer = call().catch(() => {})
    const pending = clock.pending()
    clock.advance(20_000)
    return { name, pending, answer }
  })
  expect(measured.map(({ name, pending }) => [name, pending])).toEqual([
    ['nonce', [10_000]],
    ['verify', [20_000]],
    ['logout', [5_000]],
  ])
  await Promise.all(measured.map(({ answer }) => answer))
})

test('R9.6 the session is checked at most every 2 s', async ({ page }) => {
  await takeTime(page)
  await page.goto('/about')
  // The page that the server drew is alive: while time stands still, nothing begins.
  await connectButton(page).click()
  await expect(panel(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel(page)).toBeHidden()
  await stopTime(page)
  await pass(page, 5_000)
  const calls = watchCalls(page, '/api/auth/me')
  const comeBack = () =>
    page.evaluate(() => {
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
      window.dispatchEvent(new Event('focus'))
    })
  const answered = page.waitForResponse('**/api/auth/me')
  for (let time = 0; time < 5; time += 1) await comeBack()
  await answered
  expect(calls).toHaveLength(1)
  await pass(page, 1_900)
  await comeBack()
  expect(calls).toHaveLength(1)
  const second = page.waitForResponse('**/api/auth/me')
  await pass(page, 200)
  await second
  expect(calls).toHaveLength(2)
  await pass(page, 10_000)
  expect(calls).toHaveLength(2)
})

test('R9.7 a whale has more than 50 NFTs and more than 10^30 base units, both strict', async ({
  page,
  origin,
  club,
}) => {
  const line = 10n ** 30n
  const [many, few] = await Promise.all([
    club.newAccount({ nfts: 51, tokens: line }),
    club.newAccount({ nfts: 50, tokens: line + 1n }),
  ])
  await openSession(page.context(), origin, few)
  await page.goto('/about')
  await expect(holding(page, 'NFTs')).toHaveText('50')
  await expect(holding(page, '$NARWHAL')).toHaveText('1.00T')
  await expect(whaleBadge(page)).toHaveCount(0)

  await openSession(page.context(), origin, many)
  await page.reload()
  await expect(holding(page, 'NFTs')).toHaveText('51')
  await expect(holding(page, '$NARWHAL')).toHaveText('1.00T')
  await expect(whaleBadge(page)).toHaveCount(0)

  await club.giveTokens(many.address, 1n)
  await page.reload()
  await expect(whaleBadge(page)).toBeVisible()
})

test('R9.8 numbers have K, M and B suffixes, and N/A for zero', async ({
  page,
}) => {
  await useFrames(page)
  const show = async (supply: number, inVault: number) => {
    await page.route('**/api/facts', async (route) => {
      const facts = await (await route.fetch()).json()
      await answerJson(route, 200, { ...facts, nft: { supply, inVault } })
    })
    await page.goto('/about')
  }
  const pairs: [number, string, number, string][] = [
    [1_500, '1.50K', 0, 'N/A'],
    [2_500_000, '2.50M', 999, '999'],
    [3_210_000_000, '3.21B', 1_000, '1.00K'],
  ]
  for (const [supply, supplyText, inVault, vaultText] of pairs) {
    await show(supply, inVault)
    await expect(metric(page, 'Narwhals in the collection')).toHaveText(
      supplyText,
    )
    await expect(metric(page, 'Waiting in the vault')).toHaveText(vaultText)
  }
})

test('R9.8 numbers have 8 decimals below 0.01, and N/A for NaN', async ({
  page,
}) => {
  await useFrames(page)
  // A unit of which fifty are 0.00012345 tokens.
  await page.route('**/api/swap/config', async (route) => {
    // A server that is short of time closes what has rested for long.
    const response = await route.fetch({ maxRetries: 3 })
    const json = {
      ...(await response.json()),
      unit: '2469000000000',
      tokensPerNft: '123450000000000',
    }
    await route.fulfill({ response, json })
  })
  await page.goto('/swap')
  await expect(main(page)).toContainText('1 narwhal = 0.00012345 $NARWHAL')
  expect(formatNumber(0.0099999)).toBe('0.00999990')
  expect(formatNumber(0.01)).toBe('0.01')
  expect(formatNumber(Number.NaN)).toBe('N/A')
})

test('R9.8 dates have a numeric year, a short month and a numeric day', async ({
  page,
}) => {
  await useFrames(page)
  await page.route('**/api/facts', async (route) => {
    const facts = await (await route.fetch()).json()
    const blockTime = '2026-03-05T12:00:00Z'
    await answerJson(route, 200, { ...facts, blockTime })
  })
  await page.goto('/')
  await expect(main(page).getByText(/^Mar 5, 2026 ·/)).toBeVisible()
})

test('R9.9 the default theme is dark', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/')
  await expect(title(page)).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  const [red = 255, green = 255, blue = 255] = await page.evaluate(() =>
    (getComputedStyle(document.body).backgroundColor.match(/\d+/g) ?? []).map(
      Number,
    ),
  )
  expect(Math.max(red, green, blue)).toBeLessThan(64)
  await expect(footer(page)).toBeVisible()
})
