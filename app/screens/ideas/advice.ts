import { ideas } from '@narwhal-club/core/messages/pages/ideas'
import { codeOf } from '../../data/codeOf.ts'

const { failure } = ideas

const advice: Record<string, string> = {
  bad_query: failure.query,
  not_signed_in: failure.signedOut,
  insufficient_vp: failure.power,
  vp_unavailable: failure.powerUnknown,
  club_paused: failure.paused,
  draft_not_found: failure.gone,
  draft_limit: failure.full,
  rate_limited: failure.limited,
  'http.network': failure.network,
  'http.timeout': failure.network,
}

/** What to do about a failure: by its code, never its text. */
export const adviceOf = (error: unknown) =>
  advice[codeOf(error)] ?? failure.server
