import { decodeEventLog, erc20Abi, type Log } from 'viem'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openPaymentPage, watchChain } from '../../dev/testing/paymentPage.ts'
import type { Role } from '../../dev/world/accounts.ts'
import { type Chain, startChain } from '../../dev/world/chain.ts'
import { encodeToken, parseTokens } from '../rules/chain/index.ts'
import type { PaymentResult } from './index.ts'

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

async function open(role: Role) {
  const page = await openPaymentPage(chain, role)
  closes.push(page.close)
  return page
}

const fee = parseTokens('1000')
const hashOf = (result: PaymentResult | null): Hex => {
  if (!result?.success || result.exempt) throw new Error('Nothing was sent')
  return result.hash
}

describe('native fee (R9.4)', () => {
  test('default: 1 CRO to the admin wallet, 21000 gas, one confirmation', async () => {
    const page = await open('holder')
    const { admin } = chain.accounts
    const before = await watch.croOf(admin.address)
    const result = await page.pay({ to: admin.address })
    expect(result).toMatchObject({ success: true })
    expect(await watch.croOf(admin.address)).toBe(before + 10n ** 18n)
    const sent = await watch.transaction(hashOf(result))
    expect(Number(sent.gas)).toBe(21_000)
    expect(page.storage.getItem('club.payments')).toBeNull()
  })

  test('error: reverted on the chain', async () => {
    const page = await open('holder')
    page.answers.primaryWallet = chain.addresses.token
    expect(await page.pay()).toMatchObject({
      success: false,
      code: 'payment.reverted',
    })
    expect(page.storage.getItem('club.payments')).toBeNull()
  })
})

describe('token fee (R9.5)', () => {
  test('default: exact approval to the payer itself, then the transfer', async () => {
    const page = await open('tokenRich')
    const { payer } = page
    const { admin } = chain.accounts
    const before = await watch.readToken(encodeToken.balanceOf(admin.address))
    const result = await page.pay({ kind: 'token', amount: fee })
    expect(result).toMatchObject({ success: true })
    expect(await watch.readToken(encodeToken.balanceOf(admin.address))).toBe(
      before + fee,
    )
    const token = { from: payer, to: chain.addresses.token, gas: '0x186a0' }
    expect(page.sends()).toEqual([
      { ...token, data: encodeToken.approve(payer, fee) },
      { ...token, data: encodeToken.transfer(admin.address, fee) },
    ])
  })

  test('behavior: after a fee no third party holds an allowance', async () => {
    const page = await open('proposer')
    await page.pay({ kind: 'token', amount: fee })
    const logs = await chain.rpc.call<Log[]>('eth_getLogs', [
      { fromBlock: 'earliest', address: chain.addresses.token },
    ])
    const spenders = logs.flatMap(({ data, topics }) => {
      const { args, eventName } = decodeEventLog({
        abi: erc20Abi,
        data,
        topics,
      })
      return eventName === 'Approval' && args.owner === page.payer
        ? [args.spender]
        : []
    })
    expect(spenders).toEqual([page.payer])
    expect(
      await watch.readToken(
        encodeToken.allowance(page.payer, chain.accounts.admin.address),
      ),
    ).toBe(0n)
  })

  test('behavior: an allowance that is enough is not asked for (R5.9)', async () => {
    const page = await open('tokenRich')
    await page.pay({ kind: 'token', amount: fee })
    const before = page.sends().length
    await page.pay({ kind: 'token', amount: fee })
    expect(page.sends()).toHaveLength(before + 1)
    const more = page.start({ kind: 'token', amount: fee + 1n })
    expect(await page.reach('approving')).toMatchObject({ request: more })
    await page.reach('settled')
  })

  test('error: too few tokens cost no gas for a transfer', async () => {
    const page = await open('newcomer')
    expect(await page.pay({ kind: 'token', amount: fee })).toMatchObject({
      success: false,
      code: 'payment.insufficientFunds',
    })
    expect(page.sends()).toHaveLength(1)
  })
})

describe('the admin wallet (R7.6, R7.7)', () => {
  test('behavior: the primary admin sends no transaction (R6.3)', async () => {
    const page = await open('admin')
    page.answers.primaryWallet = page.payer.toLowerCase()
    expect(await page.pay()).toEqual({
      success: true,
      hash: 'admin-exempt',
      exempt: true,
    })
    expect(page.sends()).toEqual([])
  })

  test('behavior: second call, then the default; only an answer is kept', async () => {
    const page = await open('holder')
    const { admin, whale } = chain.accounts
    page.answers.primaryWallet = new Error('away')
    page.answers.walletAddress = new Error('away')
    expect(await page.pay({ to: admin.address })).toMatchObject({
      success: true,
    })
    page.answers.walletAddress = whale.address
    expect(await page.pay({ to: whale.address })).toMatchObject({
      success: true,
    })
    expect(await page.pay({ to: whale.address })).toMatchObject({
      success: true,
    })
    const round = ['primaryWallet', 'walletAddress']
    expect(page.asked).toEqual([...round, ...round])
  })

  test('error: an answer without an address is logged with its text (R5.7)', async () => {
    const page = await open('holder')
    page.answers.primaryWallet = undefined
    page.answers.walletAddress = Object.assign(new Error('shape'), {
      code: 'http.invalidResponse',
    })
    expect(await page.pay()).toMatchObject({ success: true })
    const message = 'Invalid admin wallet address received from server'
    expect(page.lines).toMatchObject([
      ['payment.adminWallet', { call: 'primaryWallet', message }],
      ['payment.adminWallet', { call: 'walletAddress', message }],
    ])
  })

  test('error: another destination than the intent names', async () => {
    const page = await open('holder')
    expect(await page.pay({ to: chain.accounts.whale.address })).toMatchObject({
      success: false,
      code: 'payment.adminWalletMismatch',
    })
    expect(page.sends()).toEqual([])
  })
})
