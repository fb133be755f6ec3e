import {
  type Address,
  createPublicClient,
  http,
  type Log,
  parseEther,
  parseEventLogs,
  zeroAddress,
} from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { clubNftAbi } from '../../contracts/generated/ClubNft.gen.ts'
import { clubSwapAbi } from '../../contracts/generated/ClubSwap.gen.ts'
import { clubTokenAbi } from '../../contracts/generated/ClubToken.gen.ts'
import { createTestAccounts, roles } from '../accounts.ts'
import type { Anvil } from '../anvil.ts'
import { addressesOf } from '../deploy.ts'
import { holdings } from './holdings.ts'
import { startSeeded } from './index.ts'
import { readPayment } from './payments.ts'

const accounts = createTestAccounts()
const { nft, token, swap } = addressesOf(accounts.admin.address)
const now = Date.now()
let anvil: Anvil
let logs: Log[]
let transactions: { blockNumber: bigint | null; status: string }[]

const client = () => createPublicClient({ transport: http(anvil.url) })

beforeAll(async () => {
  anvil = await startSeeded('history', accounts, now)
  logs = await client().getLogs({ fromBlock: 0n })
  const head = Number(await client().getBlockNumber())
  transactions = (
    await anvil.rpc.batch<{ blockNumber: bigint; status: string }[]>(
      Array.from({ length: head }, (_, index) => ({
        method: 'eth_getBlockReceipts',
        params: [`0x${(index + 1).toString(16)}`],
      })),
    )
  ).flat()
})
afterAll(() => anvil.stop())

/** Balances as the events alone tell them. */
function balances(address: Address) {
  const sums = new Map<Address, bigint>()
  const add = (owner: Address, amount: bigint) =>
    sums.set(owner, (sums.get(owner) ?? 0n) + amount)
  const own = logs.filter((log) => log.address === address.toLowerCase())
  if (address === token)
    for (const { args } of parseEventLogs({
      abi: clubTokenAbi,
      logs: own,
      eventName: 'Transfer',
    })) {
      add(args.from, -args.value)
      add(args.to, args.value)
    }
  else
    for (const { args } of parseEventLogs({
      abi: clubNftAbi,
      logs: own,
      eventName: 'Transfer',
    })) {
      add(args.from, -1n)
      add(args.to, 1n)
    }
  sums.delete(zeroAddress)
  return sums
}

test('default: thirteen months in at most 300 blocks, up to now', async () => {
  const head = await client().getBlock()
  const first = await client().getBlock({ blockNumber: 1n })
  expect(head.number).toBeLessThanOrEqual(300n)
  const days = Number(head.timestamp - first.timestamp) / 86_400
  expect(days).toBeGreaterThan(390)
  expect(now / 1_000 - Number(head.timestamp)).toBeLessThan(2 * 86_400)
  expect(now / 1_000 - Number(head.timestamp)).toBeGreaterThan(0)
})

test('default: no transaction failed', () => {
  expect(transactions.length).toBeGreaterThan(2_000)
  expect(transactions.filter(({ status }) => status !== '0x1')).toEqual([])
})

test.each(roles)('default: %s ends with what the table says', (role) => {
  const { address } = accounts[role]
  expect(balances(nft).get(address) ?? 0n).toBe(BigInt(holdings[role].nfts))
  if (role === 'admin') return
  expect(balances(token).get(address) ?? 0n).toBe(
    parseEther(String(holdings[role].tokens)),
  )
})

test('default: at least 200 holders, many small and few large', () => {
  const tokens = balances(token)
  tokens.delete(accounts.admin.address)
  const amounts = [...tokens.values()].filter((amount) => amount > 0n)
  expect(amounts.length).toBeGreaterThanOrEqual(200)
  const sorted = amounts.sort((one, other) => (one < other ? 1 : -1))
  const all = sorted.reduce((sum, amount) => sum + amount, 0n)
  const top = sorted.slice(0, sorted.length / 10)
  expect(top.reduce((sum, amount) => sum + amount, 0n)).toBeGreaterThan(
    all / 2n,
  )
  const members = [...balances(nft).values()].filter((count) => count > 0n)
  expect(members.length).toBeGreaterThanOrEqual(120)
})

test('default: the vault holds both and was used both ways', () => {
  expect(balances(nft).get(swap)).toBeGreaterThanOrEqual(20n)
  expect(balances(token).get(swap)).toBeGreaterThan(0n)
  const swaps = parseEventLogs({ abi: clubSwapAbi, logs })
  const count = (name: string) =>
    swaps.filter(({ eventName }) => eventName === name).length
  expect(count('Deposited')).toBeGreaterThan(10)
  expect(count('Redeemed')).toBeGreaterThan(10)
})

test('default: what a bounty says was paid is on the chain', async () => {
  const addresses = { nft, token, swap }
  const paid = await readPayment(anvil.rpc, addresses, accounts, now)
  const hash = paid.hash
  const { status, logs } = await client().getTransactionReceipt({ hash })
  expect(status).toBe('success')
  const told: Log[] = logs
  const transfers = parseEventLogs({
    abi: clubTokenAbi,
    logs: told,
    eventName: 'Transfer',
  })
  const from = accounts.admin.address
  const to = accounts[paid.to].address
  const value = parseEther(paid.tokens)
  expect(transfers.map(({ args }) => args)).toEqual([{ from, to, value }])
  expect(paid.key).toBe(`${hash}:0`)
})
