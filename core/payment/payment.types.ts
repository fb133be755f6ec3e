import type { PromiseActorLogic } from 'xstate'
import type { Address, Hash, Hex } from '../hex.ts'

export type PaymentFailureCode =
  /** No wallet is connected, or it shows this page no account. */
  | 'payment.noWallet'
  /** Where fees go is no address, so there is nowhere to pay to. */
  | 'payment.adminWalletInvalid'
  /**
   * The server names another wallet for fees than the configuration: nothing is
   * sent.
   */
  | 'payment.adminWalletMismatch'
  /** The person said no in the wallet (4001). No fault: nothing was sent. */
  | 'payment.rejected'
  /** The wallet holds less than the fee and its gas. */
  | 'payment.insufficientFunds'
  /** The wallet took a number that a transaction of its account has already. */
  | 'payment.nonceUsed'
  /** It would take the place of a transaction, and offers too little for it. */
  | 'payment.replacementUnderpriced'
  /** The wallet does not know what it was asked for (4200, -32601). */
  | 'payment.unsupported'
  /**
   * The transaction is in a block and failed there: gas is gone, the fee is not
   * paid.
   */
  | 'payment.reverted'
  /**
   * It was stopped before it was sent, or another transaction took its place in
   * the wallet.
   */
  | 'payment.cancelled'
  /** It was sent, and no node has told what became of it. */
  | 'payment.receiptMissing'
  /** No node knows what was sent any more: it may be paid for again. */
  | 'payment.dropped'
  /** The wallet showed another account before this was done. */
  | 'payment.accountChanged'
  /** The wallet was on another chain before this was done. */
  | 'payment.wrongChain'
  /** Another tab asks the wallet about this fee. */
  | 'payment.elsewhere'
  /** The code of this part did not load. */
  | 'payment.notLoaded'
  /** What nothing else says: a fault that nobody foresaw. */
  | 'payment.unexpected'

export interface PaymentFailure {
  code: PaymentFailureCode
  /** The exact text for people (R5.6, R5.7, R5.8, R8.6, R8.7). */
  message: string
}

/** What a payment came to (R4.10). */
export type PaymentResult =
  | { success: true; hash: Hash; exempt?: false }
  | { success: true; hash: 'admin-exempt'; exempt: true }
  | { success: false; error: string; code: PaymentFailureCode }

export interface PaymentRequest {
  /** The fee intent: names the payment across reloads, and is paid once. */
  id: string
  kind: 'native' | 'token'
  /** Base units: wei of CRO or of the token. */
  amount: bigint
  payer: Address
  /** The destination that the fee intent names, where there is one. */
  to?: Address
  /** What is paid for, as people read it. */
  label?: string
}

/** What screens read of the payment machine. */
export type PaymentView =
  | { status: 'idle' }
  | { status: 'lookingUpAdmin'; request: PaymentRequest }
  | { status: 'checkingAllowance'; request: PaymentRequest }
  | { status: 'approving'; request: PaymentRequest }
  | {
      status: 'confirmingApproval'
      request: PaymentRequest
      hash: Hash
    }
  | { status: 'transferring'; request: PaymentRequest }
  | {
      status: 'confirmingTransfer'
      request: PaymentRequest
      hash: Hash
    }
  | { status: 'settled'; request: PaymentRequest; result: PaymentResult }
  | { status: 'failed'; request: PaymentRequest; failure: PaymentFailure }

export interface PaymentInput {
  /** The only chain that money moves on. */
  chainId: number
  /** What is paid. @default what `payment.start` brings */
  request?: PaymentRequest
  /** The intent of an earlier visit that is followed, and never paid anew. */
  recall?: string
}

export interface PaymentContext {
  chainId: number
  recall: string | null
  request: PaymentRequest | null
  /** Where the fee goes, once it is known. */
  admin: Address | null
  hash: Hash | null
  result: PaymentResult | null
  failure: PaymentFailure | null
}

export type PaymentEvent =
  | { type: 'payment.start'; request: PaymentRequest }
  /** After a failure: goes on with what was sent, or begins anew. */
  | { type: 'payment.retry' }
  /** Closes an end state. */
  | { type: 'payment.dismiss' }
  /** Stops before the money is on its way; nothing recalls it afterwards. */
  | { type: 'payment.cancel' }
  /** What the wallet shows now; `null`: nothing. */
  | { type: 'account.changed'; address: Address | null }
  | { type: 'chain.changed'; chainId: number }

/** Facts that `system` turns into toasts and refreshed balances. */
export type PaymentEmitted =
  /** The money is on its way: the hash exists, here or since an earlier visit. */
  | { type: 'payment.sent'; intent: string; hash: Hash; payer: Address }
  | { type: 'payment.settled'; request: PaymentRequest; result: PaymentResult }
  | { type: 'payment.failed'; request: PaymentRequest; failure: PaymentFailure }

/** An expected failure is data; a rejected actor is a defect. */
export type PaymentOutcome<T> =
  | { ok: true; value: T }
  | { ok: false; failure: PaymentFailure }

export type PaymentStage = 'approval' | 'transfer'

/** A transaction that was sent and not yet seen in a block. */
export interface SentPayment {
  request: PaymentRequest
  stage: PaymentStage
  hash: Hash
}

/** The I/O of the payment machine. `createPaymentActors` builds the real one. */
export type PaymentActors = {
  /** What was sent for that intent, or, without one, by an earlier visit. */
  readSent: PromiseActorLogic<
    SentPayment | null,
    { id: string | null; request?: PaymentRequest | null }
  >
  lookUpAdmin: PromiseActorLogic<
    PaymentOutcome<Address>,
    { request: PaymentRequest }
  >
  readAllowance: PromiseActorLogic<
    PaymentOutcome<bigint>,
    { request: PaymentRequest }
  >
  /** Both keep the hash in storage before they answer. */
  approve: PromiseActorLogic<PaymentOutcome<Hash>, { request: PaymentRequest }>
  transfer: PromiseActorLogic<
    PaymentOutcome<Hash>,
    { request: PaymentRequest; to: Address }
  >
  /** Waits for one confirmation; answers with the hash that was mined. */
  confirm: PromiseActorLogic<PaymentOutcome<Hash>, { id: string; hash: Hash }>
}

/** What payments need of a wallet. Both reject with the wallet's own error. */
export interface PaymentWallet {
  readAccount: () => Promise<{ address: Address; chainId: number }>
  sendTransaction: (transaction: {
    from: Address
    to: Address
    value?: bigint
    data?: Hex
    gas: bigint
  }) => Promise<Hash>
}
