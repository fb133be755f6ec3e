import type {
  ActorRefFrom,
  CallbackActorLogic,
  PromiseActorLogic,
} from 'xstate'
import type { Address, Hash } from '../hex.ts'
import type {
  PaymentEmitted,
  PaymentRequest,
  PaymentView,
  paymentMachine,
} from '../payment/index.ts'
import type { Signal } from '../ports/clock.ts'

/** What the server said to a hash that it was told. */
export type ReportAnswer =
  /** It knows the hash now. */
  | 'acknowledged'
  /** It will not take it, however often it is told. */
  | 'refused'

/**
 * Tells the server which transaction pays an intent, the moment the hash
 * exists (1.4). Told again until it answers: telling twice must not matter.
 */
export type ReportHash = (
  intent: string,
  hash: Hash,
  signal: Signal,
) => Promise<ReportAnswer | 'unavailable'>

/** Where the report of a fee's hash stands; absent: none is due. */
export type ReportStatus = 'reporting' | ReportAnswer

/** Where the fee of one intent stands. */
export type PaymentRow = (
  | PaymentView
  /** Another fee is in the wallet: nothing was begun. */
  | { status: 'refused'; request: PaymentRequest; busyWith: PaymentRequest }
) & { report?: ReportStatus }

/** What screens read: a row for each intent. */
export type PaymentsView = Readonly<Record<string, PaymentRow>>

export interface PaymentsInput {
  /** The only chain that money moves on. */
  chainId: number
}

export interface PaymentsContext {
  chainId: number
  rows: PaymentsView
  /** The machines at work, one for each intent that was begun. */
  machines: Readonly<Record<string, ActorRefFrom<typeof paymentMachine>>>
  /** The intent that may open the wallet for its fee: it holds one prompt. */
  prompting: string | null
}

/** `intent` is the `id` of a request. */
export type PaymentsEvent =
  | { type: 'payments.start'; request: PaymentRequest }
  /** After a failure or a refusal. */
  | { type: 'payments.retry'; intent: string }
  /** Stops before the money is on its way; without an intent, every one. */
  | { type: 'payments.cancel'; intent?: string }
  /** Forgets a row that has ended. */
  | { type: 'payments.dismiss'; intent: string }
  /** An earlier visit left something to follow or to report. */
  | { type: 'payments.resume' }
  | { type: 'account.changed'; address: Address | null }
  | { type: 'chain.changed'; chainId: number }
  /** What `watch` and `report` tell. */
  | { type: 'payment.moved'; intent: string; view: PaymentView }
  | { type: 'report.owed'; intent: string; hash: Hash }
  | {
      type: 'report.answered'
      intent: string
      hash: Hash
      answer: ReportAnswer
    }
  | PaymentEmitted

/** Facts that `system` turns into toasts and refreshed balances. */
export type PaymentsEmitted =
  | PaymentEmitted
  /** Nothing was begun: another fee waits for the wallet. */
  | {
      type: 'payment.refused'
      request: PaymentRequest
      busyWith: PaymentRequest
      /** What it is busy with, as a sentence. */
      message: string
    }
  | {
      type: 'payment.reported'
      intent: string
      hash: Hash
      answer: ReportAnswer
    }

/** A machine to start: without a request it follows, and pays nothing. */
export interface WantedPayment {
  intent: string
  request?: PaymentRequest
}

export type WatchEvent = {
  type: 'watch.begin'
  intent: string
  machine: ActorRefFrom<typeof paymentMachine>
}

/** The I/O of the payments machine. `createPaymentsActors` builds the real one. */
export type PaymentsActors = {
  /** One fee, with its own actors. */
  payment: typeof paymentMachine
  /** The intents of an earlier visit with a transfer not seen settled. */
  readUnsettled: PromiseActorLogic<string[]>
  /** Brings here what the machines of the fees show and emit. */
  watch: CallbackActorLogic<WatchEvent>
  /** Reports every hash, and what earlier visits still owe. */
  report: CallbackActorLogic<{
    type: 'report.sent'
    intent: string
    hash: Hash
  }>
}
