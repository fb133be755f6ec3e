import { encodeToken } from '@narwhal-club/core/chain'
import { parseEther } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { expect } from 'vitest'
import type { ContractCase } from './club.ts'
import { becomesMined, cast, sendNext, submit, tokens } from './node.ts'

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
    name: 'node: a call with less gas than its words cost is refused',
    async run(club) {
      const { token, holder, whale } = cast(club)
      const data = encodeToken.transfer(holder.address, tokens(1n))
      const asked = [whale.address, 'latest']
      const { result } = await club.rpc('eth_getTransactionCount', asked)
      const sent = { to: token, data, nonce: Number(result), gas: 21_300n }
      const { error } = await submit(club, whale, sent)
      expect(error).toEqual({
        code: -32_000,
        message: 'intrinsic gas too low',
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
      const { holder } = cast(club)
      const asked = [holder.address, '0x9999']
      for (const method of ['eth_getTransactionCount', 'eth_getBalance']) {
        const { error } = await club.rpc(method, asked)
        expect(error?.code).toBe(-32_602)
      }
    },
  },
  {
    name: 'node: gas of a payment is told, and that it cannot be made',
    async run(club) {
      const { holder, whale } = cast(club)
      const from = holder.address
      const plain = { from, to: whale.address, value: '0x1' }
      const told = await club.rpc('eth_estimateGas', [plain])
      expect(told.result).toBe('0x5208')
      const value = `0x${parseEther('20000').toString(16)}`
      const { error } = await club.rpc('eth_estimateGas', [{ ...plain, value }])
      expect(error?.code).toBe(-32_003)
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
      const gone = await club.rpc('eth_getTransactionByHash', asked)
      expect(gone.result).toBeNull()
      await pay(next, 1n)
      await becomesMined(club, dearer.result)
      const after = await club.rpc('eth_getTransactionByHash', [dearer.result])
      expect(after.result).toMatchObject({ value: '0x6' })
      expect(Number(await counted('latest'))).toBe(next + 2)
    },
  },
]
