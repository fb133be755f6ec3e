import type { SnapshotFrom } from 'xstate'
import { login } from '../messages/login.ts'
import { toasts } from '../messages/toasts.ts'
import { loginFailure } from './login.failure.ts'
import type { loginMachine } from './login.machine.ts'
import type { LoginView } from './login.types.ts'

const attempts = {
  verifyingFirst: 1,
  waitingSecond: 2,
  verifyingSecond: 2,
  waitingThird: 3,
  verifyingThird: 3,
} as const

const rejected = loginFailure('login.rejected', toasts.signInCancelled.body)
const accountChanged = loginFailure(
  'login.accountChanged',
  login.accountChanged,
)

/** Turns the machine's snapshot into the one value that screens read. */
export function toLoginView(
  snapshot: SnapshotFrom<typeof loginMachine>,
): LoginView {
  const { value, context } = snapshot
  const { address } = context
  switch (value) {
    case 'idle':
      return { status: value }
    case 'messageReady':
    case 'signing':
      return { status: value, address, message: context.message?.text ?? '' }
    case 'failed':
    case 'notJudged':
      return {
        status: 'failed',
        address,
        failure: context.failure ?? loginFailure('login.unexpected'),
      }
    case 'accountMismatch':
      return {
        status: value,
        messageFor: address,
        walletShows: context.walletShows,
        failure: accountChanged,
      }
    case 'requestingNonce':
    case 'recovering':
    case 'succeeded':
      return { status: value, address }
    case 'rejected':
      return { status: value, address, failure: rejected }
    default:
      return { status: 'verifying', address, attempt: attempts[value] }
  }
}
