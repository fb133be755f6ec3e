import { message as text } from '../../ui/fixtures/message.ts'
import { address, holder, other } from '../../ui/fixtures/views.ts'
import { defineTour } from '../testing/index.ts'
import { loginFailure, loginMachine } from './index.ts'

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
  key: ({ isAnswerLost }) => isAnswerLost,
})
