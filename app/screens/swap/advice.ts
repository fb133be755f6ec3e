import { swapPage } from '@narwhal-club/core/messages/pages/swapPage'
import { codeOf } from '../../data/codeOf.ts'

const { failure } = swapPage

const advice: Record<string, string> = {
  index_behind: failure.behind,
  bad_query: failure.query,
  rate_limited: failure.limited,
  'http.network': failure.network,
  'http.timeout': failure.network,
}

/** What to do about a failure: by its code, never its text. */
export const adviceOf = (error: unknown) =>
  advice[codeOf(error)] ?? failure.server
