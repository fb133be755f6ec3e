import { expect } from 'vitest'
import { swapUnit } from '../../world/seed/holdings.ts'
import type { ContractCase } from './club.ts'
import { contractOf } from './contracts.ts'
import { cast, succeeded } from './node.ts'
import { inVault, later, worth } from './swapper.ts'

const none = 0n
const own = 145n
const held = BigInt(inVault)
const many = Array.from({ length: 21 }, (_, at) => BigInt(at + 148))

/** The vault, as a wallet meets it. They spoil what is approved. */
export const vaultCases: ContractCase[] = [
  {
    name: 'vault: says at what rate it swaps, and what',
    async run(club) {
      const { read } = contractOf(club, 'swap')
      const { nft, token, admin } = cast(club)
      expect(await read('tokensPerNft')).toBe(worth)
      expect(await read('unit')).toBe(swapUnit)
      expect(await read('RATIO')).toBe(50n)
      expect(await read('MAX_IDS')).toBe(20n)
      expect(await read('nft')).toBe(nft)
      expect(await read('token')).toBe(token)
      expect(await read('owner')).toBe(admin.address)
      expect(await read('paused')).toBe(false)
    },
  },
  {
    name: 'vault: refuses what makes no sense, either way',
    async run(club) {
      const { refuses } = contractOf(club, 'swap')
      for (const way of ['deposit', 'redeem']) {
        const refusal = (ids: bigint[]) =>
          refuses('holder', way, [ids, none, later])
        expect(await refusal([])).toEqual(['NothingToSwap'])
        expect(await refusal(many)).toEqual(['TooManyIds', 21n, 20n])
        expect(await refusal([held, own, held, own])).toEqual([
          'DuplicateId',
          held,
        ])
      }
    },
  },
  {
    name: 'vault: takes no NFT that it may not take',
    async run(club) {
      const { refuses, address } = contractOf(club, 'swap')
      const deposit = (ids: bigint[], minOut = none) =>
        refuses('holder', 'deposit', [ids, minOut, later])
      expect(await deposit([own], worth + 1n)).toEqual([
        'OutputBelowMinimum',
        worth,
        worth + 1n,
      ])
      const notApproved = (id: bigint) => [
        'ERC721InsufficientApproval',
        address,
        id,
      ]
      expect(await deposit([own])).toEqual(notApproved(own))
      // Whose it is makes no difference to that.
      expect(await deposit([1n])).toEqual(notApproved(1n))
      expect(await deposit([9_999n])).toEqual([
        'ERC721NonexistentToken',
        9_999n,
      ])
      const sent = await contractOf(club, 'swap').send('holder', 'deposit', [
        [own],
        none,
        later,
      ])
      expect(await succeeded(club, sent)).toBe(false)
    },
  },
  {
    name: 'vault: gives no NFT that is not paid for',
    async run(club) {
      const { refuses, address } = contractOf(club, 'swap')
      const { newcomer } = cast(club)
      const redeem = (ids: bigint[], minOut = 1n) =>
        refuses('newcomer', 'redeem', [ids, minOut, later])
      expect(await redeem([held, 9_999n])).toEqual([
        'ERC721NonexistentToken',
        9_999n,
      ])
      expect(await redeem([held, own], 2n)).toEqual([
        'OutputBelowMinimum',
        1n,
        2n,
      ])
      expect(await redeem([own], none)).toEqual(['NothingToSwap'])
      expect(await redeem([held])).toEqual([
        'ERC20InsufficientAllowance',
        address,
        none,
        worth,
      ])
      const token = contractOf(club, 'token')
      await token.send('newcomer', 'approve', [address, worth])
      expect(await redeem([held])).toEqual([
        'ERC20InsufficientBalance',
        newcomer.address,
        none,
        worth,
      ])
    },
  },
  {
    name: 'vault: swaps there and back with what is approved for all',
    async run(club) {
      const { send, refuses, address } = contractOf(club, 'swap')
      const nft = contractOf(club, 'nft')
      const token = contractOf(club, 'token')
      const { holder, newcomer } = cast(club)
      await nft.send('holder', 'setApprovalForAll', [address, true])
      // It may take them from who has them, and from nobody else.
      expect(
        await refuses('newcomer', 'deposit', [[own], none, later]),
      ).toEqual(['ERC721IncorrectOwner', newcomer.address, own, holder.address])
      const before = await token.read('balanceOf', [holder.address])
      const there = await send('holder', 'deposit', [
        [own, 146n],
        2n * worth,
        later,
      ])
      expect(await succeeded(club, there)).toBe(true)
      expect(await nft.read('ownerOf', [own])).toBe(address)
      const after = await token.read('balanceOf', [holder.address])
      expect(after).toBe((before as bigint) + 2n * worth)

      // What is unlimited stays so.
      const unlimited = 2n ** 256n - 1n
      await token.send('holder', 'approve', [address, unlimited])
      // Only what is there is given, and paid for.
      const back = await send('holder', 'redeem', [
        [own, 147n, 146n],
        2n,
        later,
      ])
      expect(await succeeded(club, back)).toBe(true)
      expect(await nft.read('ownerOf', [146n])).toBe(holder.address)
      const left = [holder.address, address]
      expect(await token.read('allowance', left)).toBe(unlimited)
      expect(await token.read('balanceOf', [holder.address])).toBe(before)
      expect(await nft.read('balanceOf', [holder.address])).toBe(3n)
    },
  },
  {
    name: 'vault: an allowance is used up by what is swapped',
    async run(club) {
      const { send, address } = contractOf(club, 'swap')
      const token = contractOf(club, 'token')
      const { tokenRich } = club.accounts
      await token.send('tokenRich', 'approve', [address, 3n * worth])
      await send('tokenRich', 'redeem', [[held], 1n, later])
      const asked = [tokenRich.address, address]
      expect(await token.read('allowance', asked)).toBe(2n * worth)
    },
  },
  {
    name: 'vault: its owner alone pauses it; then nothing is swapped',
    async run(club) {
      const { send, read, refuses } = contractOf(club, 'swap')
      const { holder } = cast(club)
      const notOwner = ['OwnableUnauthorizedAccount', holder.address]
      expect(await refuses('holder', 'pause')).toEqual(notOwner)
      expect(await refuses('holder', 'unpause')).toEqual(notOwner)
      expect(await refuses('admin', 'unpause')).toEqual(['ExpectedPause'])
      await send('admin', 'pause')
      expect(await read('paused')).toBe(true)
      expect(await refuses('admin', 'pause')).toEqual(['EnforcedPause'])
      // Before anything else is looked at.
      for (const way of ['deposit', 'redeem'])
        expect(await refuses('holder', way, [[], none, 1n])).toEqual([
          'EnforcedPause',
        ])
      await send('admin', 'unpause')
      expect(await read('paused')).toBe(false)
      expect(await refuses('holder', 'deposit', [[], none, later])).toEqual([
        'NothingToSwap',
      ])
    },
  },
]
