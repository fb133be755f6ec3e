import {
  formatEther,
  type Hex,
  keccak256,
  stringToHex,
  toEventHash,
} from 'viem'
import { type Role, roles, type TestAccounts } from '../accounts.ts'
import type { Addresses } from '../deploy.ts'
import type { Rpc } from '../rpc.ts'

/** Tokens that the administrator has sent to one who is named. */
export interface Payment {
  hash: Hex
  /** Its place among the transfers of its transaction, as payouts are named. */
  key: string
  block: number
  /** UTC milliseconds. */
  at: number
  to: Role
  /** Whole tokens. */
  tokens: string
}

const transferTopic = toEventHash('Transfer(address,address,uint256)')
const wordOf = (address: string): Hex =>
  `0x${address.slice(2).toLowerCase().padStart(64, '0')}`

/** Where nothing was paid before a world began: a payment that no chain has. */
export function paperPayment(now: number): Payment {
  const hash = keccak256(stringToHex('paper'))
  const at = now - 40 * 86_400_000
  const rest = { block: 0, to: 'whale', tokens: '5000000000' } as const
  return { hash, key: `${hash}:0`, at, ...rest }
}

interface RawLog {
  topics: [Hex, Hex, Hex]
  data: Hex
  blockNumber: Hex
  transactionHash: Hex
}

/** Reads the newest of them that a world's own chain has, as far as it was seeded. */
export async function readPayment(
  rpc: Rpc,
  { token }: Addresses,
  accounts: TestAccounts,
  now: number,
): Promise<Payment> {
  const named = roles.filter((role) => role !== 'admin')
  const logs = await rpc.call<RawLog[]>('eth_getLogs', [
    {
      address: token,
      fromBlock: '0x0',
      toBlock: 'latest',
      topics: [
        transferTopic,
        wordOf(accounts.admin.address),
        named.map((role) => wordOf(accounts[role].address)),
      ],
    },
  ])
  const old = now - 86_400_000
  for (const log of logs.reverse()) {
    const { timestamp } = await rpc.call<{ timestamp: Hex }>(
      'eth_getBlockByNumber',
      [log.blockNumber, false],
    )
    const at = Number(timestamp) * 1_000
    const to = named.find(
      (role) => wordOf(accounts[role].address) === log.topics[2],
    )
    const tokens = formatEther(BigInt(log.data))
    if (!to || at > old || !/^[1-9]\d*$/.test(tokens)) continue
    const hash = log.transactionHash
    // The one transfer of its transaction.
    const key = `${hash}:0`
    return { hash, key, block: Number(log.blockNumber), at, to, tokens }
  }
  return paperPayment(now)
}
