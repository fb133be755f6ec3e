import type { Page } from '@playwright/test'
import {
  createPublicClient,
  encodeFunctionData,
  erc20Abi,
  type Hex,
  http,
  parseEther,
  verifyMessage,
  verifyTypedData,
} from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { toTypedJson } from '../../../core/wallet/wallet.typedData.ts'
import { receiptOf } from '../../contracts/receiptOf.ts'
import { request } from './testing/page.ts'
import {
  approve,
  openPanel,
  pick,
  prompt,
  reject,
  type Site,
  startSite,
} from './testing/site.ts'

let site: Site
let page: Page
const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

beforeAll(async () => {
  site = await startSite()
  page = await site.open()
  const asked = request(page, 'eth_requestAccounts')
  await pick(page, 'Whale')
  await approve(page)
  await asked
})
afterAll(() => site.stop())

const mined = (hash: Hex) =>
  receiptOf(createPublicClient({ transport: http(site.chain.rpcUrl) }), hash)

const typed = {
  domain: { name: 'Club', version: '1', chainId: 25 },
  primaryType: 'Vote',
  types: {
    Vote: [
      { name: 'choice', type: 'string' },
      { name: 'voter', type: 'address' },
    ],
  },
  message: { choice: 'yes', voter: address },
} as const

test('default: a message is shown exactly, and signed', async () => {
  const message = 'Sign in to Narwhal Club\n\nNonce: 8fJ2kq9LmP0zXr4T'
  const asked = request(page, 'personal_sign', [message, address])
  const window = prompt(page)
  expect(await window.locator('pre').textContent()).toBe(message)
  expect(await window.textContent()).toContain(site.origin)
  await approve(page)
  const signature = (await asked).result as Hex
  expect(await verifyMessage({ address, message, signature })).toBe(true)
})

test('default: typed data is shown value by value, and signed', async () => {
  const data = toTypedJson(typed)
  const asked = request(page, 'eth_signTypedData_v4', [address, data])
  const window = prompt(page)
  await window.getByRole('heading', { name: 'Sign: Vote' }).waitFor()
  expect(await window.getByText('yes', { exact: true }).count()).toBe(1)
  await approve(page)
  const signature = (await asked).result as Hex
  expect(await verifyTypedData({ ...typed, address, signature })).toBe(true)
})

test('default: a transfer of coins is mined', async () => {
  const { admin } = site.chain.accounts
  const asked = request(page, 'eth_sendTransaction', [
    { from: address, to: admin.address, value: '0xde0b6b3a7640000' },
  ])
  await prompt(page).getByText('1 CRO', { exact: true }).waitFor()
  await approve(page)
  const receipt = await mined((await asked).result as Hex)
  expect(receipt).toMatchObject({ status: 'success', gasUsed: 21_000n })
})

test('default: a transfer of tokens is told in words', async () => {
  const data = encodeFunctionData({
    abi: erc20Abi,
    functionName: 'transfer',
    args: [site.chain.accounts.admin.address, parseEther('333333333')],
  })
  const asked = request(page, 'eth_sendTransaction', [
    { from: address, to: site.chain.addresses.token, data, gas: '0x186a0' },
  ])
  const window = prompt(page)
  await window.getByRole('heading', { name: 'Send NARWHAL' }).waitFor()
  expect(await window.textContent()).toContain('333,333,333 NARWHAL')
  expect(await window.textContent()).toContain('100,000')
  await approve(page)
  const receipt = await mined((await asked).result as Hex)
  expect(receipt.status).toBe('success')
})

test('behavior: a message for another site is pointed out', async () => {
  const message = `evil.example wants you to sign in with your Ethereum account:\n${address}`
  const asked = request(page, 'personal_sign', [message, address])
  const alert = prompt(page).getByRole('alert')
  expect(await alert.textContent()).toContain('evil.example')
  await reject(page)
  expect((await asked).code).toBe(4001)
})

test('behavior: requests of two kinds are shown one after the other', async () => {
  const signing = request(page, 'personal_sign', ['one', address])
  const sending = request(page, 'eth_sendTransaction', [
    { from: address, to: address, value: '0x1', gas: '0x5208' },
  ])
  await prompt(page).getByRole('heading', { name: 'Sign this' }).waitFor()
  expect(await prompt(page).count()).toBe(1)
  await approve(page)
  await prompt(page).getByRole('heading', { name: 'Send CRO' }).waitFor()
  await reject(page)
  expect((await signing).result).toMatch(/^0x[0-9a-f]{130}$/)
  expect((await sending).code).toBe(4001)
})

test('behavior: keys and pointer stay inside the window', async () => {
  await page.evaluate(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    for (const name of ['keydown', 'pointerdown', 'focusin', 'click'])
      document.addEventListener(name, () => seen.push(name), true)
  })
  const asked = request(page, 'personal_sign', ['two', address])
  await prompt(page).waitFor()
  await page.keyboard.press('F8')
  await page.keyboard.press('Tab')
  await page.evaluate(() => {
    const host = document.querySelector('demo-wallet') as HTMLElement
    const focused = host.shadowRoot?.activeElement as HTMLElement
    focused.blur()
  })
  await page.keyboard.press('F8')
  await page.keyboard.press('Escape')
  expect((await asked).code).toBe(4001)
  const seen = await page.evaluate(
    () => (window as unknown as { seen: string[] }).seen,
  )
  expect(seen).toEqual([])
  await page.keyboard.press('F8')
  expect(
    await page.evaluate(() => (window as unknown as { seen: string[] }).seen),
  ).toEqual(['keydown'])
})

test('error: another account, and an unknown method', async () => {
  const other = site.chain.accounts.holder.address
  const refused = await request(page, 'personal_sign', ['hello', other])
  expect(refused.code).toBe(4100)
  expect((await request(page, 'eth_sign', [address, '0x00'])).code).toBe(4200)
  expect((await request(page, 'anvil_setBalance', [])).code).toBe(4200)
})

test('error: data for another chain, and no node on it', async () => {
  const foreign = { ...typed, domain: { ...typed.domain, chainId: 1 } }
  const data = JSON.stringify(foreign)
  const refused = await request(page, 'eth_signTypedData_v4', [address, data])
  expect(refused.code).toBe(-32602)
  await openPanel(page)
  await page.getByRole('radio', { name: 'Ethereum' }).check()
  await page.getByRole('button', { name: 'Close' }).click()
  expect((await request(page, 'eth_blockNumber')).code).toBe(4901)
  const unsent = await request(page, 'eth_sendTransaction', [
    { from: address, to: address, value: '0x1' },
  ])
  expect(unsent.code).toBe(4901)
  await openPanel(page)
  await page.getByRole('radio', { name: 'Cronos' }).check()
  await page.getByRole('button', { name: 'Close' }).click()
})

test('error: what the node refuses arrives as it said it', async () => {
  const value = `0x${parseEther('1000000').toString(16)}`
  const asked = request(page, 'eth_sendTransaction', [
    { from: address, to: address, value, gas: '0x5208' },
  ])
  await approve(page)
  expect((await asked).message).toMatch(/insufficient funds/i)
})
