import { messages } from '@narwhal-club/core/messages'
import { panels } from '@narwhal-club/core/messages/panels'
import { deferred } from '@narwhal-club/core/testing'
import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { holding, holdings } from '../support/footer.ts'
import { createGate, watchCalls } from '../support/traffic.ts'
import {
  approve,
  askForSignature,
  connect,
  connectAndAsk,
  connectButton,
  header,
  panel,
  prompt,
  signIn,
} from '../support/wallet.ts'
import {
  addressOf,
  pickAccount,
  pickAccountElsewhere,
  shortOf,
} from './support/demoWallet.ts'
import {
  accountChip,
  banner,
  expectPanel,
  panelButton,
  shownMessage,
  signedInAs,
} from './support/page.ts'
import { atNight, test } from './support/test.ts'

const { mismatch } = panels.signIn
const { ui } = messages

/** The panel has stopped, and says for whom and why. */
async function expectStopped(page: Page) {
  await expectPanel(page, mismatch.title, mismatch.body)
  await expect(panel(page)).toContainText(shortOf('Holder'))
  await expect(panel(page)).toContainText(shortOf('Newcomer'))
  const back = mismatch.switchBack(shortOf('Holder'))
  await expect(panel(page)).toContainText(back)
}

/** The way on for the new account, to the end. */
async function signInAsNewcomer(page: Page) {
  const asked = mismatch.signInAs(shortOf('Newcomer'))
  await panelButton(page, asked).click()
  await expect(shownMessage(page)).toContainText(addressOf('Newcomer'))
  await askForSignature(page)
  await approve(page)
  await expect(accountChip(page, 'Newcomer')).toBeVisible()
  const address = addressOf('Newcomer').toLowerCase()
  expect(await signedInAs(page)).toBe(address)
}

test(
  'behavior: another account while the nonce is asked for',
  atNight,
  async ({ page }) => {
    await page.goto('/')
    const proofs = watchCalls(page, '/api/auth/verify')
    const gate = createGate()
    await page.route('**/api/auth/nonce', gate.hold)
    await connect(page, 'Holder')
    await pickAccount(page, 'Newcomer')
    await expectStopped(page)
    gate.open()
    await expectStopped(page)
    expect(proofs).toHaveLength(0)
    await signInAsNewcomer(page)
  },
)

test(
  'behavior: another account while the message is shown',
  atNight,
  async ({ page }) => {
    await page.goto('/')
    await connect(page, 'Holder')
    await expect(shownMessage(page)).toContainText(addressOf('Holder'))
    await pickAccount(page, 'Newcomer')
    await expectStopped(page)
    await signInAsNewcomer(page)
  },
)

test(
  'behavior: back to the first account, and its message is there again',
  atNight,
  async ({ page }) => {
    await page.goto('/')
    await connect(page, 'Holder')
    const message = await shownMessage(page).textContent()
    await pickAccount(page, 'Newcomer')
    await expectStopped(page)
    await pickAccount(page, 'Holder')
    await expect(shownMessage(page)).toHaveText(message ?? '')
    await askForSignature(page)
    await approve(page)
    await expect(accountChip(page, 'Holder')).toBeVisible()
  },
)

test('behavior: another account while the wallet asks; the signature goes nowhere', async ({
  page,
}) => {
  await page.goto('/')
  const proofs = watchCalls(page, '/api/auth/verify')
  await connectAndAsk(page, 'Holder')
  await pickAccountElsewhere(page, 'Newcomer')
  await expect(panel(page)).toContainText(mismatch.title)
  await approve(page)
  await expectStopped(page)
  expect(proofs).toHaveLength(0)
  expect(await signedInAs(page)).toBeNull()
  await signInAsNewcomer(page)
})

test(
  'behavior: another account before the server has heard of it',
  atNight,
  async ({ page }) => {
    await page.goto('/')
    await connectAndAsk(page, 'Holder')
    const gate = createGate()
    await page.route('**/api/auth/verify', gate.hold)
    const called = page.waitForRequest('**/api/auth/verify')
    await approve(page)
    await called
    await pickAccount(page, 'Newcomer')
    await expectStopped(page)
    gate.open()
    await expectStopped(page)
    expect(await signedInAs(page)).toBeNull()
    await page.unrouteAll()
    await signInAsNewcomer(page)
  },
)

test(
  'behavior: another account after the server has decided: the session acts for nobody',
  atNight,
  async ({ page }) => {
    await page.goto('/')
    await connectAndAsk(page, 'Holder')
    const [decided, answer] = [deferred(), deferred()]
    await page.route('**/api/auth/verify', async (route) => {
      const response = await route.fetch()
      decided.resolve()
      await answer.promise
      await route.fulfill({ response }).catch(() => {})
    })
    await approve(page)
    await decided.promise
    await pickAccount(page, 'Newcomer')
    await expect(banner(page, messages.mismatch.title)).toContainText(
      messages.mismatch.body(shortOf('Holder'), shortOf('Newcomer')),
    )
    answer.resolve()
    await expect(holdings(page)).toHaveCount(0)
    expect(await signedInAs(page)).toBe(addressOf('Holder').toLowerCase())
  },
)

test('behavior: another account after the sign-in: nothing acts, both ways are offered', async ({
  page,
}) => {
  await page.goto('/')
  await signIn(page, 'Admin')
  await expect(
    page.getByRole('link', { name: ui.menu.admin }).first(),
  ).toBeAttached()
  await expect(holding(page, 'NFTs')).toBeVisible()
  await pickAccount(page, 'Newcomer')
  const shown = banner(page, messages.mismatch.title)
  const [own, other] = [shortOf('Admin'), shortOf('Newcomer')]
  await expect(shown).toContainText(messages.mismatch.body(own, other))
  await expect(shown).toContainText(messages.mismatch.switchBack(own))
  await expect(
    shown.getByRole('button', { name: messages.mismatch.signInAs(other) }),
  ).toBeVisible()
  await expect(
    shown.getByRole('button', { name: messages.mismatch.signOut }),
  ).toBeVisible()
  await expect(holdings(page)).toHaveCount(0)
  await expect(page.getByRole('link', { name: ui.menu.admin })).toHaveCount(0)
  await expect(accountChip(page, 'Admin')).toHaveCount(0)
  await expect(header(page).getByText(ui.account.otherAccount)).toBeVisible()
})

test(
  'behavior: switching back resumes without a signature',
  atNight,
  async ({ page }) => {
    await page.goto('/')
    await signIn(page, 'Holder')
    const nonces = watchCalls(page, '/api/auth/nonce')
    await pickAccount(page, 'Newcomer')
    await expect(banner(page, messages.mismatch.title)).toBeVisible()
    await pickAccount(page, 'Holder')
    await expect(banner(page, messages.mismatch.title)).toHaveCount(0)
    await expect(accountChip(page, 'Holder')).toBeVisible()
    await expect(holding(page, 'NFTs')).toHaveText('3')
    await expect(prompt(page)).toHaveCount(0)
    expect(nonces).toHaveLength(0)
  },
)

test('behavior: signing in with the new account ends the old session', async ({
  page,
  origin,
}) => {
  await page.goto('/')
  await signIn(page, 'Holder')
  const cookies = await page.context().cookies(origin)
  const old = cookies.find(({ name }) => name.endsWith('club_session'))
  await pickAccount(page, 'Newcomer')
  const asked = messages.mismatch.signInAs(shortOf('Newcomer'))
  await banner(page, messages.mismatch.title)
    .getByRole('button', { name: asked })
    .click()
  await expect(shownMessage(page)).toContainText(addressOf('Newcomer'))
  await askForSignature(page)
  await approve(page)
  await expect(accountChip(page, 'Newcomer')).toBeVisible()
  await expect(banner(page, messages.mismatch.title)).toHaveCount(0)
  const replayed = await fetch(`${origin}/api/auth/me`, {
    headers: { cookie: `${old?.name}=${old?.value}` },
  })
  expect(replayed.status).toBe(401)
})

test(
  'behavior: signing out from the banner ends the session',
  atNight,
  async ({ page }) => {
    await page.goto('/')
    await signIn(page, 'Holder')
    await pickAccount(page, 'Newcomer')
    await banner(page, messages.mismatch.title)
      .getByRole('button', { name: messages.mismatch.signOut })
      .click()
    await expect(connectButton(page)).toBeVisible()
    await expect(banner(page, messages.mismatch.title)).toHaveCount(0)
    expect(await signedInAs(page)).toBeNull()
  },
)

test(
  'behavior: changed while the page was closed, it is noticed on the next visit',
  atNight,
  async ({ page }) => {
    await page.goto('/')
    await signIn(page, 'Holder')
    await page.goto('/healthz')
    await pickAccountElsewhere(page, 'Newcomer')
    await page.goto('/')
    await expect(banner(page, messages.mismatch.title)).toBeVisible()
    await expect(holdings(page)).toHaveCount(0)
  },
)
