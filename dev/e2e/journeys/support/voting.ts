import { voting as words } from '@narwhal-club/core/messages/pages/votes'
import type { BrowserContext, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import type { Probe } from '../../support/chain.ts'
import { publish } from '../../support/publish.ts'
import { main } from '../../support/screens.ts'
import { prompt, setScenario, signIn } from '../../support/wallet.ts'

const power = 50

export const pathOf = (id: string) => `/clubs/main?tab=proposals&p=${id}`

interface Asked {
  page: Page
  context: BrowserContext
  origin: string
  club: Probe
}

/**
 * A proposal that is voted on, by a voter of this test alone: one of 50 NFTs. An
 * administrator publishes it: a club has room for ten of its members a day (P11).
 */
export async function askVote(asked: Asked, title: string) {
  const { page, context, club } = asked
  const author = club.accounts.admin
  if ((await club.nftsOf(author.address)) < power)
    await club.giveNfts(author.address, power)
  const voter = await club.newAccount({ nfts: power })
  await club.settle()
  const id = await publish(
    asked,
    author,
    { title, body: `${title}: yes or no? Whoever reads it may say so.` },
    0,
  )
  await context.clearCookies()
  await setScenario(page, { own: voter.key })
  return { voter, id, path: pathOf(id), title }
}

/** The same, and the voter has signed in. */
export async function becomeVoter(asked: Asked, title: string) {
  const vote = await askVote(asked, title)
  await asked.page.goto('/about')
  await signIn(asked.page, 'Own')
  return vote
}

export const yourVote = (page: Page) =>
  page.getByRole('region', { name: words.panel.title })

/** One press, and the wallet asks for exactly that. */
export async function press(page: Page, choice: 'Yes' | 'No') {
  await yourVote(page)
    .getByRole('button', { name: words.panel.pressed(choice), exact: true })
    .click()
  await expect(
    prompt(page).getByRole('heading', { name: 'Sign: Vote', exact: true }),
  ).toBeVisible()
}

export const expectCounted = (
  page: Page,
  choice: 'Yes' | 'No',
  votes = power,
) =>
  expect(yourVote(page)).toContainText(
    words.panel.yours.is(choice, String(votes)),
  )

/** How the vote stands, as the page says. */
export const results = (page: Page) =>
  main(page).getByRole('region', { name: 'Results so far' })

export const voters = (page: Page) =>
  main(page).getByRole('region', { name: words.voters.title })

/** Votes that are sent to be counted, from now on. */
export function watchCasting(page: Page): unknown[] {
  const sent: unknown[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/votes'))
      sent.push(request.postDataJSON())
  })
  return sent
}
