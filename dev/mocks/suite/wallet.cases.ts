import { type Hex, parseGwei } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { expect } from 'vitest'
import type { Club, ContractCase } from './club.ts'
import { contractOf } from './contracts.ts'
import { becomesMined, call, cast, sendNext, submit } from './node.ts'

/** All that a block asks and a payer offers: what is paid is the same then. */
const price = parseGwei('1')
const plain = 21_000n
const asked = plain * price

const keyOf = (sign: string) => privateKeyToAccount(`0x${sign.repeat(32)}`)
const hex = (value: bigint) => `0x${value.toString(16)}`

/** Someone with a few coins, and what the node knows of them. */
async function someone(club: Club, sign: string, coins: bigint) {
  const account = keyOf(sign)
  const { address } = account
  if (coins > 0n) await sendNext(club, 'whale', { to: address, value: coins })
  const sign1559 = (over: object) =>
    account.signTransaction({
      type: 'eip1559',
      chainId: 25,
      gas: plain,
      maxFeePerGas: price,
      maxPriorityFeePerGas: price,
      ...over,
    })
  return {
    account,
    address,
    coins: async (tag = 'latest') =>
      (await club.rpc('eth_getBalance', [address, tag])).result,
    async pay(over: object) {
      const raw = await sign1559(over)
      const answer = await club.rpc('eth_sendRawTransaction', [raw])
      if (answer.result) await becomesMined(club, answer.result)
      return answer
    },
  }
}

/** What a node says of coins, step by step. */
export const walletCases: ContractCase[] = [
  {
    name: 'node: coins arrive one after the other, and are told by whatever name',
    async run(club) {
      const { address, coins } = await someone(club, 'a1', 3n)
      await sendNext(club, 'whale', { to: address, value: 4n })
      for (const tag of ['latest', 'pending'])
        expect(await coins(tag)).toBe('0x7')
      const upper = `0x${address.slice(2).toUpperCase()}`
      const { result } = await club.rpc('eth_getBalance', [upper, 'latest'])
      expect(result).toBe('0x7')
    },
  },
  {
    name: 'node: who has just enough may pay; what is left is told to the coin',
    async run(club) {
      const { newcomer } = cast(club)
      const to = newcomer.address
      const payer = await someone(club, 'a2', asked + 5n)
      const short = await payer.pay({ to, value: 6n, nonce: 0 })
      expect(short.error?.code).toBe(-32_003)
      expect((await payer.pay({ to, value: 5n, nonce: 0 })).error).toBe(
        undefined,
      )
      expect(await payer.coins()).toBe('0x0')
      const again = await someone(club, 'a2', 3n * asked + 9n)
      await again.pay({ to, value: 2n, nonce: 1 })
      expect(await again.coins()).toBe(hex(2n * asked + 7n))
      // To themselves: only the gas is gone.
      await again.pay({ to: again.address, value: 3n, nonce: 2 })
      expect(await again.coins()).toBe(hex(asked + 7n))
    },
  },
  {
    name: 'node: the first of someone says no nonce and no value',
    async run(club) {
      const { newcomer } = cast(club)
      const payer = await someone(club, 'a3', 2n * asked)
      expect((await payer.pay({ to: newcomer.address })).error).toBe(undefined)
      expect(await payer.coins()).toBe(hex(asked))
      const { error } = await payer.pay({ to: newcomer.address })
      expect(error?.message).toBe('nonce too low')
      const little = { to: newcomer.address, nonce: 1, gas: plain - 1n }
      expect((await payer.pay(little)).error?.code).toBe(-32_000)
    },
  },
  {
    name: 'node: a payment of the older kind says one price for its gas',
    async run(club) {
      const { newcomer } = cast(club)
      const payer = await someone(club, 'a4', 2n * asked)
      const raw = await payer.account.signTransaction({
        type: 'legacy',
        chainId: 25,
        nonce: 0,
        gas: plain,
        gasPrice: price,
        to: newcomer.address,
        value: 1n,
      })
      const { result } = await club.rpc('eth_sendRawTransaction', [raw])
      await becomesMined(club, result)
      expect(await payer.coins()).toBe(hex(asked - 1n))
    },
  },
  {
    name: 'node: a contract that needs more gas than it is given takes what it was given',
    async run(club) {
      const { token, newcomer } = cast(club)
      const { encode } = contractOf(club, 'token')
      const payer = await someone(club, 'a5', 40_000n * price)
      const data = encode('transfer', [newcomer.address, 0n])
      await payer.pay({ to: token, data, nonce: 0, gas: 22_000n })
      expect(await payer.coins()).toBe(hex(18_000n * price))
    },
  },
  {
    name: 'node: how much someone had sent is told of each block',
    async run(club) {
      const payer = await someone(club, 'a6', 5n * asked)
      const to = payer.address
      const blocks: unknown[] = []
      for (const nonce of [0, 1]) {
        const { result } = await payer.pay({ to, nonce })
        const told = await club.rpc('eth_getTransactionByHash', [result])
        blocks.push((told.result as { blockNumber: string }).blockNumber)
      }
      const counted = async (tag?: unknown) =>
        (await club.rpc('eth_getTransactionCount', [to, tag])).result
      expect(await counted(blocks[0])).toBe('0x1')
      expect(await counted(blocks[1])).toBe('0x2')
      expect(await counted('earliest')).toBe('0x0')
      expect(await counted('pending')).toBe('0x2')
      expect(await counted('latest')).toBe('0x2')
      const { admin, holder } = cast(club)
      for (const [who, tag] of [
        [admin, '0x2'],
        [holder, '0x2'],
        [payer, '0x2'],
      ] as const)
        await club.rpc('eth_getTransactionCount', [who.address, tag])
    },
  },
  {
    name: 'node: another is taken in the place of one that waits from a tenth more on',
    async run(club) {
      const { holder } = cast(club)
      const first = await someone(club, 'a7', 10n ** 16n)
      const second = await someone(club, 'a8', 10n ** 16n)
      const wait = (
        { account }: typeof first,
        value: bigint,
        maxFeePerGas: bigint,
      ) =>
        submit(club, account, {
          to: holder.address,
          nonce: 1,
          value,
          maxFeePerGas,
        })
      await wait(first, 1n, 10_000_000_000n)
      // Another's with the same nonce is no rival of it.
      await wait(second, 2n, 10_000_000_000n)
      expect((await wait(first, 4n, 11_000_000_000n)).error).toBe(undefined)
      await first.pay({ to: holder.address, nonce: 0 })
      await second.pay({ to: holder.address, nonce: 0 })
      const counted = async ({ address }: typeof first) =>
        (await club.rpc('eth_getTransactionCount', [address, 'latest'])).result
      for (const who of [first, second]) expect(await counted(who)).toBe('0x2')
    },
  },
  {
    name: 'node: a call is read where it is written, and answered at the newest block',
    async run(club) {
      const { token, holder, whale } = cast(club)
      const { encode } = contractOf(club, 'token')
      const input = encode('balanceOf', [whale.address])
      const newest = await club.rpc('eth_getBlockByNumber', ['latest', false])
      const block = (newest.result as { number: string }).number
      const said = await call(club, token, input)
      for (const tag of ['latest', 'pending', block]) {
        const { result } = await club.rpc('eth_call', [
          { to: token, input },
          tag,
        ])
        expect(result).toBe(said.result)
      }
      const from = `0x${holder.address.slice(2).toUpperCase()}` as Hex
      const data = encode('transfer', [whale.address, 1n])
      expect((await call(club, token, data, from)).error).toBe(undefined)
      const nothing = await club.rpc('eth_call', [{ to: token }, 'latest'])
      expect(nothing.error?.code).toBe(3)
      expect((await call(club, token, data)).error?.code).toBe(3)
    },
  },
]
