import type { SwapOrder } from '@narwhal-club/core/swapping'
import { decodeFunctionData, type Hex, parseAbi } from 'viem'
import { expect, test } from 'vitest'
import { createTokenVaultAdapter } from './swapAdapter.ts'

const vault = `0x${'5a'.repeat(20)}` as const
const nft = `0x${'2f'.repeat(20)}` as const
const account = `0x${'ab'.repeat(20)}` as const
const { signal } = new AbortController()
const abi = parseAbi([
  'function mint(uint256[] ids, address to) returns (uint256)',
  'function redeem(uint256[] ids, address to) returns (uint256)',
  'function ownerOf(uint256 id) view returns (address)',
])
const order: SwapOrder = {
  mode: 'redeem',
  account,
  ids: ['7', '12'],
  tokens: 2n * 10n ** 18n,
  minOut: 2n,
  deadline: 0n,
}
const word = (value: bigint) => `0x${value.toString(16).padStart(64, '0')}`

/** A node where the vault holds 7, the account 12, and everyone five of all. */
const asked: { to: Hex; data: Hex }[] = []
const adapter = createTokenVaultAdapter({
  vault,
  nft,
  rpc: {
    call: async (_, [call] = []) => {
      const { to, data } = call as { to: Hex; data: Hex }
      asked.push({ to, data })
      if (to === nft && data.startsWith('0x6352211e')) {
        const { args } = decodeFunctionData({ abi, data })
        return word(BigInt(args[0] === 7n ? vault : account))
      }
      return word(data.startsWith('0x70a08231') ? 5n : 0n)
    },
  },
})

test('default: its own calls, its own rate', async () => {
  expect(await adapter.quote({ mode: 'redeem', nfts: 2 }, signal)).toEqual({
    tokens: 2n * 10n ** 18n,
    minOut: 2n,
  })
  for (const [mode, name] of [
    ['deposit', 'mint'],
    ['redeem', 'redeem'],
  ] as const) {
    const { to, data } = adapter[mode](order)
    expect(to).toBe(vault)
    const { functionName, args } = decodeFunctionData({ abi, data })
    expect(functionName).toBe(name)
    expect(args[0]).toEqual([7n, 12n])
    expect(String(args[1]).toLowerCase()).toBe(account)
  }
})

test('behavior: what the chain says of it; its own token needs no approval', async () => {
  const { facts, grants } = await adapter.preflight(order, signal)
  expect([...facts.owners]).toEqual([
    ['7', vault],
    ['12', account],
  ])
  expect(facts).toMatchObject({ isPaused: false, tokens: 5n })
  expect(grants.isGranted).toBe(true)
  const deposit = { ...order, mode: 'deposit' as const }
  expect((await adapter.preflight(deposit, signal)).grants.isGranted).toBe(
    false,
  )
  expect(asked.some(({ to }) => to === vault)).toBe(true)
})
