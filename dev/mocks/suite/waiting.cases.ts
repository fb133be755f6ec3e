import { parseEther } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { expect } from 'vitest'
import type { ContractCase } from './club.ts'
import { becomesMined, cast, sendNext, submit } from './node.ts'

const blockOf = (answer: { result?: unknown }) =>
  answer.result as { number: string; transactions: unknown[] }

/** What a node says of what waits, and of blocks. They move the chain. */
export const waitingCases: ContractCase[] = [
  {
    name: 'node: who has no coins can pay for nothing',
    async run(club) {
      const { holder } = cast(club)
      const poor = privateKeyToAccount(`0x${'7e'.repeat(32)}`)
      const sent = { to: holder.address, value: 1n, nonce: 0 }
      expect((await submit(club, poor, sent)).error).toEqual({
        code: -32_003,
        message: 'Insufficient funds for gas * price + value',
      })
    },
  },
  {
    name: 'node: a block tells hashes alone, or all of what is in it',
    async run(club) {
      const { holder } = cast(club)
      const hash = await sendNext(club, 'whale', {
        to: holder.address,
        value: 3n,
      })
      const { result } = await club.rpc('eth_getTransactionByHash', [hash])
      const { blockNumber } = result as { blockNumber: string }
      const of = async (tag: string, isFull: boolean) =>
        blockOf(await club.rpc('eth_getBlockByNumber', [tag, isFull]))
      expect((await of(blockNumber, false)).transactions).toEqual([hash])
      expect((await of('latest', true)).transactions).toMatchObject([
        { hash, value: '0x3', blockNumber },
      ])
      expect((await of('earliest', false)).number).toBe('0x0')
    },
  },
  {
    name: 'node: nothing is told of blocks to come',
    async run(club) {
      const { holder, token } = cast(club)
      const tag = '0x9999'
      for (const [method, asked] of [
        ['eth_getTransactionCount', holder.address],
        ['eth_getBalance', holder.address],
        ['eth_getCode', token],
        ['eth_call', { to: token, data: '0x18160ddd' }],
      ] as const) {
        const { error } = await club.rpc(method, [asked, tag])
        expect(error?.code).toBe(-32_602)
        expect(error?.message).toContain('requested was 39321')
      }
    },
  },
  {
    name: 'node: a payment that cannot be made is refused in a rehearsal, and its gas told',
    async run(club) {
      const { holder, whale } = cast(club)
      const from = holder.address
      const value = `0x${parseEther('20000').toString(16)}`
      const payment = { from, to: whale.address, value }
      const { error } = await club.rpc('eth_call', [payment, 'latest'])
      expect(error).toEqual({
        code: -32_003,
        message: 'Insufficient funds for gas * price + value',
      })
      const little = { ...payment, value: '0x1' }
      const made = await club.rpc('eth_call', [little, 'latest'])
      expect(made.result).toBe('0x')
      const told = await club.rpc('eth_estimateGas', [payment])
      expect(told.result).toBe('0x5208')
    },
  },
  {
    name: 'node: a payment out of turn waits, may be replaced, and comes in its turn',
    async run(club) {
      const { holder, newcomer } = cast(club)
      const { address } = newcomer
      const pay = (nonce: number, value: bigint, maxFeePerGas?: bigint) =>
        submit(club, newcomer, {
          to: holder.address,
          value,
          nonce,
          ...(maxFeePerGas && { maxFeePerGas }),
        })
      const counted = async (tag: string) =>
        (await club.rpc('eth_getTransactionCount', [address, tag])).result
      const next = Number(await counted('latest'))
      const before = await counted('pending')
      const early = await pay(next + 1, 5n)
      const told = await club.rpc('eth_getTransactionByHash', [early.result])
      expect(told.result).toMatchObject({
        hash: early.result,
        blockNumber: null,
        blockHash: null,
      })
      const asked = [early.result]
      const receipt = await club.rpc('eth_getTransactionReceipt', asked)
      expect(receipt.result).toBeNull()
      expect(await counted('latest')).toBe(before)
      expect(await counted('pending')).toBe(before)
      expect((await pay(next + 1, 6n)).error).toEqual({
        code: -32_003,
        message: 'replacement transaction underpriced',
      })
      const dearer = await pay(next + 1, 6n, parseEther('0.00000003'))
      await pay(next, 1n)
      await becomesMined(club, dearer.result)
      const after = await club.rpc('eth_getTransactionByHash', [dearer.result])
      expect(after.result).toMatchObject({ value: '0x6' })
      expect(Number(await counted('latest'))).toBe(next + 2)
    },
  },
]
