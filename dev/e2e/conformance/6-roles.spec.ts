import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { holding } from '../support/footer.ts'
import { useFrames } from '../support/frame.ts'
import { expectScreen, main, notFound } from '../support/screens.ts'
import { openSession } from '../support/session.ts'
import { test } from '../support/test.ts'
import { answerJson } from '../support/traffic.ts'
import {
  connect,
  connectButton,
  disconnectIcon,
  header,
  panel,
  signIn,
} from '../support/wallet.ts'
import { pages } from '../support/words.ts'

const adminLink = (page: Page) =>
  header(page).getByRole('link', { name: 'Admin Dashboard' })

test('R6.1 a visitor browses and connects', async ({ page }) => {
  await page.goto('/clubs')
  await expectScreen(page, pages.clubs.title)
  await expect(connectButton(page)).toBeVisible()
  await connect(page, 'Whale')
  await expect(panel(page)).toContainText('0x7099…79C8')
  await expect(adminLink(page)).toHaveCount(0)
})

test('R6.1 a signed-in user is proven by a signed message and has voting power', async ({
  page,
  club,
}) => {
  const { address } = club.accounts.proposer
  await page.goto('/')
  await signIn(page, 'Proposer')
  await expect(holding(page, 'Voting power')).toHaveText(
    `${await club.nftsOf(address)}.00`,
  )
  const verified = await page.request.get('/api/auth/me')
  expect((await verified.json()).address).toBe(address.toLowerCase())
  await expect(adminLink(page)).toHaveCount(0)
  expect((await page.request.get('/api/admin/overview')).status()).toBe(403)
})

test('R6.1 an administrator is a signed-in user on the server’s list', async ({
  page,
  origin,
  club,
}) => {
  await openSession(page.context(), origin, club.accounts.admin)
  expect((await page.request.get('/api/admin/overview')).status()).toBe(200)
  await page.goto('/')
  await expect(adminLink(page)).toBeVisible()
})

test('R6.2 the server alone decides who is an administrator, through the admin check for the address', async ({
  page,
  origin,
  club,
}) => {
  const { admin, holder } = club.accounts
  await openSession(page.context(), origin, holder)
  const claim = await page.request.post('/api/admin/check', {
    headers: { origin },
    data: { address: admin.address },
  })
  expect(await claim.json()).toEqual({ isAdmin: false })
  await useFrames(page)
  const asked = page.waitForRequest('**/api/admin/check')
  await page.goto('/admin')
  expect((await asked).postDataJSON()).toEqual({
    address: holder.address.toLowerCase(),
  })
  await expect(disconnectIcon(page)).toBeVisible()
  await expect(notFound(page)).toBeVisible()
  await expect(adminLink(page)).toHaveCount(0)

  // A page that lies to itself still gets no data.
  await page.route('**/api/admin/check', (route) =>
    answerJson(route, 200, { isAdmin: true }),
  )
  const refused = page.waitForResponse('**/api/admin/overview')
  await page.reload()
  expect((await refused).status()).toBe(403)
  await page.unroute('**/api/admin/check')

  await openSession(page.context(), origin, admin)
  await page.reload()
  await expectScreen(page, 'Admin Dashboard')
  await expect(adminLink(page)).toBeVisible()
  await expect(main(page).getByText('Open sessions')).toBeVisible()
})
