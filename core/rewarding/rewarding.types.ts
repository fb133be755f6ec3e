import type { CallbackActorLogic, PromiseActorLogic } from 'xstate'
import type { BountyStatus } from '../contract/index.ts'
import type { Address, Hash } from '../hex.ts'
import type { PaymentFailureCode } from '../payment/index.ts'
import type { RewardAsset } from '../rules/bounties/index.ts'

export type OwnFailureCode =
  /** The server could not be reached, or did not answer in time. */
  | 'rewarding.unreachable'
  /**
   * The server answered with a fault of its own (5xx), or with what the
   * contract does not know.
   */
  | 'rewarding.serverFailed'
  /** The server was asked more often than it allows (429). */
  | 'rewarding.rateLimited'
  /** No node of the chain answered. */
  | 'rewarding.chainAway'
  /** The server knows no session for this request (401). */
  | 'rewarding.signedOut'
  /** The session is of another account than the wallet shows. */
  | 'rewarding.accountMismatch'
  /** The server has no such bounty. */
  | 'rewarding.gone'
  /** The wallet holds fewer tokens than the share. */
  | 'rewarding.insufficientTokens'
  /** The wallet holds fewer coins than the share or its gas. */
  | 'rewarding.insufficientCoins'
  /** The payout was tried without being sent, and would revert. */
  | 'rewarding.wouldFail'
  /** The server refuses a payout now; its code is `refusal`. */
  | 'rewarding.refused'
  /** What nothing else says: a fault that nobody foresaw. */
  | 'rewarding.unexpected'

export type RewardingFailureCode = OwnFailureCode | PaymentFailureCode

export interface RewardingFailure {
  code: RewardingFailureCode
  /** What happened. */
  message: string
  /** What to do now. */
  advice: string
  /** The server's own code, where it refused. */
  refusal?: string
}

/** One winner's part of a reward, and where its payment stands. */
export interface Share {
  submission: string
  winner: Address
  /** Base units. */
  amount: bigint
  /**
   * `due`: nothing is known to be on its way. `sent`: from this browser, in no
   * block. `confirming`: the server looks at it. `faulty`: sent from this
   * browser, and it does not pay the share: it is not sent again.
   */
  state: 'due' | 'sent' | 'confirming' | 'paid' | 'faulty'
  hash?: Hash
  /** Why a payment did not count: a code of the refusals. */
  fault?: string
}

/** A bounty whose award is paid, as the server, the chain and storage have it. */
export interface Standing {
  bounty: {
    id: string
    title: string
    club: string
    author: Address
    status: BountyStatus
    asset: RewardAsset
    /** ISO 8601. */
    payBy: string
  }
  shares: readonly Share[]
}

export type Next =
  | { kind: 'follow'; submission: string; hash: Hash }
  /** A share is due: its author says when. */
  | { kind: 'ask' }
  /** Nothing is due, and the server has not verified all. */
  | { kind: 'await' }
  | { kind: 'done' }
  /** No award stands that is to be paid now. */
  | { kind: 'closed' }

export interface Failed {
  kind: 'failure'
  failure: RewardingFailure
}
export type LookOutcome =
  | { kind: 'found'; standing: Standing; next: Next }
  | Failed
export type CheckOutcome =
  | { kind: 'sound'; gas: bigint }
  /** It is not due any more: somebody was quicker. */
  | { kind: 'moved' }
  | Failed
export type SendOutcome = { kind: 'sent'; hash: Hash } | Failed
export type FollowOutcome = { kind: 'confirmed'; hash: Hash } | Failed

export interface RewardingInput {
  /** The only chain that money moves on. */
  chainId: number
}

export interface RewardingContext {
  chainId: number
  bounty: string | null
  standing: Standing | null
  next: Next | null
  /** The share that a person has said to pay now: the wallet may be asked. */
  chosen: string | null
  gas: bigint
  /** Some share was not paid when it was first looked at. */
  wasDue: boolean
  failure: RewardingFailure | null
  /** How often in a row something came to nothing, or to no end. */
  attempts: number
}

export type RewardingEvent =
  /** The page of an award is there. Asks the wallet for nothing. */
  | { type: 'rewarding.open'; bounty: string }
  /** Follows what an earlier visit has sent. */
  | { type: 'rewarding.resume'; bounty: string }
  /** Pays one share. */
  | { type: 'rewarding.pay'; submission: string }
  | { type: 'rewarding.retry' }
  /** The page is left: what is under way goes on. */
  | { type: 'rewarding.close' }
  /** What the wallet shows now; `null`: nothing. */
  | { type: 'account.changed'; address: Address | null }
  | { type: 'chain.changed'; chainId: number }
  /** Of the session. */
  | {
      type: 'session.lost'
      why: 'rewarding.signedOut' | 'rewarding.accountMismatch'
    }
  | { type: 'session.back' }
  /** The page is looked at again, or the network is back. */
  | { type: 'connection.back' }

/** Facts that `system` turns into toasts and refreshed balances. */
export type RewardingEmitted =
  /** The hash of a payout exists. */
  | { type: 'rewarding.sent'; submission: string; hash: Hash }
  /** It is in a block; the server has still to verify it. */
  | { type: 'rewarding.confirmed'; submission: string; asset: RewardAsset }
  /** Every share is paid and verified. */
  | {
      type: 'rewarding.settled'
      bounty: Standing['bounty']
      /** This visit has seen that it was not. */
      isNew: boolean
    }

export type RewardingMemoryCommand =
  | { type: 'memory.keep'; bounty: string }
  | { type: 'memory.drop'; bounty: string }
export type RewardingLinksCommand = { type: 'session.doubt' }

export interface ToPay {
  standing: Standing
  submission: string
}

/** The I/O of the machine. `createRewardingActors` builds the real one. */
export type RewardingActors = {
  look: PromiseActorLogic<LookOutcome, { bounty: string }>
  /** The last look at server and chain before money moves. */
  check: PromiseActorLogic<CheckOutcome, ToPay>
  /** The only one that asks the wallet; keeps the hash before it answers. */
  send: PromiseActorLogic<SendOutcome, ToPay & { gas: bigint }>
  follow: PromiseActorLogic<FollowOutcome, { submission: string; hash: Hash }>
  /** Tells the server each hash until it answers. */
  report: CallbackActorLogic<{
    type: 'report.sent'
    intent: string
    hash: Hash
  }>
  links: CallbackActorLogic<RewardingLinksCommand>
  memory: CallbackActorLogic<RewardingMemoryCommand>
  watchReturn: CallbackActorLogic<RewardingEvent>
}

/** What screens read of the machine. */
export type RewardingView =
  | { status: 'idle' }
  /** Where the payouts stand is read for the first time. */
  | { status: 'reading'; bounty: string }
  | {
      status: 'paying'
      bounty: Standing['bounty']
      shares: readonly Share[]
      /** The share that something is done about now; null: none. */
      submission: string | null
      phase: 'ready' | 'checking' | 'wallet' | 'sent' | 'confirming'
      /** Why nothing was sent the last time. */
      failure: RewardingFailure | null
    }
  | {
      status: 'settled' | 'closed'
      bounty: Standing['bounty']
      shares: readonly Share[]
    }
  | {
      status: 'offline' | 'stopped' | 'suspended'
      bounty: string
      failure: RewardingFailure
    }
