import type { Address, Hash } from '../hex.ts'
import type { CallOptions, Rpc } from '../rpc/index.ts'
import { toQuantity } from '../rules/chain/index.ts'
import { isSameAddress } from '../rules/format/address.ts'

export interface ChainTransaction {
  hash: Hash
  from: string
  to: string | null
  value: string
  input: string
  nonce: string
}

/** What a transaction does: a faster one in its place does the same. */
export interface Call {
  to: Address
  value: bigint
  data: string
}

export const isSameCall = (call: Call, tx: ChainTransaction) =>
  isSameAddress(tx.to, call.to) &&
  BigInt(tx.value) === call.value &&
  tx.input.toLowerCase() === call.data.toLowerCase()

/** How wallets take back what waits: something that does nothing, to oneself. */
export const isCancel = (tx: ChainTransaction) =>
  isSameAddress(tx.to, tx.from as Address) && tx.input === '0x'

/** Transactions of one account that are looked at: it has sent few since. */
const most = 16

/** Reads what an account has sent, by the numbers of its transactions. */
export function createNonces(rpc: Rpc, from: Address, options: CallOptions) {
  const countAt = async (block: number | 'latest' | 'pending') => {
    const at = typeof block === 'number' ? toQuantity(block) : block
    const params = [from, at]
    return Number(await rpc.call('eth_getTransactionCount', params, options))
  }

  /**
   * Finds the transaction with that nonce, which is in a block: the count of
   * the sender passes it there, and that block is found by bisection.
   */
  const findMined = async (nonce: number, fromBlock: number) => {
    let low = fromBlock
    let high = Number(await rpc.call('eth_blockNumber', [], options))
    while (low < high) {
      const middle = Math.floor((low + high) / 2)
      if ((await countAt(middle)) > nonce) high = middle
      else low = middle + 1
    }
    const params = [toQuantity(low), true]
    const block = (await rpc.call('eth_getBlockByNumber', params, options)) as {
      transactions: ChainTransaction[]
    } | null
    return block?.transactions.find(
      (tx) => isSameAddress(tx.from, from) && Number(tx.nonce) === nonce,
    )
  }

  return {
    countAt,
    findMined,
    /**
     * Lists those in blocks from a nonce on, before `end`; the first few. A node
     * that is behind does not show all of them yet.
     */
    async listMined(first: number, end: number, fromBlock: number) {
      const found: ChainTransaction[] = []
      const last = Math.min(end, first + most)
      for (let nonce = first; nonce < last; nonce++) {
        const tx = await findMined(nonce, fromBlock)
        if (tx) found.push(tx)
      }
      return { found, isWhole: found.length === last - first }
    },
  }
}
