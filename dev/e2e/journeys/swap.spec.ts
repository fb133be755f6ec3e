import { swap } from '@narwhal-club/core/messages/pages/swap'
import { swapPage } from '@narwhal-club/core/messages/pages/swapPage'
import { swapping } from '@narwhal-club/core/messages/pages/swapping'
import { expect } from '@playwright/test'
import { parseEther } from 'viem'
import { main } from '../support/screens.ts'
import { prompt, reject, signIn } from '../support/wallet.ts'
import { test } from './support/stage.ts'
import {
  type Ask,
  allow,
  arrived,
  becomeSwapper,
  begin,
  expectArrived,
  expectAsked,
  feesPaidBy,
  gasOf,
  idsOf,
  mySwaps,
  ownersOf,
  perNft,
  press,
  review,
  reviewed,
  sentBy,
  steps,
  swapFee,
  vaultOf,
} from './support/swapper.ts'

const { receipt } = swapPage
const tokensOf = (nfts: number) => swap.tokens(`${nfts * 50}.00B`)

test('default: three narwhals become tokens, and come back: all of it right to the last unit', async ({
  page,
  context,
  club,
  origin,
}) => {
  const cro = parseEther('10')
  const { address } = await becomeSwapper({ page, club })
  const ids = (await idsOf(club, address)).slice(0, 3)
  const vault = vaultOf(club)
  const before = {
    nfts: await club.nftsOf(vault),
    tokens: await club.tokensOf(vault),
    treasury: await club.client.getBalance({
      address: club.config.adminWallet as `0x${string}`,
    }),
  }

  await page.goto('/swap')
  for (const id of ids)
    await main(page)
      .getByRole('checkbox', { name: swap.choose.label(id), exact: true })
      .press('Space')
  await expect(page).toHaveURL(new RegExp(`ids=${ids}$`))
  await expect(reviewed(page)).toContainText(
    swap.review.hold(swap.nfts(2), '2'),
  )
  await press(page, swap.review.review(swap.nfts(3)))
  const plan = reviewed(page).getByRole('list', { name: swap.review.steps })
  await expect(plan.getByRole('listitem')).toHaveText([
    swap.review.step.approve.all,
    swap.review.step.fee('1 CRO'),
    swap.review.step.swap,
    swap.review.step.revoke,
  ])
  await begin(page, 3)
  for (const ask of ['all', 'fee', 'deposit', 'revoke'] as const)
    await allow(page, ask)
  await expectArrived(page, tokensOf(3))
  await expect(arrived(page, tokensOf(3))).toContainText(
    receipt.hold(swap.nfts(2), tokensOf(3), '2'),
  )

  expect(await club.nftsOf(address)).toBe(2n)
  expect(await club.tokensOf(address)).toBe(3n * perNft)
  expect(await club.nftsOf(vault)).toBe(before.nfts + 3n)
  expect(await club.tokensOf(vault)).toBe(before.tokens - 3n * perNft)
  for (const owner of await ownersOf(club, ids))
    expect(owner.toLowerCase()).toBe(vault)
  const sent = await sentBy(club, address)
  expect(sent).toHaveLength(4)
  expect(await club.client.getBalance({ address })).toBe(
    cro - swapFee - (await gasOf(club, sent)),
  )
  // What the vault may take is taken back; the footer knows of the swap.
  expect(
    await club.client.readContract({
      ...club.nft,
      functionName: 'isApprovedForAll',
      args: [address, vault],
    }),
  ).toBe(false)
  const footer = page.getByRole('contentinfo')
  await expect(footer).toContainText('2.00')

  // Back: an exact amount is approved, and used up.
  await press(page, receipt.again)
  await review(page, 'redeem', ids)
  await begin(page, 3)
  for (const ask of ['amount', 'fee', 'redeem'] as const) await allow(page, ask)
  await expectArrived(page, swap.nfts(3))
  expect(await club.nftsOf(address)).toBe(5n)
  expect(await club.tokensOf(address)).toBe(0n)
  expect(await club.allowanceOf(address, vault)).toBe(0n)
  expect(await club.nftsOf(vault)).toBe(before.nfts)
  expect(await club.tokensOf(vault)).toBe(before.tokens)
  expect(await feesPaidBy(club, address)).toHaveLength(2)
  const all = await sentBy(club, address)
  expect(await club.client.getBalance({ address })).toBe(
    cro - 2n * swapFee - (await gasOf(club, all)),
  )
  expect(
    await club.client.getBalance({
      address: club.config.adminWallet as `0x${string}`,
    }),
  ).toBe(before.treasury + 2n * swapFee)

  const { intents, credits } = await mySwaps({ context, origin })
  expect(intents.map(({ state }) => state)).toEqual(['swapped', 'swapped'])
  expect(credits).toEqual([])
  // The newest stands first in what went through.
  const history = main(page).getByRole('region', {
    name: swapPage.history.title,
  })
  await expect(history.getByRole('row').nth(1)).toContainText(
    swapPage.history.arrow.redeem(swap.nfts(3), tokensOf(3)),
  )
})

test('behavior: who rejects at each prompt goes on from the same step, and pays once', async ({
  page,
  context,
  club,
  origin,
}) => {
  const { address } = await becomeSwapper({ page, club })
  const ids = (await idsOf(club, address)).slice(0, 2)
  await review(page, 'deposit', ids)
  await begin(page, 2)
  for (const [ask, at] of [
    ['all', 1],
    ['fee', 2],
    ['deposit', 3],
    ['revoke', 4],
  ] as const) {
    await expectAsked(page, ask)
    await reject(page)
    await expect(steps(page, 2).getByRole('alert')).toContainText(
      swapping.stepAdvice.rejected,
    )
    await expect(steps(page, 2)).toContainText(swap.steps.of(at, 4))
    await expect(prompt(page)).toBeHidden()
    await press(page, swap.steps.retry)
    await allow(page, ask)
  }
  await expectArrived(page, tokensOf(2))
  expect(await sentBy(club, address)).toHaveLength(4)
  expect(await feesPaidBy(club, address)).toHaveLength(1)
  const { intents, credits } = await mySwaps({ context, origin })
  expect(intents).toHaveLength(1)
  expect(credits).toEqual([])
})

test('behavior: the page dies at each step: one fee, one swap', async ({
  page: first,
  context,
  club,
  origin,
  stage,
}) => {
  const { address } = await becomeSwapper({ page: first, club })
  const ids = (await idsOf(club, address)).slice(0, 2)
  let page = first
  /** Another page goes on with it by itself, and asks the wallet for nothing. */
  const die = async () => {
    const next = await context.newPage()
    await page.close()
    page = next
    await page.goto('/swap')
    stage.mining.resume()
  }
  const ready = async (name: string) => {
    await expect(
      steps(page, 2).getByRole('button', { name, exact: true }),
    ).toBeVisible({ timeout: 20_000 })
    await expect(prompt(page)).toBeHidden()
    await press(page, name)
  }
  const { act } = swap.steps
  await review(page, 'deposit', ids)
  await begin(page, 2)
  const asked: [Ask, string][] = [
    ['all', act.approve],
    ['fee', act.fee],
    ['deposit', act.swap],
    ['revoke', act.revoke],
  ]
  for (const [ask, name] of asked) {
    // While the wallet asks: nothing was sent.
    await expectAsked(page, ask)
    await die()
    await ready(name)
    await expectAsked(page, ask)
    // Sent, and in no block yet.
    stage.mining.pause()
    await allow(page, ask)
    await expect(steps(page, 2)).toContainText(swap.steps.state.sent)
    await die()
    const [next] = asked.slice(asked.findIndex(([each]) => each === ask) + 1)
    if (next) await ready(next[1])
  }
  await expectArrived(page, tokensOf(2))
  expect(await sentBy(club, address)).toHaveLength(4)
  expect(await feesPaidBy(club, address)).toHaveLength(1)
  expect(await club.tokensOf(address)).toBe(2n * perNft)
  const { intents, credits } = await mySwaps({ context, origin })
  expect(intents.map(({ state }) => state)).toEqual(['swapped'])
  expect(credits).toEqual([])
})

test('default: a fee that was paid for a swap that is given up pays for the next one', async ({
  page,
  context,
  club,
  origin,
}) => {
  const { address } = await becomeSwapper({ page, club })
  const [one = '', other = ''] = await idsOf(club, address)
  await review(page, 'deposit', [one])
  await begin(page, 1)
  for (const ask of ['one', 'fee'] as const) await allow(page, ask)
  await expectAsked(page, 'deposit')
  await reject(page)
  await press(page, swap.steps.cancel)
  await expect(main(page)).toContainText(swapPage.ended.credit('30'))
  await page.goto('/swap')
  await expect(
    main(page).getByRole('region', { name: swapPage.left.title }),
  ).toContainText('A fee of 1 CRO')
  await review(page, 'deposit', [other])
  await expect(reviewed(page)).toContainText(swap.review.feeCredit)
  await begin(page, 1)
  for (const ask of ['one', 'deposit'] as const) await allow(page, ask)
  await expectArrived(page, tokensOf(1))
  expect(await feesPaidBy(club, address)).toHaveLength(1)
  expect((await mySwaps({ context, origin })).credits).toEqual([])
})

test('default: the primary administrator pays no fee, and no transaction is made for it', async ({
  page,
  context,
  club,
  origin,
}) => {
  const { address } = club.accounts.admin
  await club.giveNfts(address, 3)
  await club.settle()
  await page.goto('/about')
  await signIn(page, 'Admin')
  const id = (await idsOf(club, address)).at(-1) ?? ''
  const sent = await club.client.getTransactionCount({ address })
  await review(page, 'deposit', [id])
  await expect(reviewed(page)).toContainText(swap.review.feeExempt)
  await begin(page, 1)
  for (const ask of ['one', 'deposit'] as const) await allow(page, ask)
  await expectArrived(page, tokensOf(1))
  await expect(arrived(page, tokensOf(1))).toContainText(receipt.feeOf.exempt)
  expect(await club.client.getTransactionCount({ address })).toBe(sent + 2)
  const { intents } = await mySwaps({ context, origin })
  expect(intents[0]?.fee).toMatchObject({
    state: 'exempt',
    hash: 'admin-exempt',
  })
})
