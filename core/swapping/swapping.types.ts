import type { CallbackActorLogic, PromiseActorLogic } from 'xstate'
import type {
  SwapCredit,
  SwapIntent,
  SwapQuote,
  SwapStep,
} from '../contract/index.ts'
import type { Address, Hash } from '../hex.ts'
import type { PaymentFailureCode } from '../payment/index.ts'
import type {
  CoinNeed,
  Held,
  PlannedStep,
  SwapMode,
} from '../rules/swap/index.ts'
import type { Grants, Holdings } from './swapping.adapter.ts'
import type { ReviewFacts } from './swapping.review.ts'

export type { SwapCredit, SwapIntent, SwapMode, SwapStep }

export type OwnFailureCode =
  /** The server could not be reached, or did not answer in time. */
  | 'swapping.unreachable'
  /**
   * The server answered with a fault of its own (5xx), or with what the
   * contract does not know.
   */
  | 'swapping.serverFailed'
  /** The server was asked more often than it allows (429). */
  | 'swapping.rateLimited'
  /** No node of the chain answered. */
  | 'swapping.chainAway'
  /** The server knows no session for this request (401). */
  | 'swapping.signedOut'
  /** The session is of another account than the wallet shows. */
  | 'swapping.accountMismatch'
  /** The server knows no such swap of this account. */
  | 'swapping.gone'
  /**
   * The rules or the server refuse the swap; the code is `refusal`, what it is
   * about `ids` or `have` and `need`.
   */
  | 'swapping.refused'
  /** The swap was tried without being sent, and would revert. */
  | 'swapping.wouldFail'
  /** The payment that was named for the fee is none. */
  | 'swapping.feeFaulty'
  /** What nothing else says: a fault that nobody foresaw. */
  | 'swapping.unexpected'

/** Those of payments are of a step in the wallet or on the chain (R8.7). */
export type SwappingFailureCode = OwnFailureCode | PaymentFailureCode

export interface SwappingFailure {
  code: SwappingFailureCode
  /** What happened. */
  message: string
  /** What to do now, and what is not lost. */
  advice: string
  /** A code of the refusals, where it was refused (behaviour 4.3). */
  refusal?: string
  /** The NFTs that it is about. */
  ids?: readonly string[]
  /** Base units: of tokens, of the coin. */
  have?: bigint
  need?: bigint
}

/** An expected failure is data; a rejected actor is a defect. */
export interface Failed {
  kind: 'failure'
  failure: SwappingFailure
}

/** What is chosen to be swapped. */
export interface SwapChoice {
  mode: SwapMode
  ids: readonly string[]
}

/** All that is shown before the first click. Amounts are base units. */
export interface SwapReview extends SwapChoice {
  account: Address
  /** Given or taken, and what one NFT is worth. */
  tokens: bigint
  tokensPerNft: bigint
  /** `admin-exempt` pays nothing, and no transaction is sent (R6.3). */
  fee: { amount: bigint; to: Address; by: 'wallet' | 'credit' | 'admin-exempt' }
  /** The transactions to come, in their order. */
  plan: readonly PlannedStep[]
  /** Whether something is left that can be revoked afterwards. */
  isRevocable: boolean
  isRevokeWanted: boolean
  /** Wei: what there is, what the fee and the gas of every step take. */
  coins: { have: bigint; need: CoinNeed }
  before: Held
  /** Power that open votes have frozen stays as it is. */
  after: Held
  /** `later`: this node can only try it once it is approved. */
  trial: 'passed' | 'later'
  /** Whether the marketplace could be asked what is for sale. */
  listings: SwapQuote['listings']
  /** UTC milliseconds: it is asked anew after that. */
  expiresAt: number
}

/** A review with what it was made of. */
export interface Quoted {
  review: SwapReview
  quote: SwapQuote
  facts: ReviewFacts
  /** Milliseconds for which it is fresh. */
  freshFor: number
}

/** A swap that was begun, as the server has it, with what this browser knows. */
export interface Standing {
  intent: SwapIntent
  grants: Grants | null
  /** What was sent from here for each step. */
  sent: Partial<Record<SwapStep, Hash>>
}

/** What comes next for a swap; worked out anew each time from what there is. */
export type Next =
  /** The wallet is to be asked. */
  | { kind: 'ask'; step: SwapStep }
  /** It is sent, and in no block yet. */
  | { kind: 'follow'; step: SwapStep; hash: Hash }
  /** The server waits for more blocks. */
  | { kind: 'await'; step: 'fee' | 'swap' }
  /** The vault's event is there, and nothing is left to do. */
  | { kind: 'done' }
  | { kind: 'ended' }

export type LookOutcome =
  | { kind: 'found'; standing: Standing; next: Next }
  | Failed
export type RestoreOutcome =
  | {
      kind: 'restored'
      /** The one that this browser was busy with. */
      mine: { intent: string; isRevokeWanted: boolean } | null
      unfinished: readonly SwapIntent[]
      credits: readonly SwapCredit[]
    }
  | Failed
export type QuoteOutcome = { kind: 'quoted'; quoted: Quoted } | Failed
export type OpenOutcome = { kind: 'opened'; intent: SwapIntent } | Failed
export type CheckOutcome =
  | { kind: 'sound'; gas: bigint }
  /** What was looked at before is not so any more: look again. */
  | { kind: 'moved' }
  | Failed
export type SendOutcome = { kind: 'sent'; hash: Hash } | Failed
export type FollowOutcome = { kind: 'confirmed'; hash: Hash } | Failed
/** A transaction that is followed to its end. */
export interface StepFollow {
  intent: string
  step: SwapStep
  hash: Hash
  /** It may be sent again where no node knows it any more. */
  isRepeatable: boolean
}
export type CancelOutcome = { kind: 'cancelled'; intent: SwapIntent } | Failed
/** Unknown is never shown as nothing. */
export type BalanceOutcome = { kind: 'read'; holdings: Holdings | null }

export interface SwappingInput {
  /** The only chain that money moves on. */
  chainId: number
}

export interface SwappingContext {
  chainId: number
  unfinished: readonly SwapIntent[]
  credits: readonly SwapCredit[]
  choice: SwapChoice | null
  quoted: Quoted | null
  /** The quote is not the one that was shown before. */
  isChanged: boolean
  isRevokeWanted: boolean | null
  /** Of the swap under way. */
  intent: string | null
  standing: Standing | null
  next: Next | null
  gas: bigint
  /** A person is there and has said to go on: the wallet may be asked. */
  isAttended: boolean
  holdings: Holdings | null
  failure: SwappingFailure | null
  /** What this browser was busy with is gone on with. */
  isResuming: boolean
  /** How often in a row something came to nothing, or to no end. */
  attempts: number
}

export type SwappingEvent =
  /** The page is there: what is unfinished, what credits there are. */
  | { type: 'swapping.open' }
  /** Goes on where an earlier visit left it; asks the wallet for nothing. */
  | { type: 'swapping.resume' }
  /** Asks for a quote. */
  | ({ type: 'swapping.start' } & SwapChoice)
  | { type: 'swapping.revokeAfter'; isWanted: boolean }
  /** Begins what was reviewed: the wallet is asked, step by step. */
  | { type: 'swapping.confirm' }
  /** One of the unfinished. */
  | { type: 'swapping.continue'; intent: string }
  /** Goes on with the step at hand. */
  | { type: 'swapping.next' }
  /** Leaves out the step at hand: only what is revoked. */
  | { type: 'swapping.skip' }
  /** Gives the swap up; what was paid for it is a credit. */
  | { type: 'swapping.cancel' }
  | { type: 'swapping.retry' }
  /** Back to the choice, or done with the end. */
  | { type: 'swapping.back' }
  /** The receipt was celebrated. */
  | { type: 'swapping.celebrated' }
  /** What the wallet shows now; `null`: nothing. */
  | { type: 'account.changed'; address: Address | null }
  | { type: 'chain.changed'; chainId: number }
  /** Of the session. */
  | {
      type: 'session.lost'
      why: 'swapping.signedOut' | 'swapping.accountMismatch'
    }
  | { type: 'session.back' }
  /** The page is looked at again, or the network is back. */
  | { type: 'connection.back' }

/** Facts that `system` turns into toasts and refreshed balances. */
export type SwappingEmitted =
  /** The hash of a step exists. */
  | { type: 'swapping.sent'; intent: string; step: SwapStep; hash: Hash }
  /** A step is in a block; an approval is no swap. */
  | { type: 'swapping.stepped'; intent: string; step: SwapStep }
  | { type: 'swapping.swapped'; intent: SwapIntent }
  /** It will not be made; a fee that was paid is a credit. */
  | { type: 'swapping.ended'; intent: SwapIntent }

export type SwappingMemoryCommand =
  | { type: 'memory.keep'; intent: string; isRevokeWanted: boolean }
  | { type: 'memory.drop'; intent: string }
export type SwappingLinksCommand = { type: 'session.doubt' }

/** The I/O of the machine. `createSwappingActors` builds the real one. */
export type SwappingActors = {
  restore: PromiseActorLogic<RestoreOutcome, { isResuming: boolean }>
  quote: PromiseActorLogic<
    QuoteOutcome,
    { choice: SwapChoice; isRevokeWanted: boolean | null }
  >
  /** Taken twice a quote is one intent. */
  open: PromiseActorLogic<OpenOutcome, { quote: SwapQuote }>
  look: PromiseActorLogic<
    LookOutcome,
    { intent: string; isRevokeWanted: boolean }
  >
  /** The last look before money moves, and a trial of the swap. */
  check: PromiseActorLogic<CheckOutcome, { standing: Standing; step: SwapStep }>
  /** The only one that asks the wallet; keeps the hash before it answers. */
  send: PromiseActorLogic<
    SendOutcome,
    { standing: Standing; step: SwapStep; gas: bigint }
  >
  follow: PromiseActorLogic<FollowOutcome, StepFollow>
  cancel: PromiseActorLogic<CancelOutcome, { intent: string }>
  readBalances: PromiseActorLogic<BalanceOutcome, { account: Address }>
  /** Tells the server each hash until it answers. */
  report: CallbackActorLogic<{
    type: 'report.sent'
    intent: string
    hash: Hash
  }>
  links: CallbackActorLogic<SwappingLinksCommand>
  memory: CallbackActorLogic<SwappingMemoryCommand>
  watchReturn: CallbackActorLogic<SwappingEvent>
}
