import type { BrowserContext } from '@playwright/test'
import { expect } from '@playwright/test'
import { holdings } from '../support/footer.ts'
import {
  approve,
  askForSignature,
  connect,
  connectButton,
  disconnectIcon,
  panel,
  prompt,
  signIn,
} from '../support/wallet.ts'
import { accountChip, shownMessage, signedInAs } from './support/page.ts'
import { atNight, test } from './support/test.ts'

/** "Other tabs learn of login and logout within 2 s." */
const soon = { timeout: 2_000 }

async function openTab(context: BrowserContext, path: string) {
  const tab = await context.newPage()
  await tab.goto(path)
  await expect(connectButton(tab)).toBeVisible()
  return tab
}

test(
  'behavior: a sign-in is seen by the other tab within 2 s',
  atNight,
  async ({ page, context }) => {
    const other = await openTab(context, '/about')
    await page.goto('/')
    await signIn(page, 'Holder')
    await expect(accountChip(other, 'Holder')).toBeVisible(soon)
    await expect(holdings(other)).toBeVisible()
  },
)

/** Asked while the session ended in the other tab. */
const askedTooLate = /status of 401 .*\/api\/inbox/

test('behavior: a sign-out is seen by the other tab within 2 s', async ({
  page,
  context,
  allow,
}) => {
  allow(askedTooLate)
  await page.goto('/')
  await signIn(page, 'Holder')
  const other = await context.newPage()
  await other.goto('/team')
  await expect(accountChip(other, 'Holder')).toBeVisible()
  await disconnectIcon(page).click()
  await expect(connectButton(page)).toBeVisible()
  await expect(connectButton(other)).toBeVisible(soon)
  await expect(holdings(other)).toHaveCount(0)
  expect(await signedInAs(other)).toBeNull()
})

test(
  'behavior: both sign in at once; both end signed in, one signature is enough',
  atNight,
  async ({ page, context }) => {
    const other = await openTab(context, '/about')
    await page.goto('/')
    await connect(page, 'Holder')
    await connect(other, 'Holder')
    for (const tab of [page, other])
      await expect(shownMessage(tab)).toBeVisible()
    // The second nonce has not taken the first one away.
    await askForSignature(page)
    await approve(page)
    await expect(accountChip(page, 'Holder')).toBeVisible()
    await expect(accountChip(other, 'Holder')).toBeVisible()
    await expect(panel(other)).toHaveCount(0)
    await expect(prompt(other)).toHaveCount(0)
  },
)

test('behavior: both are asked to sign and both do; both end signed in', async ({
  page,
  context,
}) => {
  const other = await openTab(context, '/about')
  await page.goto('/')
  await connect(page, 'Holder')
  await connect(other, 'Holder')
  for (const tab of [page, other]) {
    await askForSignature(tab)
    await expect(prompt(tab)).toBeVisible()
  }
  await approve(page)
  await expect(accountChip(page, 'Holder')).toBeVisible()
  await approve(other)
  await expect(accountChip(other, 'Holder')).toBeVisible()
  expect(await signedInAs(page)).not.toBeNull()
})
