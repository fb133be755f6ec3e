import { actingFailure } from '../../../core/acting/acting.failure.ts'
import { administeringFailure } from '../../../core/administering/administering.failure.ts'
import { balanceFailure } from '../../../core/balance/balance.failure.ts'
import { castingFailure } from '../../../core/casting/casting.failure.ts'
import { draftFailure } from '../../../core/draft/draft.failure.ts'
import {
  HttpError,
  NetworkError,
  ResponseInvalidError,
  TimeoutError,
} from '../../../core/errors.ts'
import {
  loginFailure,
  toNonceFailure,
  toSignOutcome,
  toVerifyOutcome,
} from '../../../core/login/login.failure.ts'
import type { LoginFailureCode } from '../../../core/login/login.types.ts'
import { login } from '../../../core/messages/login.ts'
import { verify } from '../../../core/messages/pages/verify.ts'
import { paymentFailure } from '../../../core/payment/payment.failure.ts'
import { proposingFailure } from '../../../core/proposing/proposing.failure.ts'
import { revisingFailure } from '../../../core/revising/revising.failure.ts'
import { rewardingFailure } from '../../../core/rewarding/rewarding.failure.ts'
import { swappingFailure } from '../../../core/swapping/swapping.failure.ts'
import { toStartFailure } from '../../../core/system/system.starting.ts'
import { walletFailure } from '../../../core/wallet/wallet.failure.ts'

/** What a person reads: what happened, and what to do now where that is said. */
export interface Said {
  message: string
  advice?: string
}

const answered = (status: number) =>
  new HttpError({ status, statusText: '', body: '' })

/** As each happens at the start: its words are those of what was thrown. */
const starts: Readonly<Record<string, Error>> = {
  'club.network': new NetworkError(),
  'club.timeout': new TimeoutError(10_000),
  'club.refused': answered(404),
  'club.unreadable': new ResponseInvalidError('/api/config'),
}

/** What a sign-in says follows from what was thrown, and not from its code. */
function loginSaid(code: LoginFailureCode): Said {
  const thrown: Partial<Record<LoginFailureCode, () => object>> = {
    'login.network': () => toNonceFailure(new NetworkError()),
    'login.timeout': () => toNonceFailure(new TimeoutError(10_000)),
    'login.nonceFailed': () => toNonceFailure(answered(500)),
    'login.nonceMissing': () => toNonceFailure(new ResponseInvalidError('')),
    'login.originRefused': () => toNonceFailure(answered(403)),
    'login.rateLimited': () => toVerifyOutcome(answered(429)),
    'login.refused': () => toVerifyOutcome(answered(401)),
    'login.verifyFailed': () => toVerifyOutcome(answered(500)),
    'login.cannotVerify': () => toVerifyOutcome(answered(503)),
    'login.walletConnection': () => toSignOutcome({ code: 4900 }),
  }
  const outcome = thrown[code]?.() ?? {}
  const told = 'failure' in outcome ? outcome.failure : outcome
  const own = loginFailure(code)
  const { expired, accountChanged } = login
  const message = {
    'login.expired': expired,
    'login.accountChanged': accountChanged,
  }[code as string]
  return {
    ...own,
    ...(told as Partial<Said>),
    ...(message && { message }),
    advice: own.advice,
  }
}

const { failed } = verify

/** The product's own words for a code, by machine: nothing is copied here. */
const builders: Readonly<Record<string, (code: never) => Said>> = {
  acting: actingFailure,
  administering: administeringFailure,
  balance: balanceFailure,
  casting: castingFailure,
  club: (code: string) => {
    const { message, hint } = toStartFailure(starts[code])
    return { message, advice: hint }
  },
  draft: draftFailure,
  login: loginSaid,
  payment: paymentFailure,
  proposing: proposingFailure,
  revising: revisingFailure,
  rewarding: rewardingFailure,
  swapping: swappingFailure,
  verifying: (code: Exclude<keyof typeof failed, 'title' | 'again'>) => ({
    message: failed.title,
    advice: failed[code],
  }),
  wallet: walletFailure,
}

/** What a person reads of a failure; nothing where the code is not known. */
export const saidOf = (family: string, code: string): Said | undefined =>
  builders[family]?.(code as never)
