import type { PromiseActorLogic } from 'xstate'
import type { User, VerifyRequest } from '../contract/index.ts'
import type { Address } from '../hex.ts'

export type { Address }

export type LoginFailureCode =
  /** The server could not be reached. */
  | 'login.network'
  /** The server did not answer in time. */
  | 'login.timeout'
  /** The server refused a nonce; the status is in the message. */
  | 'login.nonceFailed'
  /** An answer came, and no nonce in it. */
  | 'login.nonceMissing'
  /**
   * The holder said no in the wallet (4001): a state of its own, no `failed`.
   */
  | 'login.rejected'
  /**
   * The connector or the chain id could not be read while signing (4900, 4901).
   */
  | 'login.walletConnection'
  /** The wallet threw anything else instead of a signature. */
  | 'login.signatureFailed'
  /** The server did not accept the signature (401). */
  | 'login.refused'
  /** The message was signed after its 5 minutes. */
  | 'login.expired'
  /** The server was asked more often than it allows (429). */
  | 'login.rateLimited'
  /** The page is at an origin that the server does not list (403). */
  | 'login.originRefused'
  /**
   * The server could not check it: 422 three times, 5xx, or an answer that is
   * not the contract’s.
   */
  | 'login.verifyFailed'
  /**
   * No node could be asked about the signature of a contract wallet (503): a
   * state of its own, `notJudged`.
   */
  | 'login.cannotVerify'
  /**
   * The wallet shows another account than the message is for: a state of its
   * own, `accountMismatch`.
   */
  | 'login.accountChanged'
  /** The answer was lost, and `GET /api/auth/me` knows nobody. */
  | 'login.answerLost'
  /** What nothing else says: a fault that nobody foresaw. */
  | 'login.unexpected'

export interface LoginFailure {
  code: LoginFailureCode
  /** The exact text for people (R5.2, R8.2, R8.4). */
  message: string
  /** What to do next, from `core/messages`. */
  advice: string
  /** What the server answered, where it said no: for logs and developers. */
  refusal?: LoginRefusal
}

/** A refusal of the server's, as it came. */
export interface LoginRefusal {
  /** HTTP status. */
  status: number
  /** `ErrorResponse.code`, or `http_<status>` where there is none. */
  code: string
  /**
   * The exact reason: a server tells it in development alone (`npm start` with
   * `ORIGIN`), elsewhere it is in its log.
   */
  reason: string | null
}

/** What screens read of the login machine. */
export type LoginView =
  | { status: 'idle' }
  | { status: 'requestingNonce'; address: Address }
  | {
      status: 'messageReady'
      address: Address
      /** The EIP-4361 text, exactly as it will be signed. */
      message: string
    }
  | { status: 'signing'; address: Address; message: string }
  | { status: 'verifying'; address: Address; attempt: 1 | 2 | 3 }
  /** The answer was lost: asking once who we are. */
  | { status: 'recovering'; address: Address }
  | { status: 'succeeded'; address: Address }
  /** The holder said no in the wallet (4001): neutral, nothing is lost. */
  | { status: 'rejected'; address: Address; failure: LoginFailure }
  | { status: 'failed'; address: Address; failure: LoginFailure }
  | {
      status: 'accountMismatch'
      /** Whom the message was for. */
      messageFor: Address
      walletShows: Address
      failure: LoginFailure
    }

/** Which step went wrong: `system` chooses the toast by it. */
export type LoginStage = 'nonce' | 'signature' | 'verification'

/** A sign-in message that was not used yet. */
export interface SignInMessage {
  address: Address
  /** The EIP-4361 text. */
  text: string
  /** When its nonce ends, in this machine's own time. */
  expiresAt: number
}

/** What is sent to be verified. */
export type SignInProof = VerifyRequest & { address: Address }

export interface LoginContext {
  /** Whom the sign-in is for. */
  address: Address
  /** Kept until it is spent, so that a second try costs no nonce. */
  message: SignInMessage | null
  proof: SignInProof | null
  /** An earlier attempt may have signed us in: its answer never came. */
  isAnswerLost: boolean
  walletShows: Address
  failure: LoginFailure | null
}

export type LoginEvent =
  /** The holder asks to sign in with the account that the wallet shows. */
  | { type: 'login.start'; address: Address }
  /** The holder read the message and asks the wallet to sign it. */
  | { type: 'login.sign' }
  | { type: 'login.retry' }
  /** Gives up what is not done yet: back to `idle`. */
  | { type: 'login.cancel' }
  /** The session that it opened has ended. */
  | { type: 'login.forget' }
  /** The wallet shows another account; `null`: none any more. */
  | { type: 'account.changed'; address: Address | null }

/** Facts that `system` turns into session, reload and toasts. */
export type LoginEmitted =
  | { type: 'login.succeeded'; user: User }
  | { type: 'login.rejected' }
  | { type: 'login.failed'; failure: LoginFailure; stage: LoginStage }
  /** The verification was left under way: the server may have signed us in. */
  | { type: 'login.abandoned' }

/** An expected failure is data; a rejected actor is a defect. */
export type NonceOutcome =
  | { kind: 'ready'; message: SignInMessage }
  | { kind: 'failed'; failure: LoginFailure }

export type SignOutcome =
  | { kind: 'signed'; signature: `0x${string}` }
  | { kind: 'rejected' }
  /** Too old before the wallet was asked: nothing was prompted. */
  | { kind: 'stale' }
  | { kind: 'accountChanged'; walletShows: Address }
  | { kind: 'failed'; failure: LoginFailure }

export type VerifyOutcome =
  | { kind: 'signedIn'; user: User }
  /** May be tried again (R7.2). `isLost`: no answer came at all. */
  | { kind: 'retryable'; failure: LoginFailure; isLost: boolean }
  /** 401: final, unless an earlier answer was lost. */
  | { kind: 'refused'; failure: LoginFailure }
  /** Not judged: the same proof may be sent again. */
  | { kind: 'notJudged'; failure: LoginFailure }
  | { kind: 'failed'; failure: LoginFailure }

/** The I/O of the login machine. `createLoginActors` builds the real one. */
export type LoginActors = {
  requestNonce: PromiseActorLogic<
    NonceOutcome,
    { address: Address; previous: SignInMessage | null }
  >
  sign: PromiseActorLogic<SignOutcome, SignInMessage>
  verify: PromiseActorLogic<VerifyOutcome, SignInProof>
  /** Who the server says we are, asked once; `null`: not signed in. */
  readMe: PromiseActorLogic<User | null>
}

/** What login needs of a wallet. Both reject with the wallet's own error. */
export interface WalletSigner {
  /** Signs a UTF-8 text with `personal_sign`. */
  sign: (message: string, address: Address) => Promise<`0x${string}`>
  readAccount: () => Promise<{ address: Address; chainId: number }>
}
