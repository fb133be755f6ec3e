import { encodeToken } from '@narwhal-club/core/chain'
import { encodeVault, gasOf, type SwapMode } from '@narwhal-club/core/swap'
import { type PrivateKeyAccount, parseEther } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Chain, startChain } from '../world/chain.ts'
import { clubNftAbi } from './generated/ClubNft.gen.ts'
import { receiptOf } from './receiptOf.ts'
import { type Bench, createBench } from './testing.ts'

let chain: Chain
let bench: Bench
beforeAll(async () => {
  chain = await startChain()
  bench = createBench(chain)
})
afterAll(() => chain.stop())

const rate = parseEther('50000000000')

const send = async (
  account: PrivateKeyAccount,
  to: `0x${string}`,
  data: `0x${string}`,
) => {
  const hash = (await chain.rpc.call('eth_sendTransaction', [
    { from: account.address, to, data, gas: '0x989680' },
  ])) as `0x${string}`
  const receipt = await receiptOf(bench.reader, hash)
  expect(receipt.status).toBe('success')
  return receipt.gasUsed
}

const firstOf = async (owner: `0x${string}`, count: number) =>
  Promise.all(
    Array.from({ length: count }, async (_, at) =>
      String(
        await bench.reader.readContract({
          abi: clubNftAbi,
          address: chain.addresses.nft,
          functionName: 'tokenOfOwnerByIndex',
          args: [owner, BigInt(at)],
        }),
      ),
    ),
  )

/** Enough, with room, and not so much that people are told to have far more. */
function hold(
  step: 'approve' | 'swap',
  mode: SwapMode,
  nfts: number,
  used: bigint,
) {
  const guess = gasOf({ step }, { mode, nfts })
  expect(guess, `${step} ${mode} ${nfts}: ${used}`).toBeGreaterThan(
    (used * 5n) / 4n,
  )
  expect(guess, `${step} ${mode} ${nfts}: ${used}`).toBeLessThan(used * 3n)
}

test('default: what is guessed where no node estimates is enough', async () => {
  const { whale } = chain.accounts
  const { nft, token, swap } = chain.addresses
  const isApproved = encodeVault.setApprovalForAll(swap, true)
  hold('approve', 'deposit', 2, await send(whale, nft, isApproved))
  const ids = await firstOf(whale.address, 21)
  const deadline = 2n ** 40n
  const exchange = (mode: SwapMode, some: string[], minOut: bigint) =>
    send(whale, swap, encodeVault.swap(mode, { ids: some, minOut, deadline }))
  hold('swap', 'deposit', 20, await exchange('deposit', ids.slice(1), 0n))
  hold('swap', 'deposit', 1, await exchange('deposit', ids.slice(0, 1), 0n))
  const approve = encodeToken.approve(swap, rate * 21n)
  hold('approve', 'redeem', 1, await send(whale, token, approve))
  hold('swap', 'redeem', 1, await exchange('redeem', ids.slice(0, 1), 1n))
  hold('swap', 'redeem', 20, await exchange('redeem', ids.slice(1), 20n))
})
