import { proposals as words } from '@narwhal-club/core/messages/pages/proposals'
import { proposing } from '@narwhal-club/core/messages/pages/proposing'
import { revising } from '@narwhal-club/core/messages/pages/revising'
import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { told } from '../../world/seed/proposalTexts.ts'
import { newProposer, publish } from '../support/publish.ts'
import { main, title } from '../support/screens.ts'
import { elevate, openSession } from '../support/session.ts'
import { approve, reject, signIn } from '../support/wallet.ts'
import { brokenCall, test } from './support/test.ts'

const pathOf = (id: string) => `/clubs/main?tab=proposals&p=${id}`
/** The whale's, with two versions; voting has not begun. */
const pending = pathOf('e0000000-0000-4000-8000-000000000001')
const { field } = proposing.editor
const act = (page: Page, name: string) =>
  main(page)
    .getByRole('region', { name: words.acts.title })
    .getByRole('button', { name, exact: true })
const press = (page: Page, name: string) =>
  main(page).getByRole('button', { name, exact: true }).click()
const reason = (page: Page) =>
  main(page).getByRole('textbox', { name: words.acts.reason, exact: true })

test('default: its author publishes a new version, with a no at the prompt and a reload on the way', async ({
  page,
  allow,
}) => {
  allow(brokenCall)
  await page.goto('/')
  await signIn(page, 'Whale')
  await page.goto(pending)
  await main(page)
    .getByRole('link', { name: words.acts.edit, exact: true })
    .first()
    .click()
  await expect(page).toHaveURL(/[?&]edit=yes$/)
  const body = main(page).getByRole('textbox', { name: field.body })
  await expect(body).toHaveValue(String(told[0]?.edited))
  await body.fill('We pay for every night. A mooring pays in four winters.')
  await expect(main(page).getByText(revising.kept)).toBeVisible()

  await page.reload()
  await expect(body).toHaveValue(/four winters/)
  // Readers were told when voting begins.
  const first = main(page).getByLabel(field.earliestStart)
  const promised = await first.inputValue()
  await first.fill('')
  await press(page, revising.review)
  await expect(
    main(page).getByText(revising.proposal.fault.sooner).first(),
  ).toBeVisible()
  await first.fill(promised)

  await press(page, revising.review)
  await expect(main(page).getByRole('blockquote')).toHaveText(
    /^Change “A mooring of our own” in .+ to version 3: voting opens not before .+ UTC, for 5 days\.$/,
  )
  await press(page, revising.reviewing.sign)
  await reject(page)
  await expect(main(page).getByRole('alert')).toContainText(
    proposing.failure.rejected.message,
  )
  await press(page, revising.reviewing.sign)
  await approve(page)
  await expect(
    main(page).getByRole('heading', { name: revising.published.title('3') }),
  ).toBeVisible()
  await main(page).getByRole('link', { name: revising.published.open }).click()
  await expect(page).toHaveURL(/[?&]v=3$/)
  await expect(
    main(page).getByRole('insertion').filter({ hasText: 'four' }),
  ).toBeVisible()
  await expect(
    main(page).getByText(words.head.version('3'), { exact: true }).first(),
  ).toBeVisible()
})

test('error: who did not write it cannot change it', async ({
  page,
  context,
  origin,
  club,
}) => {
  await openSession(context, origin, club.accounts.holder)
  await page.goto(pending)
  await expect(act(page, words.acts.report.open)).toBeVisible()
  await expect(
    main(page).getByRole('link', { name: words.acts.edit }),
  ).toHaveCount(0)
  await page.goto(`${pending}&edit=yes`)
  await expect(main(page).getByText(words.failure.notAuthor)).toBeVisible()
})

test('default: an author takes their own back before voting, and its tombstone stays', async ({
  page,
  context,
  origin,
  club,
}) => {
  const author = await newProposer(club)
  const id = await publish({ context, origin, club }, author, {
    title: 'A lantern for the pier',
    body: 'The pier is dark in winter. One lantern, lit from dusk to dawn.',
  })
  await page.goto(pathOf(id))
  await act(page, words.acts.cancel.open).click()
  await reason(page).fill('The harbour has put one up.')
  await act(page, words.acts.cancel.send).click()
  const note = main(page).getByRole('note')
  await expect(note).toContainText(words.cancelled.title)
  await page.reload()
  await expect(note).toContainText('The harbour has put one up.')
  await expect(title(page)).toHaveText('A lantern for the pier')
  await expect(act(page, words.acts.cancel.open)).toHaveCount(0)

  await page.goto(`${pathOf(id)}&edit=yes`)
  await expect(
    main(page).getByText(revising.proposal.tooLate.message),
  ).toBeVisible()
})

test('default: three holders report it, a moderator looks, then takes it back while it is voted on', async ({
  page,
  context,
  origin,
  club,
}) => {
  const author = await newProposer(club)
  const told = {
    title: 'Sell the club by Friday',
    body: 'Sign here, quickly: all of it goes to the highest bidder.',
  }
  const id = await publish({ context, origin, club }, author, told, 0)
  const { accounts } = club
  for (const account of [accounts.whale, accounts.proposer]) {
    await openSession(context, origin, account)
    const answer = await context.request.post(
      `${origin}/api/proposals/${id}/report`,
      { headers: { origin }, data: { reason: 'scam' } },
    )
    expect(answer.status()).toBe(200)
  }
  await openSession(context, origin, accounts.holder)
  await page.goto(pathOf(id))
  await expect(main(page).getByText(told.body)).toBeVisible()
  await act(page, words.acts.report.open).click()
  await main(page).getByText(words.acts.report.names.scam).click()
  await act(page, words.acts.report.send).click()
  await expect(main(page).getByRole('note')).toContainText(
    words.warning.reported,
  )
  await expect(main(page).getByText(told.body)).toBeHidden()

  // One page is two people in turn: nothing is asked as the first any more.
  await page.goto('about:blank')
  await openSession(context, origin, accounts.admin)
  await page.goto(pathOf(id))
  await act(page, words.acts.clear.open).click()
  await act(page, words.acts.clear.send).click()
  await expect(main(page).getByText(told.body)).toBeVisible()
  await elevate(context, origin, accounts.admin)
  await act(page, words.acts.cancel.open).click()
  await reason(page).fill('It was never theirs to sell.')
  await act(page, words.acts.cancel.send).click()
  await expect(main(page).getByRole('note')).toContainText(
    'It was never theirs to sell.',
  )
})
