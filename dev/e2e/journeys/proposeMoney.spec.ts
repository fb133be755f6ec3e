import { clubs } from '@narwhal-club/core/messages/pages/clubs'
import { proposing } from '@narwhal-club/core/messages/pages/proposing'
import { panels } from '@narwhal-club/core/messages/panels'
import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import type { Address } from 'viem'
import { encodeFunctionData } from 'viem'
import { clubTokenAbi } from '../../contracts/generated/ClubToken.gen.ts'
import type { Probe } from '../support/chain.ts'
import { main } from '../support/screens.ts'
import { prompt } from '../support/wallet.ts'
import {
  allow,
  becomeProposer,
  confirming,
  expectAsked,
  expectPublished,
  feesOf,
  type Proposer,
  paymentsOf,
  press,
  proposalFee,
  publishedBy,
  review,
  unpaid,
  write,
} from './support/proposer.ts'
import { test } from './support/stage.ts'
import { brokenCall } from './support/test.ts'

const { editor, failure, panel } = proposing
const { credits } = clubs
const { advice } = panels.payment

/** The same fee once more, by hand: from a phone, past every page. */
async function payByHand(club: Probe, author: Proposer) {
  const { client, config, token } = club
  const { address } = author
  const hash = await client.sendRawTransaction({
    serializedTransaction: await author.signTransaction({
      type: 'legacy',
      chainId: 25,
      to: token.address,
      data: encodeFunctionData({
        abi: clubTokenAbi,
        functionName: 'transfer',
        args: [config.adminWallet as Address, proposalFee],
      }),
      gas: 100_000n,
      gasPrice: await client.getGasPrice(),
      nonce: await client.getTransactionCount({ address, blockTag: 'pending' }),
    }),
  })
  return () => client.waitForTransactionReceipt({ hash })
}

const expectStopped = (page: Page, why: { message: string; advice: string }) =>
  Promise.all([
    expect(main(page).getByText(why.message, { exact: true })).toBeVisible(),
    expect(main(page).getByText(why.advice, { exact: true })).toBeVisible(),
    expect(prompt(page)).toBeHidden(),
  ])
const signNow = async (page: Page) => {
  await press(page, panel.review.sign)
  await allow(page, 'signature')
}
const myCredits = (page: Page) =>
  main(page).getByRole('region', { name: credits.title })

test('error: too few tokens, then no gas, then none left for the fee: each is told, and it goes on', async ({
  page,
  context,
  club,
  origin,
  allow: permit,
}) => {
  // A new draft is asked for before the server has it.
  permit(brokenCall)
  const means = { tokens: proposalFee - 1n, cro: '0' }
  const { address } = await becomeProposer({ club, page }, means)
  const title = 'A rope for the ferry'
  await write(page, title, 'The ferry needs a rope that holds in a storm.')
  await press(page, editor.review)
  await expectStopped(page, failure.insufficientTokens)

  await club.giveTokens(address, 1n)
  await press(page, editor.unread.retry)
  await expectStopped(page, failure.insufficientGas)

  await club.giveGas(address, '10')
  await press(page, editor.unread.retry)
  await expect(main(page).getByRole('blockquote')).toHaveText(/^Propose “/)
  await signNow(page)
  await allow(page, 'allowance')
  await expectAsked(page, 'fee')
  await club.giveGas(address, '0')
  await allow(page, 'fee')
  await expect(unpaid(page)).toBeVisible()
  await expect(main(page).getByRole('alert')).toContainText(
    advice['payment.insufficientFunds'],
  )
  expect(await club.tokensOf(address)).toBe(proposalFee)

  await club.giveGas(address, '10')
  await press(page, panel.pay)
  await allow(page, 'fee')
  await expectPublished(page)
  expect(await publishedBy(context, origin, address)).toEqual([title])
  expect(await paymentsOf(club, address)).toEqual([proposalFee])
})

test('default: who pays twice keeps a credit, and the next one costs nothing', async ({
  page,
  context,
  club,
  stage,
  origin,
  allow: permit,
}) => {
  permit(brokenCall)
  const author = await becomeProposer({ club, page })
  const { address } = author
  const first = 'Nets for the herring weeks'
  await write(page, first, 'Twelve nets, before the herring come by again.')
  await review(page)
  await signNow(page)
  await allow(page, 'allowance')
  await expectAsked(page, 'fee')
  // Nothing seems to happen, so it is paid once more.
  stage.mining.pause()
  await allow(page, 'fee')
  await expect(confirming(page)).toBeVisible()
  const arrival = await payByHand(club, author)
  stage.mining.resume()
  await arrival()
  await expectPublished(page)
  expect(await paymentsOf(club, address)).toEqual([proposalFee, proposalFee])

  await expect
    .poll(async () => (await feesOf(context, origin)).credit)
    .toBe(String(proposalFee))
  await page.goto('/my-proposals')
  await expect(myCredits(page)).toContainText(credits.left('333.33M'))
  await expect(myCredits(page)).toContainText(credits.why.unmatched)

  const next = 'A smokehouse at the harbour'
  await write(page, next, 'Smoke keeps what the nets of this autumn bring in.')
  await review(page)
  await expect(main(page).getByText(panel.review.credit)).toBeVisible()
  await signNow(page)
  await expectPublished(page)
  await expect(prompt(page)).toBeHidden()
  expect((await publishedBy(context, origin, address)).sort()).toEqual([
    next,
    first,
  ])
  expect(await paymentsOf(club, address)).toHaveLength(2)
  await page.goto('/my-proposals')
  await expect(myCredits(page)).toContainText(credits.none.title)
})

test('behavior: of two tabs one asks the wallet, and the other is told', async ({
  page,
  context,
  club,
  origin,
  allow: permit,
}) => {
  permit(brokenCall)
  const { address } = await becomeProposer({ club, page })
  const title = 'Two lamps at the pier'
  await write(page, title, 'One lamp on each side, so that boats see the gap.')
  await review(page)
  await signNow(page)
  await allow(page, 'allowance')
  await expectAsked(page, 'fee')

  const other = await context.newPage()
  await other.goto(page.url())
  await expect(unpaid(other)).toBeVisible()
  await press(other, panel.pay)
  await expect(main(other).getByRole('alert')).toContainText(
    advice['payment.elsewhere'],
  )
  await expect(prompt(other)).toBeHidden()

  await allow(page, 'fee')
  await expect(confirming(page)).toBeVisible()
  await expectPublished(page)
  await expectPublished(other)
  expect(await publishedBy(context, origin, address)).toEqual([title])
  expect(await paymentsOf(club, address)).toEqual([proposalFee])
})
