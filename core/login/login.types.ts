export type LoginFailureCode =
  | 'login.network'
  | 'login.timeout'
  | 'login.nonceFailed'
  | 'login.nonceMissing'
  | 'login.rejected'
  | 'login.walletConnection'
  | 'login.signatureFailed'
  | 'login.refused'
  | 'login.expired'
  | 'login.rateLimited'
  | 'login.verifyFailed'
  | 'login.accountChanged'
  | 'login.answerLost'
  | 'login.unexpected'

export interface LoginFailure {
  code: LoginFailureCode
  /** The exact text of R5.2, R8.2 or R8.4. */
  message: string
  /** What to do next, from `core/messages`. */
  advice: string
}

/** What screens read of the login machine. */
export type LoginView =
  | { status: 'idle' }
  | { status: 'requestingNonce'; address: `0x${string}` }
  | {
      status: 'messageReady'
      address: `0x${string}`
      /** The EIP-4361 text, exactly as it will be signed. */
      message: string
    }
  | { status: 'signing'; address: `0x${string}`; message: string }
  | { status: 'verifying'; address: `0x${string}`; attempt: 1 | 2 | 3 }
  /** The answer was lost: asking once who we are. */
  | { status: 'recovering'; address: `0x${string}` }
  | { status: 'succeeded'; address: `0x${string}` }
  /** The holder said no in the wallet (4001): neutral, nothing is lost. */
  | { status: 'rejected'; address: `0x${string}` }
  | { status: 'failed'; address: `0x${string}`; failure: LoginFailure }
  | {
      status: 'accountMismatch'
      /** Whom the message was for. */
      messageFor: `0x${string}`
      walletShows: `0x${string}`
    }
