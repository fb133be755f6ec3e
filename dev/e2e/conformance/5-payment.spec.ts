import { fakeClock } from '@narwhal-club/core/testing'
import { expect } from '@playwright/test'
import { encodeFunctionData } from 'viem'
import { createNodeWallet } from '../support/nodeWallet.ts'
import { openTill, proposalFee, swapFee } from '../support/payments.ts'
import { test } from '../support/test.ts'

test('R5.6 fee payment without a wallet: No wallet connected', async ({
  club,
  origin,
  rpcUrl,
}) => {
  const wallet = createNodeWallet(null, rpcUrl)
  const till = openTill({ club, origin, rpcUrl, wallet })
  const { address } = club.accounts.holder
  for (const request of [swapFee(club, address), proposalFee(club, address)])
    expect(await till.pay(request)).toMatchObject({
      success: false,
      error: 'No wallet connected',
    })
  expect(wallet.sends()).toEqual([])
  till.close()
})

test('R5.7 an admin-address response without a string address: Invalid admin wallet address received from server', async ({
  club,
  origin,
  rpcUrl,
}) => {
  for (const body of ['{}', '{"address":7}', '{"address":null}']) {
    const payer = await club.newAccount()
    const wallet = createNodeWallet(payer, rpcUrl)
    const till = openTill({
      club,
      origin,
      rpcUrl,
      wallet,
      fetch: async (input, init) =>
        String(input).includes('/api/admin/')
          ? new Response(body, {
              headers: { 'content-type': 'application/json' },
            })
          : fetch(input, init),
    })
    await till.pay(swapFee(club, payer.address))
    expect(till.logged.map(({ message }) => message)).toEqual([
      'Invalid admin wallet address received from server',
      'Invalid admin wallet address received from server',
    ])
    till.close()
  }
})

test('R5.8 fee payment steps wait for one confirmation', async ({
  club,
  origin,
  rpcUrl,
}) => {
  const { fees } = club.config
  const payer = await club.newAccount({ tokens: BigInt(fees.proposal) })
  const wallet = createNodeWallet(payer, rpcUrl)
  const till = openTill({ club, origin, rpcUrl, wallet })
  expect(await till.pay(proposalFee(club, payer.address))).toMatchObject({
    success: true,
  })
  const steps = till.statuses.slice(till.statuses.indexOf('approving'))
  expect(steps).toEqual([
    'approving',
    'confirmingApproval',
    'transferring',
    'confirmingTransfer',
    'settled',
  ])
  const blocks = await Promise.all(
    wallet.hashes.map(async (hash) => {
      const receipt = await club.client.getTransactionReceipt({ hash })
      return receipt.blockNumber
    }),
  )
  // The transfer was sent after the approval's block, not beside it.
  expect(blocks).toHaveLength(2)
  expect(blocks[1]).toBeGreaterThan(blocks[0] ?? 0n)
  till.close()
})

test('R5.8 no receipt: Transaction receipt not available', async ({
  club,
  origin,
  rpcUrl,
}) => {
  const payer = await club.newAccount()
  // A nonce too far ahead: the node keeps it, and can never mine it.
  const wallet = createNodeWallet(payer, rpcUrl, { skipNonces: 1 })
  const clock = fakeClock()
  const till = openTill({
    club,
    origin,
    rpcUrl,
    wallet,
    clock: clock as never,
  })
  till.start(swapFee(club, payer.address))
  await till.reach('confirmingTransfer')
  expect(clock.pending()).toEqual([180_000])
  clock.advance(180_000)
  expect(await till.settled()).toMatchObject({
    success: false,
    error: 'Transaction receipt not available',
  })

  // The missing nonce comes, and the same transaction is found: not a second.
  const gap = createNodeWallet(payer, rpcUrl)
  const to = payer.address
  await gap.sendTransaction({ from: to, to, gas: 21_000n, value: 0n })
  till.retry()
  expect(await till.settled()).toEqual({
    success: true,
    hash: wallet.hashes[0],
  })
  expect(wallet.hashes).toHaveLength(1)
  till.close()
})

test('R5.9 approval is requested only when the allowance is below the amount', async ({
  club,
  origin,
  rpcUrl,
}) => {
  const fee = BigInt(club.config.fees.proposal)
  const payer = await club.newAccount({ tokens: 3n * fee })
  const { address } = payer
  const wallet = createNodeWallet(payer, rpcUrl)
  const till = openTill({ club, origin, rpcUrl, wallet })
  const paid = async () => {
    const before = wallet.hashes.length
    expect(await till.pay(proposalFee(club, address))).toMatchObject({
      success: true,
    })
    const inputs = await Promise.all(
      wallet.hashes
        .slice(before)
        .map(
          async (hash) => (await club.client.getTransaction({ hash })).input,
        ),
    )
    return inputs.map((input) => input.slice(0, 10))
  }
  const approve = '0x095ea7b3'
  const transfer = '0xa9059cbb'
  expect(await club.allowanceOf(address, address)).toBe(0n)
  expect(await paid()).toEqual([approve, transfer])
  // The spender is the payer, the amount exact: no other may move tokens.
  expect(await club.allowanceOf(address, address)).toBe(fee)
  expect(await paid()).toEqual([transfer])

  const data = encodeFunctionData({
    abi: club.token.abi,
    functionName: 'approve',
    args: [address, fee - 1n],
  })
  const hash = await wallet.sendTransaction({
    from: address,
    to: club.token.address,
    gas: 100_000n,
    data,
  })
  await club.client.waitForTransactionReceipt({ hash })
  expect(await club.allowanceOf(address, address)).toBe(fee - 1n)
  expect(await paid()).toEqual([approve, transfer])
  till.close()
})
