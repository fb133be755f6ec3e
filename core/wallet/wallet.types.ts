/** A wallet the holder can choose (EIP-6963 or injected). */
export interface WalletOption {
  /** The connector's id: the provider's `rdns`, or `injected`. */
  id: string
  name: string
  /** A `data:` URI announced by the wallet. */
  icon?: string
  /** Used on this browser last time: sorted first (R4.7). */
  remembered: boolean
}

/** R4.1. */
export type WalletStatus =
  | 'disconnected'
  | 'connecting'
  | 'connected'
  | 'reconnecting'

export type WalletFailureCode =
  | 'wallet.rejected'
  | 'wallet.requestPending'
  | 'wallet.locked'
  | 'wallet.notFound'
  | 'wallet.unsupported'
  | 'wallet.chainUnknown'
  | 'wallet.wrongChain'
  | 'wallet.timeout'
  | 'wallet.disconnected'
  | 'wallet.unexpected'

export interface WalletFailure {
  code: WalletFailureCode
  /** A sentence for people, from `core/messages`. */
  message: string
}

interface OnWallet {
  option: WalletOption
}
interface OnAccount extends OnWallet {
  /** EIP-55. */
  address: `0x${string}`
  chainId: number
}

/** What screens read of the wallet machine. `phase` is R4.1's coarse status. */
export type WalletView =
  | { status: 'disconnected'; phase: 'disconnected' }
  | { status: 'discovering'; phase: 'disconnected' }
  | { status: 'choosing'; phase: 'disconnected'; options: WalletOption[] }
  | { status: 'noWallet'; phase: 'disconnected' }
  | ({ status: 'connecting'; phase: 'connecting'; slow: boolean } & OnWallet)
  | ({ status: 'requestOpen'; phase: 'disconnected' } & OnWallet)
  | ({ status: 'locked'; phase: 'disconnected' } & OnWallet)
  | ({ status: 'rejected'; phase: 'disconnected' } & OnWallet)
  | ({
      status: 'failed'
      phase: 'disconnected'
      failure: WalletFailure
    } & Partial<OnWallet>)
  | { status: 'reconnecting'; phase: 'reconnecting' }
  | ({ status: 'connected'; phase: 'connected' } & OnAccount)
  | ({
      status: 'wrongChain'
      phase: 'connected'
      /** Why the last switch did not happen, if one was tried. */
      failure?: WalletFailure
    } & OnAccount)
  | ({ status: 'switchingChain'; phase: 'connected' } & OnAccount)
  | ({ status: 'addingChain'; phase: 'connected' } & OnAccount)
  | ({ status: 'disconnecting'; phase: 'connected' } & OnAccount)
