import { readFile } from 'node:fs/promises'
import { casting } from '@narwhal-club/core/messages/pages/casting'
import { voting as words } from '@narwhal-club/core/messages/pages/votes'
import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { untilDrawn } from '../support/frame.ts'
import { publish } from '../support/publish.ts'
import { main } from '../support/screens.ts'
import { approve, panel, prompt, reject, signIn } from '../support/wallet.ts'
import {
  pickAccount,
  pickAccountElsewhere,
  shortOf,
} from './support/demoWallet.ts'
import { expectAccessible, expectNoSideways } from './support/look.ts'
import { test } from './support/test.ts'
import {
  askVote,
  becomeVoter,
  expectCounted,
  pathOf,
  press,
  results,
  voters,
  watchCasting,
  yourVote,
} from './support/voting.ts'

/** A reload would forget it. */
const mark = (page: Page) =>
  page.evaluate(() => Object.assign(window, { here: 1 }))
const isMarked = (page: Page) => page.evaluate(() => 'here' in window)

/** A line that is heard as it comes, and where its reader goes on from. */
const focused = (page: Page) => page.locator(':focus')

const own = (page: Page) =>
  voters(page).getByText(words.voters.you, { exact: true })

test('default: one click to the wallet, and the vote counts on the page without a reload', async ({
  page,
  context,
  origin,
  club,
}) => {
  const { path, id } = await becomeVoter(
    { page, context, origin, club },
    'A lantern for the western pier',
  )
  await page.goto(path)
  await mark(page)
  await expect(yourVote(page)).toContainText(words.panel.turn)
  await press(page, 'Yes')
  await expect(prompt(page)).toContainText(
    /Vote YES on #\d+ “A lantern for the western pier”/,
  )
  await approve(page)
  await expectCounted(page, 'Yes')
  await expect(focused(page)).toHaveText(words.panel.yours.is('Yes', '50'))
  await expect(results(page)).toContainText('Yes 50')
  await expect(own(page)).toBeVisible()
  expect(await isMarked(page)).toBe(true)

  // The receipt is a file, and the one that the server has.
  const saving = page.waitForEvent('download')
  await main(page).getByRole('button', { name: words.receipt.json }).click()
  const kept = JSON.parse(await readFile(await (await saving).path(), 'utf8'))
  const answer = await context.request.get(`/api/proposals/${id}/votes/me`)
  const { ballots } = await answer.json()
  expect(kept).toEqual(ballots[0].receipt)
  // It does not leave with the confetti.
  await expect(page.locator('canvas')).toHaveCount(0)
  const toReceipt = { name: words.panel.yours.receipt }
  const receipt = yourVote(page).getByRole('button', toReceipt)
  await expect(receipt).toHaveAttribute('aria-expanded', 'true')
  await receipt.click()
  await expect(receipt).toHaveAttribute('aria-expanded', 'false')

  // It is there on the next visit as well, before any code of ours runs.
  await page.reload()
  await expectCounted(page, 'Yes')
  await expect(yourVote(page)).not.toContainText(words.panel.turn)
})

test('default: a vote is changed, with a reason, and what was before stays visible', async ({
  page,
  context,
  origin,
  club,
}) => {
  const { path, id } = await becomeVoter(
    { page, context, origin, club },
    'A second bell for the fog',
  )
  await page.goto(path)
  await press(page, 'Yes')
  await reject(page)
  await expect(yourVote(page).getByRole('alert')).toContainText(
    casting.failure.rejected.message,
  )
  await press(page, 'Yes')
  await approve(page)
  await expectCounted(page, 'Yes')

  const reason = 'One bell is heard.\nTwo are understood.'
  await yourVote(page)
    .getByRole('button', { name: words.panel.yours.change })
    .click()
  await expect(focused(page)).toHaveAccessibleName(words.panel.pressed('Yes'))
  await yourVote(page).getByRole('textbox').fill(reason)
  await press(page, 'No')
  await expect(prompt(page)).toContainText('Change my vote to NO')
  await approve(page)
  await expectCounted(page, 'No')
  await expect(focused(page)).toHaveText(words.panel.yours.is('No', '50'))
  await expect(results(page)).toContainText('Yes 0')
  await expect(results(page)).toContainText('No 50')
  await own(page).scrollIntoViewIfNeeded()
  await expect(voters(page)).toContainText(words.voters.changed('1'))
  await expect(voters(page)).toContainText('Two are understood.')

  const bundle = await context.request.get(`/api/proposals/${id}/bundle.json`)
  const { lines } = await bundle.json()
  expect(lines).toHaveLength(2)
})

test('default: from the list, on a phone of 360 px', async ({
  page,
  context,
  origin,
  club,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const { title } = await becomeVoter(
    { page, context, origin, club },
    'Oars for the youngest',
  )
  await page.goto('/clubs/main?tab=proposals&status=active')
  await main(page)
    .getByRole('button', {
      name: words.row.on(words.row.voteWith('50'), title),
      exact: true,
    })
    .click()
  await expectNoSideways(page, 'the sheet')
  await expectAccessible(page, 'the sheet')
  await press(page, 'No')
  await approve(page)
  await expectCounted(page, 'No')
  await panel(page).getByRole('button', { name: 'Close', exact: true }).click()
  const row = main(page).getByRole('article').filter({ hasText: title })
  await expect(row).toContainText('No 50')
  // It is their turn no more.
  await expect(
    row.getByRole('button', { name: words.row.on(words.row.yours, title) }),
  ).toBeVisible()
})

test('behavior: another account between reading and signing: nothing is sent for either', async ({
  page,
  context,
  origin,
  club,
}) => {
  // An administrator's: a club takes ten of members' a day (P11).
  const author = club.accounts.admin
  if ((await club.nftsOf(author.address)) < 50)
    await club.giveNfts(author.address, 50)
  await club.settle()
  const id = await publish(
    { context, origin, club },
    author,
    {
      title: 'Whose hands are on the wheel',
      body: 'One hand at a time, and everyone knows whose. Yes or no?',
    },
    0,
  )
  await context.clearCookies()
  await page.goto('/about')
  await signIn(page, 'Holder')
  await page.goto(pathOf(id))
  const sent = watchCasting(page)
  await press(page, 'Yes')
  await pickAccountElsewhere(page, 'Newcomer')
  await approve(page)
  await expect(yourVote(page).getByRole('alert')).toContainText(
    shortOf('Newcomer'),
  )
  await yourVote(page)
    .getByRole('button', { name: words.panel.pressed('Yes'), exact: true })
    .click()
  await expect(prompt(page)).toHaveCount(0)
  expect(sent).toHaveLength(0)
  await pickAccount(page, 'Holder')
  await press(page, 'Yes')
  await approve(page)
  await expectCounted(page, 'Yes', 3)
  expect(sent).toHaveLength(1)
})

test('behavior: without a wallet all can be read, and the way to a vote is shown', async ({
  page,
  context,
  origin,
  club,
}) => {
  const { path, title } = await askVote(
    { page, context, origin, club },
    'Read it without a wallet',
  )
  await untilDrawn(page.request, path)
  const document = await page.goto(path)
  // The panel and the count come drawn.
  const text = await document?.text()
  expect(text).toContain(title)
  expect(text).toContain(words.panel.visitor.body)
  await expect(
    yourVote(page).getByRole('button', { name: words.panel.visitor.connect }),
  ).toBeVisible()
  await expect(results(page)).toContainText('Yes 0')
  await voters(page).scrollIntoViewIfNeeded()
  await voters(page).getByText(words.voters.tabs.none, { exact: true }).click()
  await expect(voters(page).getByRole('listitem').first()).toBeVisible()
})

test('behavior: who wants to see results only after voting does', async ({
  page,
  context,
  origin,
  club,
}) => {
  const { path } = await becomeVoter(
    { page, context, origin, club },
    'Judge the tide for yourself',
  )
  await page.goto(path)
  await results(page).getByRole('switch', { name: words.secret.switch }).click()
  const count = results(page).getByText('Yes 0')
  await expect(count).toBeHidden()
  // Before a line of the app has run.
  await page.route(/\/assets\/(?!boot-).*\.js$/, () => {})
  await page.reload({ waitUntil: 'commit' })
  await expect(results(page)).toContainText(words.secret.cover)
  await expect(count).toBeHidden()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.reload()
  await press(page, 'Yes')
  await approve(page)
  await expectCounted(page, 'Yes')
  await expect(results(page).getByText('Yes 50')).toBeVisible()
})
