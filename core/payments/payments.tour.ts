import { address, other } from '../../ui/fixtures/views.ts'
import { type PaymentRequest, paymentFailure } from '../payment/index.ts'
import { defineTour, fakeLogic } from '../testing/index.ts'
import { paymentsMachine } from './index.ts'

const hash = `0x${'ab'.repeat(32)}` as const
const one: PaymentRequest = {
  id: 'proposal-1',
  kind: 'token',
  amount: 333_333_333n * 10n ** 18n,
  payer: address,
  to: other,
  label: 'Feed the reef',
}
const two: PaymentRequest = {
  ...one,
  id: 'swap-1',
  kind: 'native',
  amount: 10n ** 18n,
  label: 'Swap of three',
}
const failure = paymentFailure('payment.rejected')
const intent = one.id

export const tour = defineTour({
  // What the machine of a fee tells is sent by hand.
  machine: paymentsMachine.provide({ actors: { payment: fakeLogic as never } }),
  input: { chainId: 25 },
  events: [
    { type: 'payments.start', request: one },
    { type: 'payments.start', request: two },
    { type: 'payments.retry', intent: two.id },
    { type: 'payments.cancel' },
    { type: 'payments.dismiss', intent },
    { type: 'account.changed', address: other },
    { type: 'chain.changed', chainId: 1 },
    {
      type: 'payment.moved',
      intent,
      view: { status: 'transferring', request: one },
    },
    {
      type: 'payment.moved',
      intent,
      view: { status: 'confirmingTransfer', request: one, hash },
    },
    {
      type: 'payment.moved',
      intent,
      view: { status: 'failed', request: one, failure },
    },
    { type: 'payment.sent', intent, hash, payer: address },
    { type: 'payment.failed', request: one, failure },
    {
      type: 'payment.settled',
      request: one,
      result: { success: true, hash },
    },
    { type: 'report.owed', intent, hash },
    { type: 'report.answered', intent, hash, answer: 'acknowledged' },
  ],
  outputs: { readUnsettled: { nothing: [], 'a fee': ['bounty-1'] } },
  key: ({ rows, prompting }) => [
    prompting,
    rows[one.id]?.status,
    rows[two.id]?.status,
  ],
  limit: 20_000,
})
