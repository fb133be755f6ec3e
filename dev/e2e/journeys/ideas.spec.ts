import { club as clubPage } from '@narwhal-club/core/messages/pages/club'
import { forms } from '@narwhal-club/core/messages/pages/forms'
import { ideas } from '@narwhal-club/core/messages/pages/ideas'
import { proposals } from '@narwhal-club/core/messages/pages/proposals'
import { proposing } from '@narwhal-club/core/messages/pages/proposing'
import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { untilDrawn } from '../support/frame.ts'
import { main, title } from '../support/screens.ts'
import { openSession } from '../support/session.ts'
import { panel } from '../support/wallet.ts'
import {
  allow,
  becomeProposer,
  expectPublished,
  press,
  review,
  titleField,
} from './support/proposer.ts'
import { brokenCall, test } from './support/test.ts'

const words = proposing.editor
const list = '/clubs/main?show=ideas'
/** In every local world. */
const known = {
  path: '/clubs/main?idea=d0000000-0000-4000-8000-000000000001',
  title: 'A reef watch with cameras',
}
const field = (page: Page, name: string) =>
  main(page).getByRole('textbox', { name, exact: true })
const adoptButton = (page: Page) =>
  main(page).getByRole('button', { name: ideas.adopt.act, exact: true })

test('default: a holder shares an idea, and the proposer adopts it', async ({
  browser,
  page,
  context,
  origin,
  club,
  allow,
}) => {
  // A new draft is asked for before the server has it.
  allow(brokenCall)
  const name = 'A bench at the lookout'
  const body = 'One bench of driftwood, where the whales pass.'
  await openSession(context, origin, club.accounts.holder)
  await page.goto('/clubs/main')
  await main(page).getByRole('button', { name: clubPage.writeIdea }).click()
  await field(page, words.field.title).fill(name)
  await main(page).getByRole('textbox', { name: words.field.body }).fill(body)
  await expect(
    main(page).getByText(forms.save.saved, { exact: true }),
  ).toBeVisible()
  await main(page)
    .getByRole('button', { name: words.share, exact: true })
    .click()
  await main(page).getByRole('link', { name: words.seeIdea }).click()
  await expect(title(page)).toHaveText(name)
  await expect(main(page).getByText(ideas.adopt.own)).toBeVisible()

  const other = await browser.newContext({ baseURL: origin })
  try {
    await openSession(other, origin, club.accounts.proposer)
    const reader = await other.newPage()
    await reader.goto('/clubs/main')
    await main(reader)
      .getByRole('navigation', { name: clubPage.segments.label })
      .getByRole('link', { name: clubPage.segments.ideas })
      .click()
    await expect(reader).toHaveURL(list)
    await main(reader).getByRole('link', { name }).click()
    await expect(title(reader)).toHaveText(name)
    await expect(main(reader).getByText(body)).toBeVisible()
    await adoptButton(reader).click()
    await expect(reader).toHaveURL(/\?tab=proposals&write=[0-9a-f-]{36}$/)
    await expect(field(reader, words.field.title)).toHaveValue(name)
    await expect(
      main(reader).getByRole('textbox', { name: words.field.body }),
    ).toHaveValue(body)
    await expect(main(reader).getByText(words.idea)).toBeVisible()
  } finally {
    await other.close()
  }
})

test('default: ideas come drawn, each at an address of its own', async ({
  page,
}) => {
  for (const path of [list, known.path]) {
    await untilDrawn(page.request, path)
    const document = await page.goto(path)
    // It reads without scripts.
    expect(await document?.text()).toContain(known.title)
    await expect(main(page).getByText(known.title).first()).toBeVisible()
  }
})

test('default: an adopted idea is signed, paid and published, and names who had it', async ({
  page,
  club,
  allow: permit,
}) => {
  permit(brokenCall)
  const { address } = await becomeProposer({ club, page })
  await page.goto(known.path)
  await adoptButton(page).click()
  await expect(titleField(page)).toHaveValue(known.title)
  await expect(main(page).getByText(words.idea)).toBeVisible()
  await review(page)
  await press(page, proposing.panel.review.sign)
  await allow(page, 'signature')
  await allow(page, 'allowance')
  await allow(page, 'fee')
  await expectPublished(page)
  await main(page)
    .getByRole('link', { name: proposing.panel.published.open })
    .click()
  await expect(title(page)).toHaveText(known.title)
  const { holder } = club.accounts
  await expect(main(page).getByText(proposals.head.idea)).toBeVisible()
  for (const each of [address, holder.address])
    await expect(
      main(page).locator(`a[href*="${each.toLowerCase()}"]`).first(),
    ).toBeVisible()
})

test('behavior: who may not propose is told why', async ({
  page,
  context,
  origin,
  club,
}) => {
  await page.goto(known.path)
  await expect(main(page).getByText(ideas.adopt.signIn)).toBeVisible()
  await main(page)
    .getByRole('region', { name: ideas.adopt.title })
    .getByRole('button')
    .click()
  await expect(panel(page)).toBeVisible()
  await openSession(context, origin, club.accounts.newcomer)
  await page.goto(known.path)
  await expect(main(page).getByText(/^You need \d+ more NFTs/)).toBeVisible()
  await expect(adoptButton(page)).toHaveCount(0)
})

test('error: an idea that is not shared is not found, by its status too', async ({
  page,
  request,
  allow,
}) => {
  allow(/404/)
  const path = known.path.replace(/1$/, '3')
  await untilDrawn(request, path)
  const document = await page.goto(path)
  expect(document?.status()).toBe(404)
  await expect(title(page)).toHaveText(ideas.unknown.title)
})
