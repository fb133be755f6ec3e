import { failureOfHttpCode } from '../contract/failures.ts'
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

/** The failure that the server's own code names, where it is one of login. */
function refusalOf(error: HttpError): LoginFailureCode | null {
  const known = (failureOfHttpCode as Record<string, string>)[error.code]
  if (known?.startsWith('login.')) return known as LoginFailureCode
  return error.status === 429 ? 'login.rateLimited' : null
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
    return loginFailure(
      refusalOf(error) ?? 'login.nonceFailed',
      texts.nonceFailed(error.status),
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
  if (status === 422)
    return {
      kind: 'retryable',
      failure: loginFailure(code ?? 'login.verifyFailed', message),
      isLost: false,
    }
  if (status === 401)
    return {
      kind: 'refused',
      failure: loginFailure(code ?? 'login.refused', message),
    }
  return {
    kind: 'failed',
    failure: loginFailure(code ?? 'login.verifyFailed', message),
  }
}

/** EIP-1193: the provider, or its chain, is away. */
const connectionCodes = [4900, 4901]

/**
 * Walks an error and its causes, as wallets and their libraries nest them. The
 * depth is bounded because wallets have been seen to send cyclic errors.
 */
function causesOf(error: unknown): { code?: unknown; name?: unknown }[] {
  const causes = []
  for (let at = error, depth = 0; at && depth < 8; depth++) {
    if (typeof at !== 'object') break
    causes.push(at)
    at = (at as { cause?: unknown }).cause
  }
  return causes
}

function textOf(error: unknown): string | undefined {
  const { shortMessage, message } = (error ?? {}) as Record<string, unknown>
  return [shortMessage, message].find(
    (text): text is string => typeof text === 'string' && text !== '',
  )
}

/** Translates what a wallet threw instead of a signature (R8.2). */
export function toSignOutcome(error: unknown): SignOutcome {
  const causes = causesOf(error)
  if (causes.some(({ code }) => code === 4001)) return { kind: 'rejected' }
  const isConnection = causes.some(
    ({ code, name }) =>
      connectionCodes.includes(Number(code)) ||
      /^Connector\w*Error$/.test(String(name)),
  )
  return {
    kind: 'failed',
    failure: isConnection
      ? loginFailure('login.walletConnection', texts.walletConnection)
      : loginFailure('login.signatureFailed', textOf(error)),
  }
}
