import { entryOf, layersOf } from '../causes.ts'
import { chain } from '../messages/chain.ts'
import type { WalletFailure, WalletFailureCode } from './wallet.types.ts'

type Text = Exclude<keyof typeof chain.wallet, 'browserWallet'>

/** Builds the failure of that code with its sentence for people. */
export function walletFailure(code: WalletFailureCode): WalletFailure {
  const text = code.slice('wallet.'.length) as Text
  return { code, message: chain.wallet[text] }
}

/** The same as what an ask comes to. */
export const walletFailed = (code: WalletFailureCode) =>
  ({ ok: false, failure: walletFailure(code) }) as const

/** EIP-1193, EIP-1474 and EIP-3085 codes, as wallets send them. */
const codes: Record<string, WalletFailureCode> = {
  4001: 'wallet.rejected',
  4100: 'wallet.locked',
  4200: 'wallet.unsupported',
  4900: 'wallet.disconnected',
  4901: 'wallet.wrongChain',
  4902: 'wallet.chainUnknown',
  [-32002]: 'wallet.requestPending',
  [-32004]: 'wallet.unsupported',
  [-32601]: 'wallet.unsupported',
}

const names: Record<string, WalletFailureCode> = {
  ProviderNotFoundError: 'wallet.notFound',
  ConnectorNotFoundError: 'wallet.notFound',
  ConnectorNotConnectedError: 'wallet.disconnected',
  TimeoutError: 'wallet.timeout',
}

/** Translates any error of a wallet or its library into our union. */
export function toWalletFailure(error: unknown): WalletFailure {
  // MetaMask Mobile hides 4902 under `data.originalError` of a -32603.
  for (const { code, name } of layersOf(error)) {
    const known = entryOf(codes, code) ?? entryOf(names, name)
    if (known) return walletFailure(known)
  }
  return walletFailure('wallet.unexpected')
}
