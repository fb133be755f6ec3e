import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { StoragePort } from '../ports/storage.ts'
import { deferred } from '../testing/index.ts'
import { type SwapBench, startSwapBench } from './swapping.bench.testing.ts'
import { balancesOf } from './swapping.testing.ts'

let bench: SwapBench
beforeAll(async () => {
  bench = await startSwapBench()
})
afterAll(() => bench.stop())
afterEach(() => bench.clear())

/** A page of which nothing is heard any more, whatever its wallet still does. */
function mortal(storage: StoragePort) {
  let isGone = false
  const port: StoragePort = {
    getItem: storage.getItem,
    setItem: (key, value) => isGone || storage.setItem(key, value),
    removeItem: (key) => isGone || storage.removeItem(key),
  }
  return {
    port,
    die: () => {
      isGone = true
    },
  }
}

const steps = ['approve', 'fee', 'swap', 'revoke'] as const

describe('a page that is gone', () => {
  test.each(steps)(
    'behavior: killed while %s is sent: the next one goes on and sends it once',
    async (step) => {
      const { account, begin, fees, load, sends, storage } = bench.openBrowser()
      const paid = await fees()
      const before = await balancesOf(bench.chain, account)
      const first = load()
      first.actor.on('swapping.sent', async (sent) => {
        if (sent.step === step) first.actor.stop()
      })
      await begin(first)
      await expect.poll(() => first.actor.getSnapshot().status).toBe('stopped')
      expect(storage.getItem('club.swapping')).not.toBeNull()

      const next = load()
      next.actor.send({ type: 'swapping.resume' })
      for (;;) {
        const now = await next.until(
          (each) =>
            each.status === 'done' ||
            (each.status === 'working' && each.phase === 'ready'),
        )
        if (now.status === 'done') break
        // Nobody is asked to sign who has not said so in this visit.
        next.actor.send({ type: 'swapping.next' })
      }
      expect(sends()).toHaveLength(4)
      expect(await fees()).toBe(paid + 1)
      const after = await balancesOf(bench.chain, account)
      expect(after.nfts).toBe(before.nfts - 2)
    },
  )

  test('behavior: killed in the prompt of the fee, which the wallet sends all the same', async () => {
    const { account, begin, double, fees, load, sends, storage } =
      bench.openBrowser()
    const paid = await fees()
    const { port, die } = mortal(storage)
    const first = load({ storage: port })
    const prompt = deferred()
    first.actor.on('swapping.stepped', () =>
      double.hold('eth_sendTransaction', prompt.promise),
    )
    await begin(first)
    await expect.poll(() => sends().length).toBe(2)
    die()
    first.actor.stop()
    await bench.watch.hold()
    prompt.resolve()
    const latest = await bench.watch.countOf(account, 'latest')
    await expect
      .poll(() => bench.watch.countOf(account, 'pending'))
      .toBeGreaterThan(latest)

    const next = load()
    next.actor.send({ type: 'swapping.resume' })
    const ready = await next.reachReady()
    expect(ready.step).toBe('fee')
    next.actor.send({ type: 'swapping.next' })
    await next.until(
      (each) => each.status === 'working' && each.phase === 'wallet',
    )
    await bench.watch.release()
    await bench.watch.mine()
    await next.reach('done')
    expect(await fees()).toBe(paid + 1)
  })

  test('behavior: another browser finds it at the server, and follows what was sent', async () => {
    const here = bench.openBrowser()
    const paid = await here.fees()
    const first = here.load()
    first.actor.on('swapping.stepped', () => bench.watch.hold())
    await here.begin(first)
    await first.until(
      (each) =>
        each.status === 'working' &&
        each.step === 'fee' &&
        each.phase === 'sent',
    )
    const { intent } = first.actor.getSnapshot().context
    await expect
      .poll(() => first.storage.getItem('club.swapping.steps') ?? 'owed')
      .not.toContain('"owed"')
    first.actor.stop()

    const there = bench.openBrowser()
    const page = there.load()
    page.actor.send({ type: 'swapping.open' })
    const idle = await page.until(
      (each) => each.status === 'idle' && each.unfinished.length > 0,
    )
    expect(idle).toMatchObject({ unfinished: [{ id: intent, state: 'open' }] })
    page.actor.send({ type: 'swapping.continue', intent: intent ?? '' })
    await page.until(
      (each) =>
        each.status === 'working' &&
        each.step === 'fee' &&
        each.phase === 'sent',
    )
    await bench.watch.release()
    await bench.watch.mine()
    expect((await page.reachReady()).step).toBe('swap')
    page.actor.send({ type: 'swapping.next' })
    await page.reach('done')
    expect(await there.fees()).toBe(paid + 1)
    expect(there.sends()).toHaveLength(1)
  })
})
