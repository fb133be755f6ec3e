import { bounties } from '@narwhal-club/core/messages/pages/bounties'
import { bountyActs } from '@narwhal-club/core/messages/pages/bountyActs'
import { bountyEditor as editor } from '@narwhal-club/core/messages/pages/bountyEditor'
import { bountyPayouts as payouts } from '@narwhal-club/core/messages/pages/bountyPayouts'
import { forms } from '@narwhal-club/core/messages/pages/forms'
import { proposing } from '@narwhal-club/core/messages/pages/proposing'
import type { APIRequestContext, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import type { LocalAccount } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { main } from '../support/screens.ts'
import { openSession } from '../support/session.ts'
import { approve, prompt, reject } from '../support/wallet.ts'
import { becomeProposer, press, allow as sayYes } from './support/proposer.ts'
import { brokenCall, test } from './support/test.ts'

const { act } = bountyActs
const whole = 10n ** 18n
const day = 86_400_000

/** As a field for a day and a time has it, in the browser's own zone. */
const fill = (page: Page, name: string, at: number) =>
  page
    .evaluate((time) => {
      const when = new Date(time)
      const local = new Date(time - when.getTimezoneOffset() * 60_000)
      return local.toISOString().slice(0, 16)
    }, at)
    .then((value) => main(page).getByLabel(name).first().fill(value))

const field = (page: Page, name: string) =>
  main(page).getByRole('textbox', { name: new RegExp(`^${name}`) })

interface Shared {
  origin: string
  request: APIRequestContext
}

/** Hands in work past the page. */
async function handIn(
  { origin, request }: Shared,
  bounty: string,
  text: string,
): Promise<string> {
  const answer = await request.post(
    `${origin}/api/bounties/${bounty}/submissions`,
    { headers: { origin }, data: { text, links: [] } },
  )
  expect(answer.status()).toBe(200)
  return (await answer.json()).id
}

test('default: a bounty from its draft to the verified payout of two winners', async ({
  page,
  browser,
  origin,
  club,
  allow,
}) => {
  // A new draft is asked for before the server has it.
  allow(brokenCall)
  const author = await becomeProposer({ club, page }, { cro: '100' })

  // --- written, signed, paid, published
  await page.goto('/clubs/main?tab=bounties')
  await press(page, bounties.list.write)
  await field(page, editor.field.title).fill('Carve the harbour sign')
  await main(page)
    .getByRole('textbox', { name: editor.field.description })
    .fill('A sign of driftwood, a metre wide, with the name of the harbour.')
  await main(page)
    .getByRole('combobox', { name: new RegExp(`^${editor.field.category}`) })
    .selectOption('art')
  await field(page, editor.field.amount).fill('4.5')
  await main(page)
    .getByRole('combobox', { name: new RegExp(editor.field.winnersMax) })
    .selectOption('2')
  const now = Date.now()
  await fill(page, editor.field.submitBy, now + 3 * day)
  await fill(page, editor.field.decideBy, now + 5 * day)
  await fill(page, editor.field.payBy, now + 7 * day)
  await expect(
    main(page).getByText(forms.save.saved, { exact: true }),
  ).toBeVisible()
  await press(page, editor.review)
  await expect(main(page).getByRole('blockquote')).toHaveText(
    /^Open bounty “Carve the harbour sign” in .+: 4\.5 CRO for up to 2 winners/,
  )
  await press(page, proposing.panel.review.sign)
  for (const ask of ['bounty', 'allowance', 'fee'] as const)
    await sayYes(page, ask)
  const link = main(page).getByRole('link', { name: proposing.bounty.open })
  await expect(link).toBeVisible({ timeout: 30_000 })
  await link.click()
  await expect(page).toHaveURL(/tab=bounties&b=/)
  const id = new URL(page.url()).searchParams.get('b') ?? ''
  await expect(main(page).getByText('4.5 CRO').first()).toBeVisible()

  // --- three hand in work: one on the page, under an id of its own
  const people: { account: LocalAccount; work: string }[] = []
  for (const text of [
    'Driftwood, carved.',
    'Driftwood, painted.',
    'A photo of a sign.',
  ]) {
    const made = await club.newAccount({ nfts: 1 })
    const account = privateKeyToAccount(made.key)
    const own = await browser.newContext()
    await openSession(own, origin, account)
    if (people.length === 0) {
      const theirs = await own.newPage()
      await theirs.goto(`${origin}/clubs/main?tab=bounties&b=${id}`)
      await press(theirs, act.submit)
      await main(theirs)
        .getByRole('textbox', { name: bountyActs.field.text })
        .fill(text)
      // Words outlive the page until the server has them.
      await theirs.reload()
      await press(theirs, act.submit)
      await expect(
        main(theirs).getByRole('textbox', { name: bountyActs.field.text }),
      ).toHaveValue(text)
      await main(theirs)
        .getByRole('form', { name: act.submit })
        .getByRole('button', { name: act.submit })
        .click()
      await expect(main(theirs).getByText(bountyActs.done.submit)).toBeVisible()
      people.push({ account, work: '' })
    } else
      people.push({
        account,
        work: await handIn({ origin, request: own.request }, id, text),
      })
    await own.close()
  }

  // --- closed, one turned down in public, two awarded
  await page.reload()
  await press(page, act.close)
  await main(page)
    .getByRole('form', { name: act.close })
    .getByRole('button', { name: act.close })
    .click()
  await expect(main(page).getByText(bountyActs.done.close)).toBeVisible()
  await press(page, bountyActs.done.ok)
  const third = main(page)
    .getByRole('listitem')
    .filter({ hasText: 'A photo of a sign.' })
  await third.getByRole('button', { name: act.review }).click()
  const review = third.getByRole('form', { name: act.review })
  await review.getByRole('radio', { name: 'Rejected' }).check()
  await review
    .getByRole('textbox', { name: bountyActs.field.publicReason })
    .fill('It is a photo, and a sign was asked for.')
  await review.getByRole('button', { name: act.review }).click()
  await expect(
    main(page)
      .getByText(/a sign was asked for/)
      .first(),
  ).toBeVisible()

  await main(page).getByRole('button', { name: act.award }).first().click()
  const award = main(page).getByRole('form', { name: act.award })
  const [first, second] = people
  for (const each of [first, second])
    await award
      .getByRole('checkbox', {
        name: new RegExp(each?.account.address.slice(0, 6) ?? '', 'i'),
      })
      .check()
  // Split evenly, until it is changed.
  const shares = award.getByRole('textbox')
  await expect(shares.first()).toHaveValue('2.25')
  await shares.first().fill('3')
  await award.getByRole('button', { name: act.award }).click()
  await expect(award.getByRole('alert').first()).toBeVisible()
  await shares.nth(1).fill('1.5')
  await award.getByRole('button', { name: act.award }).click()

  // --- paid one by one, after a no; verified by the server
  const pay = (amount: string) =>
    main(page).getByRole('button', { name: payouts.pay(amount) })
  await pay('3 CRO').click()
  await expect(prompt(page)).toBeVisible({ timeout: 20_000 })
  await reject(page)
  await expect(main(page).getByRole('alert')).toContainText(
    'You rejected the request in your wallet.',
  )
  const held = () =>
    Promise.all(
      [first, second].map((each) =>
        club.client.getBalance({ address: each?.account.address ?? '0x' }),
      ),
    )
  const before = await held()
  await pay('3 CRO').click()
  await expect(prompt(page)).toBeVisible({ timeout: 20_000 })
  await approve(page)
  await expect(pay('1.5 CRO')).toBeEnabled({ timeout: 30_000 })
  // A reload on the way asks for nothing.
  await page.reload()
  await pay('1.5 CRO').click()
  await expect(prompt(page)).toBeVisible({ timeout: 20_000 })
  await approve(page)
  await expect(main(page).getByText(payouts.settled)).toBeVisible({
    timeout: 45_000,
  })
  const after = await held()
  const got = after.map((each, place) => each - (before[place] ?? 0n))
  expect(got.sort()).toEqual([(3n * whole) / 2n, 3n * whole])
  const answer = await page.request.get(`${origin}/api/bounties/${id}`)
  expect(await answer.json()).toMatchObject({
    status: 'paid',
    author: author.address.toLowerCase(),
  })
})

test('default: one that is disputed leads to the vote, one that expired says that it was not decided', async ({
  page,
  origin,
}) => {
  const find = async (state: string): Promise<string> => {
    const url = `${origin}/api/clubs/main/bounties?state=${state}`
    const { rows } = await (await page.request.get(url)).json()
    return rows[0].id
  }
  const open = (id: string) => page.goto(`/clubs/main?tab=bounties&b=${id}`)
  await open(await find('disputed'))
  await main(page).getByRole('link', { name: bounties.notice.vote }).click()
  await expect(page).toHaveURL(/tab=proposals&p=/)
  await expect(
    main(page).getByRole('heading', { level: 1, name: /^Should 0x/ }),
  ).toBeVisible()
  await open(await find('expired'))
  await expect(main(page).getByText(bounties.notice.undecided)).toBeVisible()
  await page.goto('/clubs?list=bounties&state=expired')
  await expect(
    main(page).getByText(bounties.badge.undecided).first(),
  ).toBeVisible()
})
