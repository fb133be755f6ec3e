export type PaymentFailureCode =
  | 'payment.noWallet'
  | 'payment.adminWalletInvalid'
  | 'payment.adminWalletMismatch'
  | 'payment.rejected'
  | 'payment.insufficientFunds'
  | 'payment.nonceUsed'
  | 'payment.replacementUnderpriced'
  | 'payment.unsupported'
  | 'payment.reverted'
  | 'payment.cancelled'
  | 'payment.receiptMissing'
  | 'payment.accountChanged'
  | 'payment.wrongChain'
  | 'payment.unexpected'

export interface PaymentFailure {
  code: PaymentFailureCode
  /** The exact text of R5.6, R5.7, R5.8, R8.6 or R8.7. */
  message: string
}

/** R4.10. */
export type PaymentResult =
  | { success: true; hash: `0x${string}`; exempt?: false }
  | { success: true; hash: 'admin-exempt'; exempt: true }
  | { success: false; error: string; code: PaymentFailureCode }

export interface PaymentRequest {
  /** Names the payment across reloads. */
  id: string
  kind: 'native' | 'token'
  /** Base units: wei of CRO or of the token. */
  amount: bigint
  payer: `0x${string}`
  /** The destination that the fee intent names, where there is one. */
  to?: `0x${string}`
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
      hash: `0x${string}`
    }
  | { status: 'transferring'; request: PaymentRequest }
  | {
      status: 'confirmingTransfer'
      request: PaymentRequest
      hash: `0x${string}`
    }
  | { status: 'settled'; request: PaymentRequest; result: PaymentResult }
  | { status: 'failed'; request: PaymentRequest; failure: PaymentFailure }
