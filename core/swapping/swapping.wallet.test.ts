import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { deferred, fakeTabs } from '../testing/index.ts'
import { type SwapBench, startSwapBench } from './swapping.bench.testing.ts'

let bench: SwapBench
beforeAll(async () => {
  bench = await startSwapBench()
})
afterAll(() => bench.stop())
afterEach(() => bench.clear())

describe('in the wallet', () => {
  test('behavior: a fee that was sped up is followed, and told to the server', async () => {
    const { account, begin, fees, load } = bench.openBrowser()
    const paid = await fees()
    const page = load()
    page.actor.on('swapping.stepped', () => bench.watch.hold())
    page.actor.on('swapping.sent', async ({ step, hash }) => {
      if (step !== 'fee') return
      const sent = await bench.watch.transaction(hash)
      await expect
        .poll(() => page.storage.getItem('club.swapping.sent') ?? '')
        .toContain(`"nonce":${Number(sent.nonce)}`)
      const { to, value, input: data, nonce } = sent
      const gasPrice = '0x3b9aca0000'
      const call = { from: account, to, value, data, nonce, gasPrice }
      await bench.chain.rpc.call('eth_sendTransaction', [call])
      await bench.watch.release()
      for (let block = 0; block < 5; block++) await bench.watch.mine()
    })
    await begin(page)
    await page.until(
      (each) => each.status === 'working' && each.step === 'swap',
    )
    await bench.watch.release()
    await bench.watch.mine()
    // Held again after the fee: let all through that is still to come.
    page.actor.on('swapping.sent', () =>
      bench.watch.release().then(bench.watch.mine),
    )
    await page.reach('done')
    expect(await fees()).toBe(paid + 1)
  })

  test('behavior: another account while the wallet is asked: a late yes counts once', async () => {
    const { account, begin, double, fees, load, sends } = bench.openBrowser()
    const paid = await fees()
    const page = load()
    const prompt = deferred()
    page.actor.on('swapping.stepped', ({ step }) => {
      if (step === 'approve') double.hold('eth_sendTransaction', prompt.promise)
    })
    await begin(page)
    await expect.poll(() => sends().length).toBe(2)
    page.actor.send({ type: 'account.changed', address: null })
    expect(page.view()).toMatchObject({
      phase: 'ready',
      step: 'fee',
      failure: { code: 'payment.accountChanged' },
    })
    page.actor.send({ type: 'account.changed', address: account })
    expect(page.view()).toMatchObject({ failure: null })
    // The first prompt is still open: the second click opens no other.
    page.actor.send({ type: 'swapping.next' })
    await page.until(
      (each) => each.status === 'working' && each.phase === 'wallet',
    )
    expect(sends()).toHaveLength(2)
    prompt.resolve()
    await page.reach('done')
    expect(sends()).toHaveLength(4)
    expect(await fees()).toBe(paid + 1)
  })

  test('behavior: of two tabs one asks the wallet', async () => {
    const { begin, double, fees, load, sends } = bench.openBrowser()
    const paid = await fees()
    const tabs = fakeTabs()
    const one = load({ tabs: tabs() })
    const prompt = deferred()
    one.actor.on('swapping.stepped', ({ step }) => {
      if (step === 'approve') double.hold('eth_sendTransaction', prompt.promise)
    })
    await begin(one)
    await expect.poll(() => sends().length).toBe(2)
    const two = load({ tabs: tabs() })
    two.actor.send({ type: 'swapping.resume' })
    await two.reachReady()
    two.actor.send({ type: 'swapping.next' })
    const refused = await two.until(
      (each) => each.status === 'working' && each.failure !== null,
    )
    expect(refused).toMatchObject({ failure: { code: 'payment.elsewhere' } })
    prompt.resolve()
    await one.reach('done')
    two.actor.send({ type: 'swapping.next' })
    await two.reach('done')
    expect(sends()).toHaveLength(4)
    expect(await fees()).toBe(paid + 1)
  })
})
