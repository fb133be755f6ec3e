import { expect } from '@playwright/test'
import { createNodeWallet } from '../support/nodeWallet.ts'
import { openTill, proposalFee, swapFee } from '../support/payments.ts'
import { test } from '../support/test.ts'

test('R6.3 the primary admin wallet is exempt, compared case-insensitively, and no transaction is sent', async ({
  club,
  origin,
  rpcUrl,
}) => {
  const { admin } = club.accounts
  const wallet = createNodeWallet(admin, rpcUrl)
  const till = openTill({ club, origin, rpcUrl, wallet })
  const spellings = [
    admin.address,
    admin.address.toLowerCase(),
    `0x${admin.address.slice(2).toUpperCase()}`,
  ]
  for (const payer of spellings)
    for (const request of [swapFee(club, payer), proposalFee(club, payer)])
      expect(await till.pay(request)).toEqual({
        success: true,
        hash: 'admin-exempt',
        exempt: true,
      })
  expect(wallet.sends()).toEqual([])
  till.close()
})

test('R6.3 everyone else pays', async ({ club, origin, rpcUrl }) => {
  const { fees } = club.config
  const payer = await club.newAccount({ tokens: BigInt(fees.proposal) })
  const wallet = createNodeWallet(payer, rpcUrl)
  const till = openTill({ club, origin, rpcUrl, wallet })
  for (const request of [
    swapFee(club, payer.address),
    proposalFee(club, payer.address),
  ])
    expect(await till.pay(request)).toMatchObject({
      success: true,
      hash: expect.stringMatching(/^0x[0-9a-f]{64}$/),
    })
  expect(await club.tokensOf(payer.address)).toBe(0n)
  till.close()
})
