import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openPaymentsPage, watchChain } from '../../dev/testing/paymentPage.ts'
import { type Chain, startChain } from '../../dev/world/chain.ts'
import type { StoragePort } from '../ports/storage.ts'
import { deferred } from '../testing/index.ts'

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

/** A page with its server, which can be away. */
async function open(storage?: StoragePort, isServerThere = true) {
  const reports: [string, string][] = []
  const page = await openPaymentsPage(
    chain,
    'holder',
    async (intent, hash) => {
      if (!isServerThere) return 'unavailable'
      reports.push([intent, hash])
      return 'acknowledged'
    },
    storage,
  )
  closes.push(page.close)
  return { ...page, reports }
}

test('default: the hash is told before the transaction is confirmed', async () => {
  await watch.hold()
  const { emitted, reach, reports, rows, start } = await open()
  const fee = start()
  await reach(fee, 'confirmingTransfer')
  await expect.poll(() => rows()[fee.id]?.report).toBe('acknowledged')
  const row = rows()[fee.id]
  const hash = row && 'hash' in row ? row.hash : '0x'
  expect(reports).toEqual([[fee.id, hash]])
  expect(emitted).toContainEqual({
    type: 'payment.sent',
    intent: fee.id,
    hash,
    payer: fee.payer,
  })
  await watch.mine()
  await reach(fee, 'settled')
  expect(reports).toHaveLength(1)
})

test('behavior: one prompt at a time, confirmations side by side', async () => {
  await watch.hold()
  const { actor, reach, reports, rows, sends, start, wallet } = await open()
  const prompt = deferred()
  wallet.hold('eth_sendTransaction', prompt.promise)
  const first = start({ label: 'Feed the reef' })
  await reach(first, 'transferring')
  const second = start()
  expect(rows()[second.id]).toMatchObject({
    status: 'refused',
    busyWith: { label: 'Feed the reef' },
  })
  prompt.resolve()
  await reach(first, 'confirmingTransfer')
  actor.send({ type: 'payments.retry', intent: second.id })
  await reach(second, 'confirmingTransfer')
  expect(rows()[first.id]?.status).toBe('confirmingTransfer')
  await watch.mine()
  await reach(first, 'settled')
  await reach(second, 'settled')
  expect(sends()).toHaveLength(2)
  expect(reports.map(([intent]) => intent)).toEqual([first.id, second.id])
})

test('behavior: a reload follows, reports what is owed, and sends nothing', async () => {
  await watch.hold()
  const page = await open(undefined, false)
  const fees = [page.start()]
  for (const fee of fees) await page.reach(fee, 'confirmingTransfer')
  fees.push(page.start())
  for (const fee of fees) await page.reach(fee, 'confirmingTransfer')
  page.close()
  const again = await open(page.storage)
  for (const fee of fees) await again.reach(fee, 'confirmingTransfer')
  await watch.mine()
  for (const fee of fees) await again.reach(fee, 'settled')
  expect(again.sends()).toEqual([])
  expect(again.reports.map(([intent]) => intent).sort()).toEqual(
    fees.map(({ id }) => id).sort(),
  )
  expect(page.storage.getItem('club.payments')).toBeNull()
})

test('behavior: an intent is paid once, also from a page that did not pay it', async () => {
  const page = await open()
  const fee = page.start()
  await page.reach(fee, 'settled')
  page.close()
  const other = await open(page.storage)
  other.start(fee)
  await other.reach(fee, 'settled')
  expect(other.rows()[fee.id]).toMatchObject({
    result: (page.rows()[fee.id] as { result?: unknown }).result,
  })
  expect(other.sends()).toEqual([])
})

test('behavior: a late yes to a fee that was stopped is reported, too', async () => {
  await watch.hold()
  const { actor, reach, reports, rows, start, wallet } = await open()
  const prompt = deferred()
  wallet.hold('eth_sendTransaction', prompt.promise)
  const fee = start()
  await reach(fee, 'transferring')
  await expect.poll(wallet.methods).toContain('eth_sendTransaction')
  actor.send({ type: 'payments.cancel' })
  expect(rows()[fee.id]?.status).toBe('failed')
  prompt.resolve()
  await expect.poll(() => reports.map(([intent]) => intent)).toEqual([fee.id])
  actor.send({ type: 'payments.retry', intent: fee.id })
  await reach(fee, 'confirmingTransfer')
  await watch.mine()
  await reach(fee, 'settled')
})
