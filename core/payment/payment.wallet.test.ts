import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openPaymentPage, watchChain } from '../../dev/testing/paymentPage.ts'
import type { Role } from '../../dev/world/accounts.ts'
import { type Chain, startChain } from '../../dev/world/chain.ts'
import { toPaymentFailure } from './index.ts'

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

async function open(role: Role) {
  const page = await openPaymentPage(chain, role)
  closes.push(page.close)
  return page
}

describe('the wallet', () => {
  test('error: no wallet (R5.6)', async () => {
    const page = await open('holder')
    page.wallet.disconnect()
    expect(await page.pay()).toEqual({
      success: false,
      error: 'No wallet connected',
      code: 'payment.noWallet',
    })
  })

  test('error: another account, another chain: nothing is prompted', async () => {
    const page = await open('holder')
    page.wallet.setAccounts([chain.accounts.whale])
    expect(await page.pay()).toMatchObject({ code: 'payment.accountChanged' })
    page.wallet.setAccounts([chain.accounts.holder])
    page.wallet.setChain(1)
    expect(await page.pay()).toMatchObject({ code: 'payment.wrongChain' })
    expect(page.sends()).toEqual([])
  })

  test('error: another account between the look-up and the prompt', async () => {
    const page = await open('holder')
    page.answers.primaryWallet = () => {
      page.wallet.setAccounts([chain.accounts.whale])
      return chain.accounts.admin.address
    }
    expect(await page.pay()).toMatchObject({ code: 'payment.accountChanged' })
    expect(page.sends()).toEqual([])
  })

  test.each([
    ['reject', 'You rejected the request in your wallet.'],
    ['unsupported', 'Your wallet does not support this operation.'],
  ] as const)('error: the wallet answers %s (R8.7)', async (answer, error) => {
    const page = await open('holder')
    page.wallet.answer('eth_sendTransaction', answer)
    expect(await page.pay()).toMatchObject({ success: false, error })
  })
})

describe('R8.7: what the real chain says', () => {
  /** Sends as the wallet would, and tells how the refusal is understood. */
  const refusalOf = async (params: object) => {
    const { holder, whale } = chain.accounts
    const { wallet } = await open('holder')
    const base = { from: holder.address, to: whale.address, gas: '0x5208' }
    const call = {
      method: 'eth_sendTransaction',
      params: [{ ...base, ...params }],
    }
    const error = await wallet.provider.request(call).then(
      () => null,
      (reason) => reason,
    )
    expect(error).not.toBeNull()
    return toPaymentFailure(error).code
  }

  test('insufficient funds', async () => {
    const page = await open('holder')
    expect(await page.pay({ amount: 10n ** 30n })).toEqual({
      success: false,
      code: 'payment.insufficientFunds',
      error: 'Insufficient funds to pay for this transaction, gas included.',
    })
  })

  test('nonce already used', async () => {
    await (await open('holder')).pay()
    expect(
      await watch.countOf(chain.accounts.holder.address, 'latest'),
    ).toBeGreaterThan(0)
    expect(await refusalOf({ nonce: '0x0' })).toBe('payment.nonceUsed')
  })

  test('replacement fee too low', async () => {
    await watch.hold()
    const { address } = chain.accounts.holder
    const nonce = `0x${(await watch.countOf(address, 'pending')).toString(16)}`
    const first = { nonce, gasPrice: '0x3b9aca000', value: '0x1' }
    const { wallet } = await open('holder')
    await wallet.provider.request({
      method: 'eth_sendTransaction',
      params: [{ from: address, to: address, gas: '0x5208', ...first }],
    })
    expect(await refusalOf({ ...first, value: '0x2' })).toBe(
      'payment.replacementUnderpriced',
    )
    await watch.mine()
  })

  test('unsupported operation', async () => {
    const { wallet } = await open('holder')
    const error = await wallet.provider
      .request({ method: 'wallet_sendCalls' })
      .catch((reason) => reason)
    expect(toPaymentFailure(error).code).toBe('payment.unsupported')
  })
})
