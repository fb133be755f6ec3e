import type { CastingFailureCode } from '../casting/index.ts'
import type { LoginFailureCode } from '../login/index.ts'
import type { toasts } from '../messages/toasts.ts'
import type { WalletFailureCode } from '../wallet/index.ts'

/** A sentence of the shell: the unheard sign-out has its body alone. */
type Shell = Exclude<keyof typeof toasts, 'signOutUnheard'>

/** The facts that are said to whoever did not watch, on whatever page they are. */
type Told =
  | 'casting.counted'
  | 'casting.uncounted'
  | 'proposing.published'
  | 'proposing.credited'
  | 'proposing.expired'
  | 'proposing.feeFailed'
  | 'revising.published'
  | 'rewarding.settled'
  | 'swapping.stepped'
  | 'swapping.swapped'
  | 'swapping.ended'

/**
 * The `code` of every notice of a system. What a front end shows by
 * `notifications.show` has the code that it gives it, or none.
 */
export type NoticeCode = `notice.${Shell}` | Told

/** The `reason` of a notice: whose words its body is. */
export type NoticeReason =
  | WalletFailureCode
  | LoginFailureCode
  | CastingFailureCode
  /** Signed out here, and the server has not heard of it. */
  | 'session.signOutUnheard'
  /** The payment that is under way is not named: the body says what it is busy with. */
  | 'payment.refused'
