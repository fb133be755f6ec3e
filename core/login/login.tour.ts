import { message as text } from '../../ui/fixtures/message.ts'
import { address, holder, other } from '../../ui/fixtures/views.ts'
import { NetworkError, ResponseInvalidError, TimeoutError } from '../errors.ts'
import { defineTour } from '../testing/index.ts'
import { loginFailure, loginMachine } from './index.ts'
import {
  toNonceFailure,
  toSignOutcome,
  toVerifyOutcome,
} from './login.failure.ts'
import { refusal } from './login.fixture.ts'

const noNonce = (error: unknown) => ({
  kind: 'failed',
  failure: toNonceFailure(error),
})

const message = { address, text, expiresAt: 300_000 }
const refused = loginFailure('login.refused')
const failure = loginFailure('login.verifyFailed')
const notJudged = loginFailure('login.cannotVerify')

export const tour = defineTour({
  machine: loginMachine,
  events: [
    { type: 'login.start', address },
    { type: 'login.sign' },
    { type: 'login.retry' },
    { type: 'login.cancel' },
    { type: 'login.forget' },
    { type: 'account.changed', address },
    { type: 'account.changed', address: other },
    { type: 'account.changed', address: null },
  ],
  outputs: {
    requestNonce: {
      ready: { kind: 'ready', message },
      failed: { kind: 'failed', failure },
    },
    sign: {
      signed: { kind: 'signed', signature: `0x${'5c'.repeat(65)}` },
      rejected: { kind: 'rejected' },
      stale: { kind: 'stale' },
      'account changed': { kind: 'accountChanged', walletShows: other },
      failed: { kind: 'failed', failure },
    },
    verify: {
      'signed in': { kind: 'signedIn', user: holder },
      'answer lost': { kind: 'retryable', failure, isLost: true },
      'not checked': { kind: 'retryable', failure, isLost: false },
      refused: { kind: 'refused', failure: refused },
      'not judged': { kind: 'notJudged', failure: notJudged },
      failed: { kind: 'failed', failure },
    },
    readMe: {
      us: holder,
      nobody: null,
      another: { ...holder, address: other.toLowerCase() },
    },
  },
  // What is thrown, as the actors translate it: each text is its own.
  alike: {
    requestNonce: {
      'out of reach': noNonce(new NetworkError()),
      'no answer in time': noNonce(new TimeoutError(10_000)),
      'the server fails': noNonce(refusal(500, 'internal')),
      'no nonce in it': noNonce(new ResponseInvalidError('/api/auth/nonce')),
      'too many': noNonce(refusal(429, 'too_many_nonces')),
      'origin refused': noNonce(refusal(403, 'origin_refused')),
    },
    sign: {
      'connection lost': toSignOutcome({ code: 4900 }),
      'wallet fails': toSignOutcome(new Error('The wallet broke.')),
      'too late': { kind: 'failed', failure: loginFailure('login.expired') },
    },
    verify: {
      'out of reach': toVerifyOutcome(new NetworkError()),
      'no answer in time': toVerifyOutcome(new TimeoutError(10_000)),
      'too many': toVerifyOutcome(refusal(429, 'too_many_requests')),
    },
  },
  key: ({ isAnswerLost }) => isAnswerLost,
})
