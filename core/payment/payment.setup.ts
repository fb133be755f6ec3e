import { assign, emit, setup } from 'xstate'
import { adminExemptHash } from '../constants.ts'
import type { Address, Hash } from '../hex.ts'
import { isSameAddress } from '../rules/format/address.ts'
import { paymentFailure } from './payment.failure.ts'
import type {
  PaymentActors,
  PaymentContext,
  PaymentEmitted,
  PaymentEvent,
  PaymentFailureCode,
  PaymentInput,
  PaymentOutcome,
  PaymentRequest,
  SentPayment,
} from './payment.types.ts'

const isAt = (stage: SentPayment['stage'], sent: SentPayment | null) =>
  sent?.stage === stage

/**
 * The request that every state but `idle` has.
 *
 * @throws {TypeError} which would be a defect of the chart.
 */
export function requestOf(context: PaymentContext): PaymentRequest {
  if (!context.request) throw new TypeError('No payment is under way')
  return context.request
}

/** The vocabulary of the payment's chart: guards, actions, delays. */
export const paymentSetup = setup({
  types: {
    context: {} as PaymentContext,
    events: {} as PaymentEvent,
    input: {} as PaymentInput,
    emitted: {} as PaymentEmitted,
    tags: {} as 'pending' | 'actionable',
  },
  actors: {} as PaymentActors,
  delays: { receiptTimeout: 180_000 },
  guards: {
    isOk: (_, outcome: PaymentOutcome<unknown>) => outcome.ok,
    isExempt: ({ context }, outcome: PaymentOutcome<Address>) =>
      outcome.ok && isSameAddress(outcome.value, context.request?.payer),
    isMismatch: ({ context }, outcome: PaymentOutcome<Address>) =>
      outcome.ok &&
      context.request?.to !== undefined &&
      !isSameAddress(outcome.value, context.request.to),
    isNative: ({ context }, outcome: PaymentOutcome<unknown>) =>
      outcome.ok && context.request?.kind === 'native',
    isAllowed: ({ context }, outcome: PaymentOutcome<bigint>) =>
      outcome.ok && outcome.value >= requestOf(context).amount,
    isOkAndAddressed: ({ context }, outcome: PaymentOutcome<unknown>) =>
      outcome.ok && context.admin !== null,
    isTransferSent: (_, sent: SentPayment | null) => isAt('transfer', sent),
    /** After a reload no person is asked to sign without having asked for it. */
    isApprovalSentNow: ({ context }, sent: SentPayment | null) =>
      context.request !== null && isAt('approval', sent),
    /** Told while it still looked: `payment.start` clears it. */
    isGivenUp: ({ context }) => context.failure !== null,
    hasRequest: ({ context }) => context.request !== null,
    hasNoRequest: ({ context }) => context.request === null,
    isOtherAccount: ({ context }, address: Address | null) =>
      !isSameAddress(address, context.request?.payer),
    isOtherChain: ({ context }, chainId: number) => chainId !== context.chainId,
  },
  actions: {
    takeRequest: assign((_, request: PaymentRequest) => ({
      request,
      admin: null,
      hash: null,
      result: null,
      failure: null,
    })),
    dropRequest: assign({
      request: null,
      admin: null,
      hash: null,
      result: null,
      failure: null,
    }),
    takeSent: assign((_, sent: SentPayment | null) =>
      sent ? { request: sent.request, hash: sent.hash, failure: null } : {},
    ),
    takeAdmin: assign((_, outcome: PaymentOutcome<Address>) =>
      outcome.ok ? { admin: outcome.value } : {},
    ),
    takeHash: assign((_, outcome: PaymentOutcome<Hash>) =>
      outcome.ok ? { hash: outcome.value } : {},
    ),
    settle: assign((_, outcome: PaymentOutcome<Hash>) =>
      outcome.ok
        ? { result: { success: true as const, hash: outcome.value } }
        : {},
    ),
    settleExempt: assign({
      result: { success: true, hash: adminExemptHash, exempt: true },
    }),
    takeFailure: assign((_, outcome: PaymentOutcome<unknown>) =>
      outcome.ok ? {} : { failure: outcome.failure },
    ),
    failWith: assign((_, code: PaymentFailureCode) => ({
      failure: paymentFailure(code),
    })),
    emitSent: emit(({ context }) => ({
      type: 'payment.sent' as const,
      intent: requestOf(context).id,
      hash: context.hash ?? '0x',
      payer: requestOf(context).payer,
    })),
    emitSettled: emit(({ context }) => ({
      type: 'payment.settled' as const,
      request: requestOf(context),
      result: context.result ?? {
        success: false as const,
        code: 'payment.unexpected' as const,
        error: paymentFailure('payment.unexpected').message,
      },
    })),
    emitFailed: emit(({ context }) => ({
      type: 'payment.failed' as const,
      request: requestOf(context),
      failure: context.failure ?? paymentFailure('payment.unexpected'),
    })),
  },
})
