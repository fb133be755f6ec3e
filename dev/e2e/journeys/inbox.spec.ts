import { Inbox } from '@narwhal-club/core/contract'
import { home } from '@narwhal-club/core/messages/pages/home'
import { inbox as words } from '@narwhal-club/core/messages/pages/inbox'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import type { LocalAccount } from 'viem'
import type { Probe } from '../support/chain.ts'
import { newProposer, publish } from '../support/publish.ts'
import { main, title } from '../support/screens.ts'
import { openSession } from '../support/session.ts'
import { expectAccessible, expectNoSideways, setWidth } from './support/look.ts'
import { test } from './support/test.ts'

/** However much is new: other tests publish in this club as well. */
const bell = (page: Page) =>
  page
    .getByRole('banner')
    .getByRole('button', { name: new RegExp(`^${words.bell.none}`) })
const unread = new RegExp(`^${words.bell.some('\\d+')}$`)
const panel = (page: Page) => page.getByRole('region', { name: words.title })

/** A member who follows the main club. */
async function follower(
  {
    context,
    origin,
    club,
  }: { context: BrowserContext; origin: string; club: Probe },
  nfts = 1,
) {
  const account = await club.newAccount({ nfts })
  await openSession(context, origin, account)
  const url = `${origin}/api/clubs/main/follow`
  const answer = await context.request.post(url, { headers: { origin } })
  expect(answer.status()).toBe(200)
  return account
}

/** Someone else publishes, in a browser of their own. */
async function publishElsewhere(
  { browser, origin, club }: { browser: Browser; origin: string; club: Probe },
  author: LocalAccount,
  named: string,
) {
  const context = await browser.newContext()
  const body = 'The relay needs a boat: 4,800 CRO, once, from the treasury.'
  const id = await publish(
    { context, origin, club },
    author,
    { title: named, body },
    0,
  )
  await context.close()
  return id
}

/** Whether a follower has read that it is voted on. */
async function isRead(context: BrowserContext, origin: string, named: string) {
  const answer = await context.request.get(`${origin}/api/inbox`)
  const { rows } = Inbox.parse(await answer.json())
  return rows.find((row) => 'proposal' in row && row.proposal?.title === named)
    ?.read
}

test('default: the bell tells of a proposal while one reads, and leads to it', async ({
  page,
  context,
  browser,
  origin,
  club,
}) => {
  const author = await newProposer(club)
  await follower({ context, origin, club })
  const stream = page.waitForRequest(/\/api\/events\?/, { timeout: 30_000 })
  await page.goto('/')
  await expect(bell(page)).toBeVisible()
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  await stream

  const named = `A boat for the relay ${Date.now()}`
  await publishElsewhere({ browser, origin, club }, author, named)
  const told = panel(page).getByText(words.opened(named))
  await expect(bell(page)).toHaveAccessibleName(unread, { timeout: 30_000 })
  // What waits on home has come as well.
  await expect(
    main(page).getByRole('link', { name: named }).first(),
  ).toBeVisible()
  await expect(main(page).getByText(words.turn.votes(1)).first()).toBeVisible()
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)

  await setWidth(page, 360)
  await bell(page).click()
  await expect(told).toBeVisible()
  await expectNoSideways(page, 'the bell')
  await expectAccessible(page, 'the bell')
  await panel(page).getByRole('link', { name: named }).click()
  await expect(title(page)).toHaveText(named)
  await expect(panel(page)).toHaveCount(0)
  await expect.poll(() => isRead(context, origin, named)).toBe(true)
})

test('behavior: what is switched off stays off, and is not told', async ({
  page,
  context,
  browser,
  origin,
  club,
}) => {
  const author = await newProposer(club)
  await follower({ context, origin, club })
  const other = await browser.newContext()
  await follower({ context: other, origin, club })
  await page.goto('/about')
  await bell(page).click()
  const choose = { name: words.settings.open }
  await panel(page).getByRole('button', choose).click()
  const opened = panel(page).getByRole('switch', { name: words.kinds.opened })
  await expect(opened).toBeChecked()
  const kept = page.waitForResponse(
    (answer) => answer.request().method() === 'PUT',
  )
  await opened.press('Space')
  expect((await kept).status()).toBe(200)
  await page.reload()
  await bell(page).click()
  await panel(page).getByRole('button', choose).click()
  await expect(opened).not.toBeChecked()

  const named = `A lamp for the relay ${Date.now()}`
  await publishElsewhere({ browser, origin, club }, author, named)
  const told = async (of: BrowserContext) =>
    await (await of.request.get(`${origin}/api/inbox`)).text()
  await expect.poll(() => told(other), { timeout: 30_000 }).toContain(named)
  expect(await told(context)).not.toContain(named)
  await other.close()
})

test('behavior: visitors have no bell', async ({ page }) => {
  await page.goto('/')
  await expect(
    main(page).getByRole('heading', { name: home.open.title }),
  ).toBeVisible()
  await expect(bell(page)).toHaveCount(0)
})
