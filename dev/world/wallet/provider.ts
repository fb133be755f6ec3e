import type { WalletContext } from './context.ts'
import type { Emitter, Listener } from './emitter.ts'
import { invalid, noNode, offline, unsupported } from './errors.ts'
import {
  getPermissions,
  requestAccounts,
  requestPermissions,
  revokePermissions,
} from './methods/accounts.ts'
import { addChain, switchChain } from './methods/chains.ts'
import { personalSign, signTypedData } from './methods/signing.ts'
import { sendTransaction } from './methods/transactions.ts'
import { toHex } from './state.ts'

type Method = (wallet: WalletContext, params: readonly unknown[]) => unknown

const methods: Record<string, Method> = {
  eth_accounts: ({ store }) => store.accounts(),
  eth_chainId: ({ store }) => toHex(store.get().chainId),
  net_version: ({ store }) => String(store.get().chainId),
  eth_requestAccounts: requestAccounts,
  wallet_requestPermissions: requestPermissions,
  wallet_getPermissions: getPermissions,
  wallet_revokePermissions: revokePermissions,
  personal_sign: personalSign,
  eth_signTypedData_v4: signTypedData,
  eth_sendTransaction: sendTransaction,
  wallet_switchEthereumChain: switchChain,
  wallet_addEthereumChain: addChain,
}

/** What the node alone answers. Signing ones must never slip through to it. */
const reads =
  /^(eth_(get|call$|estimateGas$|blockNumber$|gasPrice$|maxPriorityFeePerGas$|feeHistory$|sendRawTransaction$|syncing$)|web3_)/

export type Provider = {
  request(argument: {
    method: string
    params?: readonly unknown[]
  }): Promise<unknown>
  on(event: string, listener: Listener): Provider
  removeListener(event: string, listener: Listener): Provider
}

/** Creates the EIP-1193 face of the wallet. */
export function createProvider(
  wallet: WalletContext,
  emitter: Emitter,
  latency: number,
): Provider {
  async function answer(method: string, params: readonly unknown[]) {
    const { isOffline, chainId } = wallet.store.get()
    const known = methods[method]
    if (isOffline && method !== 'eth_chainId') throw offline()
    if (known) return known(wallet, params)
    if (!reads.test(method)) throw unsupported(method)
    if (chainId !== wallet.config.chainId) throw noNode(chainId)
    return wallet.node(method, params)
  }
  const provider: Provider = {
    async request(argument) {
      const { method, params = [] } = argument ?? {}
      if (typeof method !== 'string') throw invalid('Expected a method.')
      if (latency > 0)
        await new Promise((resolve) => setTimeout(resolve, latency))
      return answer(method, params)
    },
    on(event, listener) {
      emitter.on(event, listener)
      return provider
    },
    removeListener(event, listener) {
      emitter.off(event, listener)
      return provider
    },
  }
  return provider
}
