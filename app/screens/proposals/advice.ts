import { proposals } from '@narwhal-club/core/messages/pages/proposals'
import { codeOf } from '../../data/codeOf.ts'

const { failure } = proposals

const advice: Record<string, string> = {
  bad_query: failure.query,
  invalid_body: failure.reason,
  not_signed_in: failure.signedOut,
  insufficient_vp: failure.power,
  vp_unavailable: failure.powerUnknown,
  not_author: failure.notAuthor,
  not_moderator: failure.notModerator,
  fresh_signature_needed: failure.notFresh,
  not_open: failure.notOpen,
  already_flagged: failure.flagged,
  proposal_not_found: failure.gone,
  rate_limited: failure.limited,
  'http.network': failure.network,
  'http.timeout': failure.network,
}

/** What to do about a failure: by its code, never its text. */
export const adviceOf = (error: unknown) =>
  advice[codeOf(error)] ?? failure.server
