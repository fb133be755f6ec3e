import { paying } from './payment.paying.ts'
import { paymentSetup, requestOf } from './payment.setup.ts'
import type { PaymentOutcome, SentPayment } from './payment.types.ts'

const sent = (x: { event: { output: SentPayment | null } }) => x.event.output
const text = (x: { event: { output: PaymentOutcome<`0x${string}`> } }) =>
  x.event.output

/**
 * One fee at a time, from the question where it goes to one confirmation. It
 * never sends twice for one payment: before anything is sent, and after every
 * reload or failure, it looks for what was sent already. The primary admin
 * pays nothing (R6.3). No final state: the page may pay again.
 */
export const paymentMachine = paymentSetup.createMachine({
  id: 'payment',
  context: ({ input }) => ({
    chainId: input.chainId,
    request: input.request ?? null,
    recall: input.recall ?? null,
    admin: null,
    hash: null,
    result: null,
    failure: null,
  }),
  initial: 'restoring',
  states: {
    restoring: {
      tags: 'pending',
      invoke: {
        id: 'readSent',
        src: 'readSent',
        input: ({ context: { request, recall } }) => ({
          id: request?.id ?? recall,
          request,
        }),
        onDone: [
          {
            guard: { type: 'isTransferSent', params: sent },
            target: 'confirmingTransfer',
            actions: { type: 'takeSent', params: sent },
          },
          { guard: 'isGivenUp', target: 'failed' },
          {
            guard: { type: 'isApprovalSentNow', params: sent },
            target: 'paying.confirmingApproval',
            actions: { type: 'takeSent', params: sent },
          },
          { guard: 'hasRequest', target: 'paying' },
          { target: 'idle' },
        ],
        onError: [
          {
            guard: 'hasRequest',
            target: 'failed',
            actions: { type: 'failWith', params: 'payment.unexpected' },
          },
          { target: 'idle' },
        ],
      },
      on: {
        // What was sent before is followed all the same.
        'payment.cancel': {
          guard: 'hasRequest',
          actions: { type: 'failWith', params: 'payment.cancelled' },
        },
        'payment.start': {
          guard: 'hasNoRequest',
          target: 'restoring',
          reenter: true,
          actions: {
            type: 'takeRequest',
            params: ({ event }) => event.request,
          },
        },
      },
    },
    idle: {
      entry: 'dropRequest',
      on: {
        'payment.start': {
          target: 'restoring',
          actions: {
            type: 'takeRequest',
            params: ({ event }) => event.request,
          },
        },
      },
    },
    paying,
    // Sent: the wallet may change as it likes, the money is the payer's.
    confirmingTransfer: {
      tags: 'pending',
      entry: 'emitSent',
      invoke: {
        id: 'confirm',
        src: 'confirm',
        input: ({ context }) => ({
          id: requestOf(context).id,
          hash: context.hash ?? '0x',
        }),
        onDone: [
          {
            guard: { type: 'isOk', params: text },
            target: 'settled',
            actions: [
              { type: 'takeHash', params: text },
              { type: 'settle', params: text },
            ],
          },
          {
            target: 'failed',
            actions: { type: 'takeFailure', params: text },
          },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'failWith', params: 'payment.unexpected' },
        },
      },
      after: {
        receiptTimeout: {
          target: 'failed',
          actions: { type: 'failWith', params: 'payment.receiptMissing' },
        },
      },
    },
    settled: {
      entry: 'emitSettled',
      on: {
        'payment.dismiss': 'idle',
        'payment.start': {
          target: 'restoring',
          actions: {
            type: 'takeRequest',
            params: ({ event }) => event.request,
          },
        },
      },
    },
    failed: {
      tags: 'actionable',
      entry: 'emitFailed',
      on: {
        'payment.retry': {
          target: 'restoring',
          actions: {
            type: 'takeRequest',
            params: ({ context }) => requestOf(context),
          },
        },
        'payment.dismiss': 'idle',
        'payment.start': {
          target: 'restoring',
          actions: {
            type: 'takeRequest',
            params: ({ event }) => event.request,
          },
        },
      },
    },
  },
})
