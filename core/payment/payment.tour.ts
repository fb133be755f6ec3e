import { address, other } from '../../ui/fixtures/views.ts'
import { answersBy, defineTour } from '../testing/index.ts'
import {
  type PaymentFailureCode,
  type PaymentRequest,
  paymentFailure,
  paymentMachine,
} from './index.ts'

const hash = `0x${'ab'.repeat(32)}` as const
const token: PaymentRequest = {
  id: 'proposal-1',
  kind: 'token',
  amount: 333_333_333n * 10n ** 18n,
  payer: address,
  to: other,
}
const native: PaymentRequest = {
  ...token,
  id: 'swap-1',
  kind: 'native',
  amount: 10n ** 18n,
}
const ok = <T>(value: T) => ({ ok: true as const, value })
const failing = (code: PaymentFailureCode) => ({
  ok: false as const,
  failure: paymentFailure(code),
})
const rejected = failing('payment.rejected')
const failed = failing('payment.unexpected')
/** What the wallet says no with, to an approval as to a transfer. */
const ofWallet = answersBy(
  [
    'payment.noWallet',
    'payment.insufficientFunds',
    'payment.nonceUsed',
    'payment.replacementUnderpriced',
    'payment.unsupported',
    'payment.elsewhere',
    'payment.notLoaded',
  ],
  failing,
)
const sent = (stage: 'approval' | 'transfer') => ({
  request: token,
  stage,
  hash,
})

export const tour = defineTour({
  machine: paymentMachine,
  input: { chainId: 25 },
  events: [
    { type: 'payment.start', request: token },
    { type: 'payment.start', request: native },
    { type: 'payment.retry' },
    { type: 'payment.dismiss' },
    { type: 'payment.cancel' },
    { type: 'account.changed', address },
    { type: 'account.changed', address: other },
    { type: 'chain.changed', chainId: 25 },
    { type: 'chain.changed', chainId: 1 },
  ],
  outputs: {
    readSent: {
      nothing: null,
      'an approval': sent('approval'),
      'a transfer': sent('transfer'),
    },
    lookUpAdmin: {
      'the treasury': ok(other),
      ourselves: ok(address),
      'another one': ok(hash.slice(0, 42)),
      failed,
    },
    readAllowance: { enough: ok(token.amount), 'too little': ok(0n), failed },
    approve: { sent: ok(hash), rejected },
    transfer: { sent: ok(hash), rejected },
    confirm: { confirmed: ok(hash), failed },
  },
  alike: {
    lookUpAdmin: answersBy(['payment.adminWalletInvalid'], failing),
    approve: ofWallet,
    transfer: ofWallet,
    confirm: answersBy(['payment.reverted', 'payment.dropped'], failing),
  },
  key: ({ request, admin, failure }) => [
    request?.kind,
    admin !== null,
    failure !== null,
  ],
})
