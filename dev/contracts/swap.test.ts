import type { PrivateKeyAccount } from 'viem'
import { type Abi, type Address, parseEther, parseEventLogs } from 'viem'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Chain, startChain } from '../world/chain.ts'
import { clubNftAbi } from './generated/ClubNft.gen.ts'
import { clubSwapAbi } from './generated/ClubSwap.gen.ts'
import { clubTokenAbi } from './generated/ClubToken.gen.ts'
import { type Bench, createBench } from './testing.ts'

let chain: Chain
let bench: Bench
beforeEach(async () => {
  chain = await startChain()
  bench = createBench(chain)
})
afterEach(() => chain.stop())

/** Fifty units of a billion tokens. */
const rate = parseEther('50000000000')
const later = 2n ** 40n

const errorsOf = (abi: Abi) => abi.filter(({ type }) => type === 'error')

const nftsOf = (owner: Address) =>
  bench.reader.readContract({
    abi: clubNftAbi,
    address: chain.addresses.nft,
    functionName: 'balanceOf',
    args: [owner],
  })
const tokensOf = (owner: Address) =>
  bench.reader.readContract({
    abi: clubTokenAbi,
    address: chain.addresses.token,
    functionName: 'balanceOf',
    args: [owner],
  })
const idsOf = (owner: Address, count: number) =>
  Promise.all(
    Array.from({ length: count }, (_, index) =>
      bench.reader.readContract({
        abi: clubNftAbi,
        address: chain.addresses.nft,
        functionName: 'tokenOfOwnerByIndex',
        args: [owner, BigInt(index)],
      }),
    ),
  )
const swap = (
  account: PrivateKeyAccount,
  functionName: string,
  args: readonly unknown[] = [],
) =>
  bench.send(account, {
    // What the contracts behind it refuse passes through.
    abi: [...clubSwapAbi, ...errorsOf(clubNftAbi), ...errorsOf(clubTokenAbi)],
    address: chain.addresses.swap,
    functionName,
    args,
  })
const approveNfts = (account: PrivateKeyAccount) =>
  bench.send(account, {
    abi: clubNftAbi,
    address: chain.addresses.nft,
    functionName: 'setApprovalForAll',
    args: [chain.addresses.swap, true],
  })
const approveTokens = (account: PrivateKeyAccount, amount: bigint) =>
  bench.send(account, {
    abi: clubTokenAbi,
    address: chain.addresses.token,
    functionName: 'approve',
    args: [chain.addresses.swap, amount],
  })

test('default: the rate is fifty units for one NFT', async () => {
  const tokens = await bench.reader.readContract({
    abi: clubSwapAbi,
    address: chain.addresses.swap,
    functionName: 'tokensPerNft',
  })
  expect(tokens).toBe(rate)
})

test('default: deposit gives tokens for NFTs', async () => {
  const { whale } = chain.accounts
  const before = await tokensOf(whale.address)
  const ids = await idsOf(whale.address, 3)
  await approveNfts(whale)
  const { logs } = await swap(whale, 'deposit', [ids, 3n * rate, later])
  expect((await tokensOf(whale.address)) - before).toBe(3n * rate)
  expect(await nftsOf(whale.address)).toBe(69n)
  expect(parseEventLogs({ abi: clubSwapAbi, logs })[0]).toMatchObject({
    eventName: 'Deposited',
    args: { account: whale.address, ids, tokens: 3n * rate },
  })
})

test('default: redeem gives NFTs for tokens', async () => {
  const { tokenRich } = chain.accounts
  const before = await tokensOf(tokenRich.address)
  const ids = await idsOf(chain.addresses.swap, 2)
  await approveTokens(tokenRich, 2n * rate)
  const { logs } = await swap(tokenRich, 'redeem', [ids, 2n, later])
  expect(before - (await tokensOf(tokenRich.address))).toBe(2n * rate)
  expect(await nftsOf(tokenRich.address)).toBe(2n)
  const [redeemed] = parseEventLogs({
    abi: clubSwapAbi,
    logs,
    eventName: 'Redeemed',
  })
  expect(redeemed?.args).toEqual({
    account: tokenRich.address,
    ids,
    tokens: 2n * rate,
  })
})

test('behavior: what another took first is left out and not paid', async () => {
  const { tokenRich, whale } = chain.accounts
  const ids = await idsOf(chain.addresses.swap, 2)
  await approveTokens(whale, rate)
  await swap(whale, 'redeem', [ids.slice(0, 1), 1n, later])
  await approveTokens(tokenRich, 2n * rate)
  const before = await tokensOf(tokenRich.address)
  await expect(swap(tokenRich, 'redeem', [ids, 2n, later])).rejects.toThrow(
    'OutputBelowMinimum',
  )
  await swap(tokenRich, 'redeem', [ids, 1n, later])
  expect(before - (await tokensOf(tokenRich.address))).toBe(rate)
  expect(await nftsOf(tokenRich.address)).toBe(1n)
})

test('behavior: the owner stops it and lets it go on', async () => {
  const { admin, whale } = chain.accounts
  const ids = await idsOf(whale.address, 1)
  await approveNfts(whale)
  await expect(swap(whale, 'pause')).rejects.toThrow(
    'OwnableUnauthorizedAccount',
  )
  await swap(admin, 'pause')
  await expect(swap(whale, 'deposit', [ids, 0n, later])).rejects.toThrow(
    'EnforcedPause',
  )
  await swap(admin, 'unpause')
  const { status } = await swap(whale, 'deposit', [ids, 0n, later])
  expect(status).toBe('success')
})

test('error: too little, too late, nothing, or not one’s own', async () => {
  const { whale, holder } = chain.accounts
  const ids = await idsOf(whale.address, 1)
  await approveNfts(whale)
  const deposit = (...args: unknown[]) => swap(whale, 'deposit', args)
  await expect(deposit(ids, rate + 1n, later)).rejects.toThrow(
    'OutputBelowMinimum',
  )
  await expect(deposit(ids, 0n, 1n)).rejects.toThrow('DeadlinePassed')
  await expect(deposit([], 0n, later)).rejects.toThrow('NothingToSwap')
  await approveNfts(holder)
  await expect(swap(holder, 'deposit', [ids, 0n, later])).rejects.toThrow(
    'ERC721IncorrectOwner',
  )
})

test('error: redeem without an allowance', async () => {
  const { tokenRich } = chain.accounts
  const ids = await idsOf(chain.addresses.swap, 1)
  await expect(swap(tokenRich, 'redeem', [ids, 1n, later])).rejects.toThrow(
    'ERC20InsufficientAllowance',
  )
})
