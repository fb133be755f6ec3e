import { votesEndpoints } from '@narwhal-club/core/contract'
import { voting } from '@narwhal-club/core/messages/pages/votes'
import { createUseAsk } from '../../data/ask.ts'
import { codeOf } from '../../data/codeOf.ts'
import { createUseList } from '../../data/list.ts'

const { failure } = voting

const advice: Record<string, string> = {
  bad_query: failure.query,
  not_signed_in: failure.signedOut,
  proposal_not_found: failure.gone,
  rate_limited: failure.limited,
  'http.network': failure.network,
  'http.timeout': failure.network,
}

/** What to do about a failure: by its code, never its text. */
export const adviceOf = (error: unknown) =>
  advice[codeOf(error)] ?? failure.server

/** Asks the area by the name of a call. */
export const useAsk = createUseAsk(votesEndpoints)

/** Asks for who has voted, and who has not: the same for all who ask. */
export const useVotes = createUseList(
  { votes: votesEndpoints.votes, nonVoters: votesEndpoints.nonVoters },
  adviceOf,
)
