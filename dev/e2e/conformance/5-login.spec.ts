import { createRpc } from '@narwhal-club/core/rpc'
import { safeStorage } from '@narwhal-club/core/storage'
import { createSystem } from '@narwhal-club/core/system'
import { createSystemActors } from '@narwhal-club/core/system/actors'
import { deferWalletActors } from '@narwhal-club/core/wallet'
import { expect } from '@playwright/test'
import { createJar } from '../support/node.ts'
import { test } from '../support/test.ts'
import { expectToast } from '../support/toast.ts'
import { answerJson } from '../support/traffic.ts'
import {
  connect,
  connectButton,
  panel,
  setScenario,
} from '../support/wallet.ts'

test('R5.1 login without a wallet: Wallet Not Connected', async ({
  origin,
  rpcUrl,
  club,
}) => {
  // The page offers no sign-in without a wallet: its system is asked itself.
  const storage = safeStorage()
  const system = createSystem({
    actors: createSystemActors({
      fetch: createJar(),
      baseUrl: origin,
      origin,
      storage,
      rpc: createRpc({ url: rpcUrl, fetch }),
      token: club.token.address,
      adminWallet: club.config.adminWallet,
      log: { warn: () => {} },
      wallet: deferWalletActors({
        storage,
        load: () => Promise.reject(new Error('Nobody asked for a wallet')),
      }),
    }),
  }).start()
  system.send({ type: 'login.start' })
  const { notifications, login } = system.getSnapshot()
  expect(notifications.items).toMatchObject([
    {
      title: 'Wallet Not Connected',
      body: 'Please connect your wallet first.',
      open: true,
    },
  ])
  expect(login.status).toBe('idle')
  system.stop()
})

test('R5.2 a nonce response without a nonce: Server did not return a valid nonce', async ({
  page,
}) => {
  let answer: unknown = {}
  await page.route('**/api/auth/nonce', (route) =>
    answerJson(route, 200, answer),
  )
  await page.goto('/')
  await connect(page, 'Holder')
  const text = panel(page).getByText('Server did not return a valid nonce', {
    exact: true,
  })
  await expect(text).toBeVisible()
  for (const other of [{ nonce: '' }, { nonce: 7 }]) {
    answer = other
    const asked = page.waitForResponse('**/api/auth/nonce')
    await panel(page).getByRole('button', { name: 'Try again' }).click()
    await asked
    await expect(text).toBeVisible()
  }
})

test('R5.3 no wallet installed: No Wallet Found', async ({ page }) => {
  await setScenario(page, { announce: false })
  await page.goto('/')
  await connectButton(page).click()
  await expectToast(
    page,
    'No Wallet Found',
    'Please install MetaMask or another compatible wallet.',
  )
})
