import { encodeToken } from '@narwhal-club/core/chain'
import { expect } from 'vitest'
import type { ContractCase } from './club.ts'
import { call, cast, send, tokens, word } from './node.ts'

/** What a payment asks of a node. They move the chain. */
export const paymentCases: ContractCase[] = [
  {
    name: 'payment: refused before it is taken',
    async run(club) {
      const { token, admin } = cast(club)
      const to = admin.address
      const refusalOf = async (over: object) =>
        (await send(club, 'holder', { to, nonce: 0, ...over })).error
      expect(await refusalOf({ chainId: 1 })).toEqual({
        code: -32_003,
        message: 'invalid chain id for signer',
      })
      expect(await refusalOf({ value: tokens(20_000n) })).toEqual({
        code: -32_003,
        message: 'Insufficient funds for gas * price + value',
      })
      expect(await refusalOf({ to: token, gas: 20_000n })).toEqual({
        code: -32_000,
        message: 'intrinsic gas too low',
      })
      const { error } = await club.rpc('eth_sendRawTransaction', ['0x1234'])
      expect(error?.code).toBe(-32_602)
    },
  },
  {
    name: 'payment: approve, transfer, confirmed; the nonce is used up',
    async run(club) {
      const { token, holder, admin } = cast(club)
      const { address } = holder
      const amount = tokens(5n)
      const approve = encodeToken.approve(address, amount)
      await send(club, 'holder', { to: token, data: approve, nonce: 0 })
      const allowance = encodeToken.allowance(address, address)
      expect((await call(club, token, allowance)).result).toBe(word(amount))

      const data = encodeToken.transfer(admin.address, amount)
      const sent = await send(club, 'holder', { to: token, data, nonce: 1 })
      const hash = sent.result
      expect(hash).toMatch(/^0x[0-9a-f]{64}$/)
      const receipt = await club.rpc('eth_getTransactionReceipt', [hash])
      expect(receipt.result).toMatchObject({
        status: '0x1',
        transactionHash: hash,
        from: address.toLowerCase(),
        to: token.toLowerCase(),
        blockNumber: '0x4',
      })
      const transaction = await club.rpc('eth_getTransactionByHash', [hash])
      expect(transaction.result).toMatchObject({
        hash,
        from: address.toLowerCase(),
        to: token.toLowerCase(),
        value: '0x0',
        input: data,
        nonce: '0x1',
        blockNumber: '0x4',
      })
      const again = await send(club, 'holder', { to: token, data, nonce: 1 })
      expect(again.error?.message).toBe('nonce too low')
      for (const [at, count] of [
        ['latest', '0x2'],
        ['pending', '0x2'],
        ['0x3', '0x1'],
        ['0x2', '0x0'],
      ]) {
        const params = [address, at]
        const { result } = await club.rpc('eth_getTransactionCount', params)
        expect(result).toBe(count)
      }
      const block = await club.rpc('eth_getBlockByNumber', ['0x4', true])
      expect(block.result).toMatchObject({
        number: '0x4',
        transactions: [{ hash, nonce: '0x1' }],
      })
    },
  },
  {
    name: 'payment: coins arrive',
    async run(club) {
      const { whale } = cast(club)
      const value = 7n
      const before = await club.rpc('eth_getBalance', [whale.address, 'latest'])
      await send(club, 'holder', { to: whale.address, value, nonce: 2 })
      const after = await club.rpc('eth_getBalance', [whale.address, 'latest'])
      const moved = BigInt(String(after.result)) - BigInt(String(before.result))
      expect(moved).toBe(value)
    },
  },
  {
    name: 'payment: one that fails in its block has a receipt that says so',
    async run(club) {
      const { token, admin } = cast(club)
      const data = encodeToken.transfer(admin.address, tokens(1n))
      const { result } = await send(club, 'newcomer', {
        to: token,
        data,
        nonce: 0,
      })
      const receipt = await club.rpc('eth_getTransactionReceipt', [result])
      expect(receipt.result).toMatchObject({ status: '0x0' })
    },
  },
]
