import type { HttpCode } from '../contract/refusals.ts'
import { HttpError } from '../errors.ts'
import { sortThrown } from '../http/callFault.ts'
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

/** Gives a failure the advice for a vote that is only looked up: nothing was signed for it. */
export function whileReading(failure: CastingFailure): CastingFailure {
  const { reading } = casting
  const text = failure.code.slice('casting.'.length)
  return Object.hasOwn(reading, text)
    ? { ...failure, advice: reading[text as keyof typeof reading] }
    : failure
}

/**
 * What our server may say. A code that is not here is of something between us
 * and the server, which knows nothing of a vote.
 */
const codes: Readonly<
  Partial<Record<HttpCode | `http_${number}`, CastingFailureCode>>
> = {
  club_not_found: 'casting.gone',
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
  http_401: 'casting.signedOut',
  bad_request: 'casting.refused',
  invalid_body: 'casting.refused',
  body_too_large: 'casting.refused',
  wrong_domain: 'casting.refused',
  bad_envelope: 'casting.refused',
  bad_vote: 'casting.refused',
  bad_choice: 'casting.refused',
  summary_mismatch: 'casting.refused',
  replayed: 'casting.refused',
}

function ofHttp({ code, reason }: HttpError): CastingFailure {
  const known = Object.hasOwn(codes, code)
    ? codes[code as keyof typeof codes]
    : undefined
  const failure = castingFailure(known ?? 'casting.serverFailed')
  const said = known === 'casting.refused' ? reason : null
  return { ...failure, message: said ?? failure.message, refusal: code }
}

/**
 * Translates what the client throws. A refusal keeps the server's own reason.
 *
 * @throws what is no error of ours: a defect stays a defect.
 */
export function toCastingFailure(error: unknown): CastingFailure {
  const thrown = sortThrown(error)
  return typeof thrown === 'string'
    ? castingFailure(`casting.${thrown}`)
    : ofHttp(thrown)
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
