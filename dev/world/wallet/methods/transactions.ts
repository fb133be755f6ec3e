import { type Address, type Hex, hexToBigInt, isAddress, isHex } from 'viem'
import type { WalletContext } from '../context.ts'
import { describeTransaction } from '../describeTransaction.ts'
import { invalid, noNode } from '../errors.ts'
import type { Node } from '../node.ts'
import { signerFor } from './signing.ts'

export type Transaction = {
  to: Address | undefined
  data: Hex | undefined
  value: bigint
  gas: bigint
  nonce: number
  maxFeePerGas: bigint
  maxPriorityFeePerGas: bigint
}

/** `eth_sendTransaction`: completes, shows, signs here, sends the raw bytes. */
export async function sendTransaction(
  wallet: WalletContext,
  [parameter]: readonly unknown[],
) {
  const given = (parameter ?? {}) as Record<string, unknown>
  const signer = signerFor(wallet, given.from)
  const { chainId } = wallet.store.get()
  if (chainId !== wallet.config.chainId) throw noNode(chainId)
  if (given.chainId !== undefined && Number(given.chainId) !== chainId)
    throw invalid(`The transaction is for chain ${Number(given.chainId)}.`)
  const transaction = await complete(wallet.node, given, signer.address)
  await wallet.ask(describeTransaction(transaction, wallet.config))
  const raw = await signer.signTransaction({
    type: 'eip1559',
    chainId,
    ...transaction,
  })
  return wallet.node<Hex>('eth_sendRawTransaction', [raw])
}

async function complete(
  node: Node,
  given: Record<string, unknown>,
  from: Address,
): Promise<Transaction> {
  const to = given.to ?? undefined
  const data = given.data ?? given.input
  if (to !== undefined && !isAddress(String(to), { strict: false }))
    throw invalid('Expected an address in `to`.')
  if (data !== undefined && !isHex(data)) throw invalid('Expected hex data.')
  const tip = 1_000_000_000n
  const { baseFeePerGas = '0x0' } = await node<{ baseFeePerGas?: Hex }>(
    'eth_getBlockByNumber',
    ['latest', false],
  )
  const gas =
    given.gas ??
    (await node('eth_estimateGas', [
      { from, to, data, value: given.value ?? '0x0' },
    ]))
  const nonce =
    given.nonce ?? (await node('eth_getTransactionCount', [from, 'pending']))
  const maxPriorityFeePerGas = quantity(given.maxPriorityFeePerGas) ?? tip
  return {
    to: to as Address | undefined,
    data: data as Hex | undefined,
    value: quantity(given.value) ?? 0n,
    gas: quantity(gas) ?? 21_000n,
    nonce: Number(nonce),
    maxFeePerGas:
      quantity(given.maxFeePerGas ?? given.gasPrice) ??
      2n * hexToBigInt(baseFeePerGas) + maxPriorityFeePerGas,
    maxPriorityFeePerGas: quantity(given.gasPrice) ?? maxPriorityFeePerGas,
  }
}

function quantity(value: unknown): bigint | undefined {
  if (value === undefined || value === null) return undefined
  if (!isHex(value)) throw invalid('Expected quantities in hex.')
  return hexToBigInt(value)
}
