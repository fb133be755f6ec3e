import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { announceWallets, breakWallets } from '../support/otherWallets.ts'
import { test } from '../support/test.ts'
import { expectToast, toast, toasts } from '../support/toast.ts'
import { answerJson } from '../support/traffic.ts'
import {
  approve,
  chooseDemoWallet,
  connect,
  connectAndAsk,
  connectButton,
  disconnectIcon,
  header,
  panel,
  prompt,
  reject,
  setScenario,
  signIn,
} from '../support/wallet.ts'

/** Chooses a wallet that fails on demand, instead of the demo wallet. */
async function chooseOther(page: Page, address: string) {
  await setScenario(page, { announce: false })
  await announceWallets(page, [{ rdns: 'other.test', name: 'Other', address }])
  await page.goto('/')
  await connectButton(page).click()
  const option = panel(page).getByRole('button', { name: /^Other/ })
  await expect(option).toBeVisible()
  return option
}

const askOther = (page: Page) =>
  panel(page).getByRole('button', { name: 'Sign in with Other' }).click()

test('R8.2 Wallet Connected', async ({ page }) => {
  await page.goto('/')
  await connect(page, 'Holder')
  await expectToast(
    page,
    'Wallet Connected',
    'Please sign the message to authenticate.',
  )
})

test('R8.2 Connection Error', async ({ page, club }) => {
  const option = await chooseOther(page, club.accounts.holder.address)
  const broken = { code: -32603, message: 'The wallet fell over.' }
  await breakWallets(page, 'wallet_requestPermissions', broken)
  await breakWallets(page, 'eth_requestAccounts', broken)
  await option.click()
  await expect(toast(page, 'Connection Error')).toBeVisible()
  await expect(connectButton(page)).toBeAttached()
})

test('R8.2 Login Failed', async ({ page }) => {
  await page.route('**/api/auth/nonce', (route) =>
    answerJson(route, 503, { error: 'Away.', code: 'unavailable' }),
  )
  await page.goto('/')
  await connect(page, 'Holder')
  await expect(toast(page, 'Login Failed')).toBeVisible()
})

test('R8.2 Sign-In Cancelled, on rejection 4001', async ({ page }) => {
  await page.goto('/')
  await connectAndAsk(page, 'Holder')
  await reject(page)
  await expectToast(
    page,
    'Sign-In Cancelled',
    'You cancelled the signature request. Please try again to sign in.',
  )
})

test('R8.2 Sign-In Failed, with the error’s message', async ({ page }) => {
  // The signature is spoilt on its way: the server itself refuses it.
  await page.route('**/api/auth/verify', (route) => {
    const { message, signature } = route.request().postDataJSON()
    const spoilt = signature.replace(/^0x.{8}/, '0x12345678')
    return route.fallback({
      postData: JSON.stringify({ message, signature: spoilt }),
    })
  })
  await page.goto('/')
  await connectAndAsk(page, 'Holder')
  const answer = page.waitForResponse('**/api/auth/verify')
  await approve(page)
  const refusal = await answer
  expect(refusal.status()).toBe(401)
  const { error } = await refusal.json()
  await expectToast(page, 'Sign-In Failed', error)
})

test('R8.2 Sign-In Failed, An error occurred while signing in.', async ({
  page,
  club,
}) => {
  const option = await chooseOther(page, club.accounts.holder.address)
  await breakWallets(page, 'personal_sign', { code: -32603, message: '' })
  await option.click()
  await askOther(page)
  await expectToast(
    page,
    'Sign-In Failed',
    'An error occurred while signing in.',
  )
})

for (const [what, lookup] of [
  ['connector', 'eth_accounts'],
  ['chain-id', 'eth_chainId'],
] as const)
  test(`R8.2 Wallet connection issue, when the ${what} lookup fails while signing`, async ({
    page,
    club,
  }) => {
    const option = await chooseOther(page, club.accounts.holder.address)
    await option.click()
    await expect(panel(page).locator('[data-message]')).toBeVisible()
    await breakWallets(page, lookup, { code: -32603, message: 'Gone.' })
    await askOther(page)
    await expectToast(
      page,
      'Sign-In Failed',
      'Wallet connection issue. Please refresh the page and try connecting again.',
    )
  })

test('R8.2 Signed In Successfully, once, after the reload', async ({
  page,
}) => {
  await page.goto('/')
  const reloaded = page.waitForEvent('load')
  await signIn(page, 'Holder')
  await reloaded
  await expectToast(
    page,
    'Signed In Successfully',
    'You are now signed in with your Cronos wallet.',
  )
  await page.reload()
  await expect(disconnectIcon(page)).toBeVisible()
  await expect(toasts(page)).toHaveCount(0)
})

async function signOutByMenu(page: Page) {
  await header(page)
    .getByRole('button', { name: /^Account 0x/ })
    .click()
  await header(page).getByRole('button', { name: 'Sign out' }).click()
}

test('R8.2 Signed Out', async ({ page }) => {
  await page.goto('/')
  await signIn(page, 'Holder')
  await signOutByMenu(page)
  await expect(toast(page, 'Signed Out')).toBeVisible()
  await expect(connectButton(page)).toBeVisible()
})

test('R8.2 Sign-Out Failed', async ({ page }) => {
  await page.goto('/')
  await signIn(page, 'Holder')
  await page.route('**/api/auth/logout', (route) =>
    answerJson(route, 500, { error: 'Broken.', code: 'internal' }),
  )
  await signOutByMenu(page)
  await expect(toast(page, 'Sign-Out Failed')).toBeVisible()
  await expect(disconnectIcon(page)).toBeVisible()
  expect((await page.request.get('/api/auth/me')).status()).toBe(200)
})

test('R8.2 Wallet Disconnected', async ({ page }) => {
  await page.goto('/')
  await signIn(page, 'Holder')
  await disconnectIcon(page).click()
  await expectToast(
    page,
    'Wallet Disconnected',
    'You have been signed out successfully.',
  )
})

test('R8.2 Disconnect Error', async ({ page, club }) => {
  const option = await chooseOther(page, club.accounts.holder.address)
  await option.click()
  await breakWallets(page, 'removeListener', { code: 0, message: '' })
  await panel(page).getByRole('button', { name: 'Disconnect' }).click()
  await expectToast(
    page,
    'Disconnect Error',
    'Error disconnecting wallet. Please try again.',
  )
})

test('R8.3 a user’s own rejection is not toasted on connect', async ({
  page,
}) => {
  await page.goto('/')
  await chooseDemoWallet(page)
  await expect(prompt(page)).toBeVisible()
  await reject(page)
  await expect(
    panel(page).getByRole('heading', { name: 'Not connected' }),
  ).toBeVisible()
  await expect(toasts(page)).toHaveCount(0)
})

test('R8.3 nor on login, Sign-In Cancelled aside', async ({ page }) => {
  await page.goto('/')
  await connectAndAsk(page, 'Holder')
  await reject(page)
  await expect(toast(page, 'Sign-In Cancelled')).toBeVisible()
  await expect(toasts(page)).toHaveCount(1)
})
