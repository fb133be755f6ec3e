import { encodeToken } from '@narwhal-club/core/chain'
import { encodeFunctionData, type Hex, parseEther } from 'viem'
import { expect } from 'vitest'
import { clubNftAbi } from '../../contracts/generated/ClubNft.gen.ts'
import { holdings } from '../../world/seed/holdings.ts'
import type { Club, ContractCase } from './club.ts'
import { call, cast, tokens, word } from './node.ts'

/** [what, method, params, what both say] of a chain where nothing happened. */
const reads: [string, string, (club: Club) => unknown[], unknown][] = [
  ['the chain', 'eth_chainId', () => [], '0x19'],
  ['the network', 'net_version', () => [], '25'],
  ['the newest block', 'eth_blockNumber', () => [], '0x2'],
  ['the tip', 'eth_maxPriorityFeePerGas', () => [], '0x3b9aca00'],
  [
    'coins',
    'eth_getBalance',
    (club) => [cast(club).holder.address, 'latest'],
    `0x${parseEther('10000').toString(16)}`,
  ],
  [
    'coins of nobody',
    'eth_getBalance',
    () => [`0x${'12'.repeat(20)}`, 'latest'],
    '0x0',
  ],
  [
    'how much the administrator sent',
    'eth_getTransactionCount',
    (club) => [cast(club).admin.address, 'latest'],
    '0xd',
  ],
  [
    'no code of a person',
    'eth_getCode',
    (club) => [cast(club).holder.address, 'latest'],
    '0x',
  ],
  [
    'gas of a plain payment',
    'eth_estimateGas',
    (club) => [
      {
        from: cast(club).holder.address,
        to: cast(club).admin.address,
        value: '0x1',
      },
    ],
    '0x5208',
  ],
  [
    'no receipt of what was never sent',
    'eth_getTransactionReceipt',
    () => [`0x${'11'.repeat(32)}`],
    null,
  ],
  [
    'no transaction that was never sent',
    'eth_getTransactionByHash',
    () => [`0x${'11'.repeat(32)}`],
    null,
  ],
  ['no block to come', 'eth_getBlockByNumber', () => ['0x9999', false], null],
]

export const rpcCases: ContractCase[] = [
  ...reads.map(
    ([what, method, params, result]): ContractCase => ({
      name: `node: ${method} tells ${what}`,
      async run(club) {
        const answer = await club.rpc(method, params(club))
        expect(answer.result).toEqual(result)
      },
    }),
  ),
  {
    name: 'node: eth_getCode tells that a contract has some',
    async run(club) {
      const { result } = await club.rpc('eth_getCode', [
        cast(club).token,
        'latest',
      ])
      expect(String(result).length).toBeGreaterThan(2)
    },
  },
  {
    name: 'node: a method that there is not',
    async run(club) {
      const { error } = await club.rpc('eth_nope')
      expect(error).toEqual({ code: -32_601, message: 'Method not found' })
    },
  },
  {
    name: 'token: balances and allowances',
    async run(club) {
      const { token, holder, newcomer } = cast(club)
      const of = async (data: Hex) => (await call(club, token, data)).result
      const { balanceOf, allowance } = encodeToken
      expect(await of(balanceOf(holder.address))).toBe(
        word(tokens(holdings.holder.tokens)),
      )
      expect(await of(balanceOf(newcomer.address))).toBe(word(0n))
      expect(await of(allowance(holder.address, holder.address))).toBe(word(0n))
    },
  },
  {
    name: 'token: a transfer that would succeed, in a rehearsal',
    async run(club) {
      const { token, holder, admin } = cast(club)
      const data = encodeToken.transfer(admin.address, tokens(1n))
      const { result } = await call(club, token, data, holder.address)
      expect(result).toBe(word(1n))
    },
  },
  {
    name: 'token: a transfer of what is not there reverts, with the reason',
    async run(club) {
      const { token, newcomer, admin } = cast(club)
      const data = encodeToken.transfer(admin.address, tokens(1n))
      const { error } = await call(club, token, data, newcomer.address)
      expect(error?.code).toBe(3)
      expect(error?.data).toMatch(/^0xe450d38c/)
      expect(error?.message).toContain('execution reverted')
      const transaction = { from: newcomer.address, to: token, data }
      const estimate = await club.rpc('eth_estimateGas', [transaction])
      expect(estimate.error).toEqual(error)
    },
  },
  {
    name: 'token: a function that it does not have reverts without one',
    async run(club) {
      const { error } = await call(club, cast(club).token, '0x12345678')
      expect([error?.code, error?.data]).toEqual([3, '0x'])
    },
  },
  {
    name: 'token: asked of a person, nothing comes',
    async run(club) {
      const { newcomer } = cast(club)
      const { result } = await call(club, newcomer.address, '0x70a08231')
      expect(result).toBe('0x')
    },
  },
  {
    name: 'collection: counts, ids and art',
    async run(club) {
      const { nft, holder } = cast(club)
      const read = async (
        functionName: 'balanceOf' | 'totalSupply' | 'tokenByIndex' | 'tokenURI',
        args: readonly unknown[] = [],
      ) => {
        const data = encodeFunctionData({
          abi: clubNftAbi,
          functionName,
          args,
        } as never)
        return (await call(club, nft, data)).result
      }
      expect(await read('balanceOf', [holder.address])).toBe(word(3n))
      expect(await read('totalSupply')).toBe(word(187n))
      expect(await read('tokenByIndex', [186n])).toBe(word(187n))
      expect(String(await read('tokenURI', [187n])).length).toBeGreaterThan(99)
    },
  },
]
