import { expect } from '@playwright/test'
import { createNodeWallet } from '../support/nodeWallet.ts'
import { openTill, proposalFee, swapFee } from '../support/payments.ts'
import { test } from '../support/test.ts'

test('R4.10 a fee payment ends in success with a hash', async ({
  club,
  origin,
  rpcUrl,
}) => {
  const payer = await club.newAccount()
  const wallet = createNodeWallet(payer, rpcUrl)
  const till = openTill({ club, origin, rpcUrl, wallet })
  const result = await till.pay(swapFee(club, payer.address))
  expect(result).toEqual({ success: true, hash: wallet.hashes[0] })
  const [hash] = wallet.hashes as [`0x${string}`]
  const { status } = await club.client.getTransactionReceipt({ hash })
  expect(status).toBe('success')
  till.close()
})

test('R4.10 a fee payment ends in failure with an error message', async ({
  club,
  origin,
  rpcUrl,
}) => {
  const payer = await club.newAccount()
  const wallet = createNodeWallet(payer, rpcUrl)
  const till = openTill({ club, origin, rpcUrl, wallet })
  // It holds no tokens: the chain refuses the transfer.
  const result = await till.pay(proposalFee(club, payer.address))
  expect(result).toMatchObject({ success: false })
  expect('error' in result && result.error).toMatch(/\S/)
  expect(await club.tokensOf(payer.address)).toBe(0n)
  till.close()
})

test('R4.10 an exempt success has the hash admin-exempt and an exempt flag', async ({
  club,
  origin,
  rpcUrl,
}) => {
  const { admin } = club.accounts
  const wallet = createNodeWallet(admin, rpcUrl)
  const till = openTill({ club, origin, rpcUrl, wallet })
  expect(await till.pay(proposalFee(club, admin.address))).toEqual({
    success: true,
    hash: 'admin-exempt',
    exempt: true,
  })
  till.close()
})
