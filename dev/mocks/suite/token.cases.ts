import { expect } from 'vitest'
import { tokenSupply } from '../../world/seed/holdings.ts'
import type { ContractCase } from './club.ts'
import { contractOf } from './contracts.ts'
import { cast, sendNext, succeeded, tokens } from './node.ts'

const nobody = `0x${'0'.repeat(40)}` as const

/** The club’s token, as a wallet meets it. They move some of it. */
export const tokenCases: ContractCase[] = [
  {
    name: 'token: its name, its decimals, and how much there is',
    async run(club) {
      const { read } = contractOf(club, 'token')
      expect(await read('name')).toBe('Narwhal')
      expect(await read('symbol')).toBe('NARWHAL')
      expect(await read('decimals')).toBe(18)
      expect(await read('totalSupply')).toBe(tokenSupply)
    },
  },
  {
    name: 'token: what is for nobody is refused',
    async run(club) {
      const { refuses } = contractOf(club, 'token')
      expect(await refuses('holder', 'transfer', [nobody, 1n])).toEqual([
        'ERC20InvalidReceiver',
        nobody,
      ])
      expect(await refuses('holder', 'approve', [nobody, 1n])).toEqual([
        'ERC20InvalidSpender',
        nobody,
      ])
    },
  },
  {
    name: 'token: another’s is moved as far as they allow it',
    async run(club) {
      const { read, send, refuses } = contractOf(club, 'token')
      const { whale, newcomer } = cast(club)
      const move = (amount: bigint) => [whale.address, newcomer.address, amount]
      const pair = [whale.address, newcomer.address]
      await send('whale', 'approve', [newcomer.address, tokens(5n)])
      const sent = await send('newcomer', 'transferFrom', move(tokens(2n)))
      expect(await succeeded(club, sent)).toBe(true)
      expect(await read('balanceOf', [newcomer.address])).toBe(tokens(2n))
      expect(await read('allowance', pair)).toBe(tokens(3n))
      expect(
        await refuses('newcomer', 'transferFrom', move(tokens(4n))),
      ).toEqual([
        'ERC20InsufficientAllowance',
        newcomer.address,
        tokens(3n),
        tokens(4n),
      ])
      const held = await read('balanceOf', [whale.address])
      const all = 2n ** 256n - 1n
      await send('whale', 'approve', [newcomer.address, all])
      await send('newcomer', 'transferFrom', move(tokens(1n)))
      expect(await read('allowance', pair)).toBe(all)
      const left = (held as bigint) - tokens(1n)
      expect(
        await refuses('newcomer', 'transferFrom', move(left + 1n)),
      ).toEqual(['ERC20InsufficientBalance', whale.address, left, left + 1n])
    },
  },
  {
    name: 'token: sent to oneself, nothing is lost',
    async run(club) {
      const { read, send } = contractOf(club, 'token')
      const { whale } = cast(club)
      const before = await read('balanceOf', [whale.address])
      await send('whale', 'transfer', [whale.address, tokens(7n)])
      expect(await read('balanceOf', [whale.address])).toBe(before)
    },
  },
  {
    name: 'token: a payment that has too little gas fails, and moves nothing',
    async run(club) {
      const { address, encode, read } = contractOf(club, 'token')
      const { newcomer } = cast(club)
      const before = await read('balanceOf', [newcomer.address])
      const data = encode('transfer', [newcomer.address, tokens(1n)])
      const sent = { to: address, data, gas: 25_000n }
      const hash = await sendNext(club, 'whale', sent)
      expect(await succeeded(club, hash)).toBe(false)
      expect(await read('balanceOf', [newcomer.address])).toBe(before)
    },
  },
]
