import { walletsServiceUrl } from '@narwhal-club/core/constants'
import { ProposalStatus, VoteChoice } from '@narwhal-club/core/contract'
import { expect } from '@playwright/test'
import {
  createWalletClient,
  getAddress,
  http,
  parseEther,
  parseUnits,
} from 'viem'
import { main } from '../support/screens.ts'
import { test } from '../support/test.ts'

test('R3.9 the token has allowance, approve, transfer and balanceOf, and 18 decimals', async ({
  club,
  rpcUrl,
}) => {
  const amount = parseUnits('1000', 18)
  const account = await club.newAccount({ tokens: amount })
  const other = await club.newAccount({ cro: '0' })
  const wallet = createWalletClient({ account, transport: http(rpcUrl) })
  const write = async (functionName: 'approve' | 'transfer', value: bigint) => {
    const hash = await wallet.writeContract({
      ...club.token,
      chain: null,
      functionName,
      args: [other.address, value],
    })
    const { status } = await club.client.waitForTransactionReceipt({ hash })
    expect(status).toBe('success')
  }
  expect(
    await club.client.readContract({ ...club.token, functionName: 'decimals' }),
  ).toBe(18)
  expect(await club.tokensOf(account.address)).toBe(amount)
  expect(await club.allowanceOf(account.address, other.address)).toBe(0n)
  await write('approve', 7n)
  expect(await club.allowanceOf(account.address, other.address)).toBe(7n)
  await write('transfer', 11n)
  expect(await club.tokensOf(account.address)).toBe(amount - 11n)
  expect(await club.tokensOf(other.address)).toBe(11n)
})

test('R3.10 proposals have a status and fees, bounties have fees, votes are yes or no', async ({
  page,
  club,
}) => {
  expect(ProposalStatus.options).toEqual(['pending', 'active', 'closed'])
  expect(VoteChoice.options).toEqual(['yes', 'no'])
  const { fees } = club.config
  expect(BigInt(fees.proposal)).toBe(parseEther('333333333'))
  expect(BigInt(fees.bounty)).toBe(parseEther('333333333'))
  await page.goto('/about')
  for (const fee of ['Publishing a proposal', 'Publishing a bounty'])
    await expect(
      main(page).locator('div', { hasText: fee }).last(),
    ).toContainText('333,333,333 $NARWHAL')
  await page.goto('/')
  await expect(main(page).getByText(/^Yes or No,/)).toBeVisible()
})

test('R3.11 three contracts and one admin wallet are set per deployment, a wallets service is known', async ({
  page,
  club,
}) => {
  const { contracts, adminWallet } = club.config
  const addresses = [contracts.nft, contracts.swap, contracts.token]
  expect(new Set([...addresses, adminWallet]).size).toBe(4)
  for (const address of addresses)
    expect(
      await club.client.getCode({ address: address as `0x${string}` }),
    ).toMatch(/^0x.{100}/)
  const read = (functionName: 'symbol' | 'name') =>
    club.client.readContract({ ...club.token, functionName })
  expect(await read('symbol')).toBe('NARWHAL')
  expect(
    await club.client.readContract({
      ...club.nft,
      functionName: 'supportsInterface',
      args: ['0x80ac58cd'],
    }),
  ).toBe(true)
  expect(adminWallet).toBe(club.accounts.admin.address.toLowerCase())
  await page.goto('/about')
  for (const address of [...addresses, adminWallet])
    await expect(main(page)).toContainText(getAddress(address as `0x${string}`))
  expect(new URL(walletsServiceUrl).pathname).toBe('/v2/wallets')
})
