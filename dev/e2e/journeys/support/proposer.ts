import { club as clubPage } from '@narwhal-club/core/messages/pages/club'
import { forms } from '@narwhal-club/core/messages/pages/forms'
import { proposing } from '@narwhal-club/core/messages/pages/proposing'
import type { BrowserContext, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import type { Address } from 'viem'
import { parseAbiItem } from 'viem'
import type { Endowment, Probe } from '../../support/chain.ts'
import { main } from '../../support/screens.ts'
import { prompt, setScenario, signIn } from '../../support/wallet.ts'

const { editor, panel } = proposing

/** Base units. */
export const proposalFee = 333_333_333n * 10n ** 18n

/** A person of one test, with a wallet of their own in this browser; signed in. */
export async function becomeProposer(
  { club, page }: { club: Probe; page: Page },
  endowment: Endowment = {},
) {
  const means = { nfts: 50, tokens: 2n * proposalFee, ...endowment }
  const author = await club.newAccount(means)
  await setScenario(page, { own: author.key })
  await page.goto('/about')
  await signIn(page, 'Own')
  return author
}

export type Proposer = Awaited<ReturnType<typeof becomeProposer>>

export const press = (page: Page, name: string) =>
  main(page).getByRole('button', { name, exact: true }).click()

export const titleField = (page: Page) =>
  main(page).getByRole('textbox', { name: editor.field.title, exact: true })

/**
 * Writes a draft until it is saved.
 *
 * @param body unlike those of other tests: who repeats another is asked.
 * @returns its id.
 */
export async function write(
  page: Page,
  title: string,
  body: string,
): Promise<string> {
  await page.goto('/clubs/main')
  await press(page, clubPage.write)
  await titleField(page).fill(title)
  await main(page).getByRole('textbox', { name: editor.field.body }).fill(body)
  await expect(
    main(page).getByText(forms.save.saved, { exact: true }),
  ).toBeVisible()
  return new URL(page.url()).searchParams.get('write') ?? ''
}

/** The words are looked at; what would be signed is shown. */
export async function review(page: Page) {
  await press(page, editor.review)
  await expect(main(page).getByRole('blockquote')).toHaveText(/^Propose “/)
}

/** What the wallet asks on the way, by the title of its window. */
export const asks = {
  signature: 'Sign: Proposal',
  bounty: 'Sign: Bounty',
  allowance: /^Allow spending /,
  fee: /^Send /,
} as const
export type Ask = keyof typeof asks

export const expectAsked = (page: Page, ask: Ask) =>
  expect(
    prompt(page).getByRole('heading', { name: asks[ask], exact: true }),
  ).toBeVisible()

/** Says yes to exactly that. */
export async function allow(page: Page, ask: Ask) {
  await expectAsked(page, ask)
  await prompt(page).getByRole('button', { name: 'Approve' }).click()
}

export const published = (page: Page) =>
  main(page).getByRole('heading', { name: /^Published as #\d+$/ })

export const expectPublished = (page: Page) =>
  expect(published(page)).toBeVisible({ timeout: 30_000 })

export const unpaid = (page: Page) =>
  main(page).getByText(panel.unpaid, { exact: true })

export const confirming = (page: Page) =>
  main(page).getByText(panel.confirming, { exact: true })

interface Fees {
  credit: string
  credits: unknown[]
  intents: { state: string }[]
}

/** What the server knows of the fees of the context's session. */
export async function feesOf(
  context: BrowserContext,
  origin: string,
): Promise<Fees> {
  return (await context.request.get(`${origin}/api/fees`)).json()
}

/** Titles of what that address has published. */
export async function publishedBy(
  context: BrowserContext,
  origin: string,
  author: Address,
): Promise<string[]> {
  const url = `${origin}/api/clubs/main/proposals?author=${author.toLowerCase()}`
  const { rows } = await (await context.request.get(url)).json()
  return rows.map(({ title }: { title: string }) => title)
}

const transfer = parseAbiItem(
  'event Transfer(address indexed from, address indexed to, uint256 value)',
)

/** What that address has sent to the treasury, in base units. */
export async function paymentsOf(club: Probe, from: Address) {
  const logs = await club.client.getLogs({
    address: club.token.address,
    event: transfer,
    args: { from, to: club.config.adminWallet as Address },
    fromBlock: 0n,
  })
  return logs.map(({ args }) => args.value)
}
