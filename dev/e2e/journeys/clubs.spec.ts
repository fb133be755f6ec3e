import { club as words } from '@narwhal-club/core/messages/pages/club'
import { clubs } from '@narwhal-club/core/messages/pages/clubs'
import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { untilDrawn } from '../support/frame.ts'
import { main, title } from '../support/screens.ts'
import { openSession } from '../support/session.ts'
import { expectToast } from '../support/toast.ts'
import { panel } from '../support/wallet.ts'
import {
  chooseTheme,
  expectAccessible,
  expectNoSideways,
  setWidth,
  shoot,
  themes,
  widths,
} from './support/look.ts'
import { atNight, brokenCall, test } from './support/test.ts'

const cards = (page: Page) => main(page).getByRole('article')
const card = (page: Page, name: string) =>
  cards(page).filter({ has: page.getByRole('link', { name, exact: true }) })
const names = (page: Page) =>
  cards(page).getByRole('heading', { level: 3 }).allTextContents()

test('default: a search finds a club, and leads back to all of them', async ({
  page,
}) => {
  await page.goto('/clubs')
  await expect(cards(page)).toHaveCount(3)
  const field = page.getByRole('searchbox', { name: clubs.search.label })
  await field.fill('boat')
  await field.press('Enter')
  await expect(page).toHaveURL('/clubs?q=boat')
  await expect(cards(page)).toHaveCount(1)
  await expect(card(page, 'Deep Dive')).toContainText(clubs.status.paused)

  await field.fill('atlantis')
  await field.press('Enter')
  await expect(page.getByText(clubs.notFound.title)).toBeVisible()
  await page.getByRole('button', { name: clubs.notFound.action }).click()
  await expect(page).toHaveURL('/clubs')
  await expect(cards(page)).toHaveCount(3)
  await page.goBack()
  await expect(page.getByText(clubs.notFound.title)).toBeVisible()
})

test('default: the list is sorted as the address says', async ({ page }) => {
  await page.goto('/spaces?sort=newest')
  await expect(cards(page)).toHaveCount(3)
  expect(await names(page)).toEqual(['Deep Dive', 'First Tide', 'Narwhal Club'])
  await page.getByText(clubs.sort.holders, { exact: true }).click()
  await expect(page).toHaveURL('/spaces?sort=holders')
  // It leaves an address out, and so has fewer.
  await expect.poll(async () => (await names(page)).at(-1)).toBe('Deep Dive')
})

test('default: a member follows a club, and finds it among theirs', async ({
  page,
  context,
  origin,
  club,
}) => {
  await openSession(context, origin, club.accounts.holder)
  await page.goto('/clubs?show=following')
  await expect(page.getByText(clubs.noneFollowed.title)).toBeVisible()
  await page.getByRole('button', { name: clubs.noneFollowed.action }).click()
  const deepDive = card(page, 'Deep Dive')
  const follow = deepDive.getByRole('button')
  await expect(follow).toHaveText(clubs.follow.off)
  const before = await deepDive.getByText(/^\d+ followers?$/).textContent()
  await follow.click()
  await expect(follow).toHaveText(clubs.follow.on)
  await expect(deepDive.getByText(/^\d+ followers?$/)).not.toHaveText(
    before ?? '',
  )
  await page.getByRole('link', { name: clubs.segments.following }).click()
  await expect(cards(page)).toHaveCount(1)

  // The club's own page says the same; so does the server, after all.
  await card(page, 'Deep Dive').getByRole('link').click()
  const own = main(page).getByRole('button', {
    name: clubs.follow.onOf('Deep Dive'),
  })
  await expect(own).toBeVisible()
  await page.reload()
  // It is shown at once: a reload before the answer would be another story.
  const saved = page.waitForResponse(
    (answer) => answer.request().method() === 'DELETE',
  )
  await own.click()
  await saved
  await expect(
    main(page).getByRole('button', { name: clubs.follow.offOf('Deep Dive') }),
  ).toBeVisible()
  await page.reload()
  await expect(
    main(page).getByRole('button', { name: clubs.follow.offOf('Deep Dive') }),
  ).toBeVisible()
})

test('error: a follow that is refused is taken back, and said', async ({
  page,
  context,
  origin,
  club,
  allow,
}) => {
  allow(brokenCall)
  await openSession(context, origin, club.accounts.newcomer)
  await page.route('**/follow', (route) => route.abort())
  await page.goto('/clubs')
  const follow = card(page, 'Deep Dive').getByRole('button')
  await follow.click()
  await expectToast(page, clubs.follow.failed.title, clubs.failure.network)
  await expect(follow).toHaveText(clubs.follow.off)
})

test('behavior: a visitor who follows is asked to sign in', async ({
  page,
}) => {
  await page.goto('/clubs')
  await card(page, 'Deep Dive').getByRole('button').click()
  await expect(panel(page)).toBeVisible()
})

test('default: a member reads what their votes are good for', async ({
  page,
  context,
  origin,
  club,
}) => {
  await openSession(context, origin, club.accounts.holder)
  const told = await page.request.get('/api/clubs/main')
  const { mine } = await told.json()
  await untilDrawn(page.request, '/clubs/main')
  const document = await page.goto('/clubs/main')
  const line = main(page).getByRole('region', { name: words.power.title })
  await expect(line).toContainText(
    words.power.votes(mine.votingPower, String(mine.votingPower)),
  )
  const { missing } = mine.propose
  const sentence = words.power.missing(missing, String(missing))
  await expect(line).toContainText(sentence)
  // It comes with the page, to nobody but its reader.
  expect(await document?.text()).toContain(sentence)
  expect(document?.headers()['cache-control']).toBe('private, no-store')
})

test('default: a paused club is read, and says so', async ({ page }) => {
  await page.goto('/clubs/deep-dive')
  await expect(title(page)).toHaveText('Deep Dive')
  await expect(page).toHaveTitle('Deep Dive · Narwhal Club')
  await expect(page.getByRole('note')).toContainText(words.paused.title)
  await page.getByRole('link', { name: words.tabs.rules }).click()
  await expect(page).toHaveURL('/clubs/deep-dive?tab=rules')
  await expect(main(page)).toContainText('trips, gear')
  // The description is drawn, not its signs.
  await expect(
    main(page).locator('strong', { hasText: 'spring' }),
  ).toBeVisible()
  await page.getByRole('link', { name: words.tabs.members }).click()
  await expect(main(page).getByRole('row')).toHaveCount(26)
  await page.getByRole('button', { name: 'Load more' }).click()
  await expect(main(page).getByRole('row')).toHaveCount(51)
})

test('error: a club that is not there is not found, by its status too', async ({
  page,
  request,
  allow,
}) => {
  allow(/404/)
  for (const path of ['/clubs/atlantis', '/spaces/atlantis', '/clubs/A%20b']) {
    await untilDrawn(request, path)
    const document = await page.goto(path)
    expect([path, document?.status()]).toEqual([path, 404])
    expect(await document?.text()).toContain('content="noindex"')
    await expect(title(page)).toHaveText(words.unknown.title)
  }
  // One that the browser itself looks for.
  await page.goto('/clubs')
  await page.getByText(clubs.sort.newest, { exact: true }).click()
  await expect(page).toHaveURL('/clubs?sort=newest')
  await page.evaluate(() => history.pushState(null, '', '/clubs/lemuria'))
  await expect(title(page)).toHaveText(words.unknown.title)
})

test('error: a version that the rules never had is said, with a way back', async ({
  page,
  allow,
}) => {
  allow(/404/)
  await page.goto('/clubs/deep-dive?tab=rules&version=7')
  await expect(page.getByText(words.rules.unknown.title)).toBeVisible()
  await page.getByRole('link', { name: words.rules.now }).click()
  await expect(page).toHaveURL('/clubs/deep-dive?tab=rules')
  await expect(main(page)).toContainText('trips, gear')
})

const shown = [
  '/clubs',
  '/clubs?q=atlantis',
  '/my-proposals',
  '/clubs/main',
  '/clubs/deep-dive?tab=rules',
  '/clubs/main?tab=members',
]

for (const theme of themes)
  test(
    `default: the clubs, ${theme}: nothing too wide, nothing for axe`,
    atNight,
    async ({ page, context, origin, club }) => {
      await openSession(context, origin, club.accounts.holder)
      await chooseTheme(page, theme)
      for (const path of shown) {
        await page.goto(path)
        await page.waitForLoadState('networkidle')
        for (const width of widths) {
          await setWidth(page, width)
          const name = `clubs${path.replace(/\W+/g, '-')}-${theme}-${width}`
          await shoot(page, name, true)
          await expectNoSideways(page, name)
          if (width !== 768) await expectAccessible(page, name)
        }
      }
    },
  )
