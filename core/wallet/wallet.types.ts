import type { CallbackActorLogic, PromiseActorLogic } from 'xstate'
import type { Address, Hex } from '../hex.ts'

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

/** The coarse status (R4.1). */
export type WalletStatus =
  | 'disconnected'
  | 'connecting'
  | 'connected'
  | 'reconnecting'

export type WalletFailureCode =
  /** The person said no in the wallet (4001). No fault: nothing was sent. */
  | 'wallet.rejected'
  /** The wallet still has a question open (-32002). */
  | 'wallet.requestPending'
  /** The wallet is locked, or lets this page see no account (4100). */
  | 'wallet.locked'
  /** There is no wallet in this browser, or not the one that was chosen. */
  | 'wallet.notFound'
  /** The code of this part did not load. */
  | 'wallet.notLoaded'
  /** The wallet does not know what it was asked for (4200, -32601). */
  | 'wallet.unsupported'
  /** The wallet does not know our chain (4902): it is asked to add it. */
  | 'wallet.chainUnknown'
  /** The wallet is on another chain, or did not leave it (4901). */
  | 'wallet.wrongChain'
  /** The wallet showed another account before this was done. */
  | 'wallet.accountChanged'
  /** The wallet did not answer in time. */
  | 'wallet.timeout'
  /** The wallet let go of this page, or its provider lost the chain (4900). */
  | 'wallet.disconnected'
  /** What nothing else says: a fault that nobody foresaw. */
  | 'wallet.unexpected'

export interface WalletFailure {
  code: WalletFailureCode
  /** A sentence for people, from `core/messages`. */
  message: string
}

interface OnWallet {
  option: WalletOption
}
/** It stands at a failure that is a status of its own. */
interface Failing {
  failure: WalletFailure
}
interface OnAccount extends OnWallet {
  /** EIP-55. */
  address: Address
  chainId: number
}

/** What screens read of the wallet machine. `phase` is the coarse status (R4.1). */
export type WalletView =
  | {
      status: 'disconnected'
      phase: 'disconnected'
      /**
       * The wallet of the last visit is about to be asked for (R4.7): told by
       * `system`. Who is signed in need not be shown "Connect" meanwhile.
       */
      isComingBack?: true
    }
  | { status: 'discovering'; phase: 'disconnected' }
  | { status: 'choosing'; phase: 'disconnected'; options: WalletOption[] }
  | ({ status: 'noWallet'; phase: 'disconnected' } & Failing)
  | ({ status: 'connecting'; phase: 'connecting'; slow: boolean } & OnWallet)
  | ({ status: 'requestOpen'; phase: 'disconnected' } & OnWallet & Failing)
  | ({ status: 'locked'; phase: 'disconnected' } & OnWallet & Failing)
  | ({ status: 'rejected'; phase: 'disconnected' } & OnWallet & Failing)
  | ({ status: 'failed'; phase: 'disconnected' } & Partial<OnWallet> & Failing)
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

export type { Address, Hex }

/** The account that a wallet shows us. */
export interface WalletAccount {
  /** EIP-55. */
  address: Address
  chainId: number
}

/** An expected failure is data; a rejected actor is a defect. */
export type WalletOutcome<T> =
  | { ok: true; value: T }
  | { ok: false; failure: WalletFailure }

export interface WalletInput {
  /** The only chain that the product works on. */
  chainId: number
}

export interface WalletContext {
  /** The chain we want. */
  chainId: number
  options: WalletOption[]
  /** The wallet that was chosen last. */
  option: WalletOption | null
  account: WalletAccount | null
  failure: WalletFailure | null
}

/** What people ask for, and what the wallet reports. */
export type WalletEvent =
  | { type: 'wallet.open' }
  | { type: 'wallet.choose'; id: string }
  /** Closes the dialog, or gives up what is under way. */
  | { type: 'wallet.cancel' }
  | { type: 'wallet.retry' }
  /** Back to the list of wallets. */
  | { type: 'wallet.back' }
  | { type: 'wallet.switchChain' }
  | { type: 'wallet.disconnect' }
  /** Connects without any prompt: the remembered wallet, else the first. */
  | { type: 'wallet.reconnect'; id?: string }
  | { type: 'account.changed'; address: Address }
  | { type: 'chain.changed'; chainId: number }
  | { type: 'provider.disconnected' }
  /** A wallet announced itself late. */
  | { type: 'options.changed'; options: WalletOption[] }

/** Facts that `system` turns into toasts, session and balance. */
export type WalletEmitted =
  | ({
      type: 'wallet.connected'
      connectorId: string
      name: string
      /** True after a reconnection, which no person asked for by hand. */
      silent: boolean
    } & WalletAccount)
  | { type: 'wallet.accountChanged'; address: Address }
  | { type: 'wallet.chainChanged'; chainId: number }
  | { type: 'wallet.disconnected'; by: 'user' | 'provider' }
  /** A connection that did not come about; a rejection is one, too. */
  | { type: 'wallet.failed'; failure: WalletFailure }
  | { type: 'wallet.chainSwitchFailed'; failure: WalletFailure }
  | { type: 'wallet.disconnectFailed'; failure: WalletFailure }

export type ConnectOutcome = WalletOutcome<
  WalletAccount & { option: WalletOption }
>

/** Keeps that a wallet is connected, and which, or forgets both (R4.7). */
export type MemoryEvent =
  | { type: 'memory.remember'; id: string }
  | { type: 'memory.forget' }

/** The I/O of the wallet machine. `createWalletActors` builds the real one. */
export type WalletActors = {
  discover: PromiseActorLogic<WalletOutcome<WalletOption[]>>
  watchOptions: CallbackActorLogic<WalletEvent>
  /** Aborted, it must not leave the wallet connected. */
  connect: PromiseActorLogic<ConnectOutcome, { id: string }>
  reconnect: PromiseActorLogic<ConnectOutcome, { id: string | null }>
  disconnect: PromiseActorLogic<WalletOutcome<null>, { id: string }>
  switchChain: PromiseActorLogic<
    WalletOutcome<null>,
    { id: string; chainId: number }
  >
  addChain: PromiseActorLogic<
    WalletOutcome<null>,
    { id: string; chainId: number }
  >
  watchAccount: CallbackActorLogic<WalletEvent, { id: string }>
  memory: CallbackActorLogic<MemoryEvent>
}

/** EIP-712. `types` may leave `EIP712Domain` out: it follows from `domain`. */
export interface TypedData {
  domain: {
    name?: string
    version?: string
    chainId?: number
    verifyingContract?: Address
    salt?: Hex
  }
  types: Readonly<Record<string, readonly { name: string; type: string }[]>>
  primaryType: string
  message: Readonly<Record<string, unknown>>
}

/** What signs for the account. */
export interface WalletSigner {
  /**
   * Signs typed data with the account that the page showed when it began; what
   * the wallet throws is translated. `wallet.accountChanged` and
   * `wallet.wrongChain` where it shows another by then.
   */
  signTypedData: (
    typed: TypedData,
    account: WalletAccount,
  ) => Promise<WalletOutcome<Hex>>
  /** `personal_sign` of a UTF-8 text; rejects with the wallet's own error. */
  sign: (message: string, address: Address) => Promise<Hex>
  /** Rejects with the wallet's own error. */
  readAccount: () => Promise<WalletAccount>
}

export interface WalletTransaction {
  from: Address
  to: Address
  value?: bigint
  data?: Hex
  gas: bigint
}

/** What payments need of the wallet. Both reject with the wallet's own error. */
export interface WalletSender {
  /** Hands the transaction to the wallet, once, and returns its hash. */
  sendTransaction: (transaction: WalletTransaction) => Promise<Hex>
  readAccount: () => Promise<WalletAccount>
}

/** Everything that is asked of wallet code, which a page loads on demand. */
export interface WalletPort extends WalletSigner, WalletSender {
  discover: () => Promise<WalletOption[]>
  watchOptions: (changed: (options: WalletOption[]) => void) => () => void
  connect: (id: string, isGivenUp: () => boolean) => Promise<ConnectOutcome>
  reconnect: (id: string | null) => Promise<ConnectOutcome>
  /** Also one that this page has not connected: its permission goes. */
  disconnect: (id: string) => Promise<WalletOutcome<null>>
  switchChain: (id: string, chainId: number) => Promise<WalletOutcome<null>>
  addChain: (id: string, chainId: number) => Promise<WalletOutcome<null>>
  watchAccount: (id: string, send: (event: WalletEvent) => void) => () => void
}

/** The actors of the machine together with what its siblings ask of wallets. */
export interface WalletKit {
  actors: WalletActors
  signer: WalletSigner
  sender: WalletSender
  /** Lets a wallet of an earlier page go, that this one has not connected. */
  letGo: (id: string) => Promise<WalletOutcome<null>>
}
