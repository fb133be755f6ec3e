import type { CallbackActorLogic, PromiseActorLogic } from 'xstate'
import type { Method } from '../contract/index.ts'
import type { Address } from '../hex.ts'

/** What an administrator is about to do: one call of the contract, in words. */
export interface AdminAct {
  /** Names it for the server, which does the same one once: a UUID. */
  id: string
  /** Who does it, as the session has it. */
  by: Address
  method: Exclude<Method, 'GET'>
  /** With its names and its query in place. */
  path: string
  /** Without the reason. */
  body: Readonly<Record<string, unknown>>
  words: AdminActWords
}

export interface AdminActWords {
  title: string
  /** What will be done, to what, and what follows. */
  text: string
  /** What the button says. */
  confirm: string
  /** What is said once it is done. */
  done: string
  /** It cannot be taken back, or hides what others wrote. @default false */
  isGrave?: boolean
}

export type AdministeringFailureCode =
  /** The server could not be reached, or did not answer in time. */
  | 'administering.unreachable'
  /**
   * The server answered with a fault of its own (5xx), or with what the
   * contract does not know.
   */
  | 'administering.serverFailed'
  /** The server was asked more often than it allows (429). */
  | 'administering.rateLimited'
  /** The server knows no session for this request (401). */
  | 'administering.signedOut'
  /** The account is no administrator any more. */
  | 'administering.notAdmin'
  /** The administrator said no in the wallet (4001). */
  | 'administering.rejected'
  /** The wallet threw anything else instead of a signature. */
  | 'administering.notSigned'
  /** The server did not accept the fresh signature. */
  | 'administering.signatureRefused'
  /** No node could be asked about the signature of a contract wallet (503). */
  | 'administering.notChecked'
  /**
   * The server refused the act; its reason is the message, its code `refusal`.
   */
  | 'administering.refused'
  /** What nothing else says: a fault that nobody foresaw. */
  | 'administering.unexpected'

export interface AdministeringFailure {
  code: AdministeringFailureCode
  /** What happened. */
  message: string
  /** What to do now. */
  advice: string
  /** The server's own code, where it refused. */
  refusal?: string
}

/** An EIP-4361 message of its own statement, and its signature. */
export interface Proof {
  message: string
  signature: string
}

export interface AdministeringInput {
  chainId: number
}

export interface AdministeringContext extends AdministeringInput {
  act: AdminAct | null
  reason: string
  /** The person has tried to send it: what is wrong with the reason is said. */
  isTold: boolean
  /** How often the reason was sent in other words: each is another request. */
  attempt: number
  /** The wallet has signed for this act: it is not asked a second time. */
  hasSigned: boolean
  proof: Proof | null
  walletShows: Address | null
  failure: AdministeringFailure | null
  /** What the server answered. */
  answer: unknown
}

export type AdministeringEvent =
  /** Says what will be done, and asks for a reason. */
  | { type: 'administering.open'; act: AdminAct }
  | { type: 'administering.write'; reason: string }
  | { type: 'administering.confirm' }
  /** Asks the wallet once more. */
  | { type: 'administering.retry' }
  /** Back to the reason; what the wallet was asked is not wanted any more. */
  | { type: 'administering.back' }
  | { type: 'administering.close' }
  /** There is no session any more: nothing is done for anyone. */
  | { type: 'session.lost' }

/** It is done: what is shown of it is out of date. */
export interface AdministeringEmitted {
  type: 'administering.done'
  act: AdminAct
  answer: unknown
}

export interface Failed {
  kind: 'failure'
  failure: AdministeringFailure
}
export type ActOutcome =
  | { kind: 'done'; answer: unknown }
  /** `fresh_signature_needed`: the wallet is to sign first. */
  | { kind: 'unsigned' }
  | Failed
export type SignOutcome =
  | { kind: 'signed'; proof: Proof }
  | { kind: 'accountChanged'; walletShows: Address }
  | { kind: 'wrongChain' }
  | { kind: 'noWallet' }
  | Failed
export type ProveOutcome = { kind: 'proved' } | Failed

export interface SendInput {
  act: AdminAct
  reason: string
  /** Names the request: the same one again is answered as it was. */
  key: string
}

/** The I/O of the machine. `createAdministeringActors` builds the real one. */
export type AdministeringActors = {
  send: PromiseActorLogic<ActOutcome, SendInput>
  /** Asks for a nonce and has the wallet sign. */
  sign: PromiseActorLogic<SignOutcome, { by: Address; chainId: number }>
  /** Hands the signature to the server. */
  prove: PromiseActorLogic<ProveOutcome, Proof>
  /** What other machines say, and are told. */
  links: CallbackActorLogic<{ type: 'session.doubt' }>
}

/** What screens read of the machine. */
export type AdministeringView =
  | { status: 'idle' }
  /** Its code is on its way. */
  | { status: 'loading' }
  | {
      status: 'confirming'
      act: AdminAct
      reason: string
      /** What is wrong with the reason, once it was sent. */
      error: string | undefined
      /** Why it was not done the last time. */
      failure: AdministeringFailure | null
    }
  | {
      status: 'acting' | 'signing' | 'proving' | 'noWallet' | 'wrongChain'
      act: AdminAct
      reason: string
    }
  | {
      status: 'accountMismatch'
      act: AdminAct
      reason: string
      walletShows: Address
    }
  | { status: 'done'; act: AdminAct; answer: unknown }
