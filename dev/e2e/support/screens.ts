import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { footer } from './footer.ts'
import { header } from './wallet.ts'

export const main = (page: Page) => page.getByRole('main')

export const title = (page: Page) =>
  main(page).getByRole('heading', { level: 1 })

/** A page is there: inside the layout, with its own title, and not as a 404. */
export async function expectScreen(page: Page, name: string) {
  await expect(title(page)).toHaveText(name)
  await expect(header(page)).toBeVisible()
  await expect(footer(page)).toBeVisible()
  await expect(notFound(page)).toHaveCount(0)
}

export const notFound = (page: Page) =>
  main(page).getByRole('heading', { name: 'Nothing surfaced here' })

/** Where a page says how far it has read: its facts have come. */
export const block = (page: Page) =>
  main(page)
    .getByText(/As of block/)
    .first()

/** The titles of a screen's sections, once its facts have come. */
export async function sectionTitles(page: Page) {
  await expect(block(page)).toBeVisible()
  return main(page).getByRole('heading', { level: 2 }).allTextContents()
}
