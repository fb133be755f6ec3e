import { expect } from '@playwright/test'
import { parseEther, parseUnits } from 'viem'
import { createNodeWallet } from '../support/nodeWallet.ts'
import { openTill, proposalFee, swapFee } from '../support/payments.ts'
import { test } from '../support/test.ts'

test('R9.4 swap fee: 1 CRO to the admin wallet, gas limit 21000', async ({
  club,
  origin,
  rpcUrl,
}) => {
  const payer = await club.newAccount()
  const wallet = createNodeWallet(payer, rpcUrl)
  const till = openTill({ club, origin, rpcUrl, wallet })
  await till.pay(swapFee(club, payer.address))
  const [hash] = wallet.hashes as [`0x${string}`]
  expect(await club.client.getTransaction({ hash })).toMatchObject({
    to: club.accounts.admin.address.toLowerCase(),
    value: parseEther('1'),
    gas: 21_000n,
    input: '0x',
  })
  till.close()
})

test('R9.5 token fee: approve and transfer, gas limit 100000 each, amount parsed with 18 decimals', async ({
  club,
  origin,
  rpcUrl,
}) => {
  const amount = parseUnits('333333333', 18)
  const payer = await club.newAccount({ tokens: amount })
  const wallet = createNodeWallet(payer, rpcUrl)
  const till = openTill({ club, origin, rpcUrl, wallet })
  const logs = await club.client.getBlockNumber()
  await till.pay(proposalFee(club, payer.address))
  expect(wallet.hashes).toHaveLength(2)
  for (const hash of wallet.hashes) {
    const { gas } = await club.client.getTransaction({ hash })
    expect(gas).toBe(100_000n)
  }
  const events = await club.client.getContractEvents({
    ...club.token,
    eventName: 'Transfer',
    args: { from: payer.address },
    fromBlock: logs,
  })
  expect(events.map(({ args }) => args)).toEqual([
    {
      from: payer.address,
      to: club.accounts.admin.address,
      value: amount,
    },
  ])
  expect(await club.tokensOf(payer.address)).toBe(0n)
  till.close()
})
