import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type SwapBench, startSwapBench } from './swapping.bench.testing.ts'

let bench: SwapBench
beforeAll(async () => {
  bench = await startSwapBench()
})
afterAll(() => bench.stop())
afterEach(() => {
  bench.server.over.answer = () => undefined
  return bench.clear()
})

const soon = { over: { dropAfter: 5 } }
const dropped = { phase: 'ready', failure: { code: 'payment.dropped' } }

test('behavior: what no node knows any more is not waited for, but asked for again', async () => {
  const { begin, fees, load, sends } = bench.openBrowser()
  const paid = await fees()
  const page = load(soon)
  await bench.watch.hold()
  page.actor.on('swapping.sent', async ({ step, hash }) => {
    if (step === 'approve' && sends().length === 1)
      await bench.chain.rpc.call('anvil_dropTransaction', [hash])
    else await bench.watch.mine()
  })
  await begin(page)
  expect(await page.reachReady()).toMatchObject({ step: 'approve', ...dropped })
  page.actor.send({ type: 'swapping.next' })
  await page.reach('done')
  expect(sends()).toHaveLength(5)
  expect(await fees()).toBe(paid + 1)
})

test('behavior: a swap that the chain took back, and never takes again, is made again', async () => {
  const { account, begin, fees, load, sends } = bench.openBrowser()
  const { call } = bench.chain.rpc
  const paid = await fees()
  const page = load(soon)
  let undoing: Promise<unknown> = Promise.resolve()
  bench.server.over.answer = async () => {
    await undoing
    return undefined
  }
  let swaps = 0
  page.actor.on('swapping.stepped', ({ step }) => {
    if (step !== 'swap' || ++swaps > 1) return
    undoing = call('anvil_reorg', [1, []]).then(() =>
      // Its number goes to something else: it can never come again.
      call('eth_sendTransaction', [{ from: account, to: account }]),
    )
  })
  await begin(page)
  expect(await page.reachReady()).toMatchObject({ step: 'swap', ...dropped })
  page.actor.send({ type: 'swapping.next' })
  await page.reach('done')
  expect(sends()).toHaveLength(5)
  expect(await fees()).toBe(paid + 1)
})

test('behavior: a fee that no node knows any more is waited for: two would be paid', async () => {
  const { begin, load, sends } = bench.openBrowser()
  const page = load(soon)
  await bench.watch.hold()
  page.actor.on('swapping.sent', ({ step, hash }) =>
    step === 'fee'
      ? bench.chain.rpc.call('anvil_dropTransaction', [hash])
      : bench.watch.mine(),
  )
  await begin(page)
  expect(await page.reachReady()).toMatchObject({
    step: 'fee',
    failure: { code: 'payment.receiptMissing' },
    canCancel: true,
  })
  page.actor.send({ type: 'swapping.cancel' })
  await page.reach('ended')
  expect(sends()).toHaveLength(2)
})
