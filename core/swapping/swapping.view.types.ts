import type { SwapCredit, SwapIntent, SwapStep } from '../contract/index.ts'
import type { Hash } from '../hex.ts'
import type { Holdings } from './swapping.adapter.ts'
import type {
  SwapChoice,
  SwappingFailure,
  SwapReview,
} from './swapping.types.ts'

/** A step as it is shown. */
export interface ShownStep {
  step: SwapStep
  how?: 'one' | 'all' | 'amount'
  state: 'todo' | 'now' | 'done' | 'skipped'
  /** `admin-exempt` where no transaction is made (R6.3). */
  hash?: Hash | 'admin-exempt'
  /** Why it is skipped. */
  why?: 'granted' | 'admin-exempt' | 'credit'
}

/** Where the step at hand stands. */
export type StepPhase =
  /** The server and the chain are asked what comes next. */
  | 'looking'
  /** Waits for the person: `swapping.next`. */
  | 'ready'
  | 'checking'
  /** The wallet is asked. */
  | 'wallet'
  /** In no block yet. */
  | 'sent'
  /** In a block; the server waits for more. */
  | 'confirming'

export interface SwapUnderWay {
  intent: SwapIntent
  steps: readonly ShownStep[]
}

/** What screens read of the swapping machine. */
export type SwappingView =
  | {
      status: 'idle'
      unfinished: readonly SwapIntent[]
      credits: readonly SwapCredit[]
    }
  | { status: 'restoring' }
  | ({ status: 'quoting' } & SwapChoice)
  | {
      status: 'reviewing'
      review: SwapReview
      /** It is older than a minute: `swapping.confirm` asks anew first. */
      isStale: boolean
      /** It is not what was shown before: look again. */
      isChanged: boolean
      /** It is asked anew just now. */
      isAsking: boolean
      /** Why it was not begun the last time. */
      failure: SwappingFailure | null
    }
  | {
      status: 'opening'
      review: SwapReview
      /** It is handed over just now; else it waits before the next time. */
      isSending: boolean
      /** Why it is tried again: `swapping.back` is heard from then on. */
      failure: SwappingFailure | null
    }
  /** Begun in an earlier visit, and read anew. */
  | { status: 'resuming'; id: string }
  | ({
      status: 'working'
      step: SwapStep
      phase: StepPhase
      /** Of the step at hand, once it exists. */
      hash?: Hash
      confirmations?: { have: number; need: number }
      canCancel: boolean
      /** Why the step at hand came to nothing. */
      failure: SwappingFailure | null
    } & SwapUnderWay)
  | { status: 'cancelling'; id: string }
  | ({
      status: 'done'
      /** Null where they could not be read. */
      holdings: Holdings | null
      /** It was not celebrated yet. */
      isNew: boolean
    } & SwapUnderWay)
  /** Given up, run out, or swapped without its fee. */
  | ({ status: 'ended' } & SwapUnderWay)
  /** Goes on by itself. */
  | { status: 'offline'; failure: SwappingFailure; isUnderWay: boolean }
  /** The person must do something, and can try again. */
  | { status: 'stopped'; failure: SwappingFailure; isUnderWay: boolean }
  /** No session, or one of another address: nothing acts, all is kept. */
  | { status: 'suspended'; failure: SwappingFailure; isUnderWay: boolean }
