import { messages } from '@narwhal-club/core/messages'
import { expect } from '@playwright/test'
import { holding } from '../support/footer.ts'
import { pass, stopTime, takeTime } from '../support/time.ts'
import { expectToast, toast } from '../support/toast.ts'
import { watchCalls } from '../support/traffic.ts'
import {
  approve,
  askForSignature,
  chooseDemoWallet,
  connectAndAsk,
  connectButton,
  disconnectIcon,
  header,
  prompt,
  signIn,
} from '../support/wallet.ts'
import {
  accountChip,
  banner,
  expectPanel,
  panelButton,
  shownMessage,
  signedInAs,
} from './support/page.ts'
import { test } from './support/stage.ts'
import { atNight, brokenCall } from './support/test.ts'

const { network } = messages.ui
const { texts, toasts, login } = messages

test(
  'behavior: the node is down at the start; the page works and heals',
  atNight,
  async ({ page, stage, allow }) => {
    allow(brokenCall)
    await stage.node.cut()
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const away = banner(page, network.nodeAway.title)
    await expect(away).toContainText(network.nodeAway.body)

    await signIn(page, 'Proposer')
    await expect(accountChip(page, 'Proposer')).toBeVisible()
    // The index knows what no node tells now; but it knows no balance.
    await expect(holding(page, 'NFTs')).toHaveText('60')
    await expect(holding(page, 'Voting power')).toHaveText(/^60/)

    await stage.node.mend()
    await expect(away).toHaveCount(0)
    await expect(holding(page, '$NARWHAL')).toHaveText(/^\d+\.\d\dT$/)
    await expect(holding(page, 'NFTs')).toHaveText('60')
  },
)

test('behavior: the node goes down during use; the last numbers stand and say so', async ({
  page,
  stage,
  allow,
}) => {
  allow(brokenCall)
  await takeTime(page)
  await page.goto('/')
  await signIn(page, 'Holder')
  await expect(holding(page, 'NFTs')).toHaveText('3')
  await expect(banner(page, network.nodeAway.title)).toHaveCount(0)

  await stage.node.cut()
  await stopTime(page)
  // The heartbeat of the network machine.
  await pass(page, 16_000)
  await page.clock.resume()
  const away = banner(page, network.nodeAway.title)
  await expect(away).toBeVisible()
  await expect(holding(page, 'NFTs')).toHaveText('3')
  await header(page).getByRole('link', { name: 'Team' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The crew')

  await stage.node.mend()
  await expect(away).toHaveCount(0)
})

test(
  'error: the server is down when a nonce is asked for',
  atNight,
  async ({ page, stage, allow }) => {
    allow(brokenCall)
    await page.goto('/')
    await chooseDemoWallet(page)
    await expect(prompt(page)).toBeVisible()
    await stage.server.cut()
    await approve(page, 'Holder')
    await expectToast(page, toasts.loginFailed.title, texts.network)
    await expectPanel(page, toasts.loginFailed.title, texts.network)
    await expect(
      page.getByText(login.advice['login.network'], { exact: true }),
    ).toBeVisible()

    await stage.server.mend()
    await panelButton(page, messages.words.tryAgain).click()
    await expect(shownMessage(page)).toBeVisible()
    await askForSignature(page)
    await approve(page)
    await expect(accountChip(page, 'Holder')).toBeVisible()
  },
)

test('error: the server is down when the signature arrives: three tries, then a button', async ({
  page,
  stage,
  allow,
}) => {
  allow(brokenCall)
  await page.goto('/')
  const proofs = watchCalls(page, '/api/auth/verify')
  await connectAndAsk(page, 'Holder')
  await stage.server.cut()
  await approve(page)
  await expectToast(page, toasts.loginFailed.title, texts.network)
  await expectPanel(page, toasts.loginFailed.title, texts.network)
  expect(proofs).toHaveLength(3)

  await stage.server.mend()
  await panelButton(page, messages.words.tryAgain).click()
  await expect(shownMessage(page)).toBeVisible()
  await askForSignature(page)
  await approve(page)
  await expect(accountChip(page, 'Holder')).toBeVisible()
})

test(
  'behavior: the server is back before the third try; nobody notices',
  atNight,
  async ({ page, stage, allow }) => {
    allow(brokenCall)
    await page.goto('/')
    const proofs = watchCalls(page, '/api/auth/verify')
    await connectAndAsk(page, 'Holder')
    await stage.server.cut()
    const failed = page.waitForEvent('requestfailed')
    await approve(page)
    await failed
    await stage.server.mend()
    await expect(accountChip(page, 'Holder')).toBeVisible()
    expect(proofs.length).toBeGreaterThan(1)
  },
)

test(
  'behavior: the server is down at the sign-out: out anyway, and told later',
  atNight,
  async ({ page, stage, allow }) => {
    allow(brokenCall)
    await page.goto('/')
    await signIn(page, 'Holder')
    await stage.server.cut()
    await disconnectIcon(page).click()
    const { title } = toasts.walletDisconnected
    await expectToast(page, title, toasts.signOutUnheard.body)
    await expect(connectButton(page)).toBeVisible()
    await stage.server.mend()
    const heard = toasts.signOutHeard
    await expect(toast(page, heard.title)).toBeVisible({ timeout: 20_000 })
    expect(await signedInAs(page)).toBeNull()
  },
)
