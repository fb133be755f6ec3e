import { brand, crew } from '@narwhal-club/core/brand'
import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { getAddress } from 'viem'
import {
  expectScreen,
  main,
  notFound,
  sectionTitles,
} from '../support/screens.ts'
import { openSession } from '../support/session.ts'
import { test } from '../support/test.ts'
import { header } from '../support/wallet.ts'
import { pages } from '../support/words.ts'

/** Opens each path and returns what its screen is made of. */
async function openEach(page: Page, paths: Record<string, string>) {
  const screens: string[][] = []
  for (const [path, name] of Object.entries(paths)) {
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(200)
    await expectScreen(page, name)
    screens.push(await sectionTitles(page))
  }
  return screens
}

test('R2.1 every page is a lazily loaded chunk inside one shared layout', async ({
  page,
  origin,
}) => {
  const scripts: string[] = []
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (response.url().startsWith(origin) && pathname.endsWith('.js'))
      scripts.push(pathname)
  })
  await page.goto('/')
  await expectScreen(page, pages.home.title)
  await header(page).evaluate((node) => node.setAttribute('data-kept', 'yes'))
  const links = {
    Clubs: pages.clubs.title,
    Shill: pages.shill.title,
    Swap: pages.swap.title,
    Analytics: pages.analytics.title,
    About: pages.about.title,
    Team: pages.team.title,
  }
  for (const [link, name] of Object.entries(links)) {
    const before = scripts.length
    await header(page).getByRole('link', { name: link, exact: true }).click()
    await expectScreen(page, name)
    expect(scripts.length, `chunks for ${link}`).toBeGreaterThan(before)
  }
  expect(new Set(scripts).size).toBe(scripts.length)
  await expect(header(page)).toHaveAttribute('data-kept', 'yes')

  await header(page).getByRole('link', { name: 'Clubs', exact: true }).click()
  await main(page).getByRole('link', { name: brand.appName }).click()
  await expect(page).toHaveURL('/clubs/main')
  await expectScreen(page, brand.appName)
  await expect(header(page)).toHaveAttribute('data-kept', 'yes')
})

test('R2.3 / is Home', async ({ page }) => {
  const [sections] = await openEach(page, { '/': pages.home.title })
  expect(sections).toContain(pages.home.areas.title)
})

test('R2.4 /my-proposals, /spaces and /clubs are the same list of clubs and spaces', async ({
  page,
}) => {
  const { segments } = pages.clubs
  const shown = main(page)
    .getByRole('navigation', { name: segments.label })
    .getByRole('link')
  const current = main(page).locator('a[aria-current="page"]')
  const answer = await page.goto('/my-proposals')
  expect(answer?.status()).toBe(200)
  await expectScreen(page, pages.clubs.mine)
  await expect(current).toHaveText(segments.mine)
  const names = await shown.allTextContents()

  const [spaces, clubs] = await openEach(page, {
    '/spaces': pages.clubs.title,
    '/clubs': pages.clubs.title,
  })
  expect(spaces).toEqual(clubs)
  expect(await shown.allTextContents()).toEqual(names)
  await expect(current).toHaveText(segments.all)
  await expect(
    main(page).getByRole('link', { name: brand.appName, exact: true }),
  ).toBeVisible()
})

test('R2.5 /spaces/{spaceId} and /clubs/{clubId} are the same detail of a club', async ({
  page,
}) => {
  const [space, club] = await openEach(page, {
    '/spaces/main': brand.appName,
    '/clubs/main': brand.appName,
  })
  expect(space).toEqual(club)
  expect(club).toContain(pages.areas.proposals.title)
  for (const path of ['/spaces/unheard-of', '/clubs/unheard-of']) {
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(404)
    await expectScreen(page, pages.club.unknown.title)
  }
})

test('R2.6 /about is About', async ({ page, club }) => {
  await openEach(page, { '/about': pages.about.title })
  await expect(main(page)).toContainText(getAddress(club.token.address))
})

test('R2.7 /team is Team', async ({ page }) => {
  await openEach(page, { '/team': pages.team.title })
  for (const { handle } of crew)
    await expect(
      main(page).getByRole('heading', { name: handle, exact: true }),
    ).toBeVisible()
})

test('R2.8 /analytics and /nft-analysis are the same screen', async ({
  page,
}) => {
  const [analytics, nftAnalysis] = await openEach(page, {
    '/analytics': pages.analytics.title,
    '/nft-analysis': pages.analytics.title,
  })
  expect(nftAnalysis).toEqual(analytics)
})

test('R2.9 /x-shill-generator is the shill generator', async ({ page }) => {
  await openEach(page, { '/x-shill-generator': pages.shill.title })
  // Five posts to choose from, with facts of a block.
  await expect(
    main(page).getByRole('textbox', { name: /^Text of post/ }),
  ).toHaveCount(5)
})

test('R2.10 /swap is Swap', async ({ page }) => {
  await openEach(page, { '/swap': pages.swap.title })
})

test('R2.11 /admin is the dashboard, of an administrator', async ({
  page,
  origin,
  club,
}) => {
  await page.goto('/admin')
  await expect(notFound(page)).toBeVisible()
  await openSession(page.context(), origin, club.accounts.admin)
  await page.goto('/admin')
  await expectScreen(page, 'Admin Dashboard')
  const { counts } = await (
    await page.request.get('/api/admin/overview')
  ).json()
  expect(counts.sessions).toBeGreaterThan(0)
  await expect(main(page)).toContainText(pages.admin.sessions)
  await expect(main(page)).toContainText(pages.admin.version)
})

test('R2.12 /test/logs, /test-schema, /test-degen-api and /ebisu-api-test are diagnostic pages', async ({
  page,
}) => {
  const { logs, schema, wallets } = pages.diagnostics
  const paths = {
    '/test/logs': logs.title,
    '/test-schema': schema.title,
    '/test-degen-api': wallets.degen,
    '/ebisu-api-test': wallets.ebisu,
  }
  for (const [path, name] of Object.entries(paths)) {
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(200)
    await expectScreen(page, name)
  }
  await page.goto('/test-schema')
  const row = (path: string) => main(page).getByRole('row', { name: path })
  for (const path of ['/api/config', '/api/facts', '/api/admin/primary-wallet'])
    await expect(row(path)).toContainText(schema.right)
  await expect(row('/api/auth/me')).toContainText(schema.refused(401))
  await expect(main(page)).not.toContainText(schema.wrong)
})

test('R2.13 any other path is the not-found page', async ({ page }) => {
  for (const path of ['/nowhere', '/clubs/main/more', '/admin/more']) {
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(404)
    await expect(notFound(page)).toBeVisible()
    await expect(header(page)).toBeVisible()
  }
  await main(page).getByRole('link', { name: 'Back to Home' }).click()
  await expectScreen(page, pages.home.title)
})
