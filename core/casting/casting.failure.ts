import {
  BaseError,
  HttpError,
  NetworkError,
  ResponseInvalidError,
  TimeoutError,
} from '../errors.ts'
import { casting } from '../messages/pages/casting.ts'
import type {
  CastingFailed,
  CastingFailure,
  CastingFailureCode,
} from './casting.types.ts'

type Text = keyof typeof casting.failure

/** Builds the failure of that code with its text and advice. */
export function castingFailure(code: CastingFailureCode): CastingFailure {
  const text = code.slice('casting.'.length) as Text
  return { code, ...casting.failure[text] }
}

const codes: Readonly<Record<string, CastingFailureCode>> = {
  proposal_not_found: 'casting.gone',
  session_mismatch: 'casting.accountMismatch',
  not_signed_in: 'casting.signedOut',
  bad_timestamp: 'casting.clock',
  bad_signature: 'casting.badSignature',
  cannot_verify_now: 'casting.cannotVerify',
  proposal_cancelled: 'casting.cancelled',
  club_paused: 'casting.paused',
  voting_not_open: 'casting.notOpen',
  voting_closed: 'casting.closed',
  no_voting_power: 'casting.noPower',
  stale_vote: 'casting.stale',
  content_changed: 'casting.reworded',
  ballot_limit: 'casting.ballotLimit',
  rate_limited: 'casting.rateLimited',
  http_429: 'casting.rateLimited',
  // The same vote is being judged right now: its answer comes.
  in_progress: 'casting.serverFailed',
}
const statuses: Readonly<Record<number, CastingFailureCode>> = {
  401: 'casting.signedOut',
  404: 'casting.gone',
  408: 'casting.unreachable',
}

function ofHttp({ status, code, reason }: HttpError): CastingFailure {
  const away = status >= 500 ? 'casting.serverFailed' : statuses[status]
  const known = codes[code] ?? away
  const failure = castingFailure(known ?? 'casting.refused')
  const message = known || !reason ? failure.message : reason
  return { ...failure, message, refusal: code }
}

/**
 * Translates what the client throws. A refusal keeps the server's own reason.
 *
 * @throws what is no error of ours: a defect stays a defect.
 */
export function toCastingFailure(error: unknown): CastingFailure {
  if (error instanceof NetworkError || error instanceof TimeoutError)
    return castingFailure('casting.unreachable')
  if (error instanceof ResponseInvalidError)
    return castingFailure('casting.serverFailed')
  if (error instanceof HttpError) return ofHttp(error)
  if (error instanceof BaseError) return castingFailure('casting.unexpected')
  throw error
}

export const failed = (code: CastingFailureCode): CastingFailed => ({
  kind: 'failure',
  failure: castingFailure(code),
})

/** Answers with data: what the client throws on the way is translated. */
export async function attempt<Outcome>(
  act: () => Promise<Outcome>,
): Promise<Outcome | CastingFailed> {
  try {
    return await act()
  } catch (error) {
    return { kind: 'failure', failure: toCastingFailure(error) }
  }
}

/** The server's time that a refusal tells, in milliseconds. */
export function serverTimeIn(error: unknown): number | null {
  if (!(error instanceof HttpError) || error.code !== 'bad_timestamp')
    return null
  try {
    const at = Date.parse(JSON.parse(error.body).details.serverTime)
    return Number.isNaN(at) ? null : at
  } catch {
    return null
  }
}
