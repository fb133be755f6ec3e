import { administration } from '@narwhal-club/core/messages/pages/administration'
import { codeOf } from '../../data/codeOf.ts'

const { failure } = administration

const advice: Record<string, string> = {
  bad_query: failure.query,
  not_signed_in: failure.signedOut,
  not_admin: failure.notAdmin,
  rate_limited: failure.limited,
  'http.network': failure.network,
  'http.timeout': failure.network,
}

/** What to do about a failure: by its code, never its text. */
export const adviceOf = (error: unknown) =>
  advice[codeOf(error)] ?? failure.server
