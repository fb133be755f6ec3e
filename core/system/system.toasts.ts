import { toasts } from '../messages/toasts.ts'
import type { Notice, NotificationTone } from '../notifications/index.ts'
import type { NoticeCode, NoticeReason } from './notice.types.ts'
import type { SystemFact } from './system.types.ts'

/** What the choice of a toast depends on besides the fact itself. */
export interface Situation {
  /** How the person asked to leave, if so. */
  departure: 'staying' | 'byIcon' | 'byMenu'
  /** The wallet shows an account. */
  isWalletAttached: boolean
  /** A session is open for the account that the wallet shows. */
  isSignedIn: boolean
  /** The page was reloaded by a sign-in and has not said so yet. */
  isGreetingDue: boolean
  /** A sign-out that the server has not heard of (R7.4). */
  isUnheard: boolean
}

type Key = Exclude<keyof typeof toasts, 'signOutUnheard'>

/** Builds a notice; a failure's own text takes the place of the general one. */
const notice = (
  key: Key,
  tone: NotificationTone,
  failure?: { code: NoticeReason; message: string },
): Notice => ({
  ...toasts[key],
  ...(failure && { body: failure.message, reason: failure.code }),
  code: `notice.${key}` satisfies NoticeCode,
  tone,
})

/** The word for leaving depends on the way a person left (R8.2). */
function farewell({ departure, isUnheard }: Situation) {
  const key = departure === 'byMenu' ? 'signedOut' : 'walletDisconnected'
  return isUnheard
    ? notice(key, 'warning', {
        code: 'session.signOutUnheard',
        message: toasts.signOutUnheard.body,
      })
    : notice(key, 'success')
}

/**
 * Chooses the toast for what happened; `null`: none (R5.1, R5.3, R8.2, R8.3).
 */
export function toastFor(
  fact: SystemFact,
  situation: Situation,
): Notice | null {
  switch (fact.type) {
    case 'wallet.connected':
      return fact.silent || situation.isSignedIn
        ? null
        : notice('walletConnected', 'neutral')
    case 'wallet.failed':
    case 'wallet.chainSwitchFailed':
      if (fact.failure.code === 'wallet.rejected') return null
      return fact.failure.code === 'wallet.notFound'
        ? notice('noWalletFound', 'warning')
        : notice('connectionError', 'danger', fact.failure)
    case 'wallet.disconnected':
      // A wallet that left by itself has ended no session.
      return fact.by === 'user' ? farewell(situation) : null
    case 'wallet.disconnectFailed':
      return notice('disconnectError', 'danger')
    case 'login.rejected':
      return notice('signInCancelled', 'neutral')
    case 'login.failed': {
      const { code } = fact.failure
      const isUnsent =
        fact.stage === 'nonce' ||
        code === 'login.network' ||
        code === 'login.timeout'
      return notice(
        isUnsent ? 'loginFailed' : 'signInFailed',
        'danger',
        fact.failure,
      )
    }
    case 'session.opened':
      return situation.isGreetingDue ? notice('signedIn', 'success') : null
    case 'session.ended':
      return fact.by === 'user' && !situation.isWalletAttached
        ? farewell(situation)
        : null
    case 'session.signOutHeard':
      return notice('signOutHeard', 'success')
    case 'session.signOutFailed':
      return notice('signOutFailed', 'danger')
    case 'payment.refused':
      return notice('paymentBusy', 'warning', {
        code: fact.type,
        message: fact.message,
      })
    case 'machine.notLoaded':
      return notice('notLoaded', 'danger')
    default:
      return null
  }
}

/** Said when a person asks to sign in without a wallet (R5.1). */
export const walletNotConnected = notice('walletNotConnected', 'warning')
/** Said at once where the page is not reloaded by a sign-in. */
export const signedIn = notice('signedIn', 'success')
