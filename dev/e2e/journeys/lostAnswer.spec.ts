import { messages } from '@narwhal-club/core/messages'
import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { expectToast } from '../support/toast.ts'
import { watchCalls } from '../support/traffic.ts'
import {
  approve,
  askForSignature,
  connectAndAsk,
  prompt,
} from '../support/wallet.ts'
import { addressOf } from './support/demoWallet.ts'
import {
  accountChip,
  expectPanel,
  panelButton,
  shownMessage,
  signedInAs,
} from './support/page.ts'
import { atNight, brokenCall, test } from './support/test.ts'

const { toasts, texts, login, words } = messages

/**
 * Lets the server decide, and the answer never arrive: so often, then no more.
 * `late`: its headers did, and with them the cookie.
 */
async function loseAnswers(page: Page, times: number, late = false) {
  await page.route(
    '**/api/auth/verify',
    async (route) => {
      await route.fetch()
      if (!late) await page.context().clearCookies({ name: 'club_session' })
      await route.abort('connectionreset')
    },
    { times },
  )
}

test('behavior: the answer to the sign-in is lost: one question, and signed in', async ({
  page,
  allow,
}) => {
  allow(brokenCall)
  await page.goto('/')
  const nonces = watchCalls(page, '/api/auth/nonce')
  const proofs = watchCalls(page, '/api/auth/verify')
  await loseAnswers(page, 1, true)
  await connectAndAsk(page, 'Holder')
  await approve(page)
  await expectToast(page, toasts.signedIn.title, toasts.signedIn.body)
  await expect(accountChip(page, 'Holder')).toBeVisible()
  expect(nonces).toHaveLength(1)
  expect(proofs).toHaveLength(2)
})

test(
  'error: all three answers are lost: a button leads on, in one more signature',
  atNight,
  async ({ page, allow }) => {
    allow(brokenCall)
    await page.goto('/')
    const proofs = watchCalls(page, '/api/auth/verify')
    await loseAnswers(page, 3)
    await connectAndAsk(page, 'Holder')
    await approve(page)
    await expectPanel(page, toasts.loginFailed.title, texts.network)
    await expect(prompt(page)).toHaveCount(0)
    expect(proofs).toHaveLength(3)

    await panelButton(page, words.tryAgain).click()
    await askForSignature(page)
    await approve(page)
    await expect(accountChip(page, 'Holder')).toBeVisible()
  },
)

test(
  'error: the question is lost, too: a button, and no second prompt by itself',
  atNight,
  async ({ page, allow }) => {
    allow(brokenCall)
    await page.goto('/')
    await connectAndAsk(page, 'Holder')
    await loseAnswers(page, 1)
    await page.route('**/api/auth/me', (route) => route.abort())
    await approve(page)
    await expect(
      page.getByText(login.advice['login.answerLost'], { exact: true }),
    ).toBeVisible()
    await expect(prompt(page)).toHaveCount(0)

    await page.unrouteAll()
    await panelButton(page, words.tryAgain).click()
    await expect(shownMessage(page)).toBeVisible()
    await expect(prompt(page)).toHaveCount(0)
    await askForSignature(page)
    await approve(page)
    await expect(accountChip(page, 'Holder')).toBeVisible()
    expect(await signedInAs(page)).toBe(addressOf('Holder').toLowerCase())
  },
)

test(
  'behavior: the call never reaches the server at first: the second try signs in',
  atNight,
  async ({ page, allow }) => {
    allow(brokenCall)
    await page.goto('/')
    const nonces = watchCalls(page, '/api/auth/nonce')
    await page.route('**/api/auth/verify', (route) => route.abort(), {
      times: 1,
    })
    await connectAndAsk(page, 'Holder')
    await approve(page)
    await expect(accountChip(page, 'Holder')).toBeVisible()
    expect(nonces).toHaveLength(1)
  },
)
