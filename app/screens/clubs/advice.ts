import { clubs } from '@narwhal-club/core/messages/pages/clubs'
import { codeOf } from '../../data/codeOf.ts'

const { failure } = clubs

const advice: Record<string, string> = {
  bad_query: failure.query,
  not_signed_in: failure.signedOut,
  vp_unavailable: failure.power,
  club_archived: failure.archived,
  members_not_indexed: failure.unindexed,
  index_behind: failure.behind,
  block_not_indexed: failure.behind,
  rate_limited: failure.limited,
  'http.network': failure.network,
  'http.timeout': failure.network,
}

/** What to do about a failure: by its code, never its text. */
export const adviceOf = (error: unknown) =>
  advice[codeOf(error)] ?? failure.server
