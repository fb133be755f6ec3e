import { paymentSetup, requestOf } from './payment.setup.ts'
import type { PaymentOutcome } from './payment.types.ts'

type Value = `0x${string}`

const text = (x: { event: { output: PaymentOutcome<Value> } }) => x.event.output
const amount = (x: { event: { output: PaymentOutcome<bigint> } }) =>
  x.event.output

const defect = {
  target: '#payment.failed',
  actions: { type: 'failWith', params: 'payment.unexpected' },
} as const

/**
 * Everything before the money is on its way. Another account, another chain
 * or a change of mind stops it: what follows would act for another person.
 */
export const paying = paymentSetup.createStateConfig({
  tags: 'pending',
  on: {
    'account.changed': {
      guard: {
        type: 'isOtherAccount',
        params: ({ event }) => event.address,
      },
      target: '#payment.failed',
      actions: { type: 'failWith', params: 'payment.accountChanged' },
    },
    'chain.changed': {
      guard: { type: 'isOtherChain', params: ({ event }) => event.chainId },
      target: '#payment.failed',
      actions: { type: 'failWith', params: 'payment.wrongChain' },
    },
    'payment.cancel': {
      target: '#payment.failed',
      actions: { type: 'failWith', params: 'payment.cancelled' },
    },
  },
  initial: 'lookingUpAdmin',
  states: {
    lookingUpAdmin: {
      invoke: {
        id: 'lookUpAdmin',
        src: 'lookUpAdmin',
        input: ({ context }) => ({ request: requestOf(context) }),
        onDone: [
          {
            guard: { type: 'isExempt', params: text },
            target: '#payment.settled',
            actions: [{ type: 'takeAdmin', params: text }, 'settleExempt'],
          },
          {
            guard: { type: 'isMismatch', params: text },
            target: '#payment.failed',
            actions: {
              type: 'failWith',
              params: 'payment.adminWalletMismatch',
            },
          },
          {
            guard: { type: 'isNative', params: text },
            target: 'transferring',
            actions: { type: 'takeAdmin', params: text },
          },
          {
            guard: { type: 'isOk', params: text },
            target: 'checkingAllowance',
            actions: { type: 'takeAdmin', params: text },
          },
          {
            target: '#payment.failed',
            actions: { type: 'takeFailure', params: text },
          },
        ],
        onError: defect,
      },
    },
    checkingAllowance: {
      invoke: {
        id: 'readAllowance',
        src: 'readAllowance',
        input: ({ context }) => ({ request: requestOf(context) }),
        onDone: [
          {
            guard: { type: 'isAllowed', params: amount },
            target: 'transferring',
          },
          { guard: { type: 'isOk', params: amount }, target: 'approving' },
          {
            target: '#payment.failed',
            actions: { type: 'takeFailure', params: amount },
          },
        ],
        onError: defect,
      },
    },
    approving: {
      tags: 'actionable',
      invoke: {
        id: 'approve',
        src: 'approve',
        input: ({ context }) => ({ request: requestOf(context) }),
        onDone: [
          {
            guard: { type: 'isOk', params: text },
            target: 'confirmingApproval',
            actions: { type: 'takeHash', params: text },
          },
          {
            target: '#payment.failed',
            actions: { type: 'takeFailure', params: text },
          },
        ],
        onError: defect,
      },
    },
    confirmingApproval: {
      invoke: {
        id: 'confirm',
        src: 'confirm',
        input: ({ context }) => ({
          id: requestOf(context).id,
          hash: context.hash ?? '0x',
        }),
        onDone: [
          {
            guard: { type: 'isOkAndAddressed', params: text },
            target: 'transferring',
          },
          // Resumed by a new visit, which does not know yet where to.
          { guard: { type: 'isOk', params: text }, target: 'lookingUpAdmin' },
          {
            target: '#payment.failed',
            actions: { type: 'takeFailure', params: text },
          },
        ],
        onError: defect,
      },
      after: {
        receiptTimeout: {
          target: '#payment.failed',
          actions: { type: 'failWith', params: 'payment.receiptMissing' },
        },
      },
    },
    transferring: {
      tags: 'actionable',
      invoke: {
        id: 'transfer',
        src: 'transfer',
        input: ({ context }) => ({
          request: requestOf(context),
          to: context.admin ?? '0x',
        }),
        onDone: [
          {
            guard: { type: 'isOk', params: text },
            target: '#payment.confirmingTransfer',
            actions: { type: 'takeHash', params: text },
          },
          {
            target: '#payment.failed',
            actions: { type: 'takeFailure', params: text },
          },
        ],
        onError: defect,
      },
    },
  },
})
