import { refusalTexts } from '@narwhal-club/core/contract'
import { swap } from '@narwhal-club/core/messages/pages/swap'
import { swapPage } from '@narwhal-club/core/messages/pages/swapPage'
import { expect } from '@playwright/test'
import { main } from '../support/screens.ts'
import { prompt, reject } from '../support/wallet.ts'
import { test } from './support/stage.ts'
import {
  allow,
  becomeSwapper,
  begin,
  expectArrived,
  expectAsked,
  feesPaidBy,
  handOf,
  idsOf,
  mySwaps,
  perNft,
  press,
  review,
  reviewed,
  sentBy,
  steps,
  vaultOf,
} from './support/swapper.ts'
import { brokenCall } from './support/test.ts'

const tokensOf = (nfts: number) => swap.tokens(`${nfts * 50}.00B`)

test('error: too little CRO is said before anything is asked, and it goes on', async ({
  page,
  club,
  allow: permit,
}) => {
  permit(brokenCall)
  const { address } = await becomeSwapper({ page, club }, { cro: '0.5' })
  const [id = ''] = await idsOf(club, address)
  await review(page, 'deposit', [id])
  const alert = reviewed(page).getByRole('alert')
  await expect(alert).toContainText(refusalTexts.swap_coins_short)
  await expect(alert).toContainText('and have 0.5 CRO.')
  await expect(prompt(page)).toBeHidden()
  await club.giveGas(address, '10')
  await press(page, swap.review.again)
  await expect(
    reviewed(page).getByRole('button', {
      name: swap.review.act(swap.nfts(1)),
    }),
  ).toBeVisible()
  expect(await sentBy(club, address)).toEqual([])
})

test('error: a vault that is paused takes nothing, and what was begun goes on afterwards', async ({
  page,
  context,
  club,
  origin,
  allow: permit,
}) => {
  permit(brokenCall)
  const { address } = await becomeSwapper({ page, club })
  const [id = ''] = await idsOf(club, address)
  const hand = handOf(club)
  await review(page, 'deposit', [id])
  await begin(page, 1)
  await allow(page, 'one')
  await expectAsked(page, 'fee')
  await reject(page)
  await hand.pause()
  try {
    await press(page, swap.steps.retry)
    await expect(steps(page, 1).getByRole('alert')).toContainText(
      refusalTexts.swap_paused,
    )
    await expect(prompt(page)).toBeHidden()
    expect(await feesPaidBy(club, address)).toEqual([])
    const visitor = await context.newPage()
    await expect(async () => {
      await visitor.goto('/swap?mode=redeem')
      await expect(
        main(visitor).getByRole('heading', { name: swapPage.paused.title }),
      ).toBeVisible({ timeout: 2_000 })
    }).toPass()
    await visitor.close()
  } finally {
    await hand.unpause()
  }
  await press(page, swap.steps.retry)
  for (const ask of ['fee', 'deposit'] as const) await allow(page, ask)
  await expectArrived(page, tokensOf(1))
  const { intents } = await mySwaps({ context, origin })
  expect(intents).toHaveLength(1)
})

test('behavior: a quote that is old is asked anew; of the same offer nobody is asked twice', async ({
  page,
  club,
  stage,
  allow: permit,
}) => {
  permit(brokenCall)
  const { address } = await becomeSwapper({ page, club })
  const [id = ''] = await idsOf(club, address)
  await review(page, 'deposit', [id])
  const button = reviewed(page).getByRole('button', {
    name: swap.review.act(swap.nfts(1)),
  })
  await expect(button).toBeVisible()
  // To the server it is two minutes old; the page does not know.
  await stage.advance(120_000)
  await button.click()
  await expectAsked(page, 'one')
  await reject(page)
})

test('error: one that is sold meanwhile stops the swap before its fee, and it is given up', async ({
  page,
  context,
  club,
  origin,
  allow: permit,
}) => {
  permit(brokenCall)
  const hand = handOf(club)
  const { address } = await becomeSwapper(
    { page, club },
    { nfts: 0, tokens: 2n * perNft },
  )
  const ids = (await idsOf(club, vaultOf(club))).slice(0, 2)
  const [sold = ''] = ids
  await review(page, 'redeem', ids)
  await begin(page, 2)
  await allow(page, 'amount')
  await expectAsked(page, 'fee')
  await reject(page)
  await hand.sell(sold)
  await press(page, swap.steps.retry)
  await expect(steps(page, 2).getByRole('alert')).toContainText(
    refusalTexts.swap_not_in_vault,
  )
  await expect(prompt(page)).toBeHidden()
  await press(page, swap.steps.cancel)
  await expect(
    main(page).getByRole('region', { name: swapPage.ended.title.cancelled }),
  ).toBeVisible()
  await press(page, swapPage.ended.again)
  await expect(reviewed(page)).toBeVisible()
  expect(await feesPaidBy(club, address)).toEqual([])
  expect(await club.tokensOf(address)).toBe(2n * perNft)
  const { intents, credits } = await mySwaps({ context, origin })
  expect(intents.map(({ state }) => state)).toEqual(['cancelled'])
  expect(credits).toEqual([])
})
