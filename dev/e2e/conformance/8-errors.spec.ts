import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createQueryFn } from '@narwhal-club/core/http'
import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { footer, holding, whaleBadge } from '../support/footer.ts'
import { main } from '../support/screens.ts'
import { openSession } from '../support/session.ts'
import { test } from '../support/test.ts'
import { pass, stopTime, takeTime } from '../support/time.ts'
import { answerJson, onNode, refuseNode } from '../support/traffic.ts'
import {
  approve,
  chooseDemoWallet,
  connect,
  connectAndAsk,
  header,
  panel,
  prompt,
} from '../support/wallet.ts'

const networkText =
  'Network error: Could not connect to the server. Please check your internet connection.'

const panelText = (page: Page, text: string) =>
  expect(panel(page).getByText(text, { exact: true })).toBeVisible()

test('R8.1 a non-success response throws its status and the body text', async ({
  origin,
}) => {
  const queryFn = createQueryFn({ fetch, baseUrl: origin })
  for (const path of ['/api/auth/me', '/api/nowhere', '/api/auth/nonce']) {
    const answer = await fetch(origin + path)
    const message = `${answer.status}: ${await answer.text()}`
    expect(message).toMatch(/^4\d\d: \{.+\}$/)
    await expect(queryFn({ queryKey: [path] })).rejects.toMatchObject({
      message,
    })
  }
})

test('R8.1 a non-success response without a body throws its status and the status text', async () => {
  const server = createServer((_, response) => {
    response.writeHead(503, 'Gone Fishing').end()
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  const queryFn = createQueryFn({ fetch, baseUrl: `http://127.0.0.1:${port}` })
  await expect(queryFn({ queryKey: ['/'] })).rejects.toMatchObject({
    message: '503: Gone Fishing',
  })
  server.closeAllConnections()
  server.close()
})

test('R8.4 Network error, where the server cannot be reached', async ({
  page,
}) => {
  await page.route('**/api/auth/nonce', (route) => route.abort())
  await page.goto('/')
  await connect(page, 'Holder')
  await panelText(page, networkText)
})

test('R8.4 Request timeout, where it does not answer', async ({ page }) => {
  await takeTime(page)
  await page.route('**/api/auth/nonce', () => {})
  await page.goto('/')
  await chooseDemoWallet(page)
  await expect(prompt(page)).toBeVisible()
  await stopTime(page)
  const asked = page.waitForRequest('**/api/auth/nonce')
  await approve(page, 'Holder')
  await asked
  await pass(page, 10_000)
  await panelText(
    page,
    'Request timeout: The server took too long to respond. Please try again.',
  )
})

test('R8.4 Failed to get nonce, with the status', async ({ page }) => {
  await page.route('**/api/auth/nonce', (route) =>
    answerJson(route, 503, { error: 'Away.', code: 'unavailable' }),
  )
  await page.goto('/')
  await connect(page, 'Holder')
  await panelText(page, 'Failed to get nonce: 503')
})

test('R8.4 verification: the server’s error text, or Verification failed with the status', async ({
  page,
}) => {
  await page.goto('/')
  await connectAndAsk(page, 'Holder')
  await page.route('**/api/auth/verify', (route) =>
    answerJson(route, 500, { error: 'The sea is rough.', code: 'internal' }),
  )
  await approve(page)
  await panelText(page, 'The sea is rough.')

  await page.reload()
  await header(page)
    .getByRole('button', { name: /^Sign in 0x/ })
    .click()
  await page.route('**/api/auth/verify', (route) =>
    route.fulfill({ status: 502, body: '<html>Bad gateway</html>' }),
  )
  await panel(page)
    .getByRole('button', { name: 'Sign in with Demo wallet' })
    .click()
  await approve(page)
  await panelText(page, 'Verification failed: 502')
})

test('R8.5 a failed balance read is logged, the balance is 0, the message is shown', async ({
  page,
  origin,
  rpcUrl,
  club,
}) => {
  await onNode(page, rpcUrl, (route, { method }) =>
    method === 'eth_call' ? refuseNode(route, 400) : route.fallback(),
  )
  await openSession(page.context(), origin, club.accounts.whale)
  await page.goto('/test/logs')
  await expect(footer(page)).toContainText('400: Bad Request')
  await expect(holding(page, '$NARWHAL')).toHaveText('0.00T')
  await expect(whaleBadge(page)).toHaveCount(0)
  await expect(
    main(page)
      .getByRole('row')
      .filter({ hasText: 'balance' })
      .filter({ hasText: '400: Bad Request' }),
  ).toHaveCount(1)
})

test('R8.5 without a message: Failed to fetch token balance', async ({
  page,
  origin,
  rpcUrl,
  club,
}) => {
  await onNode(page, rpcUrl, (route, { method }) =>
    method === 'eth_call'
      ? route.fulfill({
          headers: { 'access-control-allow-origin': '*' },
          json: { jsonrpc: '2.0', id: 1, error: { code: -32000, message: '' } },
        })
      : route.fallback(),
  )
  await openSession(page.context(), origin, club.accounts.whale)
  await page.goto('/about')
  await expect(footer(page)).toContainText('Failed to fetch token balance')
})

test('R8.5 after 5 seconds: Balance check timed out', async ({
  page,
  origin,
  rpcUrl,
  club,
}) => {
  await onNode(page, rpcUrl, (route, { method }) =>
    method === 'eth_call' ? undefined : route.fallback(),
  )
  await openSession(page.context(), origin, club.accounts.whale)
  const start = Date.now()
  await page.clock.install({ time: start })
  await page.clock.pauseAt(start + 60_000)
  const asked = page.waitForRequest(
    (request) => request.postData()?.includes('"eth_call"') ?? false,
  )
  await page.goto('/about')
  await asked
  await pass(page, 4_999)
  await expect(footer(page)).not.toContainText('Balance check timed out')
  await pass(page, 1)
  await expect(footer(page)).toContainText('Balance check timed out')
})
