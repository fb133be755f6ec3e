import type { Page } from '@playwright/test'

export const footer = (page: Page) =>
  page.locator('[data-layout]').getByRole('contentinfo')

/** What the signed-in user holds (R1.2). */
export const holdings = (page: Page) =>
  footer(page).getByRole('region', { name: 'Your holdings' })

/** The value beside a term of the footer. */
export const holding = (
  page: Page,
  term: 'NFTs' | '$NARWHAL' | 'Voting power',
) =>
  holdings(page)
    .getByText(term, { exact: true })
    .locator('xpath=following-sibling::dd')

export const whaleBadge = (page: Page) =>
  footer(page).getByRole('button', { name: 'WHALE', exact: true })
