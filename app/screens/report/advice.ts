import { reporting } from '@narwhal-club/core/messages/pages/reporting'
import { codeOf } from '../../data/codeOf.ts'

const { failure } = reporting

const advice: Record<string, string> = {
  invalid_body: failure.text,
  not_signed_in: failure.signedOut,
  insufficient_vp: failure.power,
  vp_unavailable: failure.powerUnknown,
  thing_not_found: failure.gone,
  taken_down: failure.taken,
  rate_limited: failure.limited,
  'http.network': failure.network,
  'http.timeout': failure.network,
}

/** What to do about a failure: by its code, never its text. */
export const adviceOf = (error: unknown) =>
  advice[codeOf(error)] ?? failure.server
