import type { HttpError } from '../errors.ts'
import { isRateLimited, sortThrown } from '../http/callFault.ts'
import { acting as words } from '../messages/pages/acting.ts'
import type { ActingFailure, ActingFailureCode } from './acting.types.ts'

type Text = keyof typeof words.failure

/** Builds the failure of that code with its text and advice. */
export function actingFailure(code: ActingFailureCode): ActingFailure {
  const text = code.slice('acting.'.length) as Text
  return { code, ...words.failure[text] }
}

const statuses: Readonly<Record<number, ActingFailureCode>> = {
  401: 'acting.signedOut',
  404: 'acting.gone',
  408: 'acting.unreachable',
}

function ofHttp({ status, code, reason }: HttpError): ActingFailure {
  if (isRateLimited({ code })) return actingFailure('acting.rateLimited')
  // What the chain's index is behind with is mended by time, and said by name.
  if (status >= 500 && code.startsWith('http_'))
    return actingFailure('acting.serverFailed')
  const known = statuses[status]
  const failure = actingFailure(known ?? 'acting.refused')
  const message = known || !reason ? failure.message : reason
  // Nothing of it has to be changed: the server cannot look now.
  const advice = status >= 500 ? words.later : failure.advice
  return { ...failure, message, advice, refusal: code }
}

/**
 * Translates what the client throws. A refusal keeps the server's own reason.
 *
 * @throws what is no error of ours: a defect stays a defect.
 */
export function toActingFailure(error: unknown): ActingFailure {
  const thrown = sortThrown(error)
  return typeof thrown === 'string'
    ? actingFailure(`acting.${thrown}`)
    : ofHttp(thrown)
}
