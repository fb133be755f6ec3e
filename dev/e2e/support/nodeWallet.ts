import type { Hex, LocalAccount } from 'viem'
import { getAddress, hexToBigInt } from 'viem'
import {
  readAccount,
  sendTransaction,
} from '../../../core/wallet/wallet.provider.ts'

interface Call {
  method: string
  params?: unknown
}
interface Sent {
  to: Hex
  gas: Hex
  value?: Hex
  data?: Hex
}

/** What the person in front of the wallet does beside approving. */
export interface Whims {
  /** Thrown instead of sending. */
  refuse?: unknown
  /** Skips so many nonces, or goes back where negative. */
  skipNonces?: number
  /** Times the usual price of gas. */
  priceFactor?: bigint
}

export type NodeWallet = ReturnType<typeof createNodeWallet>

/**
 * A small EIP-1193 wallet over one key. It signs itself and passes on what the
 * node says, word for word, behind the product's own adapter.
 */
export function createNodeWallet(
  account: LocalAccount | null,
  rpcUrl: string,
  whims: Whims = {},
) {
  const calls: Call[] = []
  const hashes: Hex[] = []

  async function node<T>(method: string, params: unknown[] = []): Promise<T> {
    const response = await fetch(rpcUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    })
    const { result, error } = await response.json()
    if (error) throw Object.assign(new Error(error.message), error)
    return result
  }

  async function send({ to, gas, value, data }: Sent) {
    if ('refuse' in whims) throw whims.refuse
    if (!account) throw Object.assign(new Error('No account'), { code: 4100 })
    const [count, price] = await Promise.all([
      node<Hex>('eth_getTransactionCount', [account.address, 'pending']),
      node<Hex>('eth_gasPrice'),
    ])
    const raw = await account.signTransaction({
      type: 'legacy',
      chainId: 25,
      to,
      gas: hexToBigInt(gas),
      nonce: Number(count) + (whims.skipNonces ?? 0),
      gasPrice: hexToBigInt(price) * (whims.priceFactor ?? 1n),
      ...(value && { value: hexToBigInt(value) }),
      ...(data && { data }),
    })
    const hash = await node<Hex>('eth_sendRawTransaction', [raw])
    hashes.push(hash)
    return hash
  }

  const provider = {
    async request(call: Call): Promise<unknown> {
      calls.push(call)
      switch (call.method) {
        case 'eth_accounts':
          return account ? [account.address] : []
        case 'eth_sendTransaction':
          return send((call.params as [Sent])[0])
        default:
          return node(call.method, call.params as unknown[])
      }
    },
  }

  return {
    whims,
    /** Hashes of what it sent, in order. */
    hashes,
    /** What it was asked to send, approved or not. */
    sends: () => calls.filter(({ method }) => method === 'eth_sendTransaction'),
    readAccount: () => readAccount(provider, (text) => getAddress(text)),
    sendTransaction: (transaction: Parameters<typeof sendTransaction>[1]) =>
      sendTransaction(provider, transaction),
  }
}
