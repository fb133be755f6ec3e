import { toasts } from '../messages/toasts.ts'
import type { Notice, NotificationTone } from '../notifications/index.ts'
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

type Words = { title: string; body: string }

/** Builds a notice; a failure's own text takes the place of the general one. */
const notice = (
  words: Words,
  tone: NotificationTone,
  body?: string,
): Notice => ({ ...words, ...(body && { body }), tone })

/** R8.2's word for leaving depends on the way a person left. */
function farewell({ departure, isUnheard }: Situation) {
  const words =
    departure === 'byMenu' ? toasts.signedOut : toasts.walletDisconnected
  return isUnheard
    ? notice(words, 'warning', toasts.signOutUnheard.body)
    : notice(words, 'success')
}

/**
 * Chooses the toast for what happened; `null`: none (R5.1, R5.3, R8.2, R8.3,
 * and "Which toast" of the decisions).
 */
export function toastFor(
  fact: SystemFact,
  situation: Situation,
): Notice | null {
  switch (fact.type) {
    case 'wallet.connected':
      return fact.silent || situation.isSignedIn
        ? null
        : notice(toasts.walletConnected, 'neutral')
    case 'wallet.failed':
    case 'wallet.chainSwitchFailed':
      if (fact.failure.code === 'wallet.rejected') return null
      return fact.failure.code === 'wallet.notFound'
        ? notice(toasts.noWalletFound, 'warning')
        : notice(toasts.connectionError, 'danger', fact.failure.message)
    case 'wallet.disconnected':
      // A wallet that left by itself has ended no session.
      return fact.by === 'user' ? farewell(situation) : null
    case 'wallet.disconnectFailed':
      return notice(toasts.disconnectError, 'danger')
    case 'login.rejected':
      return notice(toasts.signInCancelled, 'neutral')
    case 'login.failed': {
      const { code, message } = fact.failure
      const isUnsent =
        fact.stage === 'nonce' ||
        code === 'login.network' ||
        code === 'login.timeout'
      const words = isUnsent ? toasts.loginFailed : toasts.signInFailed
      return notice(words, 'danger', message)
    }
    case 'session.opened':
      return situation.isGreetingDue ? notice(toasts.signedIn, 'success') : null
    case 'session.ended':
      return fact.by === 'user' && !situation.isWalletAttached
        ? farewell(situation)
        : null
    case 'session.signOutHeard':
      return notice(toasts.signOutHeard, 'success')
    case 'session.signOutFailed':
      return notice(toasts.signOutFailed, 'danger')
    case 'payment.refused':
      return notice({ ...toasts.paymentBusy, body: fact.message }, 'warning')
    case 'machine.notLoaded':
      return notice(toasts.notLoaded, 'danger')
    default:
      return null
  }
}

/** R5.1: said when a person asks to sign in without a wallet. */
export const walletNotConnected = notice(toasts.walletNotConnected, 'warning')
/** Said at once where the page is not reloaded by a sign-in. */
export const signedIn = notice(toasts.signedIn, 'success')
