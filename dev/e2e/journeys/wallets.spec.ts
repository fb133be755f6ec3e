import { messages } from '@narwhal-club/core/messages'
import { panels } from '@narwhal-club/core/messages/panels'
import { expect } from '@playwright/test'
import { announceWallets, breakWallets } from '../support/otherWallets.ts'
import { expectToast, toasts } from '../support/toast.ts'
import {
  approve,
  askForSignature,
  chooseDemoWallet,
  connect,
  connectButton,
  disconnectIcon,
  header,
  panel,
  prompt,
  reject,
  setScenario,
  signIn,
} from '../support/wallet.ts'
import { pickAccountElsewhere, setInWallet } from './support/demoWallet.ts'
import {
  accountChip,
  expectPanel,
  panelButton,
  shownMessage,
  signInButton,
} from './support/page.ts'
import { atNight, test } from './support/test.ts'

const { connect: texts } = panels
const { noWalletFound } = messages.toasts

test('error: no wallet is there; it says so and goes on looking', async ({
  page,
}) => {
  await setScenario(page, { announce: false })
  await page.goto('/')
  await connectButton(page).click()
  await expectPanel(page, noWalletFound.title, noWalletFound.body)
  await expectToast(page, noWalletFound.title, noWalletFound.body)
  await expect(
    panel(page).getByRole('link', { name: texts.noWallet.get }),
  ).toBeVisible()
  await panelButton(page, texts.noWallet.look).click()
  await expectPanel(page, noWalletFound.title, noWalletFound.body)
  await panelButton(page, texts.noWallet.keepBrowsing).click()
  await expect(panel(page)).toHaveCount(0)
  await expect(connectButton(page)).toBeVisible()
})

test(
  'behavior: a phone without a wallet is led into one',
  atNight,
  async ({ browser, origin }) => {
    const context = await browser.newContext({
      baseURL: origin,
      viewport: { width: 390, height: 844 },
      isMobile: true,
      hasTouch: true,
      userAgent:
        'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Mobile Safari/537.36',
    })
    const page = await context.newPage()
    await setScenario(page, { announce: false })
    await page.goto('/about')
    await connectButton(page).click()
    const { host } = new URL(origin)
    await expect(
      panel(page).getByRole('link', { name: 'Open in MetaMask' }),
    ).toHaveAttribute('href', `https://link.metamask.io/dapp/${host}/about`)
    await expect(panelButton(page, texts.noWallet.copyLink)).toBeVisible()
    await context.close()
  },
)

test('error: a locked wallet is unlocked and asked again', async ({ page }) => {
  await setScenario(page, { locked: true })
  await page.goto('/')
  await chooseDemoWallet(page)
  const { title, body } = texts.locked
  await expectPanel(page, title('Demo wallet'), body)
  await expect(prompt(page)).toHaveCount(0)
  await setInWallet(page, 'Locked', false)
  await panelButton(page, texts.again).click()
  await approve(page, 'Holder')
  await expect(shownMessage(page)).toBeVisible()
})

test(
  'error: a wallet locked between message and signature signs nothing',
  atNight,
  async ({ page }) => {
    await page.goto('/')
    await connect(page, 'Holder')
    await expect(shownMessage(page)).toBeVisible()
    await setInWallet(page, 'Locked', true)
    await expect(header(page).getByText('Sign in')).toHaveCount(0)
    await expect(prompt(page)).toHaveCount(0)
    await expect(connectButton(page)).toBeAttached()
  },
)

test(
  'error: the wallet holds an earlier question (-32002)',
  atNight,
  async ({ page }) => {
    await announceWallets(page, [{ rdns: 'example.busy', name: 'Busy wallet' }])
    await page.goto('/')
    const pending = { code: -32002, message: 'A request is already open.' }
    await breakWallets(page, 'wallet_requestPermissions', pending)
    await connectButton(page).click()
    await panel(page)
      .getByRole('button', { name: /Busy wallet/ })
      .click()
    const { title, body } = texts.requestOpen
    await expectPanel(page, title, body('Busy wallet'))
    await panelButton(page, texts.another).click()
    await expect(panelButton(page, /Demo wallet/)).toBeVisible()
  },
)

test(
  'behavior: the wallet leaves our network during the sign-in and comes back',
  atNight,
  async ({ page }) => {
    await setScenario(page, { startChain: 1 })
    await page.goto('/')
    await connect(page, 'Holder')
    const { title, body } = texts.wrongChain
    await expectPanel(page, title, body)
    await expect(header(page).getByText(/Wrong network/)).toBeAttached()
    await panelButton(page, texts.wrongChain.switch).click()
    await expect(
      prompt(page).getByRole('heading', { name: 'Switch to Cronos' }),
    ).toBeVisible()
    await approve(page)
    await askForSignature(page)
    await approve(page)
    await expect(accountChip(page, 'Holder')).toBeVisible()
  },
)

test('behavior: an unknown network is added, then the sign-in goes on', async ({
  page,
}) => {
  await setScenario(page, { startChain: 1, unknownChains: [25] })
  await page.goto('/')
  await connect(page, 'Holder')
  await panelButton(page, texts.wrongChain.switch).click()
  const adding = texts.adding.title('Demo wallet')
  await expectPanel(page, adding, texts.adding.body)
  await approve(page)
  await askForSignature(page)
  await approve(page)
  await expect(accountChip(page, 'Holder')).toBeVisible()
})

test(
  'behavior: the site is disconnected in the wallet itself; the session stays',
  atNight,
  async ({ page }) => {
    await page.goto('/')
    await signIn(page, 'Holder')
    await expect(accountChip(page, 'Holder')).toBeVisible()
    await page.getByRole('button', { name: 'Demo wallet', exact: true }).click()
    await page.getByRole('button', { name: 'Disconnect this site' }).click()
    await expect(disconnectIcon(page)).toBeVisible()
    await disconnectIcon(page).click()
    await expect(connectButton(page)).toBeVisible()
    expect((await page.request.get('/api/auth/me')).status()).toBe(401)
  },
)

test(
  'behavior: rejected once, it does not come back by itself after a reload',
  atNight,
  async ({ page }) => {
    await page.goto('/')
    await chooseDemoWallet(page)
    await reject(page)
    await page.reload()
    await expect(connectButton(page)).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expect(prompt(page)).toHaveCount(0)
    await expect(toasts(page)).toHaveCount(0)
  },
)

test(
  'behavior: another account before the sign-in is simply the account',
  atNight,
  async ({ page }) => {
    await page.goto('/')
    await connect(page, 'Holder')
    await panelButton(page, 'Not now').click()
    await pickAccountElsewhere(page, 'Newcomer')
    await expect(signInButton(page, 'Newcomer')).toBeVisible()
    await expect(signInButton(page, 'Holder')).toHaveCount(0)
  },
)
