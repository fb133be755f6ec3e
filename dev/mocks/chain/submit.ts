import {
  hexToBytes,
  keccak256,
  parseTransaction,
  recoverTransactionAddress,
  type TransactionSerialized,
} from 'viem'
import {
  type ChainState,
  type Hex,
  type MockTransaction,
  NodeRefusal,
} from './chain.types.ts'

/** What any transaction costs before it does anything. */
export const plainGas = 21_000n

/** What the words of a transaction cost besides, before it does anything. */
const wordsGas = (data: Hex) =>
  hexToBytes(data).reduce((sum, byte) => sum + (byte === 0 ? 4n : 16n), 0n)

/** Counts what an address has sent, up to a block or with all that waits. */
export function countSent(
  state: ChainState,
  address: string,
  upTo: number | 'pending',
): number {
  const from = address.toLowerCase()
  const own = state.transactions.filter(
    (each) =>
      each.from === from &&
      (upTo === 'pending' || (each.block !== null && each.block <= upTo)),
  )
  return (state.sent[from] ?? 0) + own.length
}

/**
 * Reads a signed transaction: the signature is really recovered.
 *
 * @throws NodeRefusal with the codes and texts of the local chain's node.
 */
export async function readSigned(
  chainId: number,
  raw: Hex,
): Promise<MockTransaction> {
  const parsed = parse(raw)
  if (parsed.chainId !== chainId)
    throw new NodeRefusal(-32_003, 'invalid chain id for signer')
  const from = await recoverTransactionAddress({
    serializedTransaction: raw as TransactionSerialized,
  })
  const { to, value = 0n, data = '0x', nonce = 0, gas = 0n } = parsed
  const { maxFeePerGas, maxPriorityFeePerGas, gasPrice = 0n } = parsed
  return {
    hash: keccak256(raw),
    from: from.toLowerCase() as Hex,
    to: (to?.toLowerCase() as Hex | undefined) ?? null,
    value,
    input: data,
    nonce,
    gas,
    maxFeePerGas: maxFeePerGas ?? gasPrice,
    maxPriorityFeePerGas: maxPriorityFeePerGas ?? gasPrice,
    block: null,
    succeeded: false,
  }
}

function parse(raw: Hex) {
  try {
    return parseTransaction(raw)
  } catch {
    throw new NodeRefusal(-32_602, 'Failed to decode transaction')
  }
}

/** Takes a transaction in, in the place of one that waits with its nonce. */
export function admit(state: ChainState, incoming: MockTransaction): void {
  const { from, nonce, gas, maxFeePerGas, value, input } = incoming
  if (nonce < countSent(state, from, state.head))
    throw new NodeRefusal(-32_003, 'nonce too low')
  if (gas < plainGas + wordsGas(input))
    throw new NodeRefusal(-32_000, 'intrinsic gas too low')
  if ((state.cro[from] ?? 0n) < gas * maxFeePerGas + value)
    throw new NodeRefusal(-32_003, 'Insufficient funds for gas * price + value')
  const at = state.transactions.findIndex(
    (each) => each.block === null && each.from === from && each.nonce === nonce,
  )
  const waiting = state.transactions[at]
  if (!waiting) {
    state.transactions.push(incoming)
    return
  }
  if (waiting.maxFeePerGas * 11n > maxFeePerGas * 10n)
    throw new NodeRefusal(-32_003, 'replacement transaction underpriced')
  state.transactions[at] = incoming
}
