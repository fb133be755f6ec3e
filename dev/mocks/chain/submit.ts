import {
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
export const tooFewCoins = 'Insufficient funds for gas * price + value'

/**
 * Counts what an address has sent, up to a block or with all that waits for no
 * other.
 */
export function countSent(
  state: ChainState,
  address: string,
  upTo: number | 'pending',
): number {
  const from = address.toLowerCase()
  const own = state.transactions.filter((each) => each.from === from)
  const until = upTo === 'pending' ? state.head : upTo
  const mined = own.filter(({ block }) => block !== null && block <= until)
  let count = (state.sent[from] ?? 0) + mined.length
  const waits = ({ block, nonce }: MockTransaction) =>
    block === null && nonce === count
  while (upTo === 'pending' && own.some(waits)) count += 1
  return count
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
  const { from, nonce, gas, maxFeePerGas, value } = incoming
  if (nonce < countSent(state, from, state.head))
    throw new NodeRefusal(-32_003, 'nonce too low')
  if (gas < plainGas) throw new NodeRefusal(-32_000, 'intrinsic gas too low')
  if ((state.cro[from] ?? 0n) < gas * maxFeePerGas + value)
    throw new NodeRefusal(-32_003, tooFewCoins)
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
