import { messages } from '@narwhal-club/core/messages'
import { panels } from '@narwhal-club/core/messages/panels'
import { expect } from '@playwright/test'
import { expectToast, toasts } from '../support/toast.ts'
import { watchCalls } from '../support/traffic.ts'
import {
  approve,
  askForSignature,
  chooseDemoWallet,
  connect,
  connectAndAsk,
  panel,
  prompt,
  reject,
  setScenario,
} from '../support/wallet.ts'
import {
  accountChip,
  expectPanel,
  panelButton,
  shownMessage,
  signInButton,
} from './support/page.ts'
import { atNight, test } from './support/test.ts'

const { connect: texts, signIn } = panels
const { toasts: words } = messages

test('error: the connection is rejected, then granted', async ({ page }) => {
  await page.goto('/')
  await chooseDemoWallet(page)
  await reject(page)
  const body = texts.rejected.body('Demo wallet')
  await expectPanel(page, texts.rejected.title, body)
  await expect(toasts(page)).toHaveCount(0)
  await expect(panelButton(page, texts.another)).toBeVisible()

  await panelButton(page, texts.again).click()
  await approve(page, 'Holder')
  await expect(shownMessage(page)).toBeVisible()
})

test(
  'error: Escape in the wallet is a rejection, and closes nothing else',
  atNight,
  async ({ page }) => {
    await page.goto('/')
    await chooseDemoWallet(page)
    await expect(prompt(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(prompt(page)).toHaveCount(0)
    const body = texts.rejected.body('Demo wallet')
    await expectPanel(page, texts.rejected.title, body)
  },
)

test('error: the signature is rejected; the second try costs no nonce', async ({
  page,
}) => {
  await page.goto('/')
  const nonces = watchCalls(page, '/api/auth/nonce')
  const proofs = watchCalls(page, '/api/auth/verify')
  await connect(page, 'Holder')
  const message = await shownMessage(page).textContent()
  await askForSignature(page)
  await reject(page)
  const { title, body } = words.signInCancelled
  await expectToast(page, title, body)
  await expectPanel(page, title, body)
  expect(proofs).toHaveLength(0)

  await panelButton(page, messages.words.tryAgain).click()
  await expect(shownMessage(page)).toHaveText(message ?? '')
  await expect(prompt(page)).toHaveCount(0)
  await askForSignature(page)
  await approve(page)
  await expect(accountChip(page, 'Holder')).toBeVisible()
  expect(nonces).toHaveLength(1)
})

test(
  'error: the signature is rejected and left at that',
  atNight,
  async ({ page }) => {
    await page.goto('/')
    await connectAndAsk(page, 'Holder')
    await reject(page)
    await panelButton(page, signIn.notNow).click()
    await expect(panel(page)).toHaveCount(0)
    await expect(signInButton(page, 'Holder')).toBeVisible()
  },
)

test(
  'error: the switch of the network is rejected, then granted',
  atNight,
  async ({ page }) => {
    await setScenario(page, { startChain: 1 })
    await page.goto('/')
    await connect(page, 'Holder')
    const { title, body, notSwitched } = texts.wrongChain
    await expectPanel(page, title, body)
    await panelButton(page, texts.wrongChain.switch).click()
    await reject(page)
    await expectPanel(page, title, body)
    const { rejected } = messages.chain.wallet
    await expect(panel(page)).toContainText(`${rejected} ${notSwitched}`)

    await panelButton(page, texts.wrongChain.switch).click()
    await approve(page)
    await expect(shownMessage(page)).toBeVisible()
  },
)

test(
  'error: adding the network is rejected, then granted',
  atNight,
  async ({ page }) => {
    await setScenario(page, { startChain: 1, unknownChains: [25] })
    await page.goto('/')
    await connect(page, 'Holder')
    await panelButton(page, texts.wrongChain.switch).click()
    await expect(
      prompt(page).getByRole('heading', { name: 'Add Cronos' }),
    ).toBeVisible()
    await expect(panel(page)).toContainText(texts.adding.body)
    await reject(page)
    const { rejected } = messages.chain.wallet
    const { notSwitched } = texts.wrongChain
    await expect(panel(page)).toContainText(`${rejected} ${notSwitched}`)

    await panelButton(page, texts.wrongChain.switch).click()
    await approve(page)
    await expect(shownMessage(page)).toBeVisible()
  },
)
