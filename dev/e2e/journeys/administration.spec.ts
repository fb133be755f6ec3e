import { administering } from '@narwhal-club/core/messages/pages/administering'
import { administration } from '@narwhal-club/core/messages/pages/administration'
import { closed } from '@narwhal-club/core/messages/pages/closed'
import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { main } from '../support/screens.ts'
import { approve, prompt, reject, signIn } from '../support/wallet.ts'
import { test } from './support/stage.ts'

const { flags } = administration
const reason = 'The vault is being counted until this evening.'

const dialogOf = (page: Page, title: string) =>
  page.getByRole('dialog', { name: title })
const flagRow = (page: Page, name: string) =>
  main(page).getByRole('listitem').filter({ hasText: name })

/** What the pages of someone without a session say, drawn and loaded anew. */
const expectBanner = (page: Page, title: string, isThere: boolean) =>
  expect(async () => {
    const drawn = await page.goto('/about')
    expect((await drawn?.text())?.includes(title)).toBe(isThere)
    await expect(page.getByText(title)).toHaveCount(isThere ? 1 : 0)
  }).toPass()

test('default: B7.3 B7.38 an administrator signs, and closes a part; every page says so until it is open', async ({
  page,
  browser,
  origin,
  allow,
  stage: _,
}) => {
  // Without a fresh signature the call is refused, and one is asked for.
  allow(/403 .*\/api\/admin\/flags/)
  await page.goto('/')
  await signIn(page, 'Admin')
  await page.goto('/admin?tab=flags')
  await flagRow(page, flags.name.swap)
    .getByRole('button', { name: flags.close.confirm })
    .click()
  const closing = dialogOf(page, flags.close.title(flags.name.swap))
  const act = closing.getByRole('form')
  await act.getByLabel(administering.reason).fill(reason)
  await act.getByRole('button', { name: flags.close.confirm }).click()

  // A signature of its own: who rejects it has done nothing, and lost no word.
  await expect(prompt(page)).toContainText(administering.statement)
  await reject(page)
  await expect(closing).toContainText(administering.failure.rejected.message)
  await expect(act.getByLabel(administering.reason)).toHaveValue(reason)
  await act.getByRole('button', { name: flags.close.confirm }).click()
  await approve(page)
  await expect(closing).toContainText(flags.close.done(flags.name.swap))

  const other = await browser.newContext({ baseURL: origin })
  try {
    const visitor = await other.newPage()
    const title = closed.areas.title(closed.area.swap)
    await expectBanner(visitor, title, true)
    await expect(visitor.getByText(reason)).toBeVisible()

    // Within ten minutes no other signature is asked for.
    await page.goto('/admin?tab=flags')
    await flagRow(page, flags.name.swap)
      .getByRole('button', { name: flags.open.confirm })
      .click()
    const opening = dialogOf(page, flags.open.title(flags.name.swap))
    await opening.getByLabel(administering.reason).fill('It has been counted.')
    await opening
      .getByRole('form')
      .getByRole('button', { name: flags.open.confirm })
      .click()
    await expect(opening).toContainText(flags.open.done(flags.name.swap))
    await expect(prompt(page)).toHaveCount(0)
    await expectBanner(visitor, title, false)
  } finally {
    await other.close()
  }
})
