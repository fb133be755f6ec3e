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
  let isAway = true
  await onNode(page, rpcUrl, (route) =>
    isAway ? route.abort() : route.fallback(),
  )
  // When it asks, by the page's own clock, and what is not answered yet.
  await page.addInitScript(() => {
    const send = window.fetch
    const asked: number[] = []
    const open = new Set<Promise<unknown>>()
    Object.assign(window, { asked, open })
    window.fetch = (input, init) => {
      if (String(init?.body).includes('eth_chainId')) asked.push(Date.now())
      const answer = send(input, init)
      const settled: Promise<unknown> = answer
        .catch(() => null)
        .finally(() => open.delete(settled))
      open.add(settled)
      return answer
    }
  })
  const banner = page.getByText('The chain does not answer', { exact: true })
  await takeTime(page)
  await page.goto('/about')
  await expect(banner).toBeVisible()
  await stopTime(page)
  const stopped = await page.evaluate(() => Date.now())
  for (let step = 0; step < 50; step++) {
    await pass(page, 100)
    // The refusal travels while the page's clock stands still.
    await page.evaluate(() =>
      Promise.all((window as unknown as { open: Set<Promise<unknown>> }).open),
    )
  }
  const asked = await page.evaluate(
    () => (window as unknown as { asked: number[] }).asked,
  )
  const then = asked.filter((at) => at >= stopped)
  const gaps = then.slice(1).map((at, i) => at - (then[i] ?? 0))
  expect(gaps.length).toBeGreaterThanOrEqual(2)
  // A second after each refusal, and the step in which that is heard.
  for (const gap of gaps) {
    expect(gap).toBeGreaterThanOrEqual(1_000)
    expect(gap).toBeLessThanOrEqual(1_200)
  }
  isAway = false
  await page.clock.resume()
  await expect(banner).toBeHidden()
})
