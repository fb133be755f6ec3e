import { balanceMachine, toBalanceView } from '@narwhal-club/core/balance'
import { createBalanceActors } from '@narwhal-club/core/balance/actors'
import { createRpc } from '@narwhal-club/core/rpc'
import { expect } from '@playwright/test'
import { createActor, waitFor } from 'xstate'
import { footer, holding } from '../support/footer.ts'
import { openSession } from '../support/session.ts'
import { test } from '../support/test.ts'
import { pass, stopTime, takeTime } from '../support/time.ts'
import { createGate, onNode, refuseNode } from '../support/traffic.ts'

const trillions = (tokens: bigint) =>
  `${(Number(tokens / 10n ** 18n) / 1e12).toFixed(2)}T`

test('R4.9 the token balance is loading, then a value', async ({
  page,
  origin,
  rpcUrl,
  club,
}) => {
  const { whale } = club.accounts
  const gate = createGate()
  await onNode(page, rpcUrl, (route, { method }) =>
    method === 'eth_call' ? gate.hold(route) : route.fallback(),
  )
  await openSession(page.context(), origin, whale)
  await page.goto('/about')
  await expect(holding(page, '$NARWHAL')).toHaveText('Loading')
  gate.open()
  await expect(holding(page, '$NARWHAL')).toHaveText(
    trillions(await club.tokensOf(whale.address)),
  )
})

test('R4.9 the token balance has an error message, and is refetched on demand', async ({
  page,
  origin,
  rpcUrl,
  club,
}) => {
  const { whale } = club.accounts
  let isAway = true
  await onNode(page, rpcUrl, (route, { method }) =>
    isAway && method === 'eth_call' ? refuseNode(route, 400) : route.fallback(),
  )
  await openSession(page.context(), origin, whale)
  await page.goto('/about')
  await expect(footer(page)).toContainText('400: Bad Request')
  await expect(holding(page, '$NARWHAL')).toHaveText('0.00T')
  isAway = false
  await footer(page).getByRole('button', { name: 'Retry' }).click()
  await expect(holding(page, '$NARWHAL')).toHaveText(
    trillions(await club.tokensOf(whale.address)),
  )
  await expect(footer(page)).not.toContainText('400')
})

test('R4.9 the token balance reloads when the address changes', async ({
  club,
  rpcUrl,
}) => {
  const { whale, holder } = club.accounts
  const actor = createActor(
    balanceMachine.provide({
      actors: createBalanceActors({
        rpc: createRpc({ url: rpcUrl, fetch }),
        token: club.token.address,
        log: { warn: () => {} },
      }),
    }),
  ).start()
  const view = () => toBalanceView(actor.getSnapshot())
  const settled = () =>
    waitFor(actor, (snapshot) => !toBalanceView(snapshot).isLoading)
  for (const { address } of [whale, holder]) {
    actor.send({ type: 'address.changed', address })
    expect(view()).toMatchObject({ isLoading: true, value: 0n, error: null })
    await settled()
    expect(view()).toEqual({
      status: 'loaded',
      isLoading: false,
      error: null,
      value: await club.tokensOf(address),
    })
  }
  actor.stop()
})

test('R4.11 network detection retries every second', async ({
  page,
  rpcUrl,
}) => {
  const detections: number[] = []
  let passed = 0
  let isAway = true
  await onNode(page, rpcUrl, (route, { method }) => {
    if (method === 'eth_chainId') detections.push(passed)
    return isAway ? route.abort() : route.fallback()
  })
  const banner = page.getByText('The chain does not answer', { exact: true })
  await takeTime(page)
  await page.goto('/about')
  await expect(banner).toBeVisible()
  await stopTime(page)
  detections.length = 0
  for (; passed < 5_000; passed += 100) await pass(page, 100)
  const gaps = detections.slice(1).map((at, i) => at - (detections[i] ?? 0))
  expect(gaps.length).toBeGreaterThanOrEqual(2)
  // A second, seen in steps of 100 ms, and the few steps in which the node's refusal travels.
  for (const gap of gaps) {
    expect(gap).toBeGreaterThanOrEqual(900)
    expect(gap).toBeLessThanOrEqual(1_500)
  }
  isAway = false
  await page.clock.resume()
  await expect(banner).toBeHidden()
})
