import { createPublicClient, http, parseEther } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { clubNftAbi } from '../contracts/generated/ClubNft.gen.ts'
import { clubTokenAbi } from '../contracts/generated/ClubToken.gen.ts'
import { receiptOf } from '../contracts/receiptOf.ts'
import { roles } from './accounts.ts'
import { type Chain, startChain } from './chain.ts'
import { holdings, tokenSupply, vault } from './seed/holdings.ts'

let chain: Chain
const client = () => createPublicClient({ transport: http(chain.rpcUrl) })
const nfts = (owner: `0x${string}`) =>
  client().readContract({
    abi: clubNftAbi,
    address: chain.addresses.nft,
    functionName: 'balanceOf',
    args: [owner],
  })
const tokens = (owner: `0x${string}`) =>
  client().readContract({
    abi: clubTokenAbi,
    address: chain.addresses.token,
    functionName: 'balanceOf',
    args: [owner],
  })

beforeAll(async () => {
  chain = await startChain()
})
afterAll(() => chain.stop())

test('default: chain 25, contracts at the addresses every local chain has', async () => {
  expect(await client().getChainId()).toBe(25)
  expect(chain.addresses).toEqual({
    token: '0x5FbDB2315678afecb367f032d93F642f64180aa3',
    nft: '0xe7f1725E7734CE288F8367e1Bb143E90bb3F0512',
    swap: '0x9fE46736679d2D9a65F0992F2272dE9f3c7fa6e0',
  })
})

test.each(roles.slice(1))(
  'default: %s holds what the table says',
  async (role) => {
    const { address } = chain.accounts[role]
    expect(await nfts(address)).toBe(BigInt(holdings[role].nfts))
    expect(await tokens(address)).toBe(
      parseEther(String(holdings[role].tokens)),
    )
  },
)

test('default: the vault holds both, the administrator the rest', async () => {
  expect(await nfts(chain.addresses.swap)).toBe(BigInt(vault.nfts))
  expect(await tokens(chain.addresses.swap)).toBe(
    parseEther(String(vault.tokens)),
  )
  const given = Object.values(holdings).reduce(
    (sum, holding) => sum + holding.tokens,
    vault.tokens,
  )
  expect(await tokens(chain.accounts.admin.address)).toBe(
    tokenSupply - parseEther(String(given)),
  )
})

test('default: block time is near now', async () => {
  await chain.rpc.call('evm_mine')
  const { timestamp } = await client().getBlock()
  expect(Math.abs(Number(timestamp) * 1_000 - Date.now())).toBeLessThan(10_000)
})

test('behavior: time moves by what advance is told', async () => {
  await chain.rpc.call('evm_mine')
  const before = await client().getBlock()
  await chain.advance(3 * 24 * 60 * 60 * 1_000)
  const after = await client().getBlock()
  const moved = Number(after.timestamp - before.timestamp)
  expect(moved - 259_200).toBeGreaterThanOrEqual(0)
  expect(moved - 259_200).toBeLessThan(5)
})

test('behavior: a chain with a block time waits for its blocks', async () => {
  const slow = await startChain({ seed: 'none', blockTime: 0.2 })
  try {
    const reader = createPublicClient({
      transport: http(slow.rpcUrl),
      pollingInterval: 20,
    })
    const { holder, newcomer } = slow.accounts
    const hash = await slow.rpc.call<`0x${string}`>('eth_sendTransaction', [
      { from: holder.address, to: newcomer.address, value: '0x1' },
    ])
    await expect(reader.getTransactionReceipt({ hash })).rejects.toThrow()
    const receipt = await receiptOf(reader, hash)
    expect(receipt.status).toBe('success')
  } finally {
    await slow.stop()
  }
})
