import { expect } from '@playwright/test'
import { parseEther } from 'viem'
import type { Probe } from '../support/chain.ts'
import { createNodeWallet, type Whims } from '../support/nodeWallet.ts'
import { openSwaps } from '../support/swaps.ts'
import { test } from '../support/test.ts'

/** The newest NFT of an account that the marketplace does not list. */
async function newestOf(club: Probe, owner: `0x${string}`) {
  const count = await club.nftsOf(owner)
  for (let at = count - 1n; at >= 0n; at--) {
    const id = await club.client.readContract({
      ...club.nft,
      functionName: 'tokenOfOwnerByIndex',
      args: [owner, at],
    })
    if (id % 9n !== 0n) return String(id)
  }
  throw new Error('All of them are for sale')
}

/** Somebody with two NFTs, and what comes of their swap where a wallet fails. */
async function swapWith(
  scene: { club: Probe; origin: string; rpcUrl: string },
  whims: Whims,
) {
  const { club, rpcUrl } = scene
  const account = await club.newAccount({ nfts: 2 })
  await club.settle()
  const wallet = createNodeWallet(account, rpcUrl, whims)
  const swaps = await openSwaps({ ...scene, account, wallet })
  const ids = [await newestOf(club, account.address)]
  const result = await swaps.swap({ mode: 'deposit', ids })
  swaps.close()
  expect(wallet.hashes).toEqual([])
  return result
}

test('R8.6 a failed swap is success false with the message, or Unknown error', async ({
  club,
  origin,
  rpcUrl,
}) => {
  const failures: [unknown, string][] = [
    [new Error('The wallet fell over.'), 'The wallet fell over.'],
    [new Error(''), 'Unknown error'],
    [undefined, 'Unknown error'],
  ]
  for (const [refuse, error] of failures)
    expect(await swapWith({ club, origin, rpcUrl }, { refuse })).toMatchObject({
      success: false,
      error,
    })
})

test('R8.7 wallet provider errors of a swap are mapped to words', async ({
  club,
  origin,
  rpcUrl,
}) => {
  const code = (value: number) =>
    Object.assign(new Error('As wallets say it.'), { code: value })
  const says = (message: string) => new Error(message)
  const failures: [unknown, string][] = [
    [code(4001), 'You rejected the request in your wallet.'],
    [code(4200), 'Your wallet does not support this operation.'],
    [
      says('insufficient funds for gas * price + value'),
      'Insufficient funds to pay for this transaction, gas included.',
    ],
    [
      says('nonce too low'),
      "This transaction's nonce was already used. Reset or refresh your wallet and try again.",
    ],
    [
      says('replacement transaction underpriced'),
      'The replacement fee is too low. Raise the gas price and try again.',
    ],
  ]
  for (const [refuse, error] of failures)
    expect(await swapWith({ club, origin, rpcUrl }, { refuse })).toMatchObject({
      success: false,
      error,
    })
})

test('R9.4 the fee of a swap: 1 CRO to the admin wallet, gas limit 21000; R9.3 50 units for one, both ways', async ({
  club,
  origin,
  rpcUrl,
}) => {
  const account = await club.newAccount({ nfts: 2 })
  const { address } = account
  await club.settle()
  const wallet = createNodeWallet(account, rpcUrl)
  const swaps = await openSwaps({ origin, rpcUrl, account, wallet })
  const ids = [await newestOf(club, address)]
  const unit = BigInt(club.config.limits.swapUnit)
  const held = { deposit: 50n * unit, redeem: 0n }
  for (const mode of ['deposit', 'redeem'] as const) {
    const before = wallet.hashes.length
    expect(await swaps.swap({ mode, ids })).toMatchObject({ success: true })
    expect(await club.tokensOf(address)).toBe(held[mode])
    const sent = await Promise.all(
      wallet.hashes
        .slice(before)
        .map((hash) => club.client.getTransaction({ hash })),
    )
    expect(sent).toHaveLength(3)
    expect(sent.filter(({ value }) => value > 0n)).toMatchObject([
      {
        to: club.config.adminWallet.toLowerCase(),
        value: parseEther('1'),
        gas: 21_000n,
        input: '0x',
      },
    ])
  }
  swaps.close()
})
