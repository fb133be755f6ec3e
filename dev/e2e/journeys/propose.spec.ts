import { club as clubPage } from '@narwhal-club/core/messages/pages/club'
import { forms } from '@narwhal-club/core/messages/pages/forms'
import { proposing } from '@narwhal-club/core/messages/pages/proposing'
import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { main } from '../support/screens.ts'
import { openSession } from '../support/session.ts'
import { approve, prompt, reject, signIn } from '../support/wallet.ts'
import { allow as sayYes } from './support/proposer.ts'
import { brokenCall, test } from './support/test.ts'

const words = proposing.editor
const title = (page: Page) =>
  main(page).getByRole('textbox', { name: words.field.title, exact: true })
const expectSaved = (page: Page) =>
  expect(main(page).getByText(forms.save.saved, { exact: true })).toBeVisible()

test('default: a draft is saved in the pauses, through a reload and without the network', async ({
  page,
  context,
  origin,
  club,
  allow,
}) => {
  // A new draft is asked for, and the network goes away.
  allow(brokenCall)
  await openSession(context, origin, club.accounts.whale)
  await page.goto('/clubs/main')
  await main(page).getByRole('button', { name: clubPage.write }).click()
  await expect(page).toHaveURL(/\?tab=proposals&write=[0-9a-f-]{36}$/)
  await title(page).fill('Fund the winter relay')
  await expectSaved(page)

  await page.reload()
  await expect(title(page)).toHaveValue('Fund the winter relay')

  await context.setOffline(true)
  await title(page).fill('Fund the winter relay, at last')
  await expect(main(page).getByText(forms.save.offline)).toBeVisible()
  await context.setOffline(false)
  await expectSaved(page)

  await page.reload()
  await expect(title(page)).toHaveValue('Fund the winter relay, at last')
})

test('behavior: an idea is shared and taken back, a draft is deleted', async ({
  page,
  context,
  origin,
  club,
  allow,
}) => {
  allow(brokenCall)
  await openSession(context, origin, club.accounts.whale)
  await page.goto('/clubs/main')
  await main(page).getByRole('button', { name: clubPage.write }).click()
  await title(page).fill('A lamp for the lighthouse')
  await expectSaved(page)
  const act = (name: string) =>
    main(page).getByRole('button', { name, exact: true }).click()
  await act(words.share)
  await act(words.unshare)
  await expect(
    main(page).getByRole('button', { name: words.share, exact: true }),
  ).toBeVisible()
  await main(page).getByText(words.remove).click()
  await act(words.removeYes)
  await expect(page).toHaveURL('/clubs/main?tab=proposals')
})

test('behavior: what is missing is said before anything is asked', async ({
  page,
  context,
  origin,
  club,
  allow,
}) => {
  allow(brokenCall)
  await openSession(context, origin, club.accounts.whale)
  await page.goto('/clubs/main')
  await main(page).getByRole('button', { name: clubPage.write }).click()
  await title(page).fill('Sea')
  await main(page).getByRole('button', { name: words.review }).click()
  await expect(
    main(page).getByRole('region', { name: forms.errors.title(2) }),
  ).toBeFocused()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
})

test('default: reviewed, signed, paid and published, with a no at each prompt and a reload on the way', async ({
  page,
  allow,
}) => {
  // A new draft is asked for before the server has it.
  allow(brokenCall)
  const said = proposing.panel
  const act = (name: string) =>
    main(page).getByRole('button', { name, exact: true }).click()
  await page.goto('/')
  await signIn(page, 'Proposer')
  await page.goto('/clubs/main')
  await act(clubPage.write)
  await title(page).fill('A beacon on the winter relay')
  await main(page)
    .getByRole('textbox', { name: words.field.body })
    .fill('The relay needs a beacon: 4,800 CRO, once, from the treasury.')
  await expectSaved(page)
  await act(words.review)

  await expect(main(page).getByRole('blockquote')).toHaveText(
    /^Propose “A beacon on the winter relay” in .+, for 3 days\.$/,
  )
  await act(said.review.sign)
  await reject(page)
  await expect(main(page).getByRole('alert')).toContainText(
    proposing.failure.rejected.message,
  )
  await act(said.review.sign)
  await approve(page)

  // The allowance, then the fee itself.
  await expect(prompt(page)).toBeVisible()
  await reject(page)
  await expect(main(page).getByText(said.unpaid)).toBeVisible()
  await act(said.pay)
  for (const ask of ['allowance', 'fee'] as const) await sayYes(page, ask)
  await expect(main(page).getByText(said.confirming)).toBeVisible()

  await page.reload()
  await expect(
    main(page).getByRole('heading', { name: /^Published as #\d+$/ }),
  ).toBeVisible({ timeout: 30_000 })
  await expect(prompt(page)).toBeHidden()
})
