import type { MySwaps, SwapIntent } from '@narwhal-club/core/contract'
import { swap } from '@narwhal-club/core/messages/pages/swap'
import { swapPage } from '@narwhal-club/core/messages/pages/swapPage'
import type { BrowserContext, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import type { Address, Hash } from 'viem'
import { createVaultHand } from '../../../testing/vault.ts'
import type { Endowment, Probe } from '../../support/chain.ts'
import { main } from '../../support/screens.ts'
import { prompt, setScenario, signIn } from '../../support/wallet.ts'

/** Base units that one NFT is worth, and wei of the fee. */
export const perNft = 50_000_000_000n * 10n ** 18n
export const swapFee = 10n ** 18n

export interface Scene {
  page: Page
  context: BrowserContext
  club: Probe
  origin: string
}

/** A person of one test, with a wallet of their own in this browser; signed in. */
export async function becomeSwapper(
  { page, club }: Pick<Scene, 'page' | 'club'>,
  endowment: Endowment = {},
) {
  const person = await club.newAccount({ nfts: 5, ...endowment })
  await club.settle()
  await setScenario(page, { own: person.key })
  await page.goto('/about')
  await signIn(page, 'Own')
  return person
}

/** Their NFTs, without those that the marketplace says are for sale. */
export async function idsOf(club: Probe, owner: Address): Promise<string[]> {
  const count = await club.nftsOf(owner)
  const ids = await Promise.all(
    Array.from({ length: Number(count) }, (_, at) =>
      club.client.readContract({
        ...club.nft,
        functionName: 'tokenOfOwnerByIndex',
        args: [owner, BigInt(at)],
      }),
    ),
  )
  return ids.filter((id) => id % 9n !== 0n).map(String)
}

export const ownersOf = (club: Probe, ids: readonly string[]) =>
  Promise.all(
    ids.map((id) =>
      club.client.readContract({
        ...club.nft,
        functionName: 'ownerOf',
        args: [BigInt(id)],
      }),
    ),
  )

export const vaultOf = (club: Probe) => club.config.contracts.swap as Address

/** What can happen to the vault while somebody looks at it. */
export const handOf = (club: Probe) =>
  createVaultHand(
    club.rpc,
    {
      nft: club.nft.address,
      token: club.token.address,
      swap: vaultOf(club),
    },
    club.accounts.admin.address,
  )

export const press = (page: Page, name: string) =>
  main(page).getByRole('button', { name, exact: true }).click()

/** What the wallet asks on the way, by the title of its window. */
export const asks = {
  all: 'Allow moving all NFTs',
  one: 'Allow moving one NFT',
  amount: /^Allow spending /,
  fee: 'Send CRO',
  deposit: 'Swap NFTs for tokens',
  redeem: 'Swap tokens for NFTs',
  revoke: 'Stop the NFT allowance',
} as const
export type Ask = keyof typeof asks

export const expectAsked = (page: Page, ask: Ask) =>
  expect(
    prompt(page).getByRole('heading', { name: asks[ask], exact: true }),
  ).toBeVisible({ timeout: 20_000 })

/** Says yes to exactly that. */
export async function allow(page: Page, ask: Ask) {
  await expectAsked(page, ask)
  await prompt(page).getByRole('button', { name: 'Approve' }).click()
}

/** Comes with a choice, as by a link, and looks at all that it takes. */
export async function review(
  page: Page,
  mode: SwapIntent['mode'],
  ids: readonly string[],
) {
  await page.goto(`/swap?mode=${mode}&ids=${ids}`)
  await press(page, swap.review.review(swap.nfts(ids.length)))
}

export const begin = (page: Page, nfts: number) =>
  press(page, swap.review.act(swap.nfts(nfts)))

/** The part of the page with what it would do. */
export const reviewed = (page: Page) =>
  main(page).getByRole('region', { name: swap.review.title, exact: true })

/** The part of the page with the steps under way. */
export const steps = (page: Page, nfts: number) =>
  main(page).getByRole('region', {
    name: swap.steps.title(swap.nfts(nfts)),
    exact: true,
  })

export const arrived = (page: Page, what: string) =>
  main(page).getByRole('region', {
    name: swapPage.receipt.arrived(what),
    exact: true,
  })

export const expectArrived = (page: Page, what: string) =>
  expect(arrived(page, what)).toBeVisible({ timeout: 30_000 })

/** What the server knows of the swaps of the context's session. */
export async function mySwaps({
  context,
  origin,
}: Pick<Scene, 'context' | 'origin'>): Promise<MySwaps> {
  return (await context.request.get(`${origin}/api/swap/intents`)).json()
}

/** What an account has sent so far: each transaction with what became of it. */
export async function sentBy(club: Probe, from: Address) {
  const last = await club.client.getBlockNumber({ cacheTime: 0 })
  const first = last > 2_000n ? last - 2_000n : 0n
  const numbers = Array.from(
    { length: Number(last - first) + 1 },
    (_, at) => first + BigInt(at),
  )
  const count = await club.client.getTransactionCount({ address: from })
  const found: {
    hash: Hash
    to: Address | null
    value: bigint
    gas: bigint
  }[] = []
  for (const blockNumber of numbers.reverse()) {
    if (found.length === count) break
    const block = await club.client.getBlock({
      blockNumber,
      includeTransactions: true,
    })
    for (const { hash, to, value, from: sender, gas } of block.transactions)
      if (sender.toLowerCase() === from.toLowerCase())
        found.push({ hash, to, value, gas })
  }
  return found.reverse()
}

/** The fees that it has paid: plain payments to the treasury. */
export const feesPaidBy = async (club: Probe, from: Address) =>
  (await sentBy(club, from)).filter(
    ({ to, value }) =>
      to?.toLowerCase() === club.config.adminWallet.toLowerCase() && value > 0n,
  )

/** Wei that all of it took besides what it moved. */
export async function gasOf(club: Probe, sent: readonly { hash: Hash }[]) {
  const receipts = await Promise.all(
    sent.map(({ hash }) => club.client.getTransactionReceipt({ hash })),
  )
  return receipts.reduce(
    (sum, { gasUsed, effectiveGasPrice }) => sum + gasUsed * effectiveGasPrice,
    0n,
  )
}
