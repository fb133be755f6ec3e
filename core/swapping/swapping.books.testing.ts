import type { Chain } from '../../dev/world/chain.ts'
import type { Address, Hash, Hex } from '../hex.ts'
import {
  eventKey,
  type FeePaid,
  type SwapDone,
  vaultEventOf,
  vaultTopics,
} from '../rules/swap/index.ts'

/** One CRO. */
export const cro = 10n ** 18n
export const lower = (text: string) => text.toLowerCase() as Address

interface Transaction {
  hash: Hash
  from: Address
  to: Address | null
  value: Hex
}
interface Log {
  topics: string[]
  data: Hex
  transactionHash: Hash
  blockNumber: Hex
  logIndex: Hex
}

/** What the chain says of fees and swaps, since a block. */
export function createChainBooks(
  chain: Chain,
  from: { vault: Address; treasury: Address; start: number },
) {
  const { call } = chain.rpc
  const { vault, treasury, start } = from

  const receipt = (hash: Hash) =>
    call<{ status: Hex; blockNumber: Hex } | null>(
      'eth_getTransactionReceipt',
      [hash],
    )
  const blocks = new Map<number, Transaction[]>()
  const blockAt = async (block: number) => {
    const known = blocks.get(block)
    if (known) return known
    const params = [`0x${block.toString(16)}`, true]
    const { transactions } = await call<{ transactions: Transaction[] }>(
      'eth_getBlockByNumber',
      params,
    )
    blocks.set(block, transactions)
    return transactions
  }
  /** Every fee that the account has paid, whoever told of it. */
  async function feesOf(account: Address): Promise<FeePaid[]> {
    const head = Number(await call<Hex>('eth_blockNumber', []))
    const found: FeePaid[] = []
    for (let block = start; block <= head; block++)
      for (const { hash, from, to, value } of await blockAt(block))
        if (lower(from) === account && to && lower(to) === treasury)
          if (BigInt(value) === cro)
            found.push({ hash, block, at: Date.now(), confirmations: 2 })
    return found
  }
  async function swapsOf(account: Address): Promise<SwapDone[]> {
    const filter = {
      address: vault,
      fromBlock: `0x${start.toString(16)}`,
      topics: [vaultTopics],
    }
    const logs = await call<Log[]>('eth_getLogs', [filter])
    return logs.flatMap((log) => {
      const event = vaultEventOf(log)
      if (event?.account !== account) return []
      const hash = log.transactionHash
      const key = eventKey(hash, Number(log.logIndex))
      const block = Number(log.blockNumber)
      const { mode, ids } = event
      return [{ key, hash, block, at: Date.now(), mode, ids, confirmations: 2 }]
    })
  }

  return { receipt, feesOf, swapsOf }
}
