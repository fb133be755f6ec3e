import { analytics } from '@narwhal-club/core/messages/pages/analytics'
import { codeOf } from '../../data/codeOf.ts'

const { failure } = analytics

const advice: Record<string, string> = {
  block_not_indexed: failure.block.body,
  index_behind: failure.behind.body,
  bad_query: failure.query,
  rate_limited: failure.limited,
  'http.network': failure.network,
  'http.timeout': failure.network,
}

/** What to do about a failure: by its code, never its text. */
export const adviceOf = (error: unknown) =>
  advice[codeOf(error)] ?? failure.server
