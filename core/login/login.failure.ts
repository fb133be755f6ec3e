import { layersOf } from '../causes.ts'
import { authRefusals } from '../contract/auth/refusals.ts'
import { rowOf } from '../contract/kit/refusals.ts'
import {
  HttpError,
  NetworkError,
  ResponseInvalidError,
  TimeoutError,
} from '../errors.ts'
import { login } from '../messages/login.ts'
import { texts } from '../messages/texts.ts'
import type {
  LoginFailure,
  LoginFailureCode,
  SignOutcome,
  VerifyOutcome,
} from './login.types.ts'

/** Builds a failure with the advice for its code. */
export function loginFailure(
  code: LoginFailureCode,
  message: string = texts.signInFailed,
): LoginFailure {
  return { code, message, advice: login.advice[code] }
}

const isOfLogin = (failure: string): failure is LoginFailureCode =>
  failure.startsWith('login.')

/** The failure that the server's own code names, where it is one of login. */
function refusalOf(error: HttpError): LoginFailureCode | null {
  if (error.code === 'cannot_verify_now') return 'login.cannotVerify'
  if (error.code === 'origin_refused') return 'login.originRefused'
  const known = rowOf(authRefusals, error.code)?.failure
  if (known && isOfLogin(known)) return known
  return error.status === 429 ? 'login.rateLimited' : null
}

/** What the server said no with, for who reads a log. */
function refused(
  { status, code, details: { reason } }: HttpError,
  failure: LoginFailure,
): LoginFailure {
  const why = typeof reason === 'string' ? reason : null
  return { ...failure, refusal: { status, code, reason: why } }
}

/** Translates an error of the nonce call (R5.2, R8.4). */
export function toNonceFailure(error: unknown): LoginFailure {
  if (error instanceof NetworkError)
    return loginFailure('login.network', texts.network)
  if (error instanceof TimeoutError)
    return loginFailure('login.timeout', texts.timeout)
  if (error instanceof ResponseInvalidError)
    return loginFailure('login.nonceMissing', texts.nonceMissing)
  if (error instanceof HttpError)
    return refused(
      error,
      loginFailure(
        refusalOf(error) ?? 'login.nonceFailed',
        texts.nonceFailed(error.status),
      ),
    )
  throw error
}

/** Translates an error of one verification (R7.2, R8.4). */
export function toVerifyOutcome(
  error: unknown,
): Exclude<VerifyOutcome, { kind: 'signedIn' }> {
  if (error instanceof NetworkError)
    return {
      kind: 'retryable',
      failure: loginFailure('login.network', texts.network),
      isLost: true,
    }
  if (error instanceof TimeoutError)
    return {
      kind: 'retryable',
      failure: loginFailure('login.timeout', texts.timeout),
      isLost: true,
    }
  if (error instanceof ResponseInvalidError)
    return {
      kind: 'failed',
      failure: loginFailure('login.verifyFailed', error.message),
    }
  if (!(error instanceof HttpError)) throw error
  const { status, reason } = error
  const message = reason ?? texts.verifyFailed(status)
  const code = refusalOf(error)
  const as = (otherwise: LoginFailureCode) =>
    refused(error, loginFailure(code ?? otherwise, message))
  if (status === 422)
    return {
      kind: 'retryable',
      failure: as('login.verifyFailed'),
      isLost: false,
    }
  if (status === 401) return { kind: 'refused', failure: as('login.refused') }
  const kind = code === 'login.cannotVerify' ? 'notJudged' : 'failed'
  return { kind, failure: as('login.verifyFailed') }
}

/** EIP-1193: the provider, or its chain, is away. */
const connectionCodes = ['4900', '4901']

/** Translates what a wallet threw instead of a signature (R8.2). */
export function toSignOutcome(error: unknown): SignOutcome {
  const layers = layersOf(error)
  if (layers.some(({ code }) => code === '4001')) return { kind: 'rejected' }
  const isConnection = layers.some(
    ({ code = '', name = '' }) =>
      connectionCodes.includes(code) || /^Connector\w*Error$/.test(name),
  )
  if (isConnection)
    return {
      kind: 'failed',
      failure: loginFailure('login.walletConnection', texts.walletConnection),
    }
  // An error that holds no text is told by the general one.
  const { shortMessage, message } = layers[0] ?? {}
  return {
    kind: 'failed',
    failure: loginFailure('login.signatureFailed', shortMessage ?? message),
  }
}
