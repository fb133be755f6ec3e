import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type SwapBench, startSwapBench } from './swapping.bench.testing.ts'
import { balancesOf } from './swapping.testing.ts'

let bench: SwapBench
beforeAll(async () => {
  bench = await startSwapBench()
})
afterAll(() => bench.stop())
afterEach(() => bench.clear())

const prompts = { approve: 0, fee: 1, swap: 2, revoke: 3 } as const
const steps = Object.keys(prompts) as (keyof typeof prompts)[]

describe('rejected in the wallet', () => {
  test.each(steps)(
    'behavior: %s: the same step again, with nothing lost',
    async (step) => {
      const { begin, double, fees, load, sends } = bench.openBrowser()
      const before = await fees()
      const page = load()
      const answer = (asked: number) =>
        double.answer(
          'eth_sendTransaction',
          asked === prompts[step] ? 'reject' : 'approve',
        )
      answer(0)
      page.actor.on('swapping.stepped', () => answer(sends().length))
      await begin(page)
      const ready = await page.reachReady()
      expect(ready).toMatchObject({
        step,
        failure: {
          code: 'payment.rejected',
          message: 'You rejected the request in your wallet.',
        },
        canCancel: step !== 'revoke',
      })
      double.answer('eth_sendTransaction', 'approve')
      page.actor.send({ type: 'swapping.next' })
      await page.reach('done')
      expect(sends()).toHaveLength(5)
      expect(await fees()).toBe(before + 1)
    },
  )
})

test('error: an approval is not a swap: it stands at the fee, undone', async () => {
  const { account, begin, double, load, sends } = bench.openBrowser()
  const before = await balancesOf(bench.chain, account)
  const page = load()
  page.actor.on('swapping.stepped', () =>
    double.answer('eth_sendTransaction', 'reject'),
  )
  await begin(page)
  const ready = await page.reachReady()
  expect(ready.steps.map(({ step, state }) => `${step} ${state}`)).toEqual([
    'approve done',
    'fee now',
    'swap todo',
    'revoke todo',
  ])
  expect(await balancesOf(bench.chain, account)).toEqual(before)
  expect(sends()).toHaveLength(2)
})
