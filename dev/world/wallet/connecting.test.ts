import type { Page } from '@playwright/test'
import type { Hex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { publishedKeys } from '../accounts.ts'
import { eventsOf, findWallet, infoOf, request } from './testing/page.ts'
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
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.stop())

const whale = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8'
const holder = '0x90f79bf6eb2c4f870365e785982e1f101e93b906'
const cronos = [{ chainId: '0x19' }]
const ethereum = [{ chainId: '0x1' }]

async function connect(page: Page, name = 'Whale') {
  const asked = request(page, 'eth_requestAccounts')
  await prompt(page).waitFor()
  await pick(page, name)
  await approve(page)
  return asked
}

test('default: announces itself by EIP-6963', async () => {
  const page = await site.open()
  expect(await infoOf(page)).toMatchObject({
    name: 'Demo wallet',
    rdns: 'club.narwhal.demo',
    icon: expect.stringMatching(/^data:image\/svg\+xml/),
    uuid: expect.stringMatching(/^[0-9a-f-]{36}$/),
  })
})

test('default: shows no account until one is picked and approved', async () => {
  const page = await site.open()
  expect(await request(page, 'eth_accounts')).toEqual({ result: [] })
  expect(await connect(page)).toEqual({ result: [whale] })
  expect(await request(page, 'eth_accounts')).toEqual({ result: [whale] })
  expect(await request(page, 'eth_chainId')).toEqual({ result: '0x19' })
  expect(await eventsOf(page)).toContainEqual(['accountsChanged', [whale]])
})

test('default: permissions are asked first, then accounts come at once', async () => {
  const page = await site.open()
  const asked = request(page, 'wallet_requestPermissions', [
    { eth_accounts: {} },
  ])
  await pick(page, 'Holder')
  await approve(page)
  expect((await asked).result).toMatchObject([
    { parentCapability: 'eth_accounts', caveats: [{ value: [holder] }] },
  ])
  expect(await request(page, 'eth_requestAccounts')).toEqual({
    result: [holder],
  })
})

test('default: account, permission and chain survive a reload', async () => {
  const page = await site.open()
  await connect(page, 'Holder')
  const asked = request(page, 'wallet_switchEthereumChain', ethereum)
  await approve(page)
  await asked
  await page.reload()
  await findWallet(page)
  expect(await request(page, 'eth_accounts')).toEqual({ result: [holder] })
  expect(await request(page, 'eth_chainId')).toEqual({ result: '0x1' })
})

test('behavior: revoked permissions hide the account again', async () => {
  const page = await site.open()
  await connect(page)
  await request(page, 'wallet_revokePermissions', [{ eth_accounts: {} }])
  expect(await request(page, 'eth_accounts')).toEqual({ result: [] })
  expect((await eventsOf(page)).at(-1)).toEqual(['accountsChanged', []])
})

test('behavior: the panel switches account, chain, lock and site', async () => {
  const page = await site.open()
  await connect(page)
  await openPanel(page)
  await pick(page, 'Holder')
  expect((await eventsOf(page)).at(-1)).toEqual(['accountsChanged', [holder]])
  await page.getByRole('radio', { name: 'Ethereum' }).check()
  expect((await eventsOf(page)).at(-1)).toEqual(['chainChanged', '0x1'])
  await page.getByRole('checkbox', { name: 'Locked' }).check()
  expect((await eventsOf(page)).at(-1)).toEqual(['accountsChanged', []])
  await page.getByRole('checkbox', { name: 'Locked' }).uncheck()
  expect((await eventsOf(page)).at(-1)).toEqual(['accountsChanged', [holder]])
  await page.getByRole('button', { name: 'Disconnect this site' }).click()
  expect((await eventsOf(page)).at(-1)).toEqual(['accountsChanged', []])
})

test('behavior: another tab of the site hears of it', async () => {
  const page = await site.open()
  await connect(page)
  const other = await page.context().newPage()
  await other.goto(site.origin)
  await findWallet(other)
  await openPanel(page)
  await pick(page, 'Holder')
  await expect
    .poll(async () => (await eventsOf(other)).at(-1))
    .toEqual(['accountsChanged', [holder]])
})

test('behavior: an unknown chain answers 4902 until it is added', async () => {
  const page = await site.open({ startChain: 1, unknownChains: [25] })
  const refused = await request(page, 'wallet_switchEthereumChain', cronos)
  expect(refused.code).toBe(4902)
  const added = request(page, 'wallet_addEthereumChain', [
    { chainId: '0x19', chainName: 'Cronos', rpcUrls: [site.chain.rpcUrl] },
  ])
  await approve(page)
  expect(await added).toEqual({ result: null })
  expect(await request(page, 'eth_chainId')).toEqual({ result: '0x19' })
  expect((await eventsOf(page)).at(-1)).toEqual(['chainChanged', '0x19'])
})

test('behavior: offline it answers 4900 and says so', async () => {
  const page = await site.open()
  await openPanel(page)
  await page.getByRole('checkbox', { name: 'Offline' }).check()
  expect((await request(page, 'eth_blockNumber')).code).toBe(4900)
  expect((await eventsOf(page)).at(-1)?.[0]).toBe('disconnect')
  await page.getByRole('checkbox', { name: 'Offline' }).uncheck()
  expect((await eventsOf(page)).at(-1)).toEqual([
    'connect',
    { chainId: '0x19' },
  ])
  expect((await request(page, 'eth_blockNumber')).result).toMatch(/^0x/)
})

test('parameters: scenario: hidden, and only some accounts', async () => {
  const hidden = await site.open({ announce: false })
  expect(await infoOf(hidden)).toBeUndefined()
  const few = await site.open({ accounts: [4, 1] })
  const asked = request(few, 'eth_requestAccounts')
  await prompt(few).waitFor()
  expect(await few.getByRole('radio').count()).toBe(2)
  await approve(few)
  expect((await asked).result).toEqual([
    site.chain.accounts.newcomer.address.toLowerCase(),
  ])
})

test('parameters: scenario: an account that the world does not know', async () => {
  const own = publishedKeys[1].replace(/.$/, '1') as Hex
  const page = await site.open({ own })
  const asked = request(page, 'eth_requestAccounts')
  await prompt(page).waitFor()
  expect(await page.getByRole('radio').count()).toBe(1)
  await approve(page)
  const { address } = privateKeyToAccount(own)
  expect((await asked).result).toEqual([address.toLowerCase()])
})

test('error: rejected, by the button and by Escape', async () => {
  const page = await site.open()
  const asked = request(page, 'eth_requestAccounts')
  await reject(page)
  expect((await asked).code).toBe(4001)
  const again = request(page, 'eth_requestAccounts')
  await prompt(page).waitFor()
  await page.keyboard.press('Escape')
  expect((await again).code).toBe(4001)
  expect(await prompt(page).count()).toBe(0)
})

test('error: a second request of a kind while the first is open', async () => {
  const page = await site.open()
  const first = request(page, 'eth_requestAccounts')
  await prompt(page).waitFor()
  const second = await request(page, 'wallet_requestPermissions', [
    { eth_accounts: {} },
  ])
  expect(second.code).toBe(-32002)
  await approve(page)
  expect((await first).code).toBeUndefined()
})

test('error: a locked wallet refuses, and asks once it is unlocked', async () => {
  const page = await site.open({ locked: true })
  expect((await request(page, 'eth_requestAccounts')).code).toBe(4100)
  await openPanel(page)
  await page.getByRole('checkbox', { name: 'Locked' }).uncheck()
  await page.getByRole('button', { name: 'Close' }).click()
  expect(await connect(page)).toEqual({ result: [whale] })
})
