import type { Hex } from 'viem'
import { expect } from 'vitest'
import type { ContractCase } from './club.ts'
import { contractOf } from './contracts.ts'
import { call, cast } from './node.ts'
import { later, worth } from './swapper.ts'

const nobody: Hex = `0x${'0'.repeat(40)}`
/** Of whom nobody has heard. */
const spare: Hex = `0x${'5a'.repeat(20)}`

/** What contracts say at the edges of what they allow. They move some of it. */
export const contractEdgeCases: ContractCase[] = [
  {
    name: 'contracts: in the name of nobody nothing is sent or allowed',
    async run(club) {
      const { address, encode } = contractOf(club, 'token')
      const { holder } = cast(club)
      const reason = async (name: string, args: readonly unknown[]) => {
        const { error } = await call(club, address, encode(name, args))
        return error?.data?.slice(0, 10)
      }
      const { address: to } = holder
      expect(await reason('transfer', [to, 1n])).toBe('0x96c6fd1e')
      expect(await reason('transfer', [nobody, 1n])).toBe('0x96c6fd1e')
      const taken = [nobody, to, 0n]
      expect(await reason('transferFrom', taken)).toBe('0xe602df05')
      const spent = [to, to, 0n]
      expect(await reason('transferFrom', spent)).toBe('0x94280d62')
      expect(await reason('approve', [to, 1n])).toBe('0xe602df05')
      expect(await reason('approve', [nobody, 1n])).toBe('0xe602df05')
    },
  },
  {
    name: 'contracts: the very last of what is held and allowed may be moved',
    async run(club) {
      const { send, read, refuses } = contractOf(club, 'token')
      const { whale, newcomer } = cast(club)
      const held = (await read('balanceOf', [newcomer.address])) as bigint
      if (held > 0n) await send('newcomer', 'transfer', [spare, held])
      await send('whale', 'transfer', [newcomer.address, 9n])
      await send('newcomer', 'approve', [whale.address, 7n])
      const take = (amount: bigint) => [newcomer.address, spare, amount]
      expect(await refuses('whale', 'transferFrom', take(8n))).toEqual([
        'ERC20InsufficientAllowance',
        whale.address,
        7n,
        8n,
      ])
      await send('whale', 'transferFrom', take(7n))
      const pair = [newcomer.address, whale.address]
      expect(await read('allowance', pair)).toBe(0n)
      await send('newcomer', 'transfer', [spare, 2n])
      expect(await read('balanceOf', [newcomer.address])).toBe(0n)
      expect(await read('balanceOf', [spare])).toBe(held + 9n)
    },
  },
  {
    name: 'contracts: the vault looks at a list in its order, up to its end',
    async run(club) {
      const { refuses, address, encode } = contractOf(club, 'swap')
      const { admin, newcomer } = cast(club)
      const twenty = Array.from({ length: 20 }, (_, at) => BigInt(at + 168))
      expect(await refuses('proposer', 'redeem', [twenty, 1n, later])).toEqual([
        'ERC20InsufficientAllowance',
        address,
        0n,
        20n * worth,
      ])
      for (const way of ['deposit', 'redeem'])
        expect(
          await refuses('newcomer', way, [[9_998n, 9_999n], 0n, later]),
        ).toEqual(['ERC721NonexistentToken', 9_998n])
      const unknown = await call(club, address, '0x12345678')
      expect([unknown.error?.code, unknown.error?.data]).toEqual([3, '0x'])
      const paused = await call(club, address, encode('pause'), admin.address)
      expect(paused.result).toBe('0x')
      // Exactly what one is worth: asked for, held and allowed.
      const token = contractOf(club, 'token')
      await token.send('tokenRich', 'transfer', [newcomer.address, worth])
      await token.send('newcomer', 'approve', [address, worth])
      const { send } = contractOf(club, 'swap')
      await send('newcomer', 'redeem', [[160n], 1n, later])
      const nft = contractOf(club, 'nft')
      expect(await nft.read('ownerOf', [160n])).toBe(newcomer.address)
      expect(await token.read('balanceOf', [newcomer.address])).toBe(0n)
    },
  },
  {
    name: 'contracts: places of what is held, as they come and go',
    async run(club) {
      const { send, read, encode, address, refuses } = contractOf(club, 'nft')
      const { whale, newcomer, holder } = cast(club)
      const places = async (who: Hex) => {
        const count = Number(await read('balanceOf', [who]))
        const ids: unknown[] = []
        for (let at = 0; at < count; at += 1)
          ids.push(await read('tokenOfOwnerByIndex', [who, BigInt(at)]))
        return ids
      }
      const move = (to: Hex, id: bigint) =>
        send('whale', 'transferFrom', [whale.address, to, id])
      const before = await places(whale.address)
      await send('whale', 'approve', [newcomer.address, 40n])
      // To themselves: its place stays, and nobody may take it any more.
      await move(whale.address, 40n)
      expect(await places(whale.address)).toEqual(before)
      expect(
        await refuses('newcomer', 'transferFrom', [
          whale.address,
          newcomer.address,
          40n,
        ]),
      ).toEqual(['ERC721InsufficientApproval', newcomer.address, 40n])
      for (const id of [40n, before.at(-1) as bigint, 41n])
        await move(holder.address, id)
      await places(whale.address)
      await places(holder.address)
      for (const [name, args] of [
        ['approve', [holder.address, 42n]],
        ['setApprovalForAll', [holder.address, true]],
        ['transferFrom', [whale.address, holder.address, 42n]],
      ] as const) {
        const data = encode(name, args)
        const { result } = await call(club, address, data, whale.address)
        expect(result).toBe('0x')
      }
    },
  },
]
