import type { Hash } from '../hex.ts'
import type { Signal } from '../ports/clock.ts'
import type { CallOptions, Rpc } from '../rpc/index.ts'
import { toQuantity } from '../rules/chain/index.ts'
import { isSameAddress } from '../rules/format/address.ts'
import type { LedgerEntry } from './payment.ledger.ts'

interface ChainTransaction {
  hash: Hash
  from: string
  to: string | null
  value: string
  input: string
  nonce: string
}

/** Where a transaction ended: in a block, or behind another one. */
export type Fate =
  | { kind: 'confirmed'; hash: Hash }
  | { kind: 'reverted'; hash: Hash }
  | { kind: 'cancelled' }

export interface FollowDeps {
  rpc: Rpc
  /** Called whenever more is known, to be kept across a reload. */
  learn: (entry: LedgerEntry) => void
  /** Waits between two looks; rejects when given up. */
  rest: (signal: Signal) => Promise<void>
}

const isSameCall = (entry: LedgerEntry, tx: ChainTransaction) =>
  isSameAddress(tx.to, entry.to) &&
  BigInt(tx.value) === entry.value &&
  tx.input.toLowerCase() === entry.data.toLowerCase()

/**
 * Follows a sent transaction to its end. Wallets speed up and cancel by
 * sending another transaction with the same nonce: once the sender's count has
 * passed that nonce and the hash has no receipt, the block where it passed is
 * found by bisection and holds the replacement. The same call with a higher
 * fee is followed; anything else cancelled ours.
 */
export async function followTransaction(
  start: LedgerEntry,
  signal: Signal,
  { rpc, learn, rest }: FollowDeps,
): Promise<Fate> {
  const options: CallOptions = { signal }
  let entry = start
  const from = entry.request.payer

  const update = (change: Partial<LedgerEntry>) => {
    entry = { ...entry, ...change }
    learn(entry)
  }
  const countAt = async (block: number | 'latest') => {
    const at = block === 'latest' ? block : toQuantity(block)
    const params = [from, at]
    return Number(await rpc.call('eth_getTransactionCount', params, options))
  }
  const readReceipt = async (): Promise<Fate | null> => {
    const { hash } = entry
    const receipt = (await rpc.call(
      'eth_getTransactionReceipt',
      [hash],
      options,
    )) as { status?: string } | null
    if (!receipt) return null
    return { kind: receipt.status === '0x1' ? 'confirmed' : 'reverted', hash }
  }
  const learnNonce = async () => {
    const tx = (await rpc.call(
      'eth_getTransactionByHash',
      [entry.hash],
      options,
    )) as ChainTransaction | null
    if (tx) update({ nonce: Number(tx.nonce) })
  }
  const findSuccessor = async (nonce: number) => {
    let low = entry.fromBlock
    let high = Number(await rpc.call('eth_blockNumber', [], options))
    while (low < high) {
      const middle = Math.floor((low + high) / 2)
      if ((await countAt(middle)) > nonce) high = middle
      else low = middle + 1
    }
    const block = (await rpc.call(
      'eth_getBlockByNumber',
      [toQuantity(low), true],
      options,
    )) as { transactions: ChainTransaction[] } | null
    return block?.transactions.find(
      (tx) => isSameAddress(tx.from, from) && Number(tx.nonce) === nonce,
    )
  }
  const look = async (): Promise<Fate | null> => {
    const receipt = await readReceipt()
    if (receipt) return receipt
    if (entry.nonce === null) await learnNonce()
    if (entry.nonce === null) return null
    if ((await countAt('latest')) <= entry.nonce) return null
    const successor = await findSuccessor(entry.nonce)
    if (!successor || successor.hash === entry.hash) return null
    if (!isSameCall(entry, successor)) return { kind: 'cancelled' }
    update({ hash: successor.hash })
    return readReceipt()
  }

  for (;;) {
    // A node that is away for a while loses nothing: the next look may see.
    const fate = await look().catch(() => null)
    if (fate) return fate
    await rest(signal)
  }
}
