import { appRoutes } from '@narwhal-club/core/contract'
import { expect } from '@playwright/test'
import { footer, holding, holdings, whaleBadge } from '../support/footer.ts'
import { block } from '../support/screens.ts'
import { openSession } from '../support/session.ts'
import { test } from '../support/test.ts'
import { connect, header } from '../support/wallet.ts'

test('R1.1 a visitor browses every page except the dashboard’s data, and connects a wallet, without signing in', async ({
  page,
}) => {
  for (const route of appRoutes) {
    await page.goto(route.replace(/:\w+/, 'main'))
    const isDashboard = route === '/admin'
    await expect(
      page.getByRole('main').getByRole('heading').first(),
    ).toHaveText(isDashboard ? 'Nothing surfaced here' : /.+/)
  }
  const overview = await page.request.get('/api/admin/overview')
  expect(overview.status()).toBe(401)

  await page.goto('/')
  await connect(page, 'Newcomer')
  await expect(header(page).getByText('0x15d3…6A65')).toBeAttached()
  expect((await page.request.get('/api/auth/me')).status()).toBe(401)
})

test('R1.2 the footer shows NFT count, token balance in trillions and voting power, of the signed-in user', async ({
  page,
  origin,
  club,
}) => {
  const { proposer } = club.accounts
  await openSession(page.context(), origin, proposer)
  await page.goto('/')
  const [nfts, tokens] = await Promise.all([
    club.nftsOf(proposer.address),
    club.tokensOf(proposer.address),
  ])
  expect(nfts).toBeGreaterThan(0n)
  const trillions = Number(tokens / 10n ** 18n) / 1e12
  await expect(holding(page, 'NFTs')).toHaveText(String(nfts))
  await expect(holding(page, '$NARWHAL')).toHaveText(`${trillions.toFixed(2)}T`)
  await expect(holding(page, 'Voting power')).toHaveText(`${nfts}.00`)
})

test('R1.2 a visitor has no such facts', async ({ page }) => {
  await page.goto('/')
  await expect(footer(page)).toContainText('NARWHAL')
  await expect(holdings(page)).toHaveCount(0)
})

test('R1.3 the WHALE badge needs more than 50 NFTs and more than a trillion tokens, and says so', async ({
  page,
  origin,
  club,
}) => {
  const { whale, proposer, tokenRich } = club.accounts
  const line = 10n ** 30n
  expect(await club.nftsOf(whale.address)).toBeGreaterThan(50n)
  expect(await club.tokensOf(whale.address)).toBeGreaterThan(line)
  await openSession(page.context(), origin, whale)
  await page.goto('/about')
  // Nothing moves under the pointer any more.
  await expect(block(page)).toBeVisible()
  await whaleBadge(page).hover()
  await expect(page.getByRole('tooltip')).toHaveText(
    'Whale status: Over 50 NARWHAL NFTs and 1 trillion $NARWHAL tokens!',
  )

  expect(await club.nftsOf(proposer.address)).toBeGreaterThan(50n)
  expect(await club.tokensOf(proposer.address)).toBeLessThan(line)
  expect(await club.nftsOf(tokenRich.address)).toBeLessThan(50n)
  expect(await club.tokensOf(tokenRich.address)).toBeGreaterThan(line)
  for (const other of [proposer, tokenRich]) {
    await openSession(page.context(), origin, other)
    await page.reload()
    await expect(holding(page, '$NARWHAL')).toHaveText(/^\d+\.\d\dT$/)
    await expect(whaleBadge(page)).toHaveCount(0)
  }
})

test('R1.4 the footer shows the product name with the year 2025, and three outbound links', async ({
  page,
  origin,
}) => {
  await page.goto('/')
  await expect(
    footer(page).getByText('NARWHAL 2025', { exact: true }),
  ).toBeVisible()
  const links = footer(page).getByRole('link')
  await expect(links).toHaveCount(3)
  const seen = await links.evaluateAll((all) =>
    all.map((a) => ({
      name: a.textContent,
      href: a.getAttribute('href') ?? '',
      target: a.getAttribute('target'),
      rel: a.getAttribute('rel') ?? '',
    })),
  )
  expect(seen[0]?.name).toMatch(/^X/)
  expect(seen[1]?.name).toMatch(/^Website/)
  expect(seen[2]?.name).toMatch(/^Telegram/)
  expect(new Set(seen.map(({ href }) => new URL(href).host)).size).toBe(3)
  for (const { href, target, rel } of seen) {
    expect(new URL(href).protocol).toBe('https:')
    expect(new URL(href).origin).not.toBe(origin)
    expect(target).toBe('_blank')
    expect(rel).toMatch(/noopener|noreferrer/)
  }
})

test('R1.5 the header links to an external game site', async ({
  page,
  origin,
}) => {
  await page.goto('/')
  const game = header(page).getByRole('link', { name: /^Play the game/ })
  await expect(game).toBeVisible()
  const href = (await game.getAttribute('href')) ?? ''
  expect(new URL(href).protocol).toBe('https:')
  expect(new URL(href).origin).not.toBe(origin)
})

test('R1.6 the areas are proposals, voting, bounties, NFT swap, analytics, shill generator, team and about', async ({
  page,
}) => {
  await page.goto('/')
  const areas = page
    .getByRole('region')
    .or(page.locator('section'))
    .filter({ has: page.getByRole('heading', { name: 'Around the club' }) })
  const names = [
    'Proposals',
    'Voting',
    'Bounties',
    'NFT swap',
    'Analytics',
    'Shill generator',
    'Team',
    'About',
  ]
  await expect(areas.getByRole('link')).toHaveText(names)
  for (const name of names) {
    await areas.getByRole('link', { name, exact: true }).click()
    await expect(page).not.toHaveURL(/\/$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('Nothing surfaced here')).toHaveCount(0)
    await page.goBack()
    await expect(areas).toBeVisible()
  }
})
