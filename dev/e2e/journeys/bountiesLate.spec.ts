import { bounties } from '@narwhal-club/core/messages/pages/bounties'
import { bountyActs } from '@narwhal-club/core/messages/pages/bountyActs'
import type { Browser, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { main } from '../support/screens.ts'
import { openSession } from '../support/session.ts'
import { approve, signIn } from '../support/wallet.ts'
import { test } from './support/stage.ts'
import { brokenCall } from './support/test.ts'
import { expectCounted, press as pressChoice } from './support/voting.ts'

const { act, done, field } = bountyActs
const { notice } = bounties
const day = 86_400_000
const why = 'It has all sightings, as was asked for.'

/** Of every world: in review, with work of the proposer; and open, with work in it. */
const idOf = (place: number) =>
  `b0000000-0000-4000-8000-${String(place).padStart(12, '0')}`
const [open, inReview] = [idOf(1), idOf(4)] as const
const pathOf = (id: string) => `/clubs/main?tab=bounties&b=${id}`

const workOf = (page: Page, text: string) =>
  main(page).getByRole('listitem').filter({ hasText: text })

/** What the server says of it, once it says so: its job has a moment to pass. */
const expectStatus = (page: Page, id: string, status: string) =>
  expect
    .poll(async () => {
      const answer = await page.request.get(`/api/bounties/${id}`)
      return (await answer.json()).status
    })
    .toBe(status)

/** A page of someone else, signed in. */
async function pageOf(browser: Browser, origin: string, who: 'Whale') {
  const context = await browser.newContext({ baseURL: origin })
  const page = await context.newPage()
  await page.goto('/about')
  await signIn(page, who)
  return page
}

test('default: work that is turned down is disputed in the page; the club votes, and its vote binds', async ({
  page,
  browser,
  origin,
  club,
  stage,
  allow,
}) => {
  // Sessions end while days pass, and what the vote forbids is refused.
  allow(brokenCall)
  const text = 'Two hundred sightings'
  const { rows } = await (
    await page.request.get(`/api/bounties/${inReview}/submissions`)
  ).json()
  const { id } = rows.find((each: { work?: { text: string } }) =>
    each.work?.text.startsWith(text),
  )
  const author = await browser.newContext()
  await openSession(author, origin, club.accounts.whale)
  const review = { status: 'rejected', publicReason: 'I wanted more of them.' }
  const url = `${origin}/api/submissions/${id}/review`
  const answer = await author.request.post(url, {
    headers: { origin },
    data: review,
  })
  expect(answer.status()).toBe(200)
  await author.close()

  // --- who worked says by hand that this is wrong
  await page.goto('/about')
  await signIn(page, 'Proposer')
  await page.goto(pathOf(inReview))
  const work = workOf(page, text)
  await work.getByRole('button', { name: act.dispute }).click()
  const form = work.getByRole('form', { name: act.dispute })
  await form.getByRole('textbox', { name: field.disputeText }).fill(why)
  await form.getByRole('button', { name: act.dispute }).click()
  await expect(main(page).getByText(done.dispute)).toBeVisible()
  await expect(main(page).getByText(notice.disputed)).toBeVisible()

  // --- the club votes on it
  await main(page).getByRole('link', { name: notice.vote }).click()
  await expect(page).toHaveURL(/tab=proposals&p=/)
  const vote = page.url()
  await expect(main(page).getByText(why)).toBeVisible()
  await pressChoice(page, 'Yes')
  await approve(page)
  await expectCounted(page, 'Yes', 60)
  await stage.advance(3 * day + 60_000)
  await expectStatus(page, inReview, 'in_review')

  // --- the outcome is shown, and binds
  await page.goto(vote)
  await expect(main(page).getByText('Passed').first()).toBeVisible()
  const theirs = await pageOf(browser, origin, 'Whale')
  await theirs.goto(pathOf(inReview))
  await expect(main(theirs).getByText(notice.undone)).toBeVisible()
  const again = workOf(theirs, text)
  await again.getByRole('button', { name: act.review }).click()
  const judge = again.getByRole('form', { name: act.review })
  await judge
    .getByRole('radio', { name: bounties.work.status.rejected })
    .check()
  await judge
    .getByRole('textbox', { name: field.publicReason })
    .fill(review.publicReason)
  await judge.getByRole('button', { name: act.review }).click()
  await expect(judge.getByRole('alert')).toContainText('The club has voted')

  await theirs.reload()
  await main(theirs).getByRole('button', { name: act.award }).first().click()
  const award = main(theirs).getByRole('form', { name: act.award })
  const { address } = club.accounts.proposer
  await award
    .getByRole('checkbox', { name: new RegExp(address.slice(0, 6), 'i') })
    .check()
  await award.getByRole('button', { name: act.award }).click()
  await expect(main(theirs).getByText(done.award)).toBeVisible()
  await expectStatus(theirs, inReview, 'awarded')
  await theirs.context().close()
})

test('default: one that is not decided in time expires, and every page says so', async ({
  page,
  browser,
  origin,
  stage,
  allow,
}) => {
  allow(brokenCall)
  const told = await page.request.get(`/api/bounties/${open}`)
  const { submitBy, decideBy } = await told.json()
  const until = async (moment: string) => {
    const answer = await page.request.get('/api/config')
    const now = Date.parse(answer.headers().date ?? '')
    await stage.advance(Date.parse(moment) - now + 1_000)
  }
  const state = (name: string) =>
    main(page).getByText(name, { exact: true }).first()
  await page.goto(pathOf(open))
  await expect(state(bounties.status.open)).toBeVisible()

  // A page that was drawn a moment ago is served for some seconds more.
  const expectSaid = (name: string) =>
    expect(async () => {
      await page.reload()
      await expect(state(name)).toBeVisible({ timeout: 1_000 })
    }).toPass({ timeout: 30_000 })
  await until(submitBy)
  await expectSaid(bounties.status.in_review)
  await until(decideBy)
  await expectSaid(bounties.status.expired)
  await expect(main(page).getByText(notice.undecided)).toBeVisible()
  await expectStatus(page, open, 'expired')
  await page.goto('/clubs?list=bounties&state=expired')
  const link = main(page).getByRole('link', { name: /Draw the spring banner/ })
  await expect(link).toBeVisible()

  // Late is not never: its author is still offered to decide.
  const theirs = await pageOf(browser, origin, 'Whale')
  await theirs.goto(pathOf(open))
  await expect(
    main(theirs).getByRole('button', { name: act.award }).first(),
  ).toBeVisible()
  await theirs.context().close()
})
