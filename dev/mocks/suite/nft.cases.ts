import { expect } from 'vitest'
import type { ContractCase } from './club.ts'
import { contractOf } from './contracts.ts'
import { call, cast, succeeded } from './node.ts'

const nobody = `0x${'0'.repeat(40)}` as const
const noId = 9_999n
const unborn = ['ERC721NonexistentToken', noId]

/** The collection, as a wallet meets it. They move some of it. */
export const nftCases: ContractCase[] = [
  {
    name: 'collection: its name, and what a wallet asks to know it',
    async run(club) {
      const { read, address } = contractOf(club, 'nft')
      expect(await read('name')).toBe('Narwhal Club')
      expect(await read('symbol')).toBe('NARWHAL')
      for (const [id, isThere] of [
        ['0x01ffc9a7', true],
        ['0x80ac58cd', true],
        ['0x5b5e139f', true],
        ['0x780e9d63', true],
        ['0xd9b67a26', false],
        ['0xffffffff', false],
      ] as const)
        expect(await read('supportsInterface', [id])).toBe(isThere)
      const { error } = await call(club, address, '0x12345678')
      expect([error?.code, error?.data]).toEqual([3, '0x'])
      // Of a function that it has, without what it is asked about.
      const short = await call(club, address, '0x6352211e')
      expect([short.error?.code, short.error?.data]).toEqual([3, '0x'])
    },
  },
  {
    name: 'collection: nothing is known of a number that was never given out',
    async run(club) {
      const { refuses } = contractOf(club, 'nft')
      const { newcomer, whale } = cast(club)
      for (const reading of ['ownerOf', 'getApproved', 'tokenURI'])
        expect(await refuses('newcomer', reading, [noId])).toEqual(unborn)
      expect(
        await refuses('newcomer', 'approve', [whale.address, noId]),
      ).toEqual(unborn)
      const moved = [newcomer.address, whale.address, noId]
      expect(await refuses('newcomer', 'transferFrom', moved)).toEqual(unborn)
      expect(await refuses('newcomer', 'tokenByIndex', [187n])).toEqual([
        'ERC721OutOfBoundsIndex',
        nobody,
        187n,
      ])
      expect(await refuses('newcomer', 'balanceOf', [nobody])).toEqual([
        'ERC721InvalidOwner',
        nobody,
      ])
    },
  },
  {
    name: 'collection: what someone holds, by its place',
    async run(club) {
      const { read, refuses } = contractOf(club, 'nft')
      const { whale, newcomer } = cast(club)
      const at = (place: bigint) =>
        read('tokenOfOwnerByIndex', [whale.address, place])
      expect([await at(0n), await at(71n)]).toEqual([13n, 84n])
      for (const [who, place] of [
        [whale.address, 72n],
        [newcomer.address, 0n],
      ] as const)
        expect(
          await refuses('newcomer', 'tokenOfOwnerByIndex', [who, place]),
        ).toEqual(['ERC721OutOfBoundsIndex', who, place])
    },
  },
  {
    name: 'collection: who may not move one is refused',
    async run(club) {
      const { refuses } = contractOf(club, 'nft')
      const { whale, newcomer, holder } = cast(club)
      const id = 13n
      const move = (from: 'whale' | 'newcomer', by: string, to: string) =>
        refuses(from, 'transferFrom', [by, to, id])
      expect(await move('newcomer', whale.address, newcomer.address)).toEqual([
        'ERC721InsufficientApproval',
        newcomer.address,
        id,
      ])
      expect(await move('whale', holder.address, newcomer.address)).toEqual([
        'ERC721IncorrectOwner',
        holder.address,
        id,
        whale.address,
      ])
      expect(await move('whale', whale.address, nobody)).toEqual([
        'ERC721InvalidReceiver',
        nobody,
      ])
      const approve = [newcomer.address, id]
      expect(await refuses('newcomer', 'approve', approve)).toEqual([
        'ERC721InvalidApprover',
        newcomer.address,
      ])
      expect(
        await refuses('whale', 'setApprovalForAll', [nobody, true]),
      ).toEqual(['ERC721InvalidOperator', nobody])
    },
  },
  {
    name: 'collection: one that is approved is moved once',
    async run(club) {
      const { read, send, refuses } = contractOf(club, 'nft')
      const { whale, newcomer, holder } = cast(club)
      const id = 20n
      expect(await read('getApproved', [id])).toBe(nobody)
      await send('whale', 'approve', [newcomer.address, id])
      expect(await read('getApproved', [id])).toBe(newcomer.address)
      // To move it is all that it allows.
      expect(
        await refuses('newcomer', 'approve', [holder.address, id]),
      ).toEqual(['ERC721InvalidApprover', newcomer.address])
      const moved = [whale.address, newcomer.address, id]
      const sent = await send('newcomer', 'transferFrom', moved)
      expect(await succeeded(club, sent)).toBe(true)
      expect(await read('ownerOf', [id])).toBe(newcomer.address)
      expect(await read('getApproved', [id])).toBe(nobody)
      expect(await read('balanceOf', [whale.address])).toBe(71n)
      expect(await read('balanceOf', [newcomer.address])).toBe(1n)
      // The last one has taken its place.
      const at = (place: bigint) =>
        read('tokenOfOwnerByIndex', [whale.address, place])
      expect([await at(6n), await at(7n), await at(8n)]).toEqual([
        19n,
        84n,
        21n,
      ])
      const again = await send('newcomer', 'transferFrom', moved)
      expect(await succeeded(club, again)).toBe(false)
    },
  },
  {
    name: 'collection: who is an operator moves and approves all, until they are none',
    async run(club) {
      const { read, send, refuses } = contractOf(club, 'nft')
      const { whale, newcomer, holder } = cast(club)
      const pair = [whale.address, newcomer.address]
      expect(await read('isApprovedForAll', pair)).toBe(false)
      await send('whale', 'setApprovalForAll', [newcomer.address, true])
      expect(await read('isApprovedForAll', pair)).toBe(true)
      await send('newcomer', 'transferFrom', [
        whale.address,
        holder.address,
        30n,
      ])
      expect(await read('ownerOf', [30n])).toBe(holder.address)
      await send('newcomer', 'approve', [holder.address, 31n])
      expect(await read('getApproved', [31n])).toBe(holder.address)
      await send('whale', 'setApprovalForAll', [newcomer.address, false])
      expect(await read('isApprovedForAll', pair)).toBe(false)
      expect(
        await refuses('newcomer', 'transferFrom', [
          whale.address,
          newcomer.address,
          32n,
        ]),
      ).toEqual(['ERC721InsufficientApproval', newcomer.address, 32n])
    },
  },
]
