import { administering } from '@narwhal-club/core/messages/pages/administering'
import { moderated } from '@narwhal-club/core/messages/pages/moderated'
import { moderation } from '@narwhal-club/core/messages/pages/moderation'
import { proposals } from '@narwhal-club/core/messages/pages/proposals'
import { reporting } from '@narwhal-club/core/messages/pages/reporting'
import type { Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { main, title } from '../support/screens.ts'
import { elevate, openSession } from '../support/session.ts'
import { test } from './support/stage.ts'

const { acts } = proposals
const { report } = acts

/** In every local world, of its holder and its whale. */
const idea = {
  path: '/clubs/main?idea=d0000000-0000-4000-8000-000000000002',
  title: 'Dive lessons for newcomers',
  body: 'those who have dived before',
}
const other = {
  path: '/clubs/main?idea=d0000000-0000-4000-8000-000000000001',
  title: 'A reef watch with cameras',
}
const bounty = { title: 'Draw the spring banner' }
const work = 'A calm sea with a single tusk.'

/** Says what is wrong with it, and is told that it has arrived. */
async function complain(within: Locator, open: string, text: string) {
  await within.getByRole('button', { name: open, exact: true }).click()
  const form = within.getByRole('form', { name: report.open })
  await form.getByText(report.names.spam, { exact: true }).click()
  await form.getByRole('textbox').fill(text)
  await form.getByRole('button', { name: report.send, exact: true }).click()
  await expect(within.getByText(reporting.done)).toBeVisible()
  await expect(form).toHaveCount(0)
}

/** As a link within the page leads there. */
async function follow(page: Page, { path, title: name }: typeof other) {
  await page.evaluate((to) => history.pushState(null, '', to), path)
  await expect(title(page)).toHaveText(name)
}

const queued = (page: Page, title: string) =>
  main(page).getByRole('listitem').filter({ hasText: title }).first()

test('B7.12 B7.14 an idea, a bounty and work are reported, and looked at; one is hidden, and says why', async ({
  browser,
  page,
  context,
  origin,
  club,
  stage: _,
}) => {
  await openSession(context, origin, club.accounts.proposer)
  await page.goto(other.path)
  await main(page).getByRole('button', { name: reporting.open.idea }).click()
  await main(page).getByRole('button', { name: acts.close }).click()
  await follow(page, idea)
  await complain(main(page), reporting.open.idea, 'It was offered before.')
  // Another is not reported by it.
  await follow(page, other)
  await expect(
    main(page).getByRole('button', { name: reporting.open.idea }),
  ).toBeVisible()
  await expect(main(page).getByText(reporting.done)).toHaveCount(0)
  await page.goto('/clubs/main?tab=bounties')
  await main(page).getByRole('link', { name: bounty.title }).first().click()
  await complain(main(page), reporting.open.bounty, 'Two of it are open.')
  const entry = main(page).getByRole('listitem').filter({ hasText: work })
  await complain(entry.first(), reporting.open.submission, 'It was bought.')

  const office = await browser.newContext({ baseURL: origin })
  try {
    await openSession(office, origin, club.accounts.admin)
    await elevate(office, origin, club.accounts.admin)
    const boss = await office.newPage()
    await boss.goto('/admin?tab=moderation')
    for (const said of ['offered before', 'Two of it', 'bought'])
      await expect(main(boss).getByText(said)).toBeVisible()
    const { hide } = moderation.acts
    await queued(boss, idea.title).getByRole('button', { name: hide }).click()
    const dialog = boss.getByRole('dialog')
    await dialog.getByLabel(administering.reason).fill('Said five times over.')
    await dialog.getByRole('form').getByRole('button', { name: hide }).click()
    await expect(dialog).toContainText(moderation.doing.hide.done)
  } finally {
    await office.close()
  }

  await page.goto(idea.path)
  await expect(main(page)).toContainText(moderated.hidden.title)
  await expect(main(page)).toContainText('Said five times over.')
  await expect(main(page).getByText(idea.body)).toHaveCount(0)
})
