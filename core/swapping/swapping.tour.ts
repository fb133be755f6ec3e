import { paymentFailure } from '../payment/index.ts'
import { answersBy, defineTour } from '../testing/index.ts'
import { swappingMachine } from './index.ts'
import { walletFailure } from './swapping.failure.ts'
import {
  account,
  choice,
  failing,
  found,
  hash,
  intent,
  intentId,
  other,
  otherIntentId,
  quoted,
  swapped,
} from './swapping.fixture.ts'

const offline = failing('swapping.unreachable')
const signedOut = failing('swapping.signedOut')
const refused = failing('swapping.refused', 'swap_paused')
const rejected = {
  kind: 'failure',
  failure: walletFailure(paymentFailure('payment.rejected')),
}
const restored = { kind: 'restored', mine: null, unfinished: [], credits: [] }
const ended = intent({ state: 'cancelled' })
const approved = {
  grants: { isGranted: true, isGrantedAll: true, isLeft: true },
}

export const tour = defineTour({
  machine: swappingMachine,
  about:
    'One swap, `view.swapping`: quote, review with every step, then approve, fee, swap and revoke, each after a last check. What comes next is worked out from the server, the chain and storage, so that a reload or a rejection comes back to the same step; the wallet is asked only after a person said so in this visit. Only the vault’s event makes it `done`.',
  input: { chainId: 25 },
  events: [
    { type: 'swapping.open' },
    { type: 'swapping.resume' },
    { type: 'swapping.start', ...choice },
    { type: 'swapping.revokeAfter', isWanted: false },
    { type: 'swapping.confirm' },
    { type: 'swapping.continue', intent: otherIntentId },
    { type: 'swapping.next' },
    { type: 'swapping.skip' },
    { type: 'swapping.cancel' },
    { type: 'swapping.retry' },
    { type: 'swapping.back' },
    { type: 'swapping.celebrated' },
    { type: 'account.changed', address: account },
    { type: 'account.changed', address: other },
    { type: 'chain.changed', chainId: 25 },
    { type: 'chain.changed', chainId: 1 },
    { type: 'session.lost', why: 'swapping.accountMismatch' },
    { type: 'session.back' },
    { type: 'connection.back' },
  ],
  outputs: {
    restore: {
      nothing: restored,
      'one of ours': {
        ...restored,
        mine: { intent: intentId, isRevokeWanted: true },
        unfinished: [intent()],
      },
      'out of reach': offline,
      'signed out': signedOut,
    },
    quote: {
      'a quote': { kind: 'quoted', quoted: quoted() },
      'another one': { kind: 'quoted', quoted: quoted({ nfts: 4 }) },
      'out of reach': offline,
      'signed out': signedOut,
      refused,
    },
    open: {
      opened: { kind: 'opened', intent: intent() },
      'out of reach': offline,
      'too old': failing('swapping.refused', 'swap_quote_expired'),
      'signed out': signedOut,
      refused,
    },
    look: {
      'to approve': found({ kind: 'ask', step: 'approve' }),
      'to pay': found({ kind: 'ask', step: 'fee' }, approved),
      'to swap': found({ kind: 'ask', step: 'swap' }, approved),
      'to revoke': found(
        { kind: 'ask', step: 'revoke' },
        { ...approved, intent: swapped },
      ),
      'the fee is sent': found({ kind: 'follow', step: 'fee', hash }, approved),
      'the fee confirms': found({ kind: 'await', step: 'fee' }, approved),
      'the swap confirms': found({ kind: 'await', step: 'swap' }, approved),
      done: found({ kind: 'done' }, { intent: swapped }),
      ended: found({ kind: 'ended' }, { intent: ended }),
      'out of reach': offline,
      'signed out': signedOut,
      gone: failing('swapping.gone'),
      'a fee that pays nothing': failing('swapping.feeFaulty'),
    },
    check: {
      sound: { kind: 'sound', gas: 90_000n },
      'not so any more': { kind: 'moved' },
      'would fail': failing('swapping.wouldFail'),
      'signed out': signedOut,
    },
    send: { sent: { kind: 'sent', hash }, rejected },
    follow: {
      confirmed: { kind: 'confirmed', hash },
      reverted: {
        kind: 'failure',
        failure: walletFailure(paymentFailure('payment.reverted')),
      },
    },
    cancel: {
      cancelled: { kind: 'cancelled', intent: ended },
      'out of reach': offline,
      'too late': failing('swapping.refused', 'swap_under_way'),
    },
    readBalances: {
      read: { kind: 'read', holdings: { nfts: 3, tokens: 10n ** 29n } },
      'not read': { kind: 'read', holdings: null },
    },
    report: {},
    links: {},
    memory: {},
    watchReturn: {},
  },
  alike: {
    quote: answersBy(
      ['swapping.serverFailed', 'swapping.rateLimited', 'swapping.chainAway'],
      (code) => failing(code),
    ),
  },
  errors: { report: {}, links: {}, memory: {}, watchReturn: {} },
  key: ({ failure, intent: id, isAttended, next }) => [
    failure?.code === 'payment.accountChanged' ||
    failure?.code === 'payment.wrongChain'
      ? failure.code
      : null,
    id !== null,
    isAttended,
    next && 'step' in next ? next.step : next?.kind,
  ],
  limit: 20_000,
})
