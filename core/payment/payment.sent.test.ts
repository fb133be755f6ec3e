import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createActor, toPromise } from 'xstate'
import { openPaymentPage, watchChain } from '../../dev/testing/paymentPage.ts'
import type { Role } from '../../dev/world/accounts.ts'
import { type Chain, startChain } from '../../dev/world/chain.ts'
import { type StoragePort, safeStorage } from '../ports/storage.ts'
import { deferred } from '../testing/index.ts'
import { createPaymentLedger } from './payment.ledger.ts'

type Hex = `0x${string}`

let chain: Chain
let watch: ReturnType<typeof watchChain>
const closes: (() => void)[] = []

beforeAll(async () => {
  chain = await startChain()
  watch = watchChain(chain)
})
afterAll(() => chain.stop())
afterEach(async () => {
  for (const close of closes.splice(0)) close()
  await watch.release()
})

async function open(role: Role, storage?: StoragePort) {
  const page = await openPaymentPage(chain, role, storage)
  closes.push(page.close)
  return page
}

describe('what was sent is never forgotten', () => {
  test('behavior: the hash is in storage before the wait', async () => {
    await watch.hold()
    const page = await open('holder')
    const { id } = page.start()
    const { hash } = (await page.reach('confirmingTransfer')) as { hash: Hex }
    const stored = JSON.parse(page.storage.getItem('club.payments') ?? '{}')
    expect(stored[id]).toMatchObject({ stage: 'transfer', hash })
    await watch.mine()
    await page.reach('settled')
    expect(page.storage.getItem('club.payments')).toBeNull()
  })

  test('behavior: a reload resumes and sends nothing', async () => {
    await watch.hold()
    const page = await open('holder')
    page.start()
    const { hash } = (await page.reach('confirmingTransfer')) as { hash: Hex }
    page.close()
    const { storage } = page
    const reloaded = await open('holder', storage)
    await reloaded.reach('confirmingTransfer')
    await watch.mine()
    await reloaded.reach('settled')
    expect(reloaded.result()).toEqual({ success: true, hash })
    expect(reloaded.sends()).toEqual([])
  })

  test('behavior: stopped in the prompt, and the wallet says yes afterwards', async () => {
    await watch.hold()
    const page = await open('holder')
    const prompt = deferred()
    page.wallet.hold('eth_sendTransaction', prompt.promise)
    const request = page.start()
    await page.reach('transferring')
    await expect.poll(page.wallet.methods).toContain('eth_sendTransaction')
    page.actor.send({ type: 'account.changed', address: null })
    expect(page.view().status).toBe('failed')
    prompt.resolve()
    const ledger = createPaymentLedger(page.storage)
    await expect.poll(() => ledger.find(request.id)).not.toBeNull()
    page.actor.send({ type: 'payment.retry' })
    await page.reach('confirmingTransfer')
    await watch.mine()
    await page.reach('settled')
    expect(page.sends()).toHaveLength(1)
  })

  test('behavior: storage that throws', async () => {
    const storage = safeStorage(() => {
      throw new Error('SecurityError')
    })
    const page = await open('holder', storage)
    expect(await page.pay()).toMatchObject({ success: true })
  })

  test('behavior: storage that is cleared while waiting', async () => {
    await watch.hold()
    const page = await open('holder')
    const request = page.start()
    await page.reach('confirmingTransfer')
    page.storage.removeItem('club.payments')
    page.close()
    const { readSent } = page.actors
    const again = createActor(readSent, { input: { id: request.id } }).start()
    expect(await toPromise(again)).toMatchObject({ request, stage: 'transfer' })
    await watch.mine()
  })

  test.each(['', 'null', '[]', '{"a":1}', '{"a":{"request":{}}}', 'x'])(
    'behavior: garbage in storage (%s) is no payment',
    async (garbage) => {
      const storage = safeStorage()
      storage.setItem('club.payments', garbage)
      const page = await open('holder', storage)
      expect(await page.pay()).toMatchObject({ success: true })
    },
  )
})

describe('a page that died before it heard the hash', () => {
  /** A wallet that is asked, and says yes when the page is gone. */
  async function die() {
    await watch.hold()
    const stored = safeStorage()
    let isGone = false
    const storage: StoragePort = {
      ...stored,
      setItem: (key, value) => isGone || stored.setItem(key, value),
      removeItem: (key) => isGone || stored.removeItem(key),
    }
    const page = await open('holder', storage)
    const prompt = deferred()
    page.wallet.hold('eth_sendTransaction', prompt.promise)
    const request = page.start()
    await page.reach('transferring')
    await expect.poll(page.wallet.methods).toContain('eth_sendTransaction')
    isGone = true
    page.close()
    const yes = async () => {
      prompt.resolve()
      const before = await watch.countOf(page.payer, 'latest')
      await expect
        .poll(() => watch.countOf(page.payer, 'pending'))
        .toBeGreaterThan(before)
    }
    return { request, stored, yes }
  }

  test('behavior: what the wallet sent is found, and not sent again', async () => {
    const { request, stored, yes } = await die()
    await yes()
    const next = await open('holder', stored)
    next.start(request)
    await next.reach('transferring')
    await watch.mine()
    await next.reach('confirmingTransfer', 'settled')
    await next.reach('settled')
    expect(next.sends()).toEqual([])
    expect(stored.getItem('club.prompts')).toBeNull()
  })

  test('behavior: where nothing was sent the wallet is asked', async () => {
    const { request, stored } = await die()
    await watch.release()
    const next = await open('holder', stored)
    next.start(request)
    await next.reach('settled')
    expect(next.sends()).toHaveLength(1)
  })

  test('behavior: what pays for something else is left alone', async () => {
    const { request, stored } = await die()
    await watch.release()
    const other = await open('holder', stored)
    other.start()
    await other.reach('settled')
    const ledger = createPaymentLedger(stored)
    expect(other.result()).toMatchObject({ success: true })
    const next = await open('holder', stored)
    next.start(request)
    await next.reach('settled')
    expect(next.sends()).toHaveLength(1)
    expect(ledger.paidBy(request.id)).not.toBeNull()
  })
})

describe('replaced transactions', () => {
  async function replace(
    change: (sent: { to: Hex; value: Hex; input: Hex }) => object,
  ) {
    await watch.hold()
    const page = await open('holder')
    const ledger = createPaymentLedger(page.storage)
    const request = page.start()
    const { hash } = (await page.reach('confirmingTransfer')) as { hash: Hex }
    await expect
      .poll(() => ledger.find(request.id)?.nonce ?? null)
      .not.toBeNull()
    const sent = await watch.transaction(hash)
    const { nonce } = sent
    const successor = await chain.rpc.call<Hex>('eth_sendTransaction', [
      {
        from: page.payer,
        nonce,
        gasPrice: '0x3b9aca0000',
        ...change(sent),
      },
    ])
    await watch.mine()
    for (let block = 0; block < 5; block++) await watch.mine()
    return { page, hash, successor }
  }

  test('behavior: sped up: followed under the new hash', async () => {
    const { page, hash, successor } = await replace(({ to, value, input }) => ({
      to,
      value,
      data: input,
    }))
    await page.reach('settled')
    expect(successor).not.toBe(hash)
    expect(page.result()).toEqual({
      success: true,
      hash: successor,
    })
    expect(page.storage.getItem('club.payments')).toBeNull()
  })

  test('behavior: cancelled in the wallet', async () => {
    const { page } = await replace(() => ({
      to: chain.accounts.holder.address,
      value: '0x0',
    }))
    expect(await page.reach('failed')).toMatchObject({
      failure: { code: 'payment.cancelled' },
    })
    expect(page.storage.getItem('club.payments')).toBeNull()
  })
})
