import { home } from '@narwhal-club/core/messages/pages/home'
import { moderationLog as log } from '@narwhal-club/core/messages/pages/moderationLog'
import { proposals as words } from '@narwhal-club/core/messages/pages/proposals'
import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { told } from '../../world/seed/proposalTexts.ts'
import { untilDrawn } from '../support/frame.ts'
import { main, title } from '../support/screens.ts'
import { openSession } from '../support/session.ts'
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

const list = '/clubs/main?tab=proposals'
const idOf = (place: number) =>
  `e0000000-0000-4000-8000-${String(place + 1).padStart(12, '0')}`
const pathOf = (each: (typeof told)[number]) =>
  `/clubs/${each.club ?? 'main'}?tab=proposals&p=${idOf(told.indexOf(each))}`
const find = (is: (each: (typeof told)[number]) => unknown) => {
  const found = told.find(is)
  if (!found) throw new Error('The world has none like that')
  return found
}
/** With two versions; voting has not begun. */
const pending = find(({ edited }) => edited)
const passed = find(({ outcome, club }) => outcome === 'passed' && !club)
const cancelled = find((each) => each.cancelled)
const flagged = find((each) => each.flagged)
/** Young enough that who holds now held then. */
const recent = find(({ published }) => published === 2)

const cards = (page: Page) => main(page).getByRole('article')
/** Comments have buttons of the same names. */
const acts = (page: Page) =>
  main(page).getByRole('region', { name: words.acts.title })
const act = (page: Page, name: string) =>
  acts(page).getByRole('button', { name, exact: true })

test('default: the list is narrowed and searched by its address', async ({
  page,
}) => {
  await untilDrawn(page.request, list)
  const document = await page.goto(list)
  // It reads without scripts.
  expect(await document?.text()).toContain(passed.title)
  await main(page)
    .getByRole('navigation', { name: words.list.status.label })
    .getByRole('link', { name: words.list.status.pending })
    .click()
  await expect(page).toHaveURL('/clubs/main?status=pending')
  await expect(cards(page)).toHaveCount(
    told.filter(({ club, opened }) => !club && (opened ?? 0) < 0).length,
  )
  await expect(cards(page)).toContainText([pending.title])

  await page.goto(list)
  const field = page.getByRole('searchbox', { name: words.list.search.label })
  await field.fill('atlantis')
  await field.press('Enter')
  await expect(page.getByText(words.list.notFound.title)).toBeVisible()
  await main(page)
    .getByRole('button', { name: words.list.notFound.action })
    .click()
  await expect(page).toHaveURL('/clubs/main')
  await expect(cards(page).first()).toBeVisible()
})

test('default: a proposal is read whole, and comes drawn', async ({ page }) => {
  const path = pathOf(passed)
  await untilDrawn(page.request, path)
  const document = await page.goto(path)
  expect(document?.status()).toBe(200)
  expect(await document?.text()).toContain(passed.body.slice(0, 30))
  await expect(title(page)).toHaveText(passed.title)
  for (const name of [
    words.results.title.closed,
    words.schedule.title,
    words.snapshot.title,
    words.fee.title,
  ])
    await expect(main(page).getByRole('region', { name })).toBeVisible()
  const href = await main(page)
    .getByRole('link', { name: words.snapshot.csv })
    .getAttribute('href')
  const voters = await page.request.get(String(href))
  expect(voters.headers()['content-type']).toContain('text/csv')
  await main(page)
    .getByRole('link', { name: words.back('') })
    .click()
  await expect(page).toHaveURL('/clubs/main')
})

test('default: what a version changed has an address, and a calendar its file', async ({
  page,
}) => {
  await page.goto(pathOf(pending))
  await main(page).getByRole('link', { name: words.head.changed }).click()
  await expect(page).toHaveURL(/[?&]v=[23]$/)
  await expect(main(page).getByRole('insertion').first()).toBeVisible()
  await page.reload()
  await expect(main(page).getByRole('deletion').first()).toBeVisible()
  await main(page).getByRole('link', { name: words.versions.close }).click()
  await expect(main(page).getByRole('insertion')).toHaveCount(0)
  const href = await main(page)
    .getByRole('link', { name: words.schedule.calendar })
    .getAttribute('href')
  const file = await page.request.get(String(href))
  expect(file.headers()['content-type']).toContain('text/calendar')
})

test('behavior: what is warned of is read by who asks for it', async ({
  page,
}) => {
  await page.goto(pathOf(flagged))
  await expect(main(page).getByRole('note')).toContainText(
    String(flagged.flagged),
  )
  const text = main(page).getByText(flagged.body.slice(0, 20)).first()
  await expect(text).toBeHidden()
  await main(page).getByText(words.warning.show).click()
  await expect(text).toBeVisible()
})

test('behavior: what was taken back stays, with its reason', async ({
  page,
}) => {
  await page.goto(pathOf(cancelled))
  const note = main(page).getByRole('note')
  await expect(note).toContainText(words.cancelled.title)
  await expect(note).toContainText(String(cancelled.cancelled))
})

test('error: a proposal that is not there is not found, by its status too', async ({
  page,
  request,
  allow,
}) => {
  allow(/404/)
  const elsewhere = pathOf(pending).replace('/main', '/deep-dive')
  for (const path of [`${list}&p=${idOf(998)}`, elsewhere]) {
    await untilDrawn(request, path)
    const document = await page.goto(path)
    expect([path, document?.status()]).toEqual([path, 404])
    await expect(title(page)).toHaveText(words.unknown.title)
  }
})

test('default: a holder reports a proposal, once', async ({
  page,
  context,
  origin,
  club,
}) => {
  await openSession(context, origin, club.accounts.holder)
  await page.goto(pathOf(recent))
  await act(page, words.acts.report.open).click()
  await acts(page)
    .getByText(words.acts.report.names.duplicate, { exact: true })
    .click()
  await act(page, words.acts.report.send).click()
  await expect(main(page).getByText(words.acts.report.done)).toBeVisible()
  await page.reload()
  await expect(main(page).getByText(words.acts.report.done)).toBeVisible()
  await expect(act(page, words.acts.report.open)).toHaveCount(0)
})

test('error: who holds nothing is told so, and keeps their words', async ({
  page,
  context,
  origin,
  club,
  allow,
}) => {
  allow(brokenCall)
  await openSession(context, origin, club.accounts.newcomer)
  await page.goto(pathOf(passed))
  await act(page, words.acts.report.open).click()
  const field = main(page).getByRole('textbox', {
    name: words.acts.report.text,
  })
  await field.fill('The same was asked in May.')
  await act(page, words.acts.report.send).click()
  await expect(acts(page).getByRole('alert')).toHaveText(words.failure.choice)
  await acts(page)
    .getByText(words.acts.report.names.duplicate, { exact: true })
    .click()
  await act(page, words.acts.report.send).click()
  await expect(acts(page).getByRole('alert')).toHaveText(words.failure.power)
  await expect(field).toHaveValue('The same was asked in May.')
})

test('default: an administrator warns of a proposal, and takes it back', async ({
  page,
  context,
  origin,
  club,
}) => {
  await openSession(context, origin, club.accounts.admin)
  await page.goto(pathOf(pending))
  await act(page, words.acts.flag.open).click()
  const reason = main(page).getByRole('textbox', { name: words.acts.reason })
  await act(page, words.acts.flag.send).click()
  await expect(main(page).getByText(words.failure.reason)).toBeVisible()
  await reason.fill('Its prices are made up.')
  await act(page, words.acts.flag.send).click()
  await expect(main(page).getByRole('note').first()).toContainText(
    'Its prices are made up.',
  )
  await act(page, words.acts.clear.open).click()
  await act(page, words.acts.clear.send).click()
  await expect(main(page).getByText('Its prices are made up.')).toHaveCount(0)

  // B7.6: what was done stays in the log that everyone reads, and leads there.
  await page.goto('/clubs/main?tab=log')
  const line = main(page)
    .getByRole('listitem')
    .filter({ hasText: 'Its prices are made up.' })
  await expect(line).toContainText(log.deed['proposal.flagged'] ?? '')
  await line.getByRole('link', { name: log.thing.proposal }).click()
  await expect(page).toHaveURL(pathOf(pending))
})

test('behavior: a visitor is shown the way to a session', async ({ page }) => {
  await page.goto(pathOf(passed))
  await acts(page).getByRole('button').click()
  await expect(panel(page)).toBeVisible()
})

test('default: home leads to what is open', async ({ page }) => {
  await untilDrawn(page.request, '/')
  await page.goto('/')
  const open = main(page).getByRole('heading', { name: home.open.title })
  await expect(open).toBeVisible()
  // What is warned of is not spread.
  await expect(main(page).getByText(flagged.title)).toHaveCount(0)
  await main(page).locator('a[href*="&p="]').first().click()
  await expect(page).toHaveURL(
    /\/clubs\/[a-z-]+\?tab=proposals&p=[0-9a-f-]{36}$/,
  )
  await expect(
    main(page).getByRole('region', { name: words.results.title.active }),
  ).toBeVisible()
})

const shown = [list, pathOf(pending), `${pathOf(pending)}&v=2`, pathOf(flagged)]

for (const theme of themes)
  test(
    `default: the proposals, ${theme}: nothing too wide, nothing for axe`,
    atNight,
    async ({ page, context, origin, club }) => {
      await openSession(context, origin, club.accounts.admin)
      await chooseTheme(page, theme)
      for (const [place, path] of shown.entries()) {
        await page.goto(path)
        await page.waitForLoadState('networkidle')
        for (const width of widths) {
          await setWidth(page, width)
          const name = `proposals-${place}-${theme}-${width}`
          await shoot(page, name, true)
          await expectNoSideways(page, name)
          if (width !== 768) await expectAccessible(page, name)
        }
      }
    },
  )
